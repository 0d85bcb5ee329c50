"""Attention of given queries and keys."""

import operator
from collections.abc import Iterator

import numpy as np

from . import _numbers
from ._arrays import array_of, block_of
from ._settings import settings_of
from .errors import InvalidRequest

__all__ = ["Attention", "attention"]

#: Rows further apart than this are computed apart.
_gap = 256


class Attention:
    """What attention(q, k, …) computed: statistics of every row of every head as arrays, and what gives its weights.

    The arrays have the shape of the queries without d: rows, heads × rows or batches × heads × rows.

    log_sum_exp: log Σ e^x of the row's logits x
    entropy: −Σ p log p of its weights p, in nat
    collision: Σ p²
    gradient: λ Σ ∂p/∂x over the keys, λ(1 − Σ p²) of a softmax; NaN with attention="gau-relu2"
    max_weight: its largest weight, in size but with its sign
    argmax: the key of this weight, counted from 0; −1 if the row sees no key
    lambda_: λ of the row

    With a field normalizer other than "softmax", entropy and collision are those of the weights over their sum, and
    there are

    mass: the sum of the weights
    support: how many of them are not 0

    With attention="differential", whose weights may be below 0, p is |w|/Σ|w|, the gradient is λ(1 − Σ p₁² +
    |δ|(1 − Σ p₂²)) of its two softmaxes p₁ and p₂, log_sum_exp is NaN, and there are mass, support and

    l1: Σ|w|
    negative_mass: the part of it that is below 0
    entropy_1, entropy_2: entropies of p₁ and p₂
    """

    log_sum_exp: np.ndarray
    entropy: np.ndarray
    collision: np.ndarray
    gradient: np.ndarray
    max_weight: np.ndarray
    argmax: np.ndarray
    lambda_: np.ndarray
    shape: tuple  #: of the weights: the axes of heads and batches, rows, keys
    notes: tuple  #: sentences on what may surprise, such as where fewer queries than keys stand
    backend: str  #: "cpu" or "gpu"
    device: str  #: what computed it

    def __init__(self, q: np.ndarray, k: np.ndarray, request: "_numbers.Attention") -> None:
        self._q, self._k, self._request = q, k, request
        self.shape = (*_axes_of(q, k), q.shape[-2], k.shape[-2])
        for head, (queries, keys) in self._heads():
            result = request.rows(queries, keys)
            for name, column in result["columns"].items():
                if not hasattr(self, _attribute(name)):
                    setattr(self, _attribute(name), np.empty(self.shape[:-1], column.dtype))
                getattr(self, _attribute(name))[head] = column
        self.notes, self.backend, self.device = tuple(result["notes"]), result["backend"], result["device"]

    def __repr__(self) -> str:
        return f"<attnscope.Attention {' × '.join(map(str, self.shape))}>"

    def weights(self, rows: object = None, keys: object = None) -> np.ndarray:
        """Return weights as float32: (heads …) × rows × keys, 0 where the mask hides a key.

        `rows` and `keys` are all by default, or an index, a slice or a list of indices, as NumPy takes them. Computes
        the rows anew. Raises InvalidRequest for an index outside the matrix.
        """
        row_list, row_shape = _indices("row", rows, self.shape[-2])
        key_list, key_shape = _indices("key", keys, self.shape[-1])
        result = np.empty((*self.shape[:-2], row_list.size, key_list.size), np.float32)
        if result.size:
            first, last = int(key_list.min()), int(key_list.max())
            for head, (q, k) in self._heads():
                for places, begin, end in _runs(row_list):
                    block = self._request.weights(q, k, begin, end, first, last + 1)
                    result[head][places] = block[np.ix_(row_list[places] - begin, key_list - first)]
        return result.reshape((*self.shape[:-2], *row_shape, *key_shape))

    def pooled(self, size: "int | tuple[int, int]") -> np.ndarray:
        """Return a picture of the weights as float32: (heads …) × height × width.

        `size` is the most that height and width may be, one number for both or (height, width). Each pixel is the
        largest of equally many weights, or their mean if the field pooling is "mean"; NaN where the mask hides them
        all. A picture has fewer pixels than `size` where they do not divide the matrix evenly.
        """
        try:
            height, width = (operator.index(size),) * 2 if not np.iterable(size) else map(operator.index, size)
        except (TypeError, ValueError):
            height = width = 0
        if not (1 <= height <= 2**15 and 1 <= width <= 2**15):
            raise InvalidRequest(f"size = {size!r} is not possible: it takes a number of pixels or (height, width), "
                                 "each from 1 to 32768")
        pictures = [self._request.picture(q, k, height, width) for _, (q, k) in self._heads()]
        return np.stack(pictures).reshape((*self.shape[:-2], *pictures[0].shape))

    def _heads(self) -> Iterator:
        """Yield the index of each head with its queries and keys."""
        of_queries, of_keys = self._q.shape[:-2], self._k.shape[:-2]
        for head in np.ndindex(*self.shape[:-2]):
            key_head = head
            if of_queries and of_keys:
                key_head = (*head[:-1], _numbers.key_head(head[-1], of_queries[-1], of_keys[-1]))
            yield head, (block_of(self._q[head[len(head) - len(of_queries):]]),
                         block_of(self._k[key_head[len(head) - len(of_keys):]]))


def attention(q: object, k: object, *, backend: str = "auto", device: "str | None" = None,
              **fields: object) -> Attention:
    """Compute attention of queries and keys, softmax(λ·QKᵀ) by default, and return the statistics of its rows.

        attnscope.attention(q, k)                                            # λ = 1/√d
        attnscope.attention(q, k, mask="causal", rule="kappa-log-n").entropy
        attnscope.attention(q, k, lambda_=0.1, position="rope").weights(rows=5)

    `q` and `k` have the shape rows × d, heads × rows × d or batches × heads × rows × d; keys with fewer heads serve
    equally many heads of the queries in turn. They are arrays of NumPy, tensors of PyTorch in the processor's memory,
    or whatever has __dlpack__, __array__ or __array_interface__. Contiguous float32 is read where it is; it must not
    change while the result is in use. Everything else becomes float32, a head at a time.

    `fields` are those that `attnscope attention --set` takes (attnscope.fields()), apart from those that name files.
    `backend` and `device` choose what computes, as the options of the same name do. Other threads run meanwhile, and
    Ctrl+C stops the computation.

    Raises UnknownName for a field that does not exist, and InvalidRequest for a value that is not possible, a field
    that has no effect here, shapes that do not go together, or numbers that are not finite.
    """
    request = _numbers.Attention(settings_of(fields), _text("backend", backend),
                                 None if device is None else _text("device", device))
    return Attention(array_of("q", q), array_of("k", k), request)


def _text(name: str, value: object) -> str:
    if not isinstance(value, (str, int)) or isinstance(value, bool):
        raise InvalidRequest(f"{name} is a {type(value).__name__}: it takes a text")
    return str(value)


def _attribute(column: str) -> str:
    return "lambda_" if column == "lambda" else column


def _axes_of(q: np.ndarray, k: np.ndarray) -> tuple:
    """Return the lengths of the axes of batches and heads. Raises InvalidRequest if those of q and k do not fit."""
    for name, array in (("q", q), ("k", k)):
        if not array.size:
            raise InvalidRequest(f"{name} is empty: it has the shape {array.shape}")
    if q.ndim == k.ndim == 4 and len(q) != len(k):
        raise InvalidRequest(f"the queries have {len(q)} batches and the keys {len(k)}; both need the same number")
    if q.ndim > 2 and k.ndim > 2:
        _numbers.key_head(0, q.shape[-3], k.shape[-3])
    longer = q if q.ndim >= k.ndim else k
    return (*longer.shape[:-3], (q if q.ndim > 2 else k).shape[-3]) if longer.ndim > 2 else ()


def _indices(name: str, chosen: object, count: int) -> "tuple[np.ndarray, tuple]":
    """Return the indices that a number, a slice or a list means, counted from 0, and the shape that they came in."""
    if chosen is None or isinstance(chosen, slice):
        indices = np.arange(count)[chosen or slice(None)]
    else:
        try:
            indices = np.asarray(chosen)
        except ValueError:
            indices = np.array("")
        if indices.size == 0 and indices.ndim == 1:
            indices = indices.astype(int)
        if indices.dtype.kind not in "iu" or indices.ndim > 1:
            raise InvalidRequest(f"{name}s = {chosen!r} is not possible: it takes an index, a slice or a list of them")
    flat = indices.ravel()
    outside = flat[(flat < -count) | (flat >= count)]
    if outside.size:
        raise InvalidRequest(f"{name} {outside[0]} is outside the matrix: it has {count} {name}s, counted from 0")
    return np.where(flat < 0, flat + count, flat), indices.shape


def _runs(rows: np.ndarray) -> "Iterator[tuple[np.ndarray, int, int]]":
    """Yield places in a list of rows whose rows lie near one another, with the first row and one past the last."""
    order = np.argsort(rows, kind="stable")
    for places in np.split(order, np.flatnonzero(np.diff(rows[order]) > _gap) + 1):
        yield places, int(rows[places[0]]), int(rows[places[-1]]) + 1
