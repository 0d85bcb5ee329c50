"""Fields of the program as callers give them: their names and values, checked before anything runs."""

from __future__ import annotations

import difflib
import functools
import json
import os
import subprocess
from collections.abc import Iterable, Mapping
from typing import Any

from .calls import scale_fields
from .errors import Error, InvalidRequest, UnknownName, WrongType
from .masks import Fields
from .program import program

PATIENCE = 30  # seconds within which the program lists its fields

# Fields that follow from a file of heads itself, or name other files, so that such a file cannot state them.
OF_FILES = frozenset("""
    n d queries keys query_file key_file query_tensor key_tensor first_axis batch head weights_file sink_file
    position_file tokens_file trained_file
""".split())


def checked_fields(given: Mapping[str, Any], arguments: Iterable[str]) -> Fields:
    """Returns the fields by their keys in the program. A key that is a word of Python ends in an underscore.
    `arguments` are the names that the caller takes beside fields.

    Raises UnknownName for a field that does not exist, and InvalidRequest for a value that is not possible. Where
    neither the compiled module nor the program is there, which know the fields, only the types of values are checked.
    """
    known, fields = known_fields() if given else None, {}
    for name, value in given.items():
        key = name.rstrip("_")
        if known and key not in known:
            meant = difflib.get_close_matches(key, [*known, *arguments], 1)
            hint = f"did you mean {meant[0]}?" if meant else "'attnscope list' names the fields"
            raise UnknownName(f"there is no field {key!r}: {hint}")
        if key in OF_FILES:
            raise InvalidRequest(f"{key} cannot be given here: it follows from the queries and keys")
        fields[key] = plain(key, value)
        if known:
            require_possible(key, fields[key], known[key])
    return fields


def plain(key: str, value: Any) -> Any:
    """Returns a number or a text of Python.

    Raises WrongType for anything else.
    """
    value = value.item() if getattr(value, "ndim", None) == 0 else value
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise WrongType(f"{key} = {value!r} is not possible: it takes a number or a text")
    return value


def require_possible(key: str, value: Any, takes: str) -> None:
    """Raises InvalidRequest for a value that is none of the choices "a | b", or a number outside the range "1 to 8"."""
    choices = takes.split(" | ")
    low, is_range, high = takes.partition(" to ")
    if len(choices) > 1 and any(each not in choices for each in str(value).split(",")):
        meant = difflib.get_close_matches(str(value), choices, 1)
        raise InvalidRequest(f"{key} = {value!r} is not possible: {f'did you mean {meant[0]}? ' if meant else ''}"
                             f"It takes {', '.join(choices)}")
    if is_range and not isinstance(value, str) and not float(low) <= value <= float(high):
        raise InvalidRequest(f"{key} = {value!r} is not possible: it takes {takes}")


def known_fields() -> dict[str, str] | None:
    """Returns what each field takes, by its key, as the compiled module or the program has it; None if neither is
    there."""
    try:
        from . import _numbers
        return {record["key"]: record["takes"] for record in _numbers.table("fields")}
    except ImportError:
        pass
    try:
        found = program()
        return fields_of(found, os.stat(found).st_mtime_ns)
    except (Error, OSError):
        return None


@functools.lru_cache(maxsize=4)
def fields_of(path: str, _time: int) -> dict[str, str] | None:
    """Returns what each field of this program takes; None if it does not tell. `_time` is when it was changed."""
    try:
        said = subprocess.run([path, "list", "--json"], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE,
                              check=True).stdout
        return {each["name"]: each["takes"] for each in json.loads(said)["fields"]}
    except (OSError, subprocess.SubprocessError, ValueError, KeyError, TypeError):
        return None


def with_scale(fields: Fields, d: int) -> Fields:
    """Returns fields with the scale that was given, or the usual one, 1/√d."""
    if "lambda" in fields:
        return {"rule": "constant"} | fields
    return fields if "rule" in fields else fields | scale_fields(None, d)
