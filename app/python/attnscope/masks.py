"""Which of the program's masks a matrix of visible keys is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from .arrays import are_equal, as_numpy, is_torch, type_name

# An additive mask hides a key by −∞, or by a number so low that exp() of it is 0 beside any other score.
HIDDEN_FROM = -1e4

Fields = dict[str, Any]
Places = np.ndarray


@dataclass(frozen=True)
class Recognised:
    """What a mask says: the fields of the program, and the positions that are no padding (None: all of them)."""

    fields: Fields
    queries: Places | None = None
    keys: Places | None = None


def visible_keys(mask: Any) -> Any | None:
    """Returns a mask as booleans, true where the key is seen; None if it adds other numbers to the scores than 0 and
    those that hide a key. A mask of booleans is true where the key is seen."""
    if type_name(mask) == "bool":
        return mask
    visible, hidden = mask == 0, mask <= HIDDEN_FROM
    return visible if bool((visible | hidden).all()) else None


def distinct(mask: Any) -> Any:
    """Returns a mask as batches × heads × queries × keys, with one batch or one head where all are the same."""
    mask = mask.reshape((1,) * (4 - len(mask.shape)) + tuple(mask.shape))
    strides = mask.stride() if is_torch(mask) else mask.strides
    for axis in (0, 1):
        first = mask[:1] if axis == 0 else mask[:, :1]
        if mask.shape[axis] > 1 and (strides[axis] == 0 or are_equal(mask, first)):
            mask = first
    return mask


def mask_fields(mask: str, *, window: int | None = None, sinks: int = 0, chunk: int | None = None,
                document_lengths: str | None = None, alignment: str | None = None) -> Fields:
    """Returns the fields of the program that say this mask."""
    fields: Fields = {"mask": mask}
    if window is not None:
        fields |= {"window": window, "sinks": sinks}
    if chunk is not None:
        fields["chunk"] = chunk
    if document_lengths is not None:
        fields["document_lengths"] = document_lengths
    if alignment is not None:
        fields["alignment"] = alignment
    return fields


def recognised(visible: np.ndarray, is_self: bool | None) -> Recognised | None:
    """Returns what a matrix (queries × keys, true where the key is seen) says; None if no mask of the program is like
    it.

    Keys that no query sees are padding, and are left out. The queries beside them are left out as well if queries and
    keys are equally many and stand for the same tokens: a mask that differs from row to row tells that, else `is_self`
    does. Models let queries of padding see every key, so rows that see all keys are taken for padding where nothing
    else fits.
    """
    is_square = visible.shape[0] == visible.shape[1]
    for rows in rows_to_judge_by(visible):
        keys = visible[rows].any(axis=0)
        if keys.all():
            fields = pattern(visible)
            if fields is not None:
                return Recognised(fields)
            continue
        beside = is_square and (is_self or not (visible == keys).all())
        queries = keys if beside else np.ones(visible.shape[0], bool)
        fields = pattern(visible[span(queries)][:, span(keys)])
        if fields is not None:
            return Recognised(fields, np.flatnonzero(queries) if beside else None, np.flatnonzero(keys))
    return None


def rows_to_judge_by(visible: np.ndarray) -> Iterator[Any]:
    """Yields the rows that decide which keys are padding: all, then those that see some keys but not all."""
    yield slice(None)
    seen = np.count_nonzero(visible, axis=1)
    some = (seen > 0) & (seen < visible.shape[1])
    if some.any() and not some.all() and visible.shape[0] == visible.shape[1]:
        yield some


def span(chosen: np.ndarray) -> Any:
    """Returns an index of the true places: a slice, which copies nothing, if they follow each other."""
    places = np.flatnonzero(chosen)
    if len(places) and places[-1] - places[0] + 1 == len(places):
        return slice(places[0], places[-1] + 1)
    return places


def pattern(visible: np.ndarray) -> Fields | None:
    """Returns the fields of the mask that this matrix is; None if it is none of the program's."""
    queries, keys = visible.shape
    if not visible.size:
        return None
    if visible.all():
        return mask_fields("none")
    alignments = {"top-left": 0} if queries == keys else {"top-left": 0, "bottom-right": keys - queries}
    seen = np.count_nonzero(visible, axis=1)
    possible = [(order, alignment, first, found) for alignment, first in alignments.items()
                for order, found in enumerate(candidates(visible, first))]
    for _, alignment, first, fields in sorted(possible, key=lambda each: each[0]):
        if is_mask(visible, seen, first, fields):
            return fields if queries == keys else fields | {"alignment": alignment}
    return None


def candidates(visible: np.ndarray, first: int) -> Iterator[Fields]:
    """Yields the fields of the masks that the first and the last row that stand at a key allow, simple ones first."""
    queries, keys = visible.shape
    yield mask_fields("causal")
    top, bottom = max(0, -first), min(queries, keys - first) - 1
    if top > bottom:
        return
    row, place = visible[bottom], bottom + first
    hidden = np.flatnonzero(~row[:place])
    widths = {}
    if row[place] and len(hidden):
        widths[place - hidden[-1]] = hidden[0]
    row, place = visible[top], top + first
    hidden = np.flatnonzero(~row[place:])
    if row[place] and len(hidden):
        widths.setdefault(hidden[0], 0)
    for width, sinks in widths.items():
        for mask in ("causal-window", "window"):
            yield mask_fields(mask, window=int(width), sinks=int(sinks))
    length = chunk_length(visible[top:bottom + 1], top + first)
    if length is not None:
        yield mask_fields("chunk", chunk=length)
    yield mask_fields("documents", document_lengths=lengths_of_documents(visible[top:bottom + 1]))


def chunk_length(visible: np.ndarray, place: int) -> int | None:
    """Returns the length of the chunks that the first of these rows allows, which stands at the key `place`: the
    keys from the first one that it sees to that of the last row that sees this one. None if all rows see it, so that
    no border shows."""
    begin = int(visible[0].argmax())
    sees = visible[:, begin]
    return None if sees.all() or not visible[0, place] else place - begin + int(sees.argmin())


def lengths_of_documents(visible: np.ndarray) -> str:
    """Returns the lengths of documents that begin with the first keys that these rows see."""
    starts = {int(start) for start in visible.argmax(axis=1)} | {0, visible.shape[1]}
    return ",".join(str(length) for length in np.diff(sorted(starts)))


@lru_cache(maxsize=8)
def starts_of_documents(lengths: str) -> np.ndarray:
    """Returns where the documents of these lengths begin."""
    return np.cumsum([0, *(int(length) for length in lengths.split(","))])[:-1]


def is_mask(visible: np.ndarray, seen: np.ndarray, first: int, fields: Fields) -> bool:
    """Returns whether every row sees the keys of the mask of these fields and no others; `seen` counts the keys that it
    sees."""
    for i, count in enumerate(seen):
        early, begin, end = keys_seen(fields, first + i, visible.shape[1])
        if count != early + end - begin or not visible[i, begin:end].all() or not visible[i, :early].all():
            return False
    return True


def keys_seen(fields: Fields, place: int, keys: int) -> tuple[int, int, int]:
    """Returns how many of the first keys a query at the key `place` sees, and the beginning and the end of the keys
    after them that it sees."""
    mask, window, sinks, chunk = (fields.get(name, 0) for name in ("mask", "window", "sinks", "chunk"))
    lowest = place - window + 1 if window else place - place % chunk if chunk else 0
    if mask == "documents":
        starts = starts_of_documents(fields["document_lengths"])
        lowest = int(starts[max(np.searchsorted(starts, place, side="right") - 1, 0)])
    begin = min(max(lowest, 0), keys)
    end = min(max(place + (window if mask == "window" else 1), begin), keys)
    early = min(sinks, keys if mask == "window" else max(place + 1, 0))
    return (0, 0, max(end, early)) if early >= begin else (early, begin, end)


def recognised_batches(mask: Any, shape: tuple[int, int], is_self: bool | None) -> list[Recognised] | str:
    """Returns what a mask, as `distinct()` returns it, says of each batch (a single one if it is that of all); its last
    two axes are broadcast to `shape`, queries × keys. Returns a sentence if the program has no such mask."""
    visible = visible_keys(mask)
    if visible is None:
        return "its mask adds numbers to the scores, which no field of the program says"
    if visible.shape[1] > 1:
        return "its heads have different masks, which no field of the program says"
    found = [recognised(np.broadcast_to(as_numpy(each), shape), is_self) for each in visible[:, 0]]
    if any(each is None for each in found):
        return "its mask is neither causal nor a window nor chunks nor documents, nor does it hide padding alone"
    return found
