"""Functions that stand in for those that compute attention while anybody listens, and tell what they were given.

The names of all loaded modules that hold such a function are changed, and changed back when the last listener leaves.
Each call goes to the function itself with the arguments as they are, and its result comes back as it is.
"""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Protocol

from .arrays import loaded
from .calls import Given
from .functions import FUNCTIONS, Function, arguments_of
from .multihead import of_encoder_layer, of_multihead

Read = Callable[[], list[Given]]


class Listener(Protocol):
    """Whoever wants to know of calls of attention."""

    def heard(self, read: Read, module: Any | None) -> None:
        """Takes a call, which `read` reads: of this module or, if None, of the module that runs at the moment."""


_lock = threading.RLock()
_listeners: list[Listener] = []
_stand_ins: dict[int, Callable[..., Any]] = {}   # by the id of what each stands in for
_changed: list[tuple[Any, str, Any, Any]] = []   # what has the name, the name, the stand-in, what was there
_thread = threading.local()                      # .busy: in a call that was told; .attended: modules that were heard


def listen(listener: Listener) -> None:
    """Has a listener told of all calls in all threads, until `leave()`."""
    with _lock:
        _listeners.append(listener)
        try:
            _stand_in()
        except BaseException:
            leave(listener)
            raise


def leave(listener: Listener) -> None:
    """Tells a listener nothing more. With the last one, everything is as it was. What somebody else has put in the
    place of a stand-in meanwhile stays."""
    with _lock:
        _listeners.remove(listener)
        if _listeners:
            return
        while _changed:
            owner, name, stand_in, original = _changed.pop()
            if vars(owner).get(name) is stand_in:
                setattr(owner, name, original)
        _stand_ins.clear()


def _stand_in() -> None:
    """Changes the names that are not changed yet."""
    for function in FUNCTIONS:
        original = vars(loaded(function.module) or object).get(function.name)
        if callable(original) and not any(original is each for each in _stand_ins.values()):
            _stand_ins.setdefault(id(original), _telling(function, original))
    originals = {id(stand_in.__wrapped__): stand_in for stand_in in _stand_ins.values()}
    for module in list(sys.modules.values()):
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if id(value) in originals and originals[id(value)].__wrapped__ is value:
                _change(module, name, originals[id(value)])
    modules = loaded("torch.nn")
    for owner, telling in ((getattr(modules, "MultiheadAttention", None), _telling_multihead),
                           (getattr(modules, "TransformerEncoderLayer", None), _telling_encoder_layer)):
        if owner is not None and not any(owner is each[0] for each in _changed):
            _change(owner, "forward", telling(owner.forward))


def _change(owner: Any, name: str, stand_in: Any) -> None:
    _changed.append((owner, name, stand_in, vars(owner)[name]))
    setattr(owner, name, stand_in)


def _compiling() -> Callable[[], bool]:
    """Returns the function that says whether PyTorch compiles at the moment. A compiler that reads a stand-in takes its
    answer for a constant and goes on with the original."""
    is_compiling = getattr(getattr(loaded("torch"), "compiler", None), "is_compiling", None)
    return is_compiling or (lambda: False)


def _is_to_pass() -> bool:
    """Returns whether a call is to go through unheard: while PyTorch traces or records it for later, or runs it once
    more for the gradient."""
    torch = loaded("torch")
    if torch is None:
        return False
    graph_task = getattr(torch._C, "_current_graph_task_id", None)
    return bool(torch.jit.is_tracing() or graph_task is not None and graph_task() != -1 or
                torch.cuda.is_initialized() and torch.cuda.is_current_stream_capturing())


def _tell(read: Read, module: Any | None = None) -> None:
    torch = loaded("torch")
    with torch.no_grad() if torch is not None else nullcontext():
        for listener in tuple(_listeners):
            listener.heard(read, module)


def _alone(original: Callable[..., Any], args: tuple, kwargs: dict[str, Any], tell: Callable[[], None]) -> Any:
    """Calls the original, and tells of it unless the call is part of one that is told."""
    if getattr(_thread, "busy", False) or _is_to_pass():
        return original(*args, **kwargs)
    _thread.busy = True
    try:
        result = original(*args, **kwargs)
        tell()
        return result
    finally:
        _thread.busy = False


def _telling(function: Function, original: Callable[..., Any]) -> Callable[..., Any]:
    is_compiling = _compiling()

    @functools.wraps(original)
    def stand_in(*args: Any, **kwargs: Any) -> Any:
        if is_compiling():
            return original(*args, **kwargs)
        return _alone(original, args, kwargs,
                      lambda: _tell(lambda: function.read(arguments_of(function, original, args, kwargs))))
    stand_in.__wrapped__ = original
    return stand_in


MULTIHEAD = ("query", "key", "value", "key_padding_mask", "need_weights", "attn_mask")


def _telling_multihead(original: Callable[..., Any]) -> Callable[..., Any]:
    is_compiling = _compiling()

    @functools.wraps(original)
    def forward(self: Any, *args: Any, **kwargs: Any) -> Any:
        if is_compiling():
            return original(self, *args, **kwargs)
        _attended().add(id(self))
        given = {**dict(zip(MULTIHEAD, args)), **kwargs}
        return _alone(original, (self, *args), kwargs, lambda: _tell(lambda: of_multihead(self, given), self))
    return forward


def _telling_encoder_layer(original: Callable[..., Any]) -> Callable[..., Any]:
    is_compiling = _compiling()

    @functools.wraps(original)
    def forward(self: Any, *args: Any, **kwargs: Any) -> Any:
        if is_compiling():
            return original(self, *args, **kwargs)
        attention = getattr(self, "self_attn", None)
        _attended().discard(id(attention))
        result = original(self, *args, **kwargs)
        is_fused = _is_plain_multihead(attention) and id(attention) not in _attended()
        if is_fused and not _is_to_pass():
            given = {**dict(zip(("src", "src_mask", "src_key_padding_mask"), args)), **kwargs}
            _tell(lambda: of_encoder_layer(self, given), attention)
        return result
    return forward


def _is_plain_multihead(module: Any) -> bool:
    """Returns whether a module is told of wherever it runs, so that one that was not told of did not run."""
    multihead = loaded("torch.nn").MultiheadAttention
    return isinstance(module, multihead) and type(module).forward is multihead.forward


def _attended() -> set[int]:
    if not hasattr(_thread, "attended"):
        _thread.attended = set()
    return _thread.attended
