"""What the tests of the numbers share."""

import csv
import io
import os
import subprocess
import unittest

import numpy as np

PROGRAM = os.environ["ATTNSCOPE"]


def random_vectors(*shape, seed=1):
    """Vectors of N(0, I) as contiguous float32."""
    return np.random.default_rng(seed).standard_normal(shape, dtype=np.float32)


def run_program(*words, text=None):
    """What the program prints."""
    return subprocess.run([PROGRAM, *map(str, words)], input=text, check=True, capture_output=True, text=True).stdout


def read_csv(text):
    """Columns of a table by name."""
    rows = list(csv.reader(io.StringIO("".join(line for line in text.splitlines(True) if not line.startswith("#")))))
    return {name: list(column) for name, column in zip(rows[0], zip(*rows[1:]))}


def memory(key):
    """Bytes of this process: VmRSS, or VmHWM for the most so far."""
    with open("/proc/self/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith(key + ":"))
    return int(line.split()[1]) * 1024


class NumbersCase(unittest.TestCase):
    def assert_same_bits(self, values, others):
        values, others = np.asarray(values, float), np.asarray(others, float)
        self.assertEqual(values.shape, others.shape)
        self.assertEqual(int(np.sum(values.view(np.uint64) != others.view(np.uint64))), 0)
