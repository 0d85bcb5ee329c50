#!/usr/bin/env python3
"""Trains and measures what the laboratory's tables of published results hold.

    resources/published/laboratory.py FOLDER [PROGRAM]

Runs `attnscope lab` for each task under five rules and four kinds of attention, with five seeds, keeps its tables in
FOLDER, and writes laboratory-TASK.csv and laboratory.md beside this file. A run that was stopped goes on where it was.
Intervals are 95 % intervals of means over seeds, by Student's t with four degrees of freedom.
"""
import csv
import math
import pathlib
import statistics
import subprocess
import sys
import textwrap

HERE = pathlib.Path(__file__).resolve().parent
SEEDS = 5
T_OF_4 = 2.7764451051977987  # 97.5 % quantile of Student's t with 4 degrees of freedom
RULES = {"inverse-sqrt-d": "1/√d", "kappa-log-n": "κ log n/d", "log-512": "log₅₁₂ n/√d", "ssmax": "SSMax",
         "adaptive-temperature": "adaptive temperature"}
KINDS = {"dot": "dot product", "query-norm": "queries normalised", "key-norm": "keys normalised", "cosine": "cosines"}
MEASURES = {"accuracy": "accuracy", "entropy": "entropy of the row (nat)",
            "target_weight": "weight on what the row should look at"}


class Task:
    """One run of the command, and what is said of it."""

    def __init__(self, name, label, trained, lengths, more, meaning, source, note):
        self.name, self.label, self.trained, self.lengths, self.more = name, label, trained, lengths, more
        self.meaning, self.source, self.note = meaning, source, note

    def command(self, table, program="attnscope"):
        return [program, "lab", self.name, "--rules", ",".join(RULES), "--attention", ",".join(KINDS), *self.more,
                "--lengths", self.lengths, "--seeds", str(SEEDS), "-o", str(table)]


TASKS = [
    Task("largest", "Laboratory: largest of n", 48, "16:4096", [],
         "Small models of this program were trained to name the class of the largest of 5 to 48 items, and "
         "tested on up "
         "to 4096 items. Points are mean accuracies of five models, and bars are their 95 % intervals.",
         "attnscope lab; task of P. Veličković et al. 2024, https://arxiv.org/abs/2410.01104",
         "One layer, one head, d = 32, 10 classes, 1500 steps of 128 examples."),
    Task("recall", "Laboratory: associative recall", 64, "16:4096", [],
         "Small models of this program were trained to find the one of 64 keys that a noisy query was made from, and "
         "tested with up to 4096 keys. Points are mean accuracies of five models, and bars are their 95 % intervals.",
         "attnscope lab, this program",
         "One layer, one head, d = 32, keys of 24 bits, 1500 steps of 128 examples."),
    Task("first-symbol", "Laboratory: first symbol", 10, "16:4096", [],
         "Small models of this program were trained to tell the first symbol of texts of 10, and tested on texts of up "
         "to 4096. Points are mean accuracies of five models, and bars are their 95 % intervals.",
         "attnscope lab; task of D. Chiang and P. Cholak 2022, https://arxiv.org/abs/2202.12172",
         "One layer, one head, d = 32, 1500 steps of 128 examples; to guess is right half of the time."),
    Task("repeats", "Laboratory: text with repeats", 64, "16:1024", ["--positions", "rope", "--steps", "1500"],
         "Small models of this program were trained to predict the next symbol of texts of 64 in which passages come "
         "again, and tested on up to 1024 symbols. Points are mean accuracies of five models, and bars are their 95 % "
         "intervals.",
         "attnscope lab, this program",
         "Two layers of two heads, rotary positions, 1500 steps of 32 examples; accuracy where a passage "
         "comes again, at most "
         "48 symbols later."),
]


def run(task, folder, program):
    """Returns what `attnscope lab` measured: {(rule, attention, n): {measure: values over seeds}}."""
    table = folder / f"{task.name}.csv"
    if not table.exists():
        subprocess.run(task.command(table, program), check=True)
    with open(table, encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    measured = {}
    for row in rows:
        values = measured.setdefault((row["rule"], row["attention"], int(row["n"])), {})
        for measure in MEASURES:
            values.setdefault(measure, []).append(float(row[measure]))
    for key, values in measured.items():
        assert all(len(of) == SEEDS for of in values.values()), key
    return measured


def mean_and_interval(values):
    return statistics.fmean(values), T_OF_4 * statistics.stdev(values) / math.sqrt(len(values))


def write_table(task, measured):
    with open(HERE / f"laboratory-{task.name}.csv", "w", encoding="utf-8") as file:
        for key, text in [("source", task.source), ("label", task.label), ("meaning", task.meaning),
                          ("quantity", "accuracy"), ("unit", "%"), ("trained", task.trained), ("note", task.note)]:
            file.write(f"# {key}: {text}\n")
        file.write("rule,attention,length,value,interval\n")
        for (rule, kind, n), values in measured.items():
            mean, interval = mean_and_interval([100 * value for value in values["accuracy"]])
            file.write(f"{rule},{kind},{n},{mean:.2f},{interval:.2f}\n")


class Claim:
    """A source's claim as a difference over the same seeds, which it says is above 0."""

    def __init__(self, text, source, task, more, less):
        self.text, self.source, self.task, self.more, self.less = text, source, task, more, less

    def row(self, measured):
        """`more` and `less` are (rule, attention, n, measure)."""
        def values(of):
            return measured[self.task][of[:3]][of[3]]
        mean, interval = mean_and_interval([a - b for a, b in zip(values(self.more), values(self.less))])
        verdict = "seen" if mean > interval else "reversed" if mean < -interval else "not seen"
        difference = f"{mean:+.3f}".replace("-", "−")
        return f"| {self.text} | {self.source} | {difference} ± {interval:.3f} | {verdict} |"


PLAIN, LOG, KAPPA, SSMAX, ADAPTIVE = RULES
CLAIMS = [
    Claim("Under 1/√d accuracy falls beyond the length trained at (*largest*, 64 less 4,096)",
          "Veličković et al. 2024, arXiv 2410.01104", "largest",
          (PLAIN, "dot", 64, "accuracy"), (PLAIN, "dot", 4096, "accuracy")),
    Claim("Under 1/√d rows disperse: their entropy grows (*largest*, 4,096 less 64)",
          "Veličković et al. 2024", "largest", (PLAIN, "dot", 4096, "entropy"), (PLAIN, "dot", 64, "entropy")),
    Claim("Adaptive temperature is more accurate than 1/√d (*largest*, 1,024)", "Veličković et al. 2024", "largest",
          (ADAPTIVE, "dot", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("Adaptive temperature is more accurate where a key has to be found (*recall*, 1,024)",
          "Veličković et al. 2024", "recall",
          (ADAPTIVE, "dot", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("log n keeps what 1/√d forgets (*first symbol*, 4,096)", "Chiang and Cholak 2022, arXiv 2202.12172",
          "first-symbol", (LOG, "dot", 4096, "accuracy"), (PLAIN, "dot", 4096, "accuracy")),
    Claim("log n is more accurate than 1/√d beyond the length trained at (*largest*, 1,024)",
          "Su 2021, kexue.fm/archives/8823", "largest",
          (LOG, "dot", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("log n is more accurate where a key has to be found (*recall*, 1,024)", "Su 2021, 8823", "recall",
          (LOG, "dot", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("log n is more accurate with repeated text (*repeats*, rotary positions, 256)", "Su 2021, 8823", "repeats",
          (LOG, "dot", 256, "accuracy"), (PLAIN, "dot", 256, "accuracy")),
    Claim("Under log n the entropy of a row grows less (*recall*, 1/√d less log n at 4,096)", "Su 2021, 8823", "recall",
          (PLAIN, "dot", 4096, "entropy"), (LOG, "dot", 4096, "entropy")),
    Claim("κ log n/d is more accurate than 1/√d (*largest*, 1,024)", "Su 2021, 8823", "largest",
          (KAPPA, "dot", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("SSMax is more accurate than 1/√d where a key has to be found (*recall*, 4,096)",
          "Nakanishi 2025, arXiv 2501.19399", "recall",
          (SSMAX, "dot", 4096, "accuracy"), (PLAIN, "dot", 4096, "accuracy")),
    Claim("Normalised keys help under 1/√d (*largest*, 1,024)", "Su 2023, kexue.fm/archives/9859", "largest",
          (PLAIN, "key-norm", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("Normalised keys help where a key has to be found (*recall*, 1,024)", "Su 2023, 9859", "recall",
          (PLAIN, "key-norm", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("Normalised keys help with repeated text (*repeats*, rotary positions, 256)", "Su 2023, 9859", "repeats",
          (PLAIN, "key-norm", 256, "accuracy"), (PLAIN, "dot", 256, "accuracy")),
    Claim("Under 1/√d dot products are more accurate than normalised queries (*largest*, 1,024)",
          "Su 2023, 9859", "largest",
          (PLAIN, "dot", 1024, "accuracy"), (PLAIN, "query-norm", 1024, "accuracy")),
    Claim("Cosines with log n are more accurate than dot products (*largest*, 1,024)", "Su 2023, 9859", "largest",
          (LOG, "cosine", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
    Claim("Cosines with log n are more accurate where a key has to be found (*recall*, 1,024)",
          "Su 2023, 9859", "recall",
          (LOG, "cosine", 1024, "accuracy"), (PLAIN, "dot", 1024, "accuracy")),
]


def table_of(task, measured, measure):
    """Lines of Markdown: a row for each rule and kind of attention, a column for each fourth length."""
    lengths = sorted({n for _, _, n in measured})
    shown = [n for n in lengths if n in (16, 64, 256, 1024, 4096)]
    yield f"| {task.label.split(': ')[1]}: {MEASURES[measure]} | " + " | ".join(f"n = {n:,}" for n in shown) + " |"
    yield "|---" * (len(shown) + 1) + "|"
    for rule, rule_label in RULES.items():
        for kind, kind_label in KINDS.items():
            cells = ["{:.2f} ± {:.2f}".format(*mean_and_interval(measured[rule, kind, n][measure])) for n in shown]
            yield f"| {rule_label}, {kind_label} | " + " | ".join(cells) + " |"


def write_page(measured):
    lines = ["# Does it hold in training?", "",
             "Small models that `attnscope lab` trained, under five scaling rules and four kinds of attention, "
             "five seeds "
             "each: means ± 95 % intervals of the mean (Student's t). The models have a few thousand weights and "
             "the tasks "
             "are made up, so the course over lengths tells more than the heights, and what is not seen here may "
             "well hold "
             "for a language model.", "",
             "[laboratory.py](laboratory.py) trains, measures and writes all of it:", ""]
    lines += ["    " + " ".join(task.command(task.name + ".csv")) for task in TASKS]
    lines += ["", "## What the sources claim", "",
              "A claim is a difference between two means over the same seeds that should be above 0. It is *seen* "
              "where its "
              "interval lies above 0, *reversed* where that lies below, and *not seen* otherwise. By chance alone "
              "about one claim in forty is seen.", "",
              "Adaptive temperature multiplies λ by a polynomial of a row's entropy, which is above 1 only up to "
              "5.9 nat (380 "
              "keys): rows that disperse further get no help from it.", "",
              "| claim | source | difference | here |", "|---|---|---|---|"]
    lines += [claim.row(measured) for claim in CLAIMS]
    for task in TASKS:
        lines += ["", f"## {task.label.split(': ')[1].capitalize()}", "", f"{task.note} Source: {task.source}.", ""]
        for measure in MEASURES:
            lines += [*table_of(task, measured[task.name], measure), ""]
        lines.pop()
    is_prose = [not line.startswith(("|", " ", "#")) for line in lines]
    lines = [textwrap.fill(line, 118) if prose else line for line, prose in zip(lines, is_prose)]
    (HERE / "laboratory.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    program = sys.argv[2] if len(sys.argv) == 3 else str(HERE.parent.parent / "build/release/app/attnscope")
    measured = {task.name: run(task, folder, program) for task in TASKS}
    for task in TASKS:
        write_table(task, measured[task.name])
    write_page(measured)


main()
