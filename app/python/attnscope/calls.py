"""One call of attention: as a function was given it, and as it is kept."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from .arrays import are_equal, bytes_of, four_axes, is_array, is_float, kept_copy, type_name
from .errors import InvalidRequest
from .masks import Fields, Recognised, distinct, mask_fields, recognised_batches

# Fields of the program that attention by inner products has unless the call says otherwise. Positions are in Q and K.
USUAL = {"attention": "dot", "position": "none", "softcap": 0}


@dataclass
class Given:
    """What a function that computes attention was given.

    `q` and `k` are batches × heads × positions × d. `mask` is an array that broadcasts to the scores, true where a key
    is seen or with what is added to a score; `fields` say a mask that the call has without one, and whatever else the
    program has a field for. `not_shown` says what it has no field for. `is_self` says whether queries and keys stand
    for the same tokens; None where that is not known.
    """

    q: Any
    k: Any
    mask: Any | None = None
    scale: float | None = None
    fields: Fields = field(default_factory=dict)
    not_shown: str = ""
    is_self: bool | None = None
    sequence: int | None = None  # index of the text, where a call has several of different lengths
    texts: tuple[int, ...] = ()  # indices of the texts that were chosen of a batch


@dataclass
class Call:
    """A call of attention that was kept.

    `q` and `k` are batches × heads × positions × d, of their own type, in the memory of the processor; `fields` are
    those of the program. If the program cannot show the call, `not_shown` says why in one sentence, and `mask` is the
    mask that was given, if there was one. `queries` and `keys` are the positions that are no padding, out of
    `positions` queries and keys; None means all of them. `is_self`, `sequence` and `texts` are those of the `Given`.
    """

    layer: str
    number: int
    q: Any
    k: Any
    fields: Fields
    mask: Any | None = None
    not_shown: str = ""
    sequence: int | None = None
    queries: np.ndarray | None = None
    keys: np.ndarray | None = None
    positions: tuple[int, int] = (0, 0)
    is_self: bool | None = None
    texts: tuple[int, ...] = ()

    def __repr__(self) -> str:
        batches, heads, queries, d = self.q.shape
        return f"<attnscope call {self.name}: {batches} × {heads} × {queries} queries, {self.k.shape[2]} keys, d = {d}>"

    @property
    def name(self) -> str:
        """What the names of its tensors begin with."""
        name = self.layer or "attention"
        name += f".call{self.number}" if self.number else ""
        return name + ("" if self.sequence is None else f".text{self.sequence}")

    @property
    def text(self) -> int | None:
        """The index of its text in the batch that the model was given; None if there are several, or if no batch was
        taken apart."""
        return self.texts[0] if self.sequence is None and len(self.texts) == 1 else self.sequence

    @property
    def bytes(self) -> int:
        """The memory that its tensors take."""
        return sum(bytes_of(each) for each in (self.q, self.k, self.mask) if each is not None)


def scale_fields(scale: float | None, d: int) -> Fields:
    """Returns the fields of the program that say the scale of the scores; None is the usual one, 1/√d."""
    usual = 1 / math.sqrt(d)
    if scale is None or math.isclose(scale, usual, rel_tol=1e-7):
        return {"rule": "inverse-sqrt-d"}
    return {"rule": "constant", "lambda": float(scale)}


def without_repeats(q: Any, k: Any) -> Any:
    """Returns the keys without the copies that some models make of each head for a group of query heads."""
    heads = k.shape[1]
    if heads < 2 or heads != q.shape[1] or not k.shape[2] or not are_equal(k[:1, 0, 0], k[:1, 1, 0]):
        return k
    starts = [0] + [h for h in range(1, heads) if not are_equal(k[:, h], k[:, h - 1])]
    group = heads // len(starts)
    return k[:, ::group] if starts == list(range(0, heads, group)) else k


def checked(given: Given) -> Given:
    """Returns the call with four axes everywhere, as many batches of keys as of queries, and no repeated heads of keys.

    Raises InvalidRequest where queries and keys do not belong together or hold no floating-point numbers.
    """
    for each in (given.q, given.k):
        if not is_float(each):
            kind = type_name(each) if is_array(each) else type(each).__name__
            raise InvalidRequest(f"queries and keys are arrays of floating-point numbers, not {kind}")
    q, k = four_axes(given.q), four_axes(given.k)
    if q.shape[3] != k.shape[3]:
        raise InvalidRequest(f"queries have {q.shape[3]} columns but keys have {k.shape[3]}")
    if q.shape[0] != k.shape[0]:
        if 1 not in (q.shape[0], k.shape[0]):
            raise InvalidRequest(f"queries have {q.shape[0]} batches but keys have {k.shape[0]}")
        batches = list(range(max(q.shape[0], k.shape[0])))
        q, k = (each[[0] * len(batches)] if each.shape[0] == 1 else each for each in (q, k))
    if not k.shape[1] or q.shape[1] % k.shape[1]:
        raise InvalidRequest(f"{q.shape[1]} heads of queries cannot be shared out among {k.shape[1]} heads of keys")
    return replace(given, q=q, k=without_repeats(q, k))


def of_batches(given: Given, batches: list[int]) -> Given:
    """Returns the call with these batches alone."""
    mask = given.mask
    if mask is not None and len(mask.shape) > 3 and mask.shape[0] > 1:
        mask = mask[batches]
    return replace(given, q=given.q[batches], k=given.k[batches], mask=mask, texts=tuple(batches))


def call_of(given: Given, layer: str, number: int, fields: Fields) -> Call:
    """Returns a call that `checked()` returned with these fields; its tensors are still those of the model."""
    positions = (int(given.q.shape[2]), int(given.k.shape[2]))
    return Call(layer, number, given.q, given.k, fields, not_shown=given.not_shown, sequence=given.sequence,
                positions=positions, is_self=given.is_self, texts=given.texts)


def kept_calls(given: Given, layer: str, number: int, recognise: Any = recognised_batches) -> list[Call]:
    """Returns what is kept of a call that `checked()` returned: one Call, or one for each batch if their padding
    differs. `recognise` answers as `recognised_batches()` does."""
    fields = USUAL | scale_fields(given.scale, int(given.q.shape[3])) | given.fields
    call = call_of(given, layer, number, fields)
    positions = call.positions
    if given.mask is None:
        call.fields = mask_fields("none") | placed(positions, given.is_self) | fields
        return [with_copies(call)]
    mask = distinct(given.mask)
    found = recognise(mask, positions, given.is_self)
    if isinstance(found, str):
        return [with_copies(replace(call, mask=mask, not_shown=given.not_shown or found))]
    if len(found) == 1:
        return [cut(call, found[0], given.is_self)]
    texts = given.texts or range(len(found))
    return [cut(replace(call, q=given.q[b:b + 1], k=given.k[b:b + 1], sequence=texts[b]), each, given.is_self)
            for b, each in enumerate(found)]


def placed(shape: tuple[int, int], is_self: bool | None) -> Fields:
    """Returns where the queries of one text stand among its keys if there are fewer, as where a cache is continued."""
    return {"alignment": "bottom-right"} if is_self and shape[0] < shape[1] else {}


def cut(call: Call, found: Recognised, is_self: bool | None) -> Call:
    """Returns the call without its padding, with the mask that was recognised."""
    q = call.q if found.queries is None else call.q[:, :, found.queries]
    k = call.k if found.keys is None else call.k[:, :, found.keys]
    fields = call.fields | placed((q.shape[2], k.shape[2]), is_self) | found.fields
    return with_copies(replace(call, q=q, k=k, queries=found.queries, keys=found.keys, fields=fields))


def with_copies(call: Call) -> Call:
    """Returns the call with tensors of its own, which stay when the model goes on."""
    mask = None if call.mask is None else kept_copy(call.mask)
    return replace(call, q=kept_copy(call.q), k=kept_copy(call.k), mask=mask)
