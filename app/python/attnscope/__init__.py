"""Attention heads of PyTorch models, kept while the model runs and shown by Attnscope.

    import attnscope
    with attnscope.capture(model) as heads:
        model(**inputs)
    heads                            # a table of what was kept
    heads.show(tokens=tokens)        # opens the program on it
    heads.save("heads.safetensors")

``show(q, k)`` opens the program on arrays. NumPy is all that the package needs; PyTorch is used where the model is one
of PyTorch's, and is never imported otherwise.
"""

from .capturing import capture
from .heads import Heads
from .shown import show

__all__ = ["Heads", "capture", "show"]
