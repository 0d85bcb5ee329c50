"""Keeps what a model's attention is given while it runs."""

from __future__ import annotations

import fnmatch
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from types import TracebackType
from typing import Any

from .arrays import bytes_of, is_torch
from .calls import Given, checked, kept_calls, one_batch
from .heads import Heads, some
from .layers import Layers
from .masks import Recognised, recognised_batches
from .projections import Projections
from .shown import said_fields
from .stand_ins import leave, listen
from .table import bytes_text

GIB = 1 << 30
MOST_RECOGNISED = 4  # masks that are remembered: a model has one or two, and gives them to each of its layers


def capture(model: Any | None = None, *, q: str | None = None, k: str | None = None, heads: int | None = None,
            layers: int | str | Iterable[int | str] | None = None, batch: int | Iterable[int] | None = None,
            last: int | None = None, memory: int = 4 * GIB, **fields: Any) -> Capture:
    """Returns a context manager that keeps queries and keys of all attention that runs in its block, in any thread.

    It hears PyTorch's scaled_dot_product_attention, MultiheadAttention and TransformerEncoderLayer, flash_attn_func and
    flash_attn_varlen_func of flash_attn, and memory_efficient_attention of xformers. The model computes what it would
    compute without it. Queries and keys are kept in the types that they have, in the memory of the processor.

    model   : the model whose calls are kept and give names to layers; without one, calls of any model
    q, k    : names of the modules that project queries and keys, for models that compute attention by hand: whole
              names, their ends ("q_proj"), or with stars ("encoder.*.query"). Their outputs are kept in place of calls.
    heads   : number of heads of queries, with q and k; the model's `config` says it otherwise
    layers  : which layers are kept: a number that their names hold, a name, in which stars stand for anything, or
              several
    batch   : index of the text, or several, that are kept of a batch; all of them otherwise
    last    : how many calls of each layer are kept, the last ones, as of a generation; all of them otherwise
    memory  : the largest number of bytes that is kept; calls beyond it are counted, and not kept
    fields  : fields of the program, with q and k: the mask, and the positions that the model adds after its
              projections, as in `mask="causal", position="rope", rope_pairs=2, rope_base=1e6`

    Names that hold one of the functions where this cannot see it, such as a default argument, and graphs that were
    compiled before are not heard; the table says which modules were called without anything being heard.

    Raises ValueError if the arguments do not go together, or if the model has no such modules.
    """
    if (q is None) != (k is None):
        raise ValueError("q and k name the modules of queries and of keys together: give both or neither")
    if q is None and (fields or heads is not None):
        given = ", ".join(["heads"] * (heads is not None) + sorted(fields))
        raise ValueError(f"{given}: given with q= and k= alone, which name the projections of a model")
    if q is not None and model is None:
        raise ValueError("q and k name modules of a model: give the model")
    if last is not None and last < 1:
        raise ValueError(f"last={last} would keep no call; it is at least 1")
    found = Capture(model, listed(layers), None if batch is None else listed(batch), last, memory)
    if q is not None and k is not None:
        found.take_projections(q, k, heads, fields)
    return found


def listed(value: Any) -> list[Any]:
    """Returns one value, several, or None as a list."""
    if value is None:
        return []
    return [value] if isinstance(value, (int, str)) else list(value)


class Capture(Heads):
    """What `capture()` returns: keeps calls in its block, and is the `Heads` of them. A block that is entered again
    begins anew."""

    def __init__(self, model: Any | None, layers: list[int | str], batch: list[int] | None, last: int | None,
                 memory: int) -> None:
        super().__init__()
        self._model = model
        self._wanted_layers, self._batch, self._last, self._memory = layers, batch, last, memory
        self._projections: Projections | None = None
        self._lock = threading.RLock()
        self._is_open = False
        self._begin_anew()

    def take_projections(self, q: str, k: str, heads: int | None, fields: dict[str, Any]) -> None:
        """Keeps the outputs of projections in place of calls."""
        self._projections = Projections(self._model, q, k, heads, fields, self._keep)

    def _begin_anew(self) -> None:
        self.calls = []
        self._used = 0  # bytes of the calls
        self._layers = Layers(self._model)
        self._numbers: Counter[str] = Counter()
        self._heard: set[str] = set()
        self._beyond = 0
        self._faults: dict[str, str] = {}
        self._recognised: dict[Any, tuple[Any, list[Recognised] | str]] = {}

    def __enter__(self) -> Capture:
        if self._is_open:
            raise RuntimeError("this capture is running already; capture() gives another one")
        self._begin_anew()
        self._is_open = True
        try:
            self._layers.start()
            if self._projections is not None:
                self._projections.start()
            else:
                listen(self)
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        if self._projections is None:
            leave(self)
        self._stop()

    def _stop(self) -> None:
        if self._projections is not None:
            self._projections.stop()
        self._layers.stop()
        self._recognised.clear()
        self._is_open = False

    def heard(self, read: Callable[[], list[Given]], module: Any | None) -> None:
        """Keeps a call (`stand_ins.Listener`)."""
        layer = self._layers.current() if module is None else self._layers.name_of(module)
        if layer is None and self._model is None:
            layer = ""
        if layer is not None:
            self._keep(layer, read if module is not None else lambda: self._placed(read()))

    def _placed(self, calls: list[Given]) -> list[Given]:
        is_self = self._layers.is_self()
        return [replace(call, is_self=is_self) for call in calls]

    def _keep(self, layer: str, read: Callable[[], list[Given]]) -> None:
        """Keeps a call of a layer. Whatever goes wrong is noted, and never stops the model."""
        with self._lock:
            self._heard.add(layer)
            number = self._numbers[layer]
            self._numbers[layer] += 1
            if not self._is_wanted(layer):
                return
            try:
                for given in self._of_wanted_batches(read()):
                    self._make_room_for(layer, number)
                    self._keep_one(given, layer, number)
            except Exception as fault:
                self._faults[layer] = first_line(fault)

    def _is_wanted(self, layer: str) -> bool:
        numbers = [int(part) for part in layer.split(".") if part.isdecimal()]
        return not self._wanted_layers or any(
            each in numbers if isinstance(each, int) else fnmatch.fnmatchcase(layer, each)
            for each in self._wanted_layers)

    def _of_wanted_batches(self, calls: list[Given]) -> list[Given]:
        calls = [checked(call) for call in calls]
        if self._batch is None:
            return calls
        texts = len(calls) if calls[0].sequence is not None else calls[0].q.shape[0]
        beyond = [each for each in self._batch if not 0 <= each < texts]
        if beyond:
            raise ValueError(f"batch={beyond[0]} is not one of its {texts} texts, which count from 0")
        if calls[0].sequence is not None:
            return [call for call in calls if call.sequence in self._batch]
        return [one_batch(call, self._batch) for call in calls]

    def _make_room_for(self, layer: str, number: int) -> None:
        """Forgets the calls of a layer that are not among its last ones."""
        if self._last is not None:
            oldest = number - self._last
            self.calls = [call for call in self.calls if call.layer != layer or call.number > oldest]
            self._used = self.bytes

    def _keep_one(self, given: Given, layer: str, number: int) -> None:
        if self._projections is not None:
            given.fields = said_fields(given.fields, given.q.shape[3])
        room = self._memory - self._used
        if bytes_of(given.q) + bytes_of(given.k) > room:
            self._beyond += 1
            return
        calls = kept_calls(given, layer, number, self._what_it_says)
        used = sum(call.bytes for call in calls)
        if used > room:
            self._beyond += 1
            return
        self.calls += calls
        self._used += used

    def _what_it_says(self, mask: Any, shape: tuple[int, int], is_self: bool) -> list[Recognised] | str:
        """Returns what `recognised_batches()` does, from memory for a tensor that was seen before and has not
        changed."""
        if not is_torch(mask) or mask.is_inference():
            return recognised_batches(mask, shape, is_self)
        key = (mask.data_ptr(), mask._version, mask.dtype, tuple(mask.shape), mask.stride(), shape, is_self)
        if key not in self._recognised:
            if len(self._recognised) == MOST_RECOGNISED:
                del self._recognised[next(iter(self._recognised))]
            self._recognised[key] = (mask, recognised_batches(mask, shape, is_self))  # the tensor keeps its place
        return self._recognised[key][1]

    def _notes(self) -> list[str]:
        notes = super()._notes()
        notes[0] = notes[0][:-1] + f", of at most {bytes_text(self._memory)}."
        if self._beyond:
            notes.append(f"Not kept: {self._beyond} more, which would take more memory; say memory=, layers= or last=.")
        if self._is_open:
            notes.append("The block still runs.")
        faults: dict[str, list[str]] = {}
        for layer, fault in self._faults.items():
            faults.setdefault(fault, []).append(layer or "attention")
        notes += [f"Not kept: {some(layers)}. {fault}" for fault, layers in faults.items()]
        unheard = self._unheard()
        if unheard:
            notes.append(f"Called, but no attention was heard: {some(unheard)}. It may be computed by hand, by a name that "
                         "was bound before or by a compiled graph; capture(model, q=…, k=…) takes projections by name.")
        return notes

    def _unheard(self) -> list[str]:
        """Returns the modules that attend, by their names, and were called without anything being heard."""
        called = self._layers.called
        heard = self._heard
        attending = [name for name, kind in called.items() if attends(name, kind)]
        silent = [name for name in attending
                  if not any(is_within(name, each) or is_within(each, name) for each in heard)]
        innermost = [name for name in silent if not any(other != name and is_within(other, name) for other in silent)]
        if not innermost and called and not heard:
            return ["the model" if not name else name for name in list(called)[:1]]
        return innermost


def first_line(fault: Exception, most: int = 200) -> str:
    """Returns what an exception says, in one line: those of PyTorch go on for pages."""
    line = str(fault).partition("\n")[0]
    return f"{type(fault).__name__}: {line[:most]}{'…' if len(line) > most else ''}"


def attends(name: str, kind: str) -> bool:
    """Returns whether a module's name or that of its class says that it attends."""
    return any(word in text.lower() for word in ("attention", "attn") for text in (name.rpartition(".")[2], kind))


def is_within(name: str, outer: str) -> bool:
    """Returns whether the module of one name is the other, or within it."""
    return not outer or name == outer or name.startswith(outer + ".")
