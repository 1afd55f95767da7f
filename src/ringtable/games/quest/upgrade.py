"""Positions that were written under older rules, in the present form.

Rules 2 take a card without a question where a search shows but one, and let no rise of threat by
rule end the order to pass until something happens. A match that began under rules 1 goes on as it
was (`State.under`); its positions are written down in the same form.
"""

from typing import Any

from ringtable.kernel.game import Options


def upgrade(data: dict[str, Any], version: int, options: Options) -> dict[str, Any]:
    return data
