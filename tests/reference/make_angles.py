#!/usr/bin/env python3
"""Writes angles.csv: log density, CDF and its logarithm, of the angle between random directions.

The CDF is half the regularised incomplete beta function of sin^2 (DLMF 8.17), in 60 digits; theta
stands as the double that the table names. Some angles are picked so that the CDF is very small.
"""

import csv
import pathlib
import random

from mpmath import mp, mpf

mp.dps = 60
TABLE = pathlib.Path(__file__).with_name("angles.csv")


def log_density(d, theta):
    constant = mp.loggamma(mpf(d) / 2) - mp.loggamma(mpf(d - 1) / 2) - mp.log(mp.pi) / 2
    return constant + (d - 2) * mp.log(mp.sin(theta))


def cdf(d, theta):
    """P(angle <= theta) by the two positive series for the incomplete beta function."""
    if 2 * theta > mp.pi:
        return 1 - cdf(d, mp.pi - theta)
    s2 = mp.sin(theta) ** 2
    if s2 > mpf(1) / 2:
        # P(|cos| <= c), by DLMF 8.17.8; the difference from 1 costs the digits of a small CDF.
        mp.dps = 400
        a, x = mpf(d - 1) / 2, mp.cos(theta) ** 2
        front = x ** mpf(0.5) * (1 - x) ** a / (mp.beta(mpf(0.5), a) / 2)
        total, term, k = mpf(0), mpf(1), 0
        while term > mp.eps * total:
            total += term
            term *= (a + mpf(0.5) + k) / (mpf(3) / 2 + k) * x
            k += 1
        value = (1 - front * total) / 2
        mp.dps = 60
        return value
    a = mpf(d - 1) / 2
    front = s2**a * mp.sqrt(1 - s2) / (2 * a * mp.beta(a, mpf(0.5)))
    return front * mp.hyp2f1(a + mpf(0.5), 1, a + 1, s2)


def angles(d, generator):
    """Near the equator in units of the spread, and in the far tail."""
    spread = 1 / mp.sqrt(d)
    for z in [0, 0.01, 0.5, 1, 2, 3, 5, 8, 12, 20]:
        if z * spread < 1.5:
            yield float(mp.pi / 2 - z * spread)
            yield float(mp.pi / 2 + z * spread)
    for _ in range(4):
        yield generator.uniform(0.01, 3.1)


def main():
    generator = random.Random(3)
    with open(TABLE, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["d", "theta", "log_pdf", "cdf"])
        for d in [2, 3, 4, 5, 16, 64, 128, 1000, 12288, 10**6]:
            for theta in angles(d, generator):
                exact = mpf(theta)
                probability = cdf(d, exact)
                if mpf(10) ** -290 < probability < 1:
                    writer.writerow([d, repr(theta), mp.nstr(log_density(d, exact), 25),
                                     mp.nstr(probability, 25)])


if __name__ == "__main__":
    main()
