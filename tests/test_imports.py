"""Imports of kribo point one way; imports inside functions and for type checkers count like all others."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "kribo"

RULES = {"errors", "cards", "scoring", "rules", "variants"}
GAME = RULES | {"game", "notation", "match"}
WORDS = {"announce", "commands", "locales"}
ALL_BUT_SERVER = GAME | WORDS | {"engine", "players", "analysis", "table", "store", "terminal"}

MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "folders": set(),
    "cards": {"errors"},
    "scoring": {"errors", "cards"},
    "rules": RULES - {"rules", "variants"},
    "variants": RULES - {"variants"},
    "game": RULES,
    "notation": RULES | {"game"},
    "match": RULES | {"game", "notation"},
    "engine": {"errors", "cards", "scoring", "rules"},
    "players": RULES | {"game", "engine", "match"},
    "analysis": GAME | {"players", "engine"},
    "locales": {"errors", "cards"},
    "announce": GAME | {"locales"},
    "commands": GAME | {"locales"},
    "table": GAME | {"players", "engine", "announce", "locales"},
    "store": GAME,
    "server": GAME | WORDS | {"folders", "table", "store", "analysis", "players"},
    "client": {"errors", "folders", "game", "server"},
    "terminal": (ALL_BUT_SERVER - {"terminal"}) | {"server", "client"},
    "cli": ALL_BUT_SERVER,
    "testing": GAME | {"engine", "players", "store"},
    "__main__": {"cli"},
}
"""By a module or folder of kribo: the others that it may import. The package itself (its version) all may."""

PURE = {"errors", "cards", "scoring"}
"""These import nothing but the standard library and each other."""

NOT_IN_THE_CORE = {"random", "time", "asyncio"}

MODULES = sorted(PACKAGE.rglob("*.py"))


def unit(module: str) -> str:
    """What the table calls a module: `scoring` for `kribo.scoring.show`, nothing for `kribo` itself."""
    return module.partition(".")[2].partition(".")[0]


def name_of(path: Path) -> str:
    """`kribo.scoring.show` for its file."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, and every name that it takes from the package itself."""
    package = name_of(path).split(".") if path.name == "__init__.py" else name_of(path).split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            if module == "kribo":
                yield from (f"kribo.{alias.name}" for alias in node.names if alias.name in MAY_IMPORT)
            else:
                yield module


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    importer = unit(name_of(path))
    ours = {unit(module) for module in imported(path) if module.startswith("kribo.")}
    if not importer:
        assert not ours, "the package itself imports nothing"
        return
    assert importer in MAY_IMPORT, f"say in MAY_IMPORT what {importer} may import"
    assert ours <= MAY_IMPORT[importer] | {importer}


@pytest.mark.parametrize("path", [path for path in MODULES if unit(name_of(path)) in PURE], ids=name_of)
def test_the_rules_of_cards_need_the_standard_library_alone(path: Path) -> None:
    roots = {module.partition(".")[0] for module in imported(path)}
    assert roots <= sys.stdlib_module_names | {"kribo"}


@pytest.mark.parametrize("path", [path for path in MODULES if unit(name_of(path)) == "game"], ids=name_of)
def test_the_core_has_no_chance_and_no_clock(path: Path) -> None:
    assert not {module.partition(".")[0] for module in imported(path)} & NOT_IN_THE_CORE


def test_nothing_in_the_table_is_imported_both_ways() -> None:
    done: set[str] = set()
    while rest := {importer for importer in MAY_IMPORT if importer not in done}:
        free = {importer for importer in rest if MAY_IMPORT[importer] <= done}
        assert free, f"a circle among {sorted(rest)}"
        done |= free


def test_no_two_modules_import_each_other() -> None:
    """Nor in a longer circle."""
    known = {name_of(path) for path in MODULES}
    rest = {name_of(path): known & set(modules_imported(path)) for path in MODULES}
    while rest:
        free = {name for name, needed in rest.items() if not needed & (rest.keys() - {name})}
        assert free, f"a circle among {sorted(rest)}"
        rest = {name: needed for name, needed in rest.items() if name not in free}


def modules_imported(path: Path) -> Iterator[str]:
    """Every module that a file imports; `from a import b` may mean `a.b`, and else means something in `a`."""
    modules = {name_of(other) for other in MODULES}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            assert not node.level, "imports are absolute"
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from inner & modules
            if inner - modules:
                yield node.module
