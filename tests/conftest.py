"""Settings that all tests share."""

from hypothesis import settings

# A slow moment of a shared machine is no failure; all else stays as Hypothesis chose it for this place.
settings.register_profile("kribo", settings(), deadline=None)
settings.load_profile("kribo")
