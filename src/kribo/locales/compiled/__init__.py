"""The catalogues as Python modules, made by `python -m kribo.locales.compile`; never edit them."""
