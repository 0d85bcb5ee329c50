"""Captured calls as a table in plain text."""

from __future__ import annotations

from collections.abc import Sequence

from .arrays import type_name
from .calls import Call

COLUMNS = ("call", "layer", "B × H × queries", "keys", "d", "groups", "mask", "scale", "type")
MOST_ROWS = 60


def table(calls: Sequence[Call]) -> list[str]:
    """Returns the lines of a table with a row for each call; the middle of a long one is left out."""
    shown = list(calls)
    if len(shown) > MOST_ROWS:
        shown = shown[:MOST_ROWS // 2] + shown[-MOST_ROWS // 2:]
    rows = [COLUMNS, *(cells(call) for call in shown)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    if len(calls) > len(shown):
        lines.insert(1 + MOST_ROWS // 2, f"… {len(calls) - len(shown)} more")
    return lines


def cells(call: Call) -> tuple[str, ...]:
    """Returns the texts of a call's row."""
    batches, heads, queries, d = call.q.shape
    groups = heads // call.k.shape[1]
    text = "" if call.sequence is None else f", text {call.sequence}"
    return (str(call.number), (call.layer or "attention") + text, f"{batches} × {heads} × {queries}",
            str(call.k.shape[2]), str(d), "" if groups == 1 else f"{groups} to a key head", mask_text(call), scale_text(call),
            type_name(call.q))


def mask_text(call: Call) -> str:
    """Returns what the mask is in a few words."""
    if call.not_shown:
        return "not shown"
    text = call.fields.get("mask", "not said")
    for width in ("window", "chunk"):
        if width in call.fields:
            text += f" {call.fields[width]}"
    if call.fields.get("sinks"):
        text += f" + {call.fields['sinks']} sinks"
    left_out = call.positions[1] - call.k.shape[2] if call.keys is not None else 0
    return text + (f", {left_out} of padding left out" if left_out else "")


def scale_text(call: Call) -> str:
    """Returns the scale: 1/√d, a number, or the rule that gives it."""
    if call.fields["rule"] == "inverse-sqrt-d":
        return f"1/√{call.q.shape[3]}"
    return f"{call.fields['lambda']:.6g}" if call.fields["rule"] == "constant" else call.fields["rule"]


def bytes_text(count: int) -> str:
    """Returns a number of bytes in the largest unit of which there is one."""
    number, unit = float(count), "bytes"
    for larger in ("KiB", "MiB", "GiB"):
        if number < 1024:
            break
        number, unit = number / 1024, larger
    return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.4g} {unit}"
