"""The calls of one block of `capture()`: heard, kept, and told of."""

from __future__ import annotations

import fnmatch
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from .arrays import bytes_of, is_torch
from .calls import Given, call_of, checked, kept_calls, of_batches, with_copies
from .errors import Error, InvalidRequest
from .fields import with_scale
from .heads import Heads
from .layers import Layers
from .masks import Fields, Recognised, recognised_batches
from .names import is_within, some
from .projections import Names, Projections
from .stand_ins import leave, listen
from .table import bytes_text

MOST_RECOGNISED = 4  # masks that are remembered: a model has one or two, and gives them to each of its layers


@dataclass(frozen=True)
class ByHand:
    """The projections of a model that computes attention by hand: their names, the number of heads if it was given, and
    the fields of the program that are known of the model."""

    names: Names
    heads: int | None
    fields: Fields


@dataclass(frozen=True)
class Wanted:
    """What `capture()` was asked to keep."""

    model: Any | None
    layers: list[int | str]
    batch: list[int] | None
    last: int | None
    memory: int
    by_hand: ByHand | None

    def has_layer(self, layer: str) -> bool:
        """Returns whether calls of the layer are kept."""
        return not self.layers or any(names_layer(each, layer) for each in self.layers)


def names_layer(wanted: int | str, layer: str) -> bool:
    """Returns whether a number, a name or a pattern is that of the layer."""
    if isinstance(wanted, int):
        return any(part.isdecimal() and int(part) == wanted for part in layer.split("."))
    return fnmatch.fnmatchcase(layer, wanted)


class Recording(Heads):
    """Keeps calls from `start()` to `stop()`, and is the `Heads` of them."""

    def __init__(self, wanted: Wanted) -> None:
        super().__init__()
        self._wanted = wanted
        self._lock = threading.RLock()
        self._used = 0  # bytes of the calls
        self._layers = Layers(wanted.model)
        self._projections: Projections | None = None
        if wanted.by_hand is not None:
            self._projections = Projections(wanted.model, wanted.by_hand.names, wanted.by_hand.heads, self._keep)
        self._numbers: Counter[str] = Counter()
        self._heard: dict[str, None] = {}
        self._beyond = 0
        self._faults: dict[str, str] = {}
        self._recognised: dict[Any, tuple[Any, list[Recognised] | str]] = {}
        self.is_running = False

    def start(self) -> None:
        """Begins to listen."""
        self.is_running = True
        try:
            self._layers.start()
            if self._projections is not None:
                self._projections.start()
            else:
                listen(self)
        except BaseException:
            self._end()
            raise

    def stop(self) -> None:
        """Listens no more."""
        if self._projections is None:
            leave(self)
        self._end()

    def _end(self) -> None:
        if self._projections is not None:
            self._projections.stop()
        self._layers.stop()
        self._recognised.clear()
        self.is_running = False

    def heard(self, read: Callable[[], list[Given]], module: Any | None) -> None:
        """Keeps a call (`stand_ins.Listener`)."""
        layer = self._layers.current() if module is None else self._layers.name_of(module)
        if layer is None and self._wanted.model is None:
            layer = ""
        if layer is not None:
            self._keep(layer, read if module is not None else lambda: self._placed(read()))

    def _placed(self, calls: list[Given]) -> list[Given]:
        is_self = self._layers.is_self()
        return [replace(call, is_self=is_self) for call in calls]

    def _keep(self, layer: str, read: Callable[[], list[Given]]) -> None:
        """Keeps a call of a layer. Whatever goes wrong is noted, and never stops the model."""
        with self._lock:
            self._heard[layer] = None
            number = self._numbers[layer]
            self._numbers[layer] += 1
            if not self._wanted.has_layer(layer):
                return
            try:
                for given in self._of_wanted_batches(read()):
                    self._make_room_for(layer, number)
                    self._keep_one(given, layer, number)
            except Exception as fault:
                self._faults[layer] = first_line(fault)

    def _of_wanted_batches(self, calls: list[Given]) -> list[Given]:
        calls = [checked(call) for call in calls]
        batch = self._wanted.batch
        if batch is None:
            return calls
        texts = len(calls) if calls[0].sequence is not None else calls[0].q.shape[0]
        beyond = [each for each in batch if not 0 <= each < texts]
        if beyond:
            raise InvalidRequest(f"batch={beyond[0]} is not one of its {texts} texts, which count from 0")
        if calls[0].sequence is not None:
            return [call for call in calls if call.sequence in batch]
        return [of_batches(call, batch) for call in calls]

    def _make_room_for(self, layer: str, number: int) -> None:
        """Forgets the calls of a layer that are not among its last ones."""
        if self._wanted.last is not None:
            oldest = number - self._wanted.last
            self.calls = [call for call in self.calls if call.layer != layer or call.number > oldest]
            self._used = self.bytes

    def _keep_one(self, given: Given, layer: str, number: int) -> None:
        room = self._wanted.memory - self._used
        if bytes_of(given.q) + bytes_of(given.k) > room:
            self._beyond += 1
            return
        by_hand = self._wanted.by_hand
        if by_hand is None:
            calls = kept_calls(given, layer, number, self._what_it_says)
        else:
            calls = [with_copies(call_of(given, layer, number, fields_by_hand(given, by_hand.fields)))]
        used = sum(call.bytes for call in calls)
        if used > room:
            self._beyond += 1
            return
        self.calls += calls
        self._used += used

    def _what_it_says(self, mask: Any, shape: tuple[int, int], is_self: bool | None) -> list[Recognised] | str:
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
        notes[0] = notes[0][:-1] + f", of at most {bytes_text(self._wanted.memory)}."
        if self._beyond:
            notes.append(f"Not kept: {self._beyond} more, which would take more memory; say memory=, layers= or last=.")
        if self.is_running:
            notes.append("The block still runs.")
        faults: dict[str, list[str]] = {}
        for layer, fault in self._faults.items():
            faults.setdefault(fault, []).append(layer or "attention")
        notes += [f"Not kept: {some(layers)}: {fault}." for fault, layers in faults.items()]
        notes += self._missing_layers()
        unheard = self._unheard()
        if unheard:
            notes.append(f"Called, but no attention was heard: {some(unheard)}. It may be computed by hand, by a graph "
                         "that was compiled before, or by a function that is the default value of an argument; "
                         "capture(model, q=…, k=…) takes projections by their names.")
        return notes

    def _missing_layers(self) -> list[str]:
        """Returns a sentence on the layers that were asked for and are none of those that were heard."""
        heard = list(self._heard)
        missing = [each for each in self._wanted.layers if not any(names_layer(each, layer) for layer in heard)]
        if not missing or not heard:
            return []
        asked, names = ", ".join(map(repr, missing)), some([each or "attention" for each in heard])
        return [f"layers={asked} names none of the layers that were heard, {names}{numbers_text(heard)}."]

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
    line = str(fault).partition("\n")[0].rstrip(".")
    kind = "" if isinstance(fault, Error) else f"{type(fault).__name__}: "
    return f"{kind}{line[:most]}{'…' if len(line) > most else ''}"


def numbers_text(layers: list[str]) -> str:
    """Returns which numbers the names of layers hold, in brackets."""
    numbers = sorted({int(part) for layer in layers for part in layer.split(".") if part.isdecimal()})
    if len(numbers) < 2:
        return f" (number {numbers[0]})" if numbers else ""
    is_range = numbers == list(range(numbers[0], numbers[-1] + 1))
    return f" (numbers {f'{numbers[0]} to {numbers[-1]}' if is_range else ', '.join(map(str, numbers))})"


def fields_by_hand(given: Given, fields: Fields) -> Fields:
    """Returns what is known of a call of projections: the fields that were given, the scale, and that fewer queries
    than keys are the last ones if a mask or positions are known."""
    queries, keys = given.q.shape[2], given.k.shape[2]
    placed = {"alignment": "bottom-right"} if queries < keys and fields.keys() & {"mask", "position"} else {}
    return placed | with_scale(fields, given.q.shape[3])


def attends(name: str, kind: str) -> bool:
    """Returns whether a module's name or that of its class says that it attends."""
    return any(word in text.lower() for word in ("attention", "attn") for text in (name.rpartition(".")[2], kind))
