"""Arrays of queries and keys in the program's window."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import numpy as np

from .arrays import is_array
from .calls import Call, Given, checked, with_copies
from .calls import call_of as call_with
from .errors import InvalidRequest
from .fields import checked_fields, with_scale
from .heads import Heads
from .tokens import Tokens


def show(q: Any, k: Any, tokens: Tokens | None = None, query_tokens: Sequence[str] | None = None, *,
         new_window: bool = False, **fields: Any) -> None:
    """Opens the program's window on queries and keys and returns at once. A further call while the window is open
    rewrites its file, and the window reads it again; `new_window=True` opens another one.

    `q` and `k` are arrays of NumPy, or tensors of PyTorch or of anything that NumPy reads: positions × d, heads ×
    positions × d, or batches × heads × positions × d, in floating-point numbers; `k` may have fewer heads, each for a
    group of heads of `q`. `tokens` name the keys, and the queries unless `query_tokens` do; fewer queries than keys are
    the last ones. `fields` are those of the program, as `attnscope list` has them: `mask="causal"`, `position="rope"`,
    `lambda_=0.1` (the underscore because `lambda` is a word of Python). The scale is 1/√d unless they say otherwise,
    and nothing is masked.

    Raises InvalidRequest if queries and keys do not belong together or a field cannot be set so, and what
    `Heads.show()` raises.
    """
    heads = Heads()
    heads.calls = [call_of(q, k, fields)]
    heads.show(tokens, query_tokens, new_window=new_window)


def call_of(q: Any, k: Any, fields: dict[str, Any]) -> Call:
    """Returns queries and keys as a call with these fields."""
    said = checked_fields(fields, inspect.signature(show).parameters)
    given = checked(Given(with_batch("queries", q), with_batch("keys", k)))
    return with_copies(call_with(given, "", 0, {"mask": "none", "position": "none"} |
                                 with_scale(said, given.q.shape[3])))


def with_batch(name: str, array: Any) -> Any:
    """Returns an array whose three axes are heads × positions × d with an axis of one batch before them.

    Raises InvalidRequest for more axes than four.
    """
    array = array if is_array(array) else np.asarray(array)
    if len(array.shape) > 4:
        raise InvalidRequest(f"{name} have the shape {tuple(array.shape)}: they have up to four axes, batches × heads "
                             "× positions × d")
    return array[None] if len(array.shape) == 3 else array
