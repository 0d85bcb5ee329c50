"""Queries and keys of a model that computes attention by hand: the outputs of its projections, known by their names."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from typing import Any

from .arrays import is_array, loaded
from .calls import Given


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

    Raises ValueError if no two of these names do.
    """
    keys = {matched(k, name): name for name in names if matched(k, name) is not None}
    found = {}
    for name in names:
        place = matched(q, name)
        if place is not None and place in keys:
            found[common_name(name, keys[place])] = (name, keys[place])
    if not found:
        raise ValueError(f"the model has no two modules whose names match q={q!r} and k={k!r}; its modules are "
                         f"{', '.join(names[:12])}{', …' if len(names) > 12 else ''}")
    return found


def heads_of(model: Any, heads: int | None) -> int:
    """Returns the number of heads of queries: as given or as the model's configuration has it.

    Raises ValueError if neither says it.
    """
    config = getattr(model, "config", None)
    for name in ("num_attention_heads", "n_head", "num_heads"):
        heads = heads or getattr(config, name, None)
    if not isinstance(heads, int) or heads < 1:
        raise ValueError("the number of heads is not known: give heads=, the number of heads of queries")
    return heads


def with_heads(output: Any, columns: int) -> Any:
    """Returns the columns of all heads, one after another in positions × columns or batches × positions × columns, as
    batches × heads × positions × d.

    Raises ValueError if they cannot be split into heads of `columns` columns.
    """
    if len(output.shape) == 2:
        output = output[None]
    if len(output.shape) != 3 or output.shape[2] % columns:
        raise ValueError(f"a projection gave the shape {tuple(output.shape)}, which is not heads of {columns} columns")
    return output.reshape((*output.shape[:2], output.shape[2] // columns, columns)).swapaxes(1, 2)


def both_with_heads(q: Any, k: Any, heads: int) -> tuple[Any, Any]:
    """Returns the outputs of two projections as batches × heads × positions × d. If they have four axes, the heads are
    the third or, if their number is not that of the queries' heads, the second."""
    if len(q.shape) == len(k.shape) == 4:
        return (q.swapaxes(1, 2), k.swapaxes(1, 2)) if q.shape[2] == heads else (q, k)
    columns = max(q.shape[-1] // heads, 1)
    return with_heads(q, columns), with_heads(k, columns)


class Projections:
    """Hears the outputs of projections, and tells `kept(layer, given)` of queries and keys once both are there."""

    def __init__(self, model: Any, q: str, k: str, heads: int | None, fields: dict[str, Any],
                 kept: Callable[[str, Callable[[], list[Given]]], None]) -> None:
        self._heads = heads_of(model, heads)
        self._fields = fields
        self._kept = kept
        modules = dict(model.named_modules())
        self._roles: dict[int, tuple[str, str]] = {}
        for layer, names in pairs([name for name in modules if name], q, k).items():
            for role, name in zip("qk", names):
                self._roles[id(modules[name])] = (layer, role)
        self._outputs: dict[tuple[int, str], dict[str, Any]] = {}
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

    def _note(self, module: Any, _: Any, output: Any) -> None:
        if id(module) not in self._roles:
            return
        layer, role = self._roles[id(module)]
        output = output if is_array(output) else output[0]
        with_its_pair = self._outputs.setdefault((threading.get_ident(), layer), {})
        with_its_pair[role] = output.detach()
        if len(with_its_pair) == 2:
            del self._outputs[threading.get_ident(), layer]
            self._kept(layer, lambda: [self._given(with_its_pair["q"], with_its_pair["k"])])

    def _given(self, q: Any, k: Any) -> Given:
        q, k = both_with_heads(q, k, self._heads)
        return Given(q, k, fields=dict(self._fields), is_self=True)
