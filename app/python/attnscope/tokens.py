"""Tokens as callers give them: lists of texts, one for each position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .arrays import is_torch
from .calls import Call
from .errors import InvalidRequest, WrongType

Text = list[str]
Tokens = Sequence[str] | Sequence[Sequence[str]] | Mapping[str, Sequence[str] | Sequence[Sequence[str]]]

FROM_IDS = "tokens are texts: tokenizer.convert_ids_to_tokens(ids)"


@dataclass(frozen=True)
class Texts:
    """The tokens of one text, or of each text of a batch."""

    lists: list[Text]

    def of(self, call: Call) -> Text | None:
        """Returns the tokens of the call's text; None if there are none."""
        if len(self.lists) == 1:
            return self.lists[0]
        return self.lists[call.text] if call.text is not None and call.text < len(self.lists) else None


def texts_in(name: str, given: Any) -> Texts:
    """Returns the tokens of the argument `name`: a list of strings, or a list of such lists.

    Raises WrongType for anything else.
    """
    parts = listed(name, given)
    lists = [not isinstance(each, (str, bytes)) and is_several(each) for each in parts]
    if any(lists) and not all(lists):
        raise WrongType(f"{name} mixes strings and lists: give a list of strings, or a list of them for each text")
    if not any(lists):
        return Texts([strings(name, parts)])
    texts = [listed(name, each) for each in parts]
    if any(is_several(each) and not isinstance(each, (str, bytes)) for text in texts for each in text):
        raise WrongType(f"{name} has lists in lists in lists: give a list of strings, or one for each text")
    return Texts([strings(name, text) for text in texts])


def is_several(value: Any) -> bool:
    """Returns whether the value holds others."""
    return isinstance(value, Iterable) and getattr(value, "ndim", 1) != 0


def listed(name: str, given: Any) -> list[Any]:
    """Returns what the argument holds, as a list.

    Raises WrongType where it is a single text, a tensor of numbers, or nothing that can be listed.
    """
    if isinstance(given, (str, bytes)):
        raise WrongType(f"{name} is a single string: it takes a list with a string for each position, as "
                        "tokenizer.convert_ids_to_tokens(ids) gives it")
    if is_torch(given) or getattr(getattr(given, "dtype", None), "kind", "U") in "biufc":
        raise WrongType(f"{name} is an array of numbers, but {FROM_IDS}")
    if not is_several(given):
        raise WrongType(f"{name} is of the type {type(given).__name__}: it takes a string for each position")
    return list(given)


def strings(name: str, parts: list[Any]) -> Text:
    """Returns the tokens as strings.

    Raises WrongType where one is none.
    """
    for each in parts:
        if not isinstance(each, (str, bytes)):
            is_number = hasattr(each, "__index__") or isinstance(each, float)
            raise WrongType(f"{name} holds numbers, but {FROM_IDS}" if is_number else
                            f"{name} holds a {type(each).__name__}, where it takes a string for each position")
    return [each.decode(errors="replace") if isinstance(each, bytes) else each for each in parts]


def texts_by_layer(tokens: Mapping[str, Any]) -> dict[str, Texts]:
    """Returns the tokens of layers by the beginning of their names.

    Raises WrongType where one of the names is none, or what it has is no list of tokens.
    """
    for name in tokens:
        if not isinstance(name, str):
            raise WrongType(f"tokens has the key {name!r}: its keys are beginnings of layers' names")
    return {name: texts_in(f"tokens[{name!r}]", given) for name, given in tokens.items()}


def require_texts(texts: Iterable[Texts], calls: Sequence[Call]) -> None:
    """Raises InvalidRequest where tokens of several texts are given and calls hold a batch of texts, or do not say
    which of them they are of."""
    counts = [len(each.lists) for each in texts if len(each.lists) != 1]
    if counts and any(call.text is None for call in calls):
        raise InvalidRequest(f"tokens of {counts[0]} texts were given, but a call has those of one; capture one text "
                             "alone by batch=, or give the tokens of one")
