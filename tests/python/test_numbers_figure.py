"""attnscope.figure, beside the command's file."""

import math
import tempfile
from pathlib import Path

import attnscope
import numpy as np
from numbers_case import NumbersCase, read_csv, run_program

FIELDS = {"n": 300, "d": 32, "samples": 50}


def file_of(figure, **fields):
    """The CSV file that the command writes of a figure."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "figure.csv")
        run_program("plot", figure, *(word for key, value in fields.items() for word in ("--set", f"{key}={value}")),
                    "-o", path)
        return path.read_text(encoding="utf-8")


def numbers(cells):
    return np.array([float(cell) if cell else np.nan for cell in cells])


class Axes:
    """Notes what would be drawn, in place of matplotlib's."""

    def __init__(self):
        self.calls = []

    def __getattr__(self, name):
        def call(*arguments, **keywords):
            self.calls.append((name, arguments, keywords))
            return [Axes()]

        return call

    def named(self, name):
        return [(arguments, keywords) for called, arguments, keywords in self.calls if called == name]


class Figures(NumbersCase):
    def test_curves_are_those_of_the_file(self):
        for name in ("entropy-vs-length", "gradient-vs-scale", "angles", "phase-diagram"):
            with self.subTest(name):
                figure = attnscope.figure(name, **FIELDS)
                wanted = read_csv(file_of(name, **FIELDS))
                x, y, lower, valid = [], [], [], []
                for curve in figure.curves:
                    x += curve.x.tolist()
                    y += curve.y.tolist()
                    error = np.full(curve.x.size, np.nan) if curve.error is None else curve.error
                    lower += (curve.y - error).tolist()
                    valid += curve.valid.tolist()
                for column, values in (("x", x), ("y", y), ("lower", lower)):
                    np.testing.assert_array_equal(values, numbers(wanted[column][:len(x)]), err_msg=column)
                self.assertEqual(["true" if each else "false" for each in valid], wanted["valid"][:len(x)])
                labels = [curve.label for curve in figure.curves for _ in curve.x]
                self.assertEqual(labels, wanted["series"][:len(x)])

    def test_a_table_has_columns(self):
        table = attnscope.figure("rule-values").table
        wanted = read_csv(file_of("rule-values"))
        self.assertEqual(table.rows, wanted[table.key])
        for name, column in table.columns.items():
            np.testing.assert_array_equal(column, numbers(wanted[name]), err_msg=name)

    def test_texts_and_axes(self):
        figure = attnscope.figure("entropy-vs-length", n=4096)
        self.assertEqual((figure.marker, figure.x.field, figure.x.logarithmic), (4096, "n", True))
        self.assertTrue(figure.headline.endswith("."))
        self.assertEqual(figure["exact"].kind, "exact")

    def test_lists_are_joined(self):
        figure = attnscope.figure("entropy-vs-length", compared_rules=["log-512", "kappa-log-n"])
        self.assertEqual(sum(curve.kind == "compared" for curve in figure.curves), 2)

    def test_all_figures_are_drawn_on_axes(self):
        for name in attnscope.figures():
            figure = attnscope.figure(name, samples=20)
            if figure.table:
                continue
            with self.subTest(name):
                axes = Axes()
                self.assertIs(figure.plot(axes), axes)
                self.assertEqual(axes.named("set_xscale"), [(("log" if figure.x.logarithmic else "linear",), {})])
                drawn = len(axes.named("plot")) + len(axes.named("errorbar"))
                faint = sum(curve.error is None and not curve.valid.all() for curve in figure.curves)
                self.assertEqual(drawn, len(figure.curves) + faint + len(figure.points))
                self.assertEqual(len(axes.named("axvline")), not math.isnan(figure.marker))
                self.assertEqual(len(axes.named("pcolormesh")), figure.map is not None)


class Matplotlib(NumbersCase):
    def setUp(self):
        try:
            import matplotlib
        except ModuleNotFoundError:
            self.skipTest("matplotlib is not installed for this Python")
        matplotlib.use("agg")

    def test_figures_of_each_kind_are_drawn(self):
        import matplotlib.pyplot

        for name in ("entropy-vs-length", "phase-diagram", "angles"):
            with self.subTest(name):
                figure = attnscope.figure(name, samples=20)
                axes = figure.plot()
                axes.figure.canvas.draw()
                self.assertEqual(axes.get_xlabel(), figure.x.title())
                self.assertGreaterEqual(len(axes.lines), len(figure.curves) - 1)
                matplotlib.pyplot.close(axes.figure)
