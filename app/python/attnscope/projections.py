"""Queries and keys of a model that computes attention by hand: the outputs of its projections, known by their names."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .arrays import is_array, loaded
from .calls import Given
from .errors import InvalidRequest


def matched(pattern: str, name: str) -> tuple[str, ...] | None:
    """Returns what the stars of a pattern stand for in a name, None if the name does not match. A pattern without stars
    is a whole name or the end of one, after a dot: "q_proj" matches "layers.3.attn.q_proj"."""
    if "*" not in pattern:
        return (name.removesuffix(pattern),) if name == pattern or name.endswith("." + pattern) else None
    found = re.fullmatch("(.*)".join(map(re.escape, pattern.split("*"))), name)
    return found.groups() if found else None


def common_name(one: str, other: str) -> str:
    """Returns what two names of modules have in common, up to a dot."""
    parts = []
    for left, right in zip(one.split("."), other.split(".")):
        if left != right:
            break
        parts.append(left)
    return ".".join(parts)


def pairs(names: list[str], q: str, k: str) -> dict[str, tuple[str, str]]:
    """Returns the projections of queries and of keys that belong together, by the name of their layer.

    Raises InvalidRequest if no two of these names do, or if both patterns name the same module.
    """
    keys = {matched(k, name): name for name in names if matched(k, name) is not None}
    found = {}
    for name in names:
        place = matched(q, name)
        if place is not None and place in keys:
            found[common_name(name, keys[place])] = (name, keys[place])
    same = [one for one, other in found.values() if one == other]
    if same:
        raise InvalidRequest(f"q={q!r} and k={k!r} name the same module, {same[0]}: if it gives queries, keys and values "
                             f"side by side, as GPT-2's c_attn does, say qkv={q!r}")
    if not found:
        raise InvalidRequest(f"the model has no two modules whose names match q={q!r} and k={k!r}; "
                             f"{modules_text(names)}")
    return found


def heads_of(model: Any, heads: int | None) -> int:
    """Returns the number of heads of queries: as given or as the model's configuration has it.

    Raises InvalidRequest if neither says it.
    """
    config = getattr(model, "config", None)
    for name in ("num_attention_heads", "n_head", "num_heads"):
        heads = heads or getattr(config, name, None)
    if not isinstance(heads, int) or heads < 1:
        raise InvalidRequest("the number of heads is not known: give heads=, the number of heads of queries")
    return heads


def key_heads_of(model: Any, heads: int) -> int:
    """Returns the number of heads of keys as the model's configuration has it; otherwise that of queries."""
    found = getattr(getattr(model, "config", None), "num_key_value_heads", None)
    return found if isinstance(found, int) and found > 0 else heads


def with_heads(output: Any, columns: int) -> Any:
    """Returns the columns of all heads, one after another in positions × columns or batches × positions × columns, as
    batches × heads × positions × d.

    Raises InvalidRequest if they cannot be split into heads of `columns` columns.
    """
    if len(output.shape) == 2:
        output = output[None]
    if len(output.shape) != 3 or output.shape[2] % columns:
        shape = tuple(output.shape)
        raise InvalidRequest(f"a projection gave the shape {shape}, which is not heads of {columns} columns")
    return output.reshape((*output.shape[:2], output.shape[2] // columns, columns)).swapaxes(1, 2)


def both_with_heads(q: Any, k: Any, heads: int) -> tuple[Any, Any]:
    """Returns the outputs of two projections as batches × heads × positions × d. If they have four axes, the heads are
    the third or, if their number is not that of the queries' heads, the second."""
    if len(q.shape) == len(k.shape) == 4:
        return (q.swapaxes(1, 2), k.swapaxes(1, 2)) if q.shape[2] == heads else (q, k)
    columns = max(q.shape[-1] // heads, 1)
    return with_heads(q, columns), with_heads(k, columns)


def of_all_three(output: Any, heads: int, key_heads: int) -> tuple[Any, Any]:
    """Returns queries and keys out of the output of a projection whose columns are those of all queries, then of all
    keys, then of all values, as batches × heads × positions × d.

    Raises InvalidRequest if they cannot be split so.
    """
    columns, rest = divmod(output.shape[-1], heads + 2 * key_heads)
    if rest:
        raise InvalidRequest(f"a projection gave {output.shape[-1]} columns, which are not those of {heads} heads of "
                             f"queries, {key_heads} of keys and {key_heads} of values")
    end = columns * heads
    return with_heads(output[..., :end], columns), with_heads(output[..., end:end + columns * key_heads], columns)


@dataclass(frozen=True)
class Separate:
    """Names of the modules that project queries and keys, or patterns of them."""

    q: str
    k: str

    def layers(self, names: list[str]) -> dict[str, tuple[str, ...]]:
        """Returns the names of the modules by those of their layers."""
        return pairs(names, self.q, self.k)

    def split(self, outputs: tuple[Any, ...], heads: int, key_heads: int) -> tuple[Any, Any]:
        """Returns the queries and keys of the modules' outputs."""
        return both_with_heads(*outputs, heads)


@dataclass(frozen=True)
class Fused:
    """Name of the module that projects queries, keys and values at once, or a pattern of it."""

    qkv: str

    def layers(self, names: list[str]) -> dict[str, tuple[str, ...]]:
        """Returns the names of the modules by those of their layers."""
        found = {name.rpartition(".")[0]: (name,) for name in names if matched(self.qkv, name) is not None}
        if not found:
            raise InvalidRequest(f"the model has no module whose name matches qkv={self.qkv!r}; {modules_text(names)}")
        return found

    def split(self, outputs: tuple[Any, ...], heads: int, key_heads: int) -> tuple[Any, Any]:
        """Returns the queries and keys of the module's output."""
        return of_all_three(*outputs, heads, key_heads)


Names = Separate | Fused


def modules_text(names: list[str]) -> str:
    """Returns what the modules of a model are, the first ones of many."""
    return f"its modules are {', '.join(names[:12])}{', …' if len(names) > 12 else ''}"


class Projections:
    """Hears the outputs of projections, and tells `kept(layer, given)` of queries and keys once those of a layer are
    there."""

    def __init__(self, model: Any, names: Names, heads: int | None,
                 kept: Callable[[str, Callable[[], list[Given]]], None]) -> None:
        self._names = names
        self._heads = heads_of(model, heads)
        self._key_heads = key_heads_of(model, self._heads)
        self._kept = kept
        modules = dict(model.named_modules())
        self._roles: dict[int, tuple[str, int]] = {}
        self._count = 1
        for layer, found in names.layers([name for name in modules if name]).items():
            self._count = len(found)
            for role, name in enumerate(found):
                self._roles[id(modules[name])] = (layer, role)
        self._outputs: dict[tuple[int, str], dict[int, tuple[Any, Any]]] = {}
        self._handle: Any = None

    def start(self) -> None:
        """Begins to listen."""
        self._handle = loaded("torch.nn.modules.module").register_module_forward_hook(self._note)

    def stop(self) -> None:
        """Removes the hook."""
        if self._handle is not None:
            self._handle.remove()
        self._handle = None
        self._outputs.clear()

    def _note(self, module: Any, inputs: tuple[Any, ...], output: Any) -> None:
        if id(module) not in self._roles:
            return
        layer, role = self._roles[id(module)]
        output = output if is_array(output) else output[0]
        of_layer = self._outputs.setdefault((threading.get_ident(), layer), {})
        of_layer[role] = (output.detach(), inputs[0] if inputs else None)
        if len(of_layer) == self._count:
            del self._outputs[threading.get_ident(), layer]
            outputs, states = zip(*(of_layer[each] for each in sorted(of_layer)))
            is_self = None if states[0] is None else all(each is states[0] for each in states)
            self._kept(layer, lambda: [self._given(outputs, is_self)])

    def _given(self, outputs: tuple[Any, ...], is_self: bool | None) -> Given:
        q, k = self._names.split(outputs, self._heads, self._key_heads)
        return Given(q, k, is_self=is_self)
