"""Arrays of others, without a copy where that is possible."""

import numpy as np

from .errors import InvalidRequest

_processor = 1  # a device type of DLPack


def array_of(name: str, value: object) -> np.ndarray:
    """Return an array of 2 to 4 axes of what NumPy, DLPack or PyTorch made, without a copy where its type allows that.

    Raises InvalidRequest if it is no array of real numbers in the processor's memory.
    """
    try:
        array = _from_any(name, value)
    except InvalidRequest:
        raise
    except Exception as fault:  # libraries raise what they like
        raise InvalidRequest(f"{name} is not an array of numbers: {_first_line(fault)}") from fault
    if array.dtype.kind not in "fiub":
        raise InvalidRequest(f"{name} is an array of {array.dtype}: it takes real numbers")
    if not 2 <= array.ndim <= 4:
        raise InvalidRequest(f"{name} has the shape {array.shape}: it takes rows × d, heads × rows × d or "
                             "batches × heads × rows × d")
    return array


def block_of(array: np.ndarray) -> np.ndarray:
    """Return a rows × d part of an array as contiguous float32: itself if it is that."""
    with np.errstate(over="ignore"):  # what becomes infinite is refused later, with its row
        return np.ascontiguousarray(array, dtype=np.float32)


def _from_any(name: str, value: object) -> np.ndarray:
    if isinstance(value, np.ndarray):
        return np.asarray(value)
    if hasattr(value, "detach"):  # PyTorch lends no tensor that records gradients
        value = value.detach()
    return _from_dlpack(name, value) if hasattr(value, "__dlpack__") else np.asarray(value)


def _from_dlpack(name: str, value: object) -> np.ndarray:
    if value.__dlpack_device__()[0] != _processor:
        raise InvalidRequest(f"{name} lies in the memory of another device than the processor: give {name}.cpu()")
    try:
        return np.from_dlpack(value)
    except Exception:
        if not hasattr(value, "float"):
            raise
        return np.from_dlpack(value.float())  # a type that NumPy lacks, such as bfloat16


def _first_line(fault: Exception) -> str:
    return (str(fault).splitlines() or [type(fault).__name__])[0]
