"""The kernels there are: the one in Python, and the one in C where it is compiled."""

from __future__ import annotations

from types import ModuleType

from kribo.engine import fallback, kernel

KERNELS: list[ModuleType] = [fallback]
if kernel.IN_C:
    from kribo.engine import _kernel

    KERNELS.append(_kernel)
