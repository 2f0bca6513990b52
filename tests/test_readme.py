"""The Python examples of the documents do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)
DOCUMENTS = [
    path
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if EXAMPLES.search(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples(document: Path) -> None:
    text = "\n".join(EXAMPLES.findall(document.read_text(encoding="utf-8")))
    examples = doctest.DocTestParser().get_doctest(text, {}, document.name, str(document), 0)
    complaints: list[str] = []
    result = doctest.DocTestRunner().run(examples, out=complaints.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(complaints)
