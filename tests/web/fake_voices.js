// Voices for a browser that has none: what they say is in `window.spoken`. They go on by themselves, or with
// `window.sayNext()` where `window.slowVoices` is set.

(() => {
  class Utterance {
    constructor(text) {
      Object.assign(this, { text, lang: '', voice: null, rate: 1, volume: 1, onend: null, onerror: null });
    }
  }
  const voice = (name, lang) => ({ name, lang, voiceURI: name });
  const voices = [
    voice('Emma', 'en-GB'), voice('Joe', 'en_US'), voice('Ivana', 'hr-HR'), voice('Olga', 'ru-RU'),
  ];
  window.spoken = [];
  let now = null;
  const end = () => { const was = now; now = null; was?.onend?.({}); };
  const synthesis = {
    getVoices: () => voices,
    speak(utterance) {
      window.spoken.push(utterance);
      now = utterance;
      if (!window.slowVoices) setTimeout(() => { if (now === utterance) end(); });
    },
    cancel() {
      const was = now;
      now = null;
      window.cancelled = (window.cancelled ?? 0) + 1;
      setTimeout(() => was?.onerror?.({ error: 'interrupted' }));
    },
    addEventListener() {},
  };
  window.sayNext = end;
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  window.SpeechSynthesisUtterance = Utterance;
})();
