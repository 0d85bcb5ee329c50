"""What arrays of NumPy and tensors of PyTorch have in common."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from .errors import InvalidRequest

# Names of the safetensors format for the types of numbers that the program reads.
SAFETENSORS_TYPES = {
    "float16": "F16", "bfloat16": "BF16", "float32": "F32", "float64": "F64",
    "int8": "I8", "int16": "I16", "int32": "I32", "int64": "I64", "uint8": "U8", "bool": "BOOL",
}
FLOATS = ("float16", "bfloat16", "float32", "float64")


def loaded(name: str) -> Any | None:
    """Returns the module of this name if something has imported it."""
    return sys.modules.get(name)


def is_torch(value: object) -> bool:
    """Returns whether the value is a tensor of PyTorch."""
    torch = loaded("torch")
    return hasattr(torch, "Tensor") and isinstance(value, torch.Tensor)


def is_array(value: object) -> bool:
    """Returns whether the value is an array of NumPy or a tensor of PyTorch."""
    return isinstance(value, np.ndarray) or is_torch(value)


def type_name(array: Any) -> str:
    """Returns the name of the type of its numbers, such as "bfloat16"."""
    return str(getattr(array.dtype, "name", array.dtype)).removeprefix("torch.")


def is_float(value: object) -> bool:
    """Returns whether the value is an array of floating-point numbers of a type that files hold."""
    return is_array(value) and type_name(value) in FLOATS


def bytes_of(array: Any) -> int:
    """Returns the number of bytes of the numbers of an array, each counted once for each place that it stands at."""
    size = array.element_size() if is_torch(array) else array.itemsize
    return int(np.prod(array.shape, dtype=np.int64)) * size


def kept_copy(array: Any) -> Any:
    """Returns a contiguous copy in the memory of the processor, with numbers of the same type."""
    if not is_torch(array):
        return np.array(array, order="C")
    torch = loaded("torch")
    copy = torch.empty(tuple(array.shape), dtype=array.dtype, device="cpu")
    return copy.copy_(array.detach())


def as_numpy(array: Any) -> np.ndarray:
    """Returns the numbers as an array of NumPy without a copy where that is possible. NumPy has no bfloat16, which
    comes back as 16-bit integers with its bits."""
    if is_torch(array):
        torch = loaded("torch")
        array = array.detach().cpu().contiguous()
        return (array.view(torch.int16) if array.dtype == torch.bfloat16 else array).numpy()
    if type_name(array) == "bfloat16":
        array = np.ascontiguousarray(array).view(np.int16)
    return np.ascontiguousarray(array).reshape(array.shape)


def are_equal(one: Any, other: Any) -> bool:
    """Returns whether all numbers of two arrays of one shape are equal."""
    return bool((one == other).all())


def four_axes(array: Any) -> Any:
    """Returns a view of an array of two axes or more as batches × heads × rows × columns. Three axes are batches of one
    head; further axes between the first and the last two count heads.

    Raises InvalidRequest for fewer axes.
    """
    shape = tuple(array.shape)
    if len(shape) < 2:
        raise InvalidRequest("queries and keys have at least two axes, rows and columns, but these have the shape "
                             f"{shape}")
    batches = shape[0] if len(shape) > 2 else 1
    heads = int(np.prod(shape[1:-2], dtype=np.int64)) if len(shape) > 3 else 1
    return array.reshape((batches, heads, shape[-2], shape[-1]))
