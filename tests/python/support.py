"""What the tests of the Python package share."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

LEFT_OUT = 77  # status that ctest takes for a test that was left out
ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ATTNSCOPE", str(ROOT / "build/release/app/attnscope"))
NUMPY_TYPES = {"F16": "<f2", "F32": "<f4", "F64": "<f8", "I16": "<i2", "I64": "<i8", "U8": "u1", "BOOL": "?"}


def require_torch():
    """Returns PyTorch; ends the test, left out, where it is not installed."""
    try:
        import torch
    except ImportError:
        print("left out: PyTorch is not installed")
        sys.exit(LEFT_OUT)
    torch.set_num_threads(1)  # tensors here are small
    return torch


def read_file(path) -> tuple[dict, dict]:
    """Returns tensors and metadata of a safetensors file; bfloat16 comes back as float32."""
    data = Path(path).read_bytes()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8:8 + length])
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        begin, end = (8 + length + each for each in entry["data_offsets"])
        if entry["dtype"] == "BF16":
            numbers = (np.frombuffer(data[begin:end], "<u2").astype("<u4") << 16).view("<f4")
        else:
            numbers = np.frombuffer(data[begin:end], NUMPY_TYPES[entry["dtype"]])
        tensors[name] = numbers.reshape(entry["shape"])
    return tensors, metadata


def run_program(*words: str) -> str:
    """Returns what the program prints; fails with its sentence if it fails."""
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(words)}: {done.stderr}")
    return done.stdout


def weights_of(path, call: dict, batch: int, head: int) -> np.ndarray:
    """Returns the weights that the program computes of one head, with the fields that the file says of the call."""
    with tempfile.TemporaryDirectory() as folder:
        matrix = Path(folder) / "weights.npy"
        settings = {**call["fields"], "batch": batch, "head": head}
        run_program("attention", "--tensors", str(path), "--q-name", call["q"], "--k-name", call["k"],
                    *(word for key, value in settings.items() for word in ("--set", f"{key}={value}")),
                    "--matrix", str(matrix))
        return np.load(matrix)


def softmax_weights(q: np.ndarray, k: np.ndarray, scale: float, visible: np.ndarray | None = None) -> np.ndarray:
    """Returns softmax(scale · q kᵀ) over the visible keys, in float64, for heads × positions × d; 0 in rows without
    keys."""
    scores = scale * q.astype(float) @ np.swapaxes(k.astype(float), -1, -2)
    if visible is not None:
        scores = np.where(visible, scores, -np.inf)
    with np.errstate(invalid="ignore"):
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        return np.nan_to_num(weights / weights.sum(-1, keepdims=True))


class Folder(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
