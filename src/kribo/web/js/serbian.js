// The two alphabets of Serbian.

const CYRILLIC = 'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш'.split(' ');
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');
const LETTERS = new Map(CYRILLIC.map((letter, i) => [letter, LATIN[i]]));

/** Serbian in Latin letters; other Cyrillic letters stay as they are.
 * @param {string} text */
export const inLatin = (text) => text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
  const small = letter.toLowerCase();
  const latin = LETTERS.get(small) ?? letter;
  return letter === small ? latin : latin[0].toUpperCase() + latin.slice(1);
});
