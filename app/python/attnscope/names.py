"""Names of layers."""

from __future__ import annotations

from collections.abc import Sequence


def is_within(name: str, outer: str) -> bool:
    """Returns whether the module of one name is the other, or within it."""
    return not outer or name == outer or name.startswith(outer + ".")


def some(names: Sequence[str], most: int = 3) -> str:
    """Returns a list of names in which those after the first few are counted."""
    shown = ", ".join(names[:most])
    return shown + (f" and {len(names) - most} more" if len(names) > most else "")
