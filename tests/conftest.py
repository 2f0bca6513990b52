"""Settings that all tests share."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

# What is said is compared in English unless a test asks for another language.
os.environ["KRIBO_LANG"] = "en"

# A slow moment of a shared machine is no failure; all else stays as Hypothesis chose it for this place.
settings.register_profile("kribo", settings(), deadline=None)
settings.load_profile("kribo")

# A shell that runs the tests in the background has them, and all that they start, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _cache_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is made once and kept is made anew by every run, or nobody would see how it is made now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KRIBO_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield
