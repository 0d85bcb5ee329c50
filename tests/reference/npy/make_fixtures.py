#!/usr/bin/python3
"""Writes the NPY files beside it with NumPy: python3 make_fixtures.py

Every combination of type, endianness, order, number of dimensions and format version that is read,
with value (h, r, c) = 16 h + 4 r + c/4 - 3; and 512 of the finite half-precision numbers, subnormal
ones among them, beside the same numbers in double precision.
"""

import itertools
import pathlib
import warnings

import numpy as np

folder = pathlib.Path(__file__).parent
warnings.simplefilter("ignore")  # versions 2.0 and 3.0 are not needed for these headers


def write(name, array, version):
    with open(folder / f"{name}.npy", "wb") as file:
        np.lib.format.write_array(file, array, version=version)


h, r, c = np.meshgrid(np.arange(2), np.arange(3), np.arange(5), indexing="ij")
values = 16 * h + 4 * r + c / 4 - 3

for size, endian, order, dimensions, version in itertools.product(
    (2, 4, 8), "<>", "CF", (2, 3), (1, 2, 3)
):
    array = values if dimensions == 3 else values[0]
    array = np.asarray(array, dtype=f"{endian}f{size}", order=order)
    name = f"f{size}_{'le' if endian == '<' else 'be'}_{order}_{dimensions}d_v{version}"
    write(name, array, (version, 0))

halves = np.arange(0, 65536, dtype=np.uint32).astype(np.uint16).view(np.float16)
halves = halves[np.isfinite(halves)]
halves = halves[np.linspace(0, len(halves) - 1, 512).astype(int)]
halves[:8] = [0.0, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05,
              6.103515625e-05, 65504.0, -65504.0, 1 / 3]
write("halves", halves.reshape(8, 64), (1, 0))
write("halves_as_double", halves.reshape(8, 64).astype("<f8"), (1, 0))
