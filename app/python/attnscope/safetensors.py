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
from .errors import FileError, InvalidRequest, IsFolder, NotAllowed, NotFound, WrongType

MOST_TENSORS = 65536  # that the program reads


def header_of(tensors: Mapping[str, Any], metadata: Mapping[str, str]) -> bytes:
    """Returns the length and the header of a file with these tensors, in their order.

    Raises InvalidRequest for a type of numbers that the program does not read, and for too many tensors.
    """
    if len(tensors) > MOST_TENSORS:
        raise InvalidRequest(f"a file of {len(tensors):,} tensors would be more than the {MOST_TENSORS:,} that the "
                             "program reads; keep fewer calls, by layers= or last=")
    header: dict[str, Any] = {"__metadata__": dict(metadata)}
    end = 0
    for name, tensor in tensors.items():
        kind = SAFETENSORS_TYPES.get(type_name(tensor))
        if kind is None:
            raise InvalidRequest(f"{name} has numbers of the type {type_name(tensor)}, which the program does not read")
        begin, end = end, end + bytes_of(tensor)
        header[name] = {"dtype": kind, "shape": list(tensor.shape), "data_offsets": [begin, end]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)  # so that the numbers begin at a multiple of eight bytes
    return len(text).to_bytes(8, "little") + text


def write_safetensors(path: str | os.PathLike[str], tensors: Mapping[str, Any], metadata: Mapping[str, str]) -> None:
    """Writes a file whole or not at all: a new file takes the place of the old one once it is complete, so that nobody
    reads half of it.

    Raises InvalidRequest as `header_of()` does, and FileError if the file cannot be written.
    """
    header = header_of(tensors, metadata)
    path = file_path(path)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.{threading.get_ident()}")
    try:
        with open(unfinished, "xb") as file:
            try:
                file.write(header)
                for tensor in tensors.values():
                    file.write(little_endian(as_numpy(tensor)))
            except BaseException:
                unfinished.unlink()
                raise
        os.replace(unfinished, path)
    except OSError as fault:
        kind = NotAllowed if isinstance(fault, PermissionError) else FileError
        raise kind(f"{path} cannot be written: {(fault.strerror or str(fault)).lower()}") from fault


def file_path(path: str | os.PathLike[str]) -> Path:
    """Returns the path of a file in a folder that exists.

    Raises WrongType for what is no path, InvalidRequest for an empty one, and FileError for a folder and for a file in
    a folder that does not exist.
    """
    if not isinstance(path, (str, bytes, os.PathLike)):
        raise WrongType(f"the path of the file is of the type {type(path).__name__}: give a string, such as "
                        "'heads.safetensors'")
    if not os.fspath(path):
        raise InvalidRequest("the path of the file is empty: give one, such as 'heads.safetensors'")
    found = Path(os.fsdecode(path))
    if found.is_dir():
        raise IsFolder(f"{found} is a folder: name a file in it, such as {found / 'heads.safetensors'}")
    if not found.parent.is_dir():
        raise NotFound(f"{found} cannot be written: there is no folder {found.parent}")
    return found


def little_endian(numbers: np.ndarray) -> memoryview | bytes:
    """Returns the bytes of the numbers as the format has them."""
    if not numbers.size:
        return b""  # which a memoryview cannot be cast to
    return np.ascontiguousarray(numbers, numbers.dtype.newbyteorder("<")).reshape(-1).view(np.uint8).data
