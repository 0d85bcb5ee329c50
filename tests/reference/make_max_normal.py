#!/usr/bin/env python3
"""Writes max_normal.csv: the mean of the largest of n standard normals, to 25 digits.

E max = int x n phi(x) (1 - Q(x))^(n - 1) dx, straight from its definition, by Gauss-Legendre.
"""

import csv
import pathlib

from mpmath import mp, mpf

TABLE = pathlib.Path(__file__).with_name("max_normal.csv")
LENGTHS = ["1.000001", "1.5", "2", "3", "4", "5", "10", "46", "91", "92", "93", "100", "201", "512",
           "1000", "4096", "65536", "1000000", "1e8", "1e9", "1e10", "1e12"]
mp.dps = 60


def expected_max_normal(n):
    def integrand(x):
        return x * n * mp.npdf(x) * mp.exp((n - 1) * mp.log1p(-mp.erfc(x / mp.sqrt(2)) / 2))

    return mp.quad(integrand, [mpf(k) / 2 for k in range(-26, 42)], method="gauss-legendre")


def main():
    with open(TABLE, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["n", "Emax"])
        for n in LENGTHS:
            # The double that the library is given.
            value = expected_max_normal(mpf(float(n)))
            writer.writerow([n, mp.nstr(value, 25)])
            print(n, mp.nstr(value, 25))


if __name__ == "__main__":
    main()
