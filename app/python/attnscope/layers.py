"""Names of the layers that call attention, by a hook that all modules of PyTorch run."""

from __future__ import annotations

import sys
from types import CodeType, FrameType
from typing import Any

from .arrays import is_float, loaded


class Layers:
    """Knows which module of a model runs at the moment.

    A hook on all modules notes the frame in which a module is called; the frames of a thread then say which modules it
    is in, whatever was raised before. No module is changed: some run a fused operator only while they have no hooks.
    """

    def __init__(self, model: Any | None) -> None:
        self._every_model = model is None
        self._roots: list[Any] = []
        self._names: dict[int, str] = {}
        self._frames: dict[int, tuple[CodeType, Any]] = {}
        self._handle: Any = None
        self.called: dict[str, str] = {}  # names of modules that were called, with those of their classes
        if model is not None:
            self._add(model)

    def _add(self, root: Any) -> None:
        before = f"{type(root).__name__}{len(self._roots)}." if self._roots else ""
        self._roots.append(root)
        for name, module in root.named_modules():
            self._names.setdefault(id(module), before + name if name else before.rstrip("."))

    def start(self) -> None:
        """Begins to listen to modules, if PyTorch is there."""
        modules = loaded("torch.nn.modules.module")
        if modules is not None:
            self._handle = modules.register_module_forward_pre_hook(self._note)

    def stop(self) -> None:
        """Removes the hook and forgets the model."""
        if self._handle is not None:
            self._handle.remove()
        self._handle = None
        self._frames.clear()
        self._roots.clear()

    def _note(self, module: Any, _: Any) -> None:
        frame = sys._getframe(1)
        self._frames[id(frame)] = (frame.f_code, module)
        if self._every_model and id(module) not in self._names:
            self._add(module)
        if id(module) in self._names:
            self.called[self._names[id(module)]] = type(module).__name__

    def name_of(self, module: Any) -> str | None:
        """Returns the name of a module; None if it belongs to no model that is listened to."""
        return self._names.get(id(module))

    def _running(self) -> tuple[Any, FrameType | None]:
        """Returns the innermost module that this thread is in and that has a name, and the frame of its call."""
        frame = sys._getframe(1)
        while frame is not None:
            code, module = self._frames.get(id(frame), (None, None))
            if code is frame.f_code and id(module) in self._names:
                return module, frame
            frame = frame.f_back
        return None, None

    def current(self) -> str | None:
        """Returns the name of the innermost module that this thread is in. Outside all modules it is empty, or None if
        only the calls of one model are wanted."""
        module, _ = self._running()
        return ("" if self._every_model else None) if module is None else self._names[id(module)]

    def is_self(self) -> bool | None:
        """Returns whether the innermost module was given the states of one text: a single tensor of three axes or, with
        others, none with as many columns. Cross-attention is given two. None if it was given no such tensor."""
        _, frame = self._running()
        if frame is None:
            return None
        given = frame.f_locals
        values = [*given.get("args", given.get("input", ())), *given.get("kwargs", {}).values()]
        states = {id(each): each.shape[2] for each in values if is_float(each) and len(each.shape) == 3}
        widths = list(states.values())
        return widths.count(widths[0]) == 1 if widths else None
