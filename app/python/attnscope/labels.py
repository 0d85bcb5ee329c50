"""Which text names the keys and the queries of each call."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .calls import Call
from .errors import InvalidRequest, WrongType
from .names import is_within, some
from .tokens import Text, Texts, Tokens, require_texts, texts_by_layer, texts_in

CAUSAL = ("causal", "causal-window", "chunk", "documents", "causal-dilated", "strided", "top-k")


@dataclass(frozen=True)
class Sides:
    """Tokens of the keys and of the queries of a call; None where no text has as many tokens."""

    keys: Text | None = None
    queries: Text | None = None


@dataclass(frozen=True)
class Candidates:
    """Texts that may name the keys and the queries of a call, the first ones first."""

    keys: list[Text]
    queries: list[Text]


def of_keys(call: Call, text: Text) -> Text | None:
    """Returns the tokens of the keys that were kept, if there are as many as keys, with padding or without."""
    return chosen(text, call.positions[1], call.keys, call.k.shape[2])


def of_queries(call: Call, text: Text) -> Text | None:
    """Returns the tokens of the queries that were kept, as `of_keys()` does."""
    return chosen(text, call.positions[0], call.queries, call.q.shape[2])


def chosen(text: Text, positions: int, places: Any | None, kept: int) -> Text | None:
    """Returns the tokens at the places that were kept; all of them if the text has no more."""
    if len(text) == positions:
        return text if places is None else [text[i] for i in places]
    return text if len(text) == kept else None


def is_of_one_text(call: Call) -> bool:
    """Returns whether queries and keys are known to stand for the same tokens: the model was seen to attend to its own
    states, or the mask would make no sense otherwise."""
    is_square = call.positions[0] == call.positions[1]
    return is_square and (bool(call.is_self) or call.queries is not None or call.fields.get("mask") in CAUSAL)


def is_continued(call: Call, texts: Candidates) -> bool:
    """Returns whether the queries are the last tokens of the keys' text, as where a cache is continued. Where that is
    not known, the alignment tells, or that there is no other text."""
    alignment = call.fields.get("alignment")
    may_be = alignment == "bottom-right" or alignment is None and texts.keys == texts.queries and len(texts.keys) == 1
    stands_last = may_be if call.is_self is None else call.is_self
    return call.q.shape[2] < call.k.shape[2] and stands_last


def sides(call: Call, texts: Candidates) -> Sides:
    """Returns the tokens of a call. Queries that are the last ones of the keys' text have the tokens of the keys."""
    key_text = next((text for text in texts.keys if of_keys(call, text) is not None), None)
    keys = None if key_text is None else of_keys(call, key_text)
    for_queries = [key_text] if key_text is not None and is_of_one_text(call) else texts.queries
    queries = next((found for text in for_queries if (found := of_queries(call, text)) is not None), None)
    is_among = any(text is key_text for text in texts.queries)
    if queries is None and is_among and is_continued(call, texts):
        queries = keys
    return Sides(keys, queries)


def candidates_by_layer(call: Call, by_layer: Mapping[str, Texts]) -> Candidates:
    """Returns the texts for a call whose layer has a text of its own: the longest beginning of its name decides. Keys
    that are known to belong to another text have one of the others first."""
    beginnings = [name for name in by_layer if is_within(call.layer, name)]
    if not beginnings:
        return Candidates([], [])
    layer = max(beginnings, key=len)
    own = given(by_layer[layer].of(call))
    others = [text for name, texts in by_layer.items() if name != layer for text in given(texts.of(call))]
    is_other = call.is_self is False and not is_of_one_text(call)
    return Candidates([*others, *own] if is_other else [*own, *others], own)


def given(text: Text | None) -> list[Text]:
    """Returns a list of this text; an empty one if there is none."""
    return [] if text is None else [text]


def candidates(calls: Sequence[Call], tokens: Tokens | None, query_tokens: Any) -> tuple[list[Candidates], list[Texts]]:
    """Returns the texts that may name each call, and the tokens as they were read, which an iterator gives but once.

    Raises InvalidRequest where the tokens do not go together or belong to no layer, and WrongType where they are none.
    """
    if isinstance(query_tokens, Mapping):
        raise WrongType("query_tokens is a list of strings; tokens= takes lists by layers, and names queries as well")
    if isinstance(tokens, Mapping):
        by_layer = texts_by_layer(tokens)
        if query_tokens is not None:
            raise InvalidRequest("tokens by layers name the queries as well: leave out query_tokens")
        missing = [name for name in by_layer if not any(is_within(call.layer, name) for call in calls)]
        if missing:
            layers = some(list(dict.fromkeys(call.layer or "attention" for call in calls)))
            raise InvalidRequest(f"tokens[{missing[0]!r}] names no layer that was kept; their names are {layers}")
        require_texts(by_layer.values(), calls)
        return [candidates_by_layer(call, by_layer) for call in calls], list(by_layer.values())
    first, second = (None if each is None else texts_in(name, each)
                     for name, each in (("tokens", tokens), ("query_tokens", query_tokens)))
    read = [each for each in (first, second) if each is not None]
    require_texts(read, calls)
    found = []
    for call in calls:
        one, other = (given(None if each is None else each.of(call)) for each in (first, second))
        found.append(Candidates([*one, *(other if one else [])], [*other, *one]))
    return found, read


@dataclass(frozen=True)
class Labels:
    """The texts of a file, and the indices of those that name the keys and the queries of each call."""

    texts: list[Text]
    of_calls: list[tuple[int | None, int | None]]

    def metadata(self) -> dict[str, str]:
        """Returns what a file says of the tokens beside its calls."""
        if not self.texts:
            return {}
        texts = {"attnscope.texts": self.texts}
        if self._is_same_for_all:
            keys, queries = self.of_calls[0]
            texts = {} if keys is None else {"attnscope.tokens": self.texts[keys]}
            if queries != keys:
                texts["attnscope.query_tokens"] = self.texts[queries]
        return {name: json.dumps(value, ensure_ascii=False) for name, value in texts.items()}

    def of_call(self, index: int) -> dict[str, int | None]:
        """Returns what a file says of the tokens of a call."""
        if not self.texts or self._is_same_for_all:
            return {}
        keys, queries = self.of_calls[index]
        return {"key_text": keys, "query_text": queries}

    @cached_property
    def _is_same_for_all(self) -> bool:
        """Whether all calls have the same tokens, those of the queries among them."""
        return len(set(self.of_calls)) == 1 and self.of_calls[0][1] is not None


def labels_of(calls: Sequence[Call], tokens: Tokens | None, query_tokens: Any) -> tuple[Labels, str]:
    """Returns the tokens of calls, and a sentence on those that have none or may have those of another text; an empty
    one where there is nothing to say. Raises as `candidates()` does."""
    texts: dict[tuple[str, ...], int] = {}

    def index(text: Text | None) -> int | None:
        return None if text is None else texts.setdefault(tuple(text), len(texts))

    possible, read = candidates(calls, tokens, query_tokens)
    found = [sides(*each) for each in zip(calls, possible)]
    of_calls = [(index(each.keys), index(each.queries)) for each in found]
    if tokens is None and query_tokens is None:
        return Labels([], of_calls), ""
    return Labels([list(text) for text in texts], of_calls), remark(calls, read, possible, found)


def remark(calls: Sequence[Call], read: list[Texts], possible: list[Candidates], found: list[Sides]) -> str:
    """Returns what a warning says: that calls have no tokens, or that several texts were kept and have the same tokens.
    It is empty if neither is so."""
    without = [call for call, each in zip(calls, found) if each == Sides()]
    if without:
        counts = dict.fromkeys(len(text) for each in possible for text in [*each.keys, *each.queries])
        numbers = " and ".join(str(count) for count in counts) or "no"
        were = f"{numbers} token{' was' if numbers == '1' else 's were'} given"
        have = "the call has" if len(calls) == 1 else f"{len(without)} of {len(calls)} calls have"
        return f"{have} no tokens: {were}, and {without[0].name} has {counts_of(without[0])}"
    kept = max(*(call.q.shape[0] for call in calls), len({call.text for call in calls} - {None}))
    if kept > 1 and all(len(texts.lists) == 1 for texts in read):
        return (f"{kept} texts were kept, and all of them have the same tokens; capture the text that has them alone, "
                "by batch=")
    return ""


def counts_of(call: Call) -> str:
    """Returns how many keys, and queries if these are not as many, a call has."""
    queries, keys = call.positions
    return f"{keys} keys" if queries == keys else f"{keys} keys and {queries} queries"
