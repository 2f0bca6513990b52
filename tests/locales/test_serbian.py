"""Serbian Latin is made from Cyrillic, letter by letter."""

from __future__ import annotations

import pytest

from kribo.locales.serbian import latin_fluent
from kribo.locales.transliteration import latin


@pytest.mark.parametrize(
    ("cyrillic", "expected"),
    [
        ("абвгдђежзијклљмнњопрстћуфхцчџш", "abvgdđežzijklljmnnjoprstćufhcčdžš"),
        ("АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ", "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ"),
        ("Џокер, Љубав, Њега", "Džoker, Ljubav, Njega"),
        ("КРИБИЏ, КРАЉ, ЏОКЕР, Џ", "KRIBIDŽ, KRALJ, DŽOKER, Dž"),
        ("инјекција, надживети, његов", "injekcija, nadživeti, njegov"),
        ("краљ J 5H { $n } kribo", "kralj J 5H { $n } kribo"),
        ("„петнаест – два“", "„petnaest – dva“"),
    ],
)
def test_letters(cyrillic: str, expected: str) -> None:
    assert latin(cyrillic) == expected


def test_only_the_own_words_of_a_message_are_changed() -> None:
    source = '# Напомена\npoints = { $n ->\n    [one] { $n } поен{ "Ж" }\n   *[other] { $n } поена\n}\n'
    assert latin_fluent(source) == (
        '# Napomena\npoints = { $n ->\n    [one] { $n } poen{ "Ж" }\n   *[other] { $n } poena\n}\n'
    )
