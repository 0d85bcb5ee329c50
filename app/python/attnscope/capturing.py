"""Keeps what a model's attention is given while it runs."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Iterable
from types import TracebackType
from typing import Any

from .calls import Call
from .errors import Failed, InvalidRequest, WrongType
from .fields import checked_fields
from .heads import Heads
from .projections import Fused, Names, Projections, Separate
from .recording import ByHand, Recording, Wanted

GIB = 1 << 30


def capture(model: Any | None = None, *, q: str | None = None, k: str | None = None, qkv: str | None = None,
            heads: int | None = None, layers: int | str | Iterable[int | str] | None = None,
            batch: int | Iterable[int] | None = None, last: int | None = None, memory: int = 4 * GIB,
            **fields: Any) -> Capture:
    """Returns a context manager that keeps queries and keys of all attention that runs in its block, in any thread.

    It hears PyTorch's scaled_dot_product_attention, MultiheadAttention and TransformerEncoderLayer, flash_attn_func and
    flash_attn_varlen_func of flash_attn, and memory_efficient_attention of xformers. The model computes what it would
    compute without it. Queries and keys are kept in the types that they have, in the memory of the processor.

    model   : the model whose calls are kept and give names to layers; without one, calls of any model
    q, k    : names of the modules that project queries and keys, for models that compute attention by hand: whole
              names, their ends ("q_proj"), or with stars ("encoder.*.query"). Their outputs are kept in place of calls.
    qkv     : in place of q and k, the name of the module that gives the columns of all queries, then of all keys, then
              of all values, as GPT-2's "c_attn"
    heads   : number of heads of queries, with q and k or qkv; the model's `config` says it otherwise
    layers  : which layers are kept: a number that their names hold, a name, in which stars stand for anything, or
              several
    batch   : index of the text, or several, that are kept of a batch; all of them otherwise
    last    : how many calls of each layer are kept, the last ones, as of a generation; all of them otherwise
    memory  : the largest number of bytes that is kept; calls beyond it are counted, and not kept
    fields  : fields of the program, with q and k or qkv: the mask, and the positions that the model adds after its
              projections, as in `mask="causal", position="rope", rope_pairs=2, rope_base=1e6`. Mask and positions that
              are not given are not stated in files; the scale is 1/√d unless it is given.

    Two things are not heard: graphs that were compiled before, and functions that code holds as the default value of an
    argument. The table then says which modules were called without anything being heard.

    Raises InvalidRequest if the arguments do not go together, or if the model has no such modules, WrongType if `model`
    is no model, and UnknownName for a field that does not exist.
    """
    if model is not None and not callable(getattr(model, "named_modules", None)):
        named = f"{model!r} is a name: give the model itself, as AutoModel.from_pretrained({model!r}) returns it"
        raise WrongType(named if isinstance(model, str) else
                        f"model is of the type {type(model).__name__}: give a model of PyTorch (torch.nn.Module)")
    if isinstance(model, type):
        raise WrongType(f"model is the class {model.__name__}: give an object of it")
    said = checked_fields(fields, [*inspect.signature(capture).parameters, "tokens"])
    names = names_of(q, k, qkv)
    if names is None and (said or heads is not None):
        given = ", ".join(["heads"] * (heads is not None) + sorted(said))
        raise InvalidRequest(f"{given}: only with q= and k=, which name the projections of a model that computes "
                             "attention by hand")
    if names is not None and model is None:
        raise InvalidRequest("q, k and qkv name modules of a model: give the model")
    by_hand = None if names is None else ByHand(names, heads, said)
    batches = None if batch is None else [whole("batch", each) for each in several(batch)]
    return Capture(Wanted(model, listed("layers", layers), batches, None if last is None else count("last", last),
                          count("memory", memory), by_hand))


def whole(name: str, value: Any, taken: str = "whole numbers") -> int:
    """Returns a whole number, which may be written as 2e9.

    Raises WrongType for anything else.
    """
    try:
        return operator.index(int(value) if isinstance(value, float) and value.is_integer() else value)
    except TypeError:
        raise WrongType(f"{name}={value!r} is not possible: it takes {taken}") from None


def count(name: str, value: Any) -> int:
    """Returns a whole number that is at least 1.

    Raises WrongType if it is no whole number, and InvalidRequest if it is less.
    """
    if (number := whole(name, value)) < 1:
        raise InvalidRequest(f"{name}={number} would keep no call; it is at least 1")
    return number


def several(value: Any) -> list[Any]:
    return list(value) if isinstance(value, Iterable) and not isinstance(value, str) else [value]


def names_of(q: str | None, k: str | None, qkv: str | None) -> Names | None:
    """Returns the names of projections that were given; None if there are none.

    Raises InvalidRequest if they do not go together.
    """
    if (q is None) != (k is None):
        raise InvalidRequest("q and k name the modules of queries and of keys together: give both or neither")
    if qkv is not None and q is not None:
        raise InvalidRequest("qkv names a module that gives queries, keys and values: leave out q and k")
    if q is not None and k is not None:
        return Separate(q, k)
    return None if qkv is None else Fused(qkv)


def listed(name: str, value: Any) -> list[Any]:
    """Returns one value, several, or None as a list of numbers and names.

    Raises WrongType for anything else.
    """
    if value is None:
        return []
    return [each if isinstance(each, str) else whole(name, each, "whole numbers, or names") for each in several(value)]


class Capture(Heads):
    """What `capture()` returns. Its block gives the `Heads` of the calls that are kept, which it also is itself; a
    block that is entered again begins anew, and what an earlier block gave stays as it is."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._recording: Recording | None = None  # has the calls, in place of those of Heads.__init__()
        if wanted.by_hand is not None:  # so that names without modules are refused at once
            Projections(wanted.model, wanted.by_hand.names, wanted.by_hand.heads, lambda layer, read: None)

    @property
    def calls(self) -> list[Call]:
        """The calls of the latest block."""
        return [] if self._recording is None else self._recording.calls

    def __enter__(self) -> Recording:
        if self._recording is not None and self._recording.is_running:
            raise Failed("this capture is running already; capture() gives another one")
        recording = Recording(self._wanted)
        recording.start()
        self._recording = recording
        return recording

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        if self._recording is not None:
            self._recording.stop()

    def _notes(self) -> list[str]:
        if self._recording is None:
            return ["Nothing was captured yet: run the model in a block, 'with attnscope.capture(model) as heads:'."]
        return self._recording._notes()
