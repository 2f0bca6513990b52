"""Settings that all tests share."""

import os
import signal

from hypothesis import settings

# What is said is compared in English unless a test asks for another language.
os.environ["KRIBO_LANG"] = "en"

# A slow moment of a shared machine is no failure; all else stays as Hypothesis chose it for this place.
settings.register_profile("kribo", settings(), deadline=None)
settings.load_profile("kribo")

# A shell that runs the tests in the background has them, and all that they start, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
