#!/usr/bin/env python3
"""Where the approximations in the figures hold, recomputed by ways that share nothing with the
program's.

    make_validity.py ATTNSCOPE           compares every `valid` of `ATTNSCOPE plot`, 30 Scenarios
                                         for each rule, and prints the differences
    make_validity.py ATTNSCOPE --write   and writes validity.csv beside this script

The rule: an entropy holds within 0.1 nat or 2 % of the exact mean, a gradient within 2 % of it, a
density of the angle within 2 % of the exact density at the right angle; and none below 0. log n,
simulated values and exact curves are not judged: always valid. A point whose error lies within
1e-6 of its tolerance (relative) may be called either; it is counted, and '?' in the table.

Exact means: n keys whose logits X have a distribution on nodes (Gauss-Legendre panels, in z for
Gaussian scores, in the angle on the sphere, narrow against both the law and the logit);
phi(u) = E exp(-e^(u+X)), and one trapezoid in u:
    E H = -gamma - E u - E sum p x,   1 - E sum p^2 = n (n-1) int phi^(n-2) E[tau e^-tau]^2 du.
A random query is a mean over the Gaussian law at the norms of Gauss-Legendre nodes. Annealed and
Laplace's forms: mpmath. Needs numpy, scipy, mpmath.

validity.csv: figure, what is set, kind, and the flags of the curve's points as runs, such as
"T40 F89".
"""
import csv
import functools
import itertools
import math
import pathlib
import subprocess
import sys
import tempfile

import mpmath as mp
import numpy as np
from scipy import special, stats

HERE = pathlib.Path(__file__).parent
GL_X, GL_W = np.polynomial.legendre.leggauss(10)


def panels(edges):
    """Nodes and weights of Gauss-Legendre on each panel."""
    half = np.diff(edges) / 2
    middle = (edges[1:] + edges[:-1]) / 2
    return (middle[:, None] + half[:, None] * GL_X).ravel(), (half[:, None] * GL_W).ravel()


def gaussian_nodes(sigma, n):
    reach = math.sqrt(2 * (48 + math.log(n)))
    z, w = panels(np.linspace(-reach, reach, 2 + math.ceil(2 * reach * max(1.5, sigma / 1.5))))
    return sigma * z, w * stats.norm.pdf(z)


def sphere_nodes(beta, d, n):
    """In v with cos theta = tanh v: the density is cosh^-(d-1); panels even in v and in the logit."""
    c = (48 + math.log(n)) / (d - 1)
    reach = c + math.log1p(math.sqrt(-math.expm1(-2 * c)))
    fine = np.linspace(-reach, reach, 20001)
    width = min(0.7, 1.5 / math.sqrt(d))
    arc = fine / width + beta * np.tanh(fine) / 1.5
    edges = np.interp(np.linspace(arc[0], arc[-1], 2 + math.ceil(arc[-1] - arc[0])), arc, fine)
    v, w = panels(edges)
    log_density = -(d - 1) * np.logaddexp(v, -v) + (d - 1) * math.log(2)
    front = math.exp(math.lgamma(d / 2) - math.lgamma((d - 1) / 2)) / math.sqrt(math.pi)
    return beta * np.tanh(v), w * front * np.exp(log_density)


def exact(x, w, n):
    """E H and E (1 - sum p^2) of n logits on those nodes, x ascending."""
    lowest = -23 - math.log(n)  # what lies below adds 1e-8 of 1/n to 1 - phi
    above = np.concatenate([np.cumsum(w[::-1])[::-1], [0]])

    def moments(u):
        start = np.searchsorted(x, lowest - u)
        end = np.searchsorted(x, 4.2 - u)
        out = np.zeros((4, len(u)))
        longest = int((end - start).max()) if len(u) else 0
        for block in np.array_split(np.arange(len(u)), 1 + len(u) * longest // 2_000_000):
            place = start[block][:, None] + np.arange(longest)
            inside = place < end[block][:, None]
            place = np.minimum(place, len(x) - 1)
            s = np.where(inside, x[place] + u[block][:, None], -200.0)
            weight = np.where(inside, w[place], 0)
            tau = np.exp(s)
            density = weight * tau * np.exp(-tau)
            out[0, block] = above[end[block]] - (weight * np.expm1(-tau)).sum(1)
            out[1, block] = density.sum(1)
            out[2, block] = (density * s).sum(1)
            tiny = out[0, block] > 0.5
            survive = (weight * np.exp(-tau)).sum(1) + (above[0] - above[start[block]])
            out[3, block] = np.where(tiny, np.log(np.maximum(survive, 1e-300)),
                                     np.log1p(-np.minimum(out[0, block], 0.9)))
        return out

    coarse = np.arange(-x[-1] - math.log(n) - 48, -x[0] + 8, 1.0)
    level = -n * moments(coarse)[3]
    live = np.flatnonzero((level > 1e-18) & (level < 60))
    low, high = coarse[max(live[0] - 2, 0)], coarse[min(live[-1] + 2, len(coarse) - 1)]
    u, step = np.linspace(low, high, 2 + math.ceil(min((high - low) / 0.2, 400)), retstep=True)
    _, first, log_first, log_phi = moments(u)
    front = n * np.exp((n - 1) * log_phi) * step
    entropy = -(front * (log_first + np.euler_gamma * first)).sum()
    diversity = ((n - 1) * front * np.exp(-log_phi) * first * first).sum()
    return entropy, diversity


@functools.lru_cache(maxsize=None)
def gaussian_at_step(n, k):
    return exact(*gaussian_nodes(math.exp(0.06 * k), n), n)


def gaussian_between(n, sigma):
    """Through the six nearest of a grid in log sigma; relative error below 1e-7."""
    place = math.log(sigma) / 0.06
    ks = np.arange(math.floor(place) - 2, math.floor(place) + 4)
    lagrange = [np.prod([(place - m) / (k - m) for m in ks if m != k]) for k in ks]
    return lagrange @ np.array([gaussian_at_step(n, int(k)) for k in ks])


@functools.lru_cache(maxsize=None)
def exact_means(model, n, d, lam):
    if model == "sphere":
        return exact(*sphere_nodes(lam * d, d, n), n)
    if model == "gaussian":
        return exact(*gaussian_nodes(lam * math.sqrt(d), n), n)
    low, high = stats.chi.ppf(1e-12, d), stats.chi.isf(1e-12, d)
    x, w = np.polynomial.legendre.leggauss(24)
    r = (low + high) / 2 + (high - low) / 2 * x
    w = w * stats.chi.pdf(r, d)
    values = np.array([gaussian_between(n, lam * ri) for ri in r])
    return tuple(w @ values / w.sum())


@functools.lru_cache(maxsize=None)
def log_mgf(d, beta):
    mp.mp.dps = 25
    nu = mp.mpf(d) / 2 - 1
    return mp.loggamma(nu + 1) + nu * mp.log(2 / mp.mpf(beta)) + mp.log(mp.besseli(nu, beta))


@functools.lru_cache(maxsize=None)
def annealed_deficit(d, lam):
    beta = mp.mpf(lam) * d
    mean = mp.besseli(mp.mpf(d) / 2, beta) / mp.besseli(mp.mpf(d) / 2 - 1, beta)
    return float(beta * mean - log_mgf(d, beta))


@functools.lru_cache(maxsize=None)
def max_score(model, n, d):
    """E max of n scores: int (1 - F^n - F(-)^n) over the positive half, F the law of one score."""
    if model == "sphere":
        c, w = panels(np.concatenate([np.linspace(0, 0.9, 200), 1 - np.geomspace(0.1, 1e-14, 160)]))
        tail, size = special.betainc((d - 1) / 2, 0.5, (1 - c) * (1 + c)) / 2, d
    else:
        c, w = panels(np.linspace(0, 20, 200))
        tail = special.ndtr(-c)
        size = math.sqrt(d) if model == "gaussian" else math.sqrt(2) * math.exp(
            math.lgamma((d + 1) / 2) - math.lgamma(d / 2))
    return size * (w * (-np.expm1(n * np.log1p(-tail)) - tail ** n)).sum()


@functools.lru_cache(maxsize=None)
def limit(model, n, d):
    if model == "gaussian":
        return max_score(model, n, d) / d
    if model == "gaussian-qk":
        return max_score("gaussian", n, 1) * math.exp(
            math.lgamma((d - 1) / 2) - math.lgamma(d / 2)) / math.sqrt(2)
    if d == 3:
        return n / 6
    # (d-3)/d E c/(1-c^2) at the largest cosine, whose law is F^n
    edges = np.concatenate([np.linspace(-1, 0.9, 80), 1 - np.geomspace(0.1, 1e-14, 160)])
    c, w = panels(edges)
    front = math.exp(math.lgamma(d / 2) - math.lgamma((d - 1) / 2)) / math.sqrt(math.pi)
    density = n * special.betainc((d - 1) / 2, (d - 1) / 2, (1 + c) / 2) ** (n - 1) * front
    # times pdf c/(1 - c^2), the pdf (1 - c^2)^((d-3)/2)
    return (d - 3) / d * (w * density * c * ((1 - c) * (1 + c)) ** ((d - 5) / 2)).sum()


def entropy(kind, model, n, d, lam):
    log_n = math.log(n)
    if kind == "annealed":
        return log_n - (annealed_deficit(d, lam) if model == "sphere" else lam * lam * d / 2)
    if kind == "linear":
        return log_n - 0.24 * lam * d
    if kind == "mean-field":
        return log_n - lam * max_score(model, n, d)
    c = 2 * lam / (1 + math.sqrt(1 + 4 * lam * lam))
    leading = log_n + d / 2 * math.log1p(-c * c)
    if kind == "laplace":
        return leading
    assert kind == "laplace-corrected"
    return leading - math.log1p(-c ** 4) / 2 - 2 * c ** 4 / (1 + c * c) ** 2


def gradient(kind, model, n, d, lam):
    if kind == "bound":
        return limit(model, n, d)
    if model == "gaussian-qk" and 2 * lam * lam >= 1:
        return math.nan
    exponent = {"sphere": lambda: float(log_mgf(d, 2 * lam * d) - 2 * log_mgf(d, lam * d)),
                "gaussian": lambda: lam * lam * d,
                "gaussian-qk": lambda: -d / 2 * math.log1p(-2 * lam * lam)}[model]() - math.log(n)
    return -lam * math.expm1(exponent) if exponent < 700 else math.nan


def exact_between(model, n, d, lam):
    """exact_means through the six nearest scales of a grid; error below 1e-4."""
    place = math.log(lam) / 0.2
    ks = np.arange(math.floor(place) - 2, math.floor(place) + 4)
    lagrange = [np.prod([(place - m) / (k - m) for m in ks if m != k]) for k in ks]
    return lagrange @ np.array([exact_means(model, n, d, math.exp(0.2 * int(k))) for k in ks])


def row_verdict(value, part, model, n, d, lam, absolute, relative):
    """The verdict on an entropy (part 0) or a gradient (1), from interpolated exact means where
    these leave no doubt: where the error is not within 2 % of the tolerance."""
    unit = lam if part else 1
    near = unit * exact_between(model, n, d, lam)[part]
    most = max(absolute, relative * near)
    if abs(abs(value - near) - most) > 0.02 * most:
        return verdict(value, near, absolute, relative)
    return verdict(value, unit * exact_means(model, n, d, lam)[part], absolute, relative)


def verdict(value, wanted, absolute, relative):
    """T, F, or ? within rounding of the threshold."""
    most = max(absolute, relative * wanted)
    error = abs(value - wanted)
    if abs(error - most) <= 1e-6 * most or abs(value) <= 1e-13 * max(1, wanted):
        return "?" if error <= 1.000001 * most else "F"
    return "T" if value >= 0 and error <= most else "F"


def scale(settings, n):
    d = settings["d"]
    return {"inverse-sqrt-d": lambda: 1 / math.sqrt(d),
            "kappa-log-n": lambda: settings.get("kappa", 1 / 0.24) * math.log(n) / d,
            "log-512": lambda: math.log(n) / math.log(512) / math.sqrt(d),
            "constant": lambda: settings.get("lambda", 0.125)}[settings["rule"]]()


def judged(figure, settings, kind, x):
    model, d = settings["model"], settings["d"]
    if figure == "angles":
        peak = math.exp(math.lgamma(d / 2) - math.lgamma((d - 1) / 2)) / math.sqrt(math.pi)
        theta = math.radians(x)
        normal = stats.norm.pdf(theta, math.pi / 2, 1 / math.sqrt(d - 2))
        return verdict(normal, peak * math.sin(theta) ** (d - 2), 0.02 * peak, 0)
    if figure == "gradient-vs-scale":
        value = gradient(kind, model, settings["n"], d, x)
        if not value >= 0:
            return "F"
        return row_verdict(value, 1, model, settings["n"], d, x, 0, 0.02)
    n, lam = (x, scale(settings, x)) if figure == "entropy-vs-length" else (settings["n"], x)
    value = entropy(kind, model, n, d, lam) if lam > 0 else math.log(n)
    if value < -1e-12 * math.log(n):
        return "F"
    if figure == "entropy-vs-scale":
        return row_verdict(value, 0, model, n, d, lam, 0.1, 0.02)
    return verdict(value, exact_means(model, n, d, lam)[0] if lam > 0 else math.log(n), 0.1, 0.02)


NOT_JUDGED = {"exact", "simulation", "median"}


def plotted(program, figure, settings):
    """Rows of the figure's CSV, without what is never judged."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "figure.csv"
        sets = itertools.chain(*(["--set", f"{k}={v}"] for k, v in settings.items()))
        subprocess.run([program, "plot", figure, *sets, "--set", "samples=2", "-o", path],
                       check=True)
        with open(path, newline="") as file:
            rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    return [r for r in rows if r["kind"] not in NOT_JUDGED and not r["lower"]]


def as_runs(flags):
    return " ".join(f"{flag}{len(list(run))}" for flag, run in itertools.groupby(flags))


FIGURES = ("entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale", "angles")


def scenarios():
    """30 for each rule; n, d, kappa and lambda over their practical ranges, all models."""
    rng = np.random.default_rng(20240229)
    for rule in ("inverse-sqrt-d", "kappa-log-n", "log-512", "constant"):
        for k in range(30):
            model = ("sphere", "gaussian")[k % 2] if k % 10 != 5 else "gaussian-qk"
            n = int(round(math.exp(rng.uniform(math.log(2), math.log(1e6)))))
            d = int(round(math.exp(rng.uniform(math.log(5), math.log(300)))))
            if rule == "kappa-log-n" and k < 3:
                model, d = "sphere", (16, 20, 24)[k]
            settings = {"rule": rule, "model": model, "n": n, "d": d}
            if rule == "kappa-log-n" and k >= 3:
                settings["kappa"] = float(f"{math.exp(rng.uniform(math.log(0.3), math.log(12))):.4g}")
            if rule == "constant":  # read before the rule, which it would choose
                lam = math.exp(rng.uniform(math.log(0.03), math.log(6))) / math.sqrt(d)
                settings = {"lambda": float(f"{lam:.4g}"), **settings}
            yield settings


def compare(program, settings, table):
    """Points, points within rounding and differences of one Scenario."""
    points = close = wrong = 0
    for figure in FIGURES:
        curves = {}
        for row in plotted(program, figure, settings):
            if figure == "entropy-vs-length" and row["kind"] == "bound":
                continue  # log n, which is not judged
            x = float(row["x"])
            mine = judged(figure, settings, row["kind"], x)
            theirs = "T" if row["valid"] == "true" else "F"
            points += 1
            close += mine == "?"
            if mine not in ("?", theirs):
                wrong += 1
                print("DIFFERENT", figure, settings, row, "wanted", mine, flush=True)
            curves.setdefault((row["kind"], row["series"]), []).append(mine)
        text = " ".join(f"{k}={v}" for k, v in settings.items())
        for (kind, series), flags in curves.items():
            table.append([figure, text, kind, series, as_runs(flags)])
    return points, close, wrong


def main(program, write):
    table, total = [], np.zeros(3, dtype=int)
    for settings in scenarios():
        total += compare(program, settings, table)
        print(settings, *total, flush=True)
        exact_means.cache_clear()
    print(f"{total[0]} flags, {total[1]} within rounding, {total[2]} different")
    if write:
        with open(HERE / "validity.csv", "w", newline="") as file:
            out = csv.writer(file, lineterminator="\n")
            out.writerow(["figure", "settings", "kind", "series", "flags"])
            out.writerows(table)
    return total[2] == 0


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], "--write" in sys.argv) else 1)
