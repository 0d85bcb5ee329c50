#!/usr/bin/python3
"""attnscope.attention beside the command's --timing, in turn, on one machine in one run.

    app/setup release attnscope attnscope-python
    PYTHONPATH=build/release/python tests/benchmarks/python_module.py [ROUNDS]

Both take the best of their runs. The call of Python is timed whole: checking the numbers, planning, computing, and
making arrays; the command times its engine alone.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

import attnscope
import numpy as np

PROGRAM = Path(__file__).resolve().parents[2] / "build/release/app/attnscope"
LENGTH = 8192


def command_seconds(d):
    words = [PROGRAM, "attention", "--set", f"n={LENGTH}", "--set", f"d={d}", "--backend", "cpu", "--timing"]
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)["compute_seconds"]


def module_seconds(q, k, patience=2):
    best, spent = np.inf, 0
    while spent < patience:
        start = time.perf_counter()
        attnscope.attention(q, k, backend="cpu")
        seconds = time.perf_counter() - start
        best, spent = min(best, seconds), spent + seconds
    return best


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    for d in (64, 128):
        q, k = np.random.default_rng(1).standard_normal((2, LENGTH, d), dtype=np.float32)
        times = [(command_seconds(d), module_seconds(q, k)) for _ in range(rounds)]
        command, module = (min(column) for column in zip(*times))
        print(f"n = {LENGTH}, d = {d}: command {1e3 * command:.2f} ms, module {1e3 * module:.2f} ms, "
              f"ratio {module / command:.3f}")


if __name__ == "__main__":
    main()
