#!/usr/bin/env python3
"""Computes von_mises_fisher.csv: log M, A, D and dD/dbeta, each to 25 digits.

    make_von_mises_fisher.py                    recompute every row, at the points the table holds
    make_von_mises_fisher.py --check 60         recompute 60 rows and compare
    make_von_mises_fisher.py --points 500 FILE  a fresh table at random points
    make_von_mises_fisher.py --agree 40         compare the two ways of computing

M(beta) = E e^{beta cos}, from its definition and in two ways that share nothing with the library's
expansions: the power series 0F1(; d/2; beta^2/4) in enough digits, or where that takes too many
terms the trapezoid rule on the whole line for E e^{beta tanh y} with weight sech^{d-1} y. Of the
derivatives, A is the mean and A' the variance of cos under the tilted law.
"""

import argparse
import csv
import pathlib
import random

from mpmath import mp, mpf

TABLE = pathlib.Path(__file__).with_name("von_mises_fisher.csv")
COLUMNS = ["d", "beta", "logM", "A", "D", "dD_dbeta"]
SERIES_TERMS = 3000


def by_series(d, beta):
    """From M, M' and M'' as sums of sum_k q^k / (k! (d/2)_k)."""
    # A' of a sharp peak is a small difference of large moments: as many digits more.
    mp.dps = 60 + 3 * int(mp.log10(1 + beta)) + 2 * max(0, -int(mp.log10(beta)))
    q, half = beta * beta / 4, d / 2
    term = excess = first = second = mpf(0)
    term, k = mpf(1), 0
    while True:
        k += 1
        term *= q / (k * (half + k - 1))
        excess += term
        first += 2 * k * term
        second += 2 * k * (2 * k - 1) * term
        if k * (half + k) > 2 * q and term * k * k < mp.eps * excess / 1000:
            break
    mean = first / (beta * (1 + excess))
    variance = second / (beta * beta * (1 + excess)) - mean * mean
    log_m = mp.log1p(excess)
    return log_m, mean, beta * mean - log_m, beta * variance


def by_trapezoid(d, beta):
    """From the integral over y of exp(beta tanh y) sech^{d-1} y about its peak."""
    mp.dps = 50 + 3 * max(0, int(mp.log10(beta)))
    # The exponent beta tanh y - (d-1) log cosh y is stationary where beta sech^2 y = (d-1) tanh y.
    ratio = (d - 1) / (2 * beta)
    peak_cos = 1 / (ratio + mp.sqrt(1 + ratio * ratio))
    peak = mp.atanh(peak_cos)

    def exponent(y):
        return beta * (mp.tanh(y) - peak_cos) - (d - 1) * (mp.log(mp.cosh(y)) - mp.log(mp.cosh(peak)))

    curvature = (1 - peak_cos**2) * (2 * beta * peak_cos + d - 1)
    # At small d the transform falls off as slowly as Gamma(1/2 + i omega/2).
    step = min(1 / (9 * mp.sqrt(curvature)), mpf(1) / 30)
    zero = first = second = mpf(0)
    floor = -mpf(135)
    # 1 - tanh y keeps its digits far out, where tanh y itself is 1.
    for direction in (1, -1):
        j = 0 if direction == 1 else 1
        while True:
            y = peak + direction * j * step
            e = exponent(y)
            if e < floor:
                break
            weight = mp.exp(e)
            away = (mp.exp(-2 * y) - mp.exp(-2 * peak)) * 2 / (
                (1 + mp.exp(-2 * y)) * (1 + mp.exp(-2 * peak)))  # tanh peak - tanh y
            zero += weight
            first += weight * away
            second += weight * away * away
            j += 1
    shift = first / zero
    mean = peak_cos - shift
    variance = second / zero - shift * shift
    # The weight's own integral is B(1/2, (d-1)/2).
    half = (d - 1) / 2
    log_m = (mp.log(zero * step) + beta * peak_cos - (d - 1) * mp.log(mp.cosh(peak))
             - mp.loggamma(half) - mp.log(mp.pi) / 2 + mp.loggamma(half + mpf(1) / 2))
    return log_m, mean, beta * mean - log_m, beta * variance


def series_is_short(d, beta):
    q = float(beta) ** 2 / 4
    nu = float(d) / 2
    peak = (((nu * nu) + 4 * q) ** 0.5 - nu) / 2
    return peak < SERIES_TERMS


def evaluate(d, beta):
    d, beta = mpf(d), mpf(beta)
    return by_series(d, beta) if series_is_short(d, beta) else by_trapezoid(d, beta)


def written(value):
    """25 significant digits."""
    return mp.nstr(value, 25, min_fixed=0, max_fixed=1, strip_zeros=False)


def row_of(d, beta):
    return [d, beta] + [written(v) for v in evaluate(d, float(beta))]


def read(path):
    with open(path, newline="") as file:
        return [[row[c] for c in COLUMNS] for row in csv.DictReader(file)]


def write(path, rows):
    with open(path, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(rows)


def worst_difference(pairs):
    """The largest relative difference over (values, values) pairs."""
    mp.dps = 60
    return max(abs(mpf(a) / mpf(b) - 1) for one, other in pairs for a, b in zip(one, other))


def random_points(count):
    """Log-uniform in d and beta, a third near where the library changes its method."""
    generator = random.Random(20)
    for i in range(count):
        d = round(10 ** generator.uniform(0.30103, 6)) if i % 4 else generator.choice([2, 3, 4, 10**6])
        beta = 10 ** generator.uniform(-9, 8)
        if i % 3 == 0:
            d = 2 + 60 * generator.random() if i % 2 else generator.randint(2, 64)
            beta = max(1e-3, (30 * generator.uniform(0.95, 1.05)) ** 2 - (d / 2 - 1) ** 2) ** 0.5
        elif i % 17 == 0:
            beta = 10 ** generator.uniform(-140, -9)
        yield repr(d), repr(beta)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", type=int, metavar="N")
    parser.add_argument("--agree", type=int, metavar="N")
    parser.add_argument("--points", nargs=2, metavar=("N", "FILE"))
    options = parser.parse_args()
    if options.points:
        write(options.points[1], [row_of(*p) for p in random_points(int(options.points[0]))])
    elif options.check:
        rows = random.Random(1).sample(read(TABLE), options.check)
        worst = worst_difference((row_of(*row[:2])[2:], row[2:]) for row in rows)
        print(f"{len(rows)} rows recomputed, largest relative difference {mp.nstr(worst, 3)}")
        raise SystemExit(worst > mpf("1e-23"))
    elif options.agree:
        rows = [r for r in read(TABLE) if 1 < float(r[1]) and series_is_short(r[0], r[1])]
        rows = random.Random(2).sample(rows, options.agree)
        points = [(mpf(float(r[0])), mpf(float(r[1]))) for r in rows]
        worst = worst_difference((by_series(*p), by_trapezoid(*p)) for p in points)
        print(f"{len(rows)} points both ways, largest relative difference {mp.nstr(worst, 3)}")
        raise SystemExit(worst > mpf("1e-23"))
    else:
        write(TABLE, [row_of(*row[:2]) for row in read(TABLE)])


if __name__ == "__main__":
    main()
