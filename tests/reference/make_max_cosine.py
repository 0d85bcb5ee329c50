#!/usr/bin/env python3
"""Computes max_cosine.csv: the mean of the largest cosine to n uniform directions, to 28 digits.

    make_max_cosine.py             recompute every row, at the points the table holds
    make_max_cosine.py --check 10  recompute 10 rows and compare

E max cos = -1 + int_0^pi sin t (1 - (1 - Q(t))^n) dt, where Q(t) is the share of directions
within the angle t: a hypergeometric series in sin^2 t near the pole and in cos^2 t elsewhere,
integrated panel by panel with Gauss-Legendre rules of growing degree. The rows of d = 3 are also
compared with (n - 1)/(n + 1).
"""

import argparse
import csv
import pathlib
import random

from mpmath import mp, mpf

TABLE = pathlib.Path(__file__).with_name("max_cosine.csv")
COLUMNS = ["d", "n", "Emax_cos"]
DIGITS = 28
PANELS = 12
mp.dps = 100


def positive_series(ratio):
    total = term = mpf(1)
    k = 0
    while term > mp.eps * total:
        term *= ratio(k)
        total += term
        k += 1
    return total


class Cap:
    """Q of an angle up to pi/2, in dimension d."""

    def __init__(self, d):
        self.d = mpf(d)
        self.density = mp.exp(mp.loggamma(self.d / 2) - mp.loggamma((self.d - 1) / 2)) / mp.sqrt(mp.pi)

    def __call__(self, angle):
        d, s, c = self.d, mp.sin(angle), mp.cos(angle)
        if 2 * c * c > 1:
            a = (d - 1) / 2
            series = positive_series(
                lambda k: (k + mpf(1) / 2) / (k + 1) * (a + k) / (a + k + 1) * s * s)
            return self.density * s ** (d - 1) / (d - 1) * series
        series = positive_series(lambda k: (d / 2 + k) / (k + mpf(3) / 2) * c * c)
        return mpf(1) / 2 - self.density * c * s ** (d - 1) * series


def angle_of(cap, share):
    """By bisection, to three digits or so: only the panels' ends hang on it."""
    low, high = mpf(0), mp.pi / 2
    while high - low > high / 1000:
        middle = (low + high) / 2
        low, high = (middle, high) if cap(middle) < share else (low, middle)
    return high


def expected_max_cosine(d, n):
    cap, n = Cap(d), mpf(n)

    def integrand(angle):
        share = cap(angle) if 2 * angle <= mp.pi else 1 - cap(mp.pi - angle)
        return mp.sin(angle) * -mp.expm1(n * mp.log1p(-share))

    low = angle_of(cap, mpf("1e-36") / n)
    # Beyond `high` the bracket is 1.
    high = angle_of(cap, 90 / n) if n > 200 else mp.pi - low
    ends = [low + (high - low) * j / PANELS for j in range(PANELS + 1)]
    mp.dps = 50
    integral = mp.quad(integrand, ends, method="gauss-legendre", maxdegree=8)
    mp.dps = 100
    return mp.cos(high) + integral


def row_of(d, n):
    value = expected_max_cosine(d, n)
    if mpf(d) == 3:
        closed = (mpf(n) - 1) / (mpf(n) + 1)
        assert abs(value / closed - 1) < mpf(10) ** -DIGITS, (d, n, value, closed)
    return [d, n, mp.nstr(value, DIGITS, min_fixed=-20)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", type=int, metavar="N")
    options = parser.parse_args()
    with open(TABLE, newline="") as file:
        rows = [[row[c] for c in COLUMNS] for row in csv.DictReader(file)]
    if options.check:
        rows = random.Random(1).sample(rows, options.check)
        worst = max(abs(mpf(row_of(*row[:2])[2]) / mpf(row[2]) - 1) for row in rows)
        print(f"{len(rows)} rows recomputed, largest relative difference {mp.nstr(worst, 3)}")
        raise SystemExit(worst > mpf("1e-25"))
    rows = [row_of(*row[:2]) for row in rows]
    with open(TABLE, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(rows)


if __name__ == "__main__":
    main()
