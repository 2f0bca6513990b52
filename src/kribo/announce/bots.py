"""What bots are called."""

from __future__ import annotations

from kribo.locales import Catalogue


def bot_name(bot: str, before: int, say: Catalogue) -> str:
    """The name of a bot, with a number when there are others of its kind before it at the table."""
    name = say("bot-name", bot=bot)
    return say("bot-again", bot=bot, name=name, number=before + 1) if before else name
