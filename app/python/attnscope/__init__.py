"""Attnscope: what the scale factor λ does to attention, softmax(λ·QKᵀ)V.

    attnscope.eval("entropy", n=512, d=64)      mean entropy of a row of random keys, in nat
    attnscope.attention(q, k, mask="causal")    statistics, weights and pictures of heads
    attnscope.figure("entropy-vs-scale")        curves as arrays
    attnscope.fields(), attnscope.rules(), …    what can be set

Entropies are in nats.
"""

from importlib.util import find_spec as _find_spec

from .errors import Error, FileError, InvalidRequest, UnknownName

__all__ = ["Error", "FileError", "InvalidRequest", "UnknownName"]

if _find_spec("attnscope._numbers"):
    from .numbers import *  # noqa: F403
    from .numbers import __all__ as _names

    __all__ += _names
else:
    from ._unbuilt import missing as __getattr__  # noqa: F401
