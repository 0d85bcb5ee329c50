"""Files in the safetensors format: a length, a header in JSON, and the numbers.

Source: https://github.com/huggingface/safetensors, "Format".
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from .arrays import SAFETENSORS_TYPES, as_numpy, bytes_of, type_name

MOST_TENSORS = 65536  # that the program reads


def header_of(tensors: Mapping[str, Any], metadata: Mapping[str, str]) -> bytes:
    """Returns the length and the header of a file with these tensors, in their order.

    Raises ValueError for a type of numbers that the program does not read, and for too many tensors.
    """
    if len(tensors) > MOST_TENSORS:
        raise ValueError(f"a file of {len(tensors):,} tensors would be more than the {MOST_TENSORS:,} that the program "
                         "reads; keep fewer calls, by layers= or last=")
    header: dict[str, Any] = {"__metadata__": dict(metadata)}
    end = 0
    for name, tensor in tensors.items():
        kind = SAFETENSORS_TYPES.get(type_name(tensor))
        if kind is None:
            raise ValueError(f"{name} has numbers of the type {type_name(tensor)}, which the program does not read")
        begin, end = end, end + bytes_of(tensor)
        header[name] = {"dtype": kind, "shape": list(tensor.shape), "data_offsets": [begin, end]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)  # so that the numbers begin at a multiple of eight bytes
    return len(text).to_bytes(8, "little") + text


def write_safetensors(path: str | os.PathLike[str], tensors: Mapping[str, Any], metadata: Mapping[str, str]) -> None:
    """Writes a file whole or not at all: a new file takes the place of the old one once it is complete, so that nobody
    reads half of it.

    Raises ValueError as `header_of()` does, and OSError if the file cannot be written.
    """
    header = header_of(tensors, metadata)
    path = Path(path)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.{threading.get_ident()}")
    with open(unfinished, "xb") as file:
        try:
            file.write(header)
            for tensor in tensors.values():
                file.write(little_endian(as_numpy(tensor)))
        except BaseException:
            unfinished.unlink()
            raise
    os.replace(unfinished, path)


def little_endian(numbers: np.ndarray) -> memoryview | bytes:
    """Returns the bytes of the numbers as the format has them."""
    if not numbers.size:
        return b""  # which a memoryview cannot be cast to
    return np.ascontiguousarray(numbers, numbers.dtype.newbyteorder("<")).reshape(-1).view(np.uint8).data
