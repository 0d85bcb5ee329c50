"""Attnscope: what the scale factor λ does to attention, softmax(λ·QKᵀ)V.

Attention heads of PyTorch models, kept while the model runs and shown by the program:

    with attnscope.capture(model) as heads:
        model(**inputs)
    heads                                       # a table of what was kept
    heads.show(tokens=tokens)                   # opens the program on it
    heads.save("heads.safetensors")

``show(q, k)`` opens the program on arrays. A Python process has one window, which shows what was shown last. NumPy is
all that this needs; PyTorch is used where the model is one of PyTorch's, and is never imported otherwise.

Numbers need the compiled module, which the Debian package python3-attnscope brings, as does a build of the source;
entropies are in nats:

    attnscope.eval("entropy", n=512, d=64)      # mean entropy of a row of random keys
    attnscope.attention(q, k, mask="causal")    # statistics, weights and pictures of heads
    attnscope.figure("entropy-vs-scale")        # curves as arrays
    attnscope.fields(), attnscope.rules()       # what can be set; so for every table
"""

from importlib.util import find_spec as _find_spec

from .capturing import capture
from .errors import Error, FileError, InvalidRequest, UnknownName
from .heads import Heads
from .shown import show

__all__ = ["Error", "FileError", "Heads", "InvalidRequest", "UnknownName", "capture", "show"]

if _find_spec("attnscope._numbers"):
    from .numbers import *  # noqa: F403
    from .numbers import __all__ as _names

    __all__ += _names
else:
    from ._unbuilt import missing as __getattr__  # noqa: F401
