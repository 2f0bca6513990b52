"""Both kernels, so that each is put through the same tests."""

from __future__ import annotations

from types import ModuleType

import pytest

from kribo.engine import kernel
from tests.engine.kernels import KERNELS


@pytest.fixture(params=KERNELS, ids=lambda module: module.__name__.rpartition(".")[2])
def backend(request: pytest.FixtureRequest) -> ModuleType:
    """The functions of a kernel as `kribo.engine.kernel` calls them."""
    module: ModuleType = request.param
    return module


@pytest.fixture
def compiled() -> ModuleType:
    """The kernel in C; a test that asks for it is skipped where there is none."""
    if not kernel.IN_C:
        pytest.skip("the kernel is not compiled, or KRIBO_KERNEL=python")
    return KERNELS[-1]
