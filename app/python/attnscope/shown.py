"""Arrays of queries and keys in the program's window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .arrays import is_array
from .calls import Call, Given, checked, scale_fields, with_copies
from .heads import Heads, Tokens

_shown = Heads()


def show(q: Any, k: Any, tokens: Tokens | None = None, query_tokens: Sequence[str] | None = None,
         **fields: Any) -> None:
    """Opens the program's window on queries and keys and returns at once. A further call while the window is open
    rewrites its file, and the window reads it again.

    `q` and `k` are arrays of NumPy, or tensors of PyTorch or of anything that NumPy reads: positions × d, heads ×
    positions × d, or batches × heads × positions × d, in floating-point numbers; `k` may have fewer heads, each for a
    group of heads of `q`. `tokens` name the keys, and the queries unless `query_tokens` do. `fields` are those of the
    program, as `attnscope list` has them: `mask="causal"`, `position="rope"`, `lambda_=0.1` (the underscore because
    `lambda` is a word of Python). The scale is 1/√d unless they say otherwise, and nothing is masked.

    Raises ValueError if queries and keys do not belong together, and what `Heads.show()` raises.
    """
    _shown.calls = [call_of(q, k, fields)]
    _shown.show(tokens, query_tokens)


def call_of(q: Any, k: Any, fields: dict[str, Any]) -> Call:
    """Returns queries and keys as a call with these fields."""
    given = checked(Given(with_batch(q), with_batch(k)))
    return with_copies(Call("", 0, given.q, given.k, said_fields(fields, given.q.shape[3]),
                            positions=(given.q.shape[2], given.k.shape[2])))


def with_batch(array: Any) -> Any:
    """Returns an array whose three axes are heads × positions × d with an axis of one batch before them."""
    array = array if is_array(array) else np.asarray(array)
    return array[None] if len(array.shape) == 3 else array


def said_fields(fields: dict[str, Any], d: int) -> dict[str, Any]:
    """Returns the fields of the program that a caller has given, with the scale and the mask if none is among them. A
    key that is a word of Python ends in an underscore."""
    named = {key.rstrip("_"): value for key, value in fields.items()}
    if "lambda" in named:
        named.setdefault("rule", "constant")
    elif "rule" not in named:
        named |= scale_fields(None, d)
    return {"mask": "none", "position": "none"} | named
