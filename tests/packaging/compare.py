#!/usr/bin/env python3
"""Compares the numbers of two builds of the program.

    compare.py PROGRAM OTHER

asks both for every figure, quantity, attention variant, position scheme and mask at standard settings. A difference is
relative to the number, or to a millionth of the largest of its column where the number is smaller. Prints the largest
and exits with 1 where one is more than rounding: of doubles in figures and quantities, of float32 in attention.
"""

import csv
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

OF_DOUBLES, OF_FLOATS = 1e-9, 1e-5
MEASURED = {"row-weights", "scores"}  # figures of the matrix itself, which is float32
INPUTS = {"d": 64, "n": 4096, "beta": 8, "theta": 1.2, "p": 0.01, "gap": 40, "rule": "kappa-log-n"}


def run(program, *words):
    return subprocess.run([program, *words], check=True, capture_output=True, text=True).stdout


def table(path):
    """The rows of a CSV file, each a dictionary."""
    with open(path) as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def cases(program):
    """A name, the largest difference that is rounding, and a function of a program and a file that gives rows."""
    lists = json.loads(run(program, "list", "--json"))
    for figure in lists["figures"]:
        def plotted(asked, path, name=figure["name"]):
            run(asked, "plot", name, "-o", path)
            return table(path)
        yield "plot " + figure["name"], OF_FLOATS if figure["name"] in MEASURED else OF_DOUBLES, plotted
    for quantity in lists["quantities"]:
        words = [quantity["name"]] + [f"{key}={INPUTS[key]}" for key in quantity["takes"].split() if key in INPUTS]
        def evaluated(asked, _, words=words):
            return [json.loads(run(asked, "eval", *words))]
        yield "eval " + quantity["name"], OF_DOUBLES, evaluated
    for field, records in ("attention", "variants"), ("position", "positions"), ("mask", "masks"), \
            ("normalizer", "normalizers"):
        for record in lists[records]:
            words = ["--set", "n=257", "--set", "d=16", "--set", f"{field}={record['name']}", "--backend", "cpu"]
            def rows(asked, path, words=words):
                said = json.loads(run(asked, "attention", *words, "--rows", path))
                del said["device"]
                return [said, *table(path)]
            yield f"attention {field}={record['name']}", OF_FLOATS, rows


def number(cell):
    try:
        return float(cell)
    except (TypeError, ValueError):
        return None


def difference(ours, theirs):
    """The largest difference, and where it is; infinite where words differ."""
    largest = {}
    for row in ours:
        for key, cell in row.items():
            largest[key] = max(largest.get(key, 0), abs(number(cell) or 0))
    worst = 0, ""
    if len(ours) != len(theirs):
        return float("inf"), f"{len(ours)} and {len(theirs)} rows"
    for ours_row, theirs_row in zip(ours, theirs):
        for key in ours_row.keys() | theirs_row.keys():
            one, other = ours_row.get(key), theirs_row.get(key)
            if one == other:
                continue
            a, b = number(one), number(other)
            size = float("inf") if a is None or b is None else abs(a - b) / max(abs(a), abs(b), 1e-6 * largest[key])
            if a is None or b is None or size > worst[0]:
                worst = (float("inf") if a is None or b is None else size), f"{key}: {one} and {other}"
    return worst


def main():
    ours, theirs = sys.argv[1:]
    fell = False
    worst = {}
    with tempfile.TemporaryDirectory(dir="/tmp") as folder, ThreadPoolExecutor(2) as pool:
        def both(case):
            path = str(Path(folder) / f"{case[0].replace(' ', '-')}.csv")
            return *case, *difference(*(case[2](program, path) for program in (ours, theirs)))
        for name, limit, _, size, where in pool.map(both, list(cases(ours))):
            worst.setdefault(limit, []).append((size, name, where))
            if size > limit:
                fell = True
                print(f"{name}: {size:.1e} ({where})")
    for limit, kind in (OF_DOUBLES, "figures and quantities in double"), (OF_FLOATS, "attention matrices in float32"):
        size, name, where = max(worst[limit])
        print(f"{len(worst[limit])} {kind}, largest relative difference {size:.1e} ({name}, {where})")
    sys.exit(fell)


if __name__ == "__main__":
    main()
