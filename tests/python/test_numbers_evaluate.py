"""attnscope.eval and evaluate, beside the command's table."""

import itertools
import math
import warnings

import attnscope
import numpy as np
from numbers_case import NumbersCase, read_csv, run_program


def table_of(quantity, columns):
    """The command's results for all rows of a table of these columns."""
    lines = [",".join(columns)]
    lines += [",".join(str(cell) for cell in row) for row in zip(*columns.values())]
    return read_csv(run_program("eval", quantity, "--table", "-", text="\n".join(lines) + "\n"))


class Evaluate(NumbersCase):
    def test_a_scalar_gives_a_float(self):
        value = attnscope.eval("entropy", n=512, d=64)
        self.assertIs(type(value), float)
        self.assertAlmostEqual(value, 5.752, places=3)

    def test_lambda_has_two_names(self):
        self.assertEqual(attnscope.eval("entropy", n=512, d=64, lambda_=0.2),
                         attnscope.eval("entropy", n=512, d=64, **{"lambda": 0.2}))

    def test_a_text_is_a_formula(self):
        self.assertEqual(attnscope.eval("entropy", n="2^9", d=64, lambda_="1/sqrt(64)"),
                         attnscope.eval("entropy", n=512, d=64))

    def test_inputs_are_broadcast(self):
        d, lambdas = np.array([[32], [64], [128]]), np.linspace(0, 0.5, 4)
        values = attnscope.eval("entropy", n=512, d=d, lambda_=lambdas)
        self.assertEqual((values.shape, values.dtype), ((3, 4), np.float64))
        for i, j in itertools.product(range(3), range(4)):
            self.assertEqual(values[i, j], attnscope.eval("entropy", n=512, d=int(d[i, 0]), lambda_=lambdas[j]))

    def test_texts_are_broadcast(self):
        rules = ["inverse-sqrt-d", "kappa-log-n"]
        values = attnscope.eval("scale", rule=rules, n=[[512], [4096]], d=64)
        self.assertEqual(values.shape, (2, 2))
        self.assertEqual(values[1, 1], attnscope.eval("scale", rule="kappa-log-n", n=4096, d=64))

    def test_a_range_is_an_array(self):
        np.testing.assert_array_equal(attnscope.eval("entropy", n=range(1, 4), d=64),
                                      attnscope.eval("entropy", n=[1, 2, 3], d=64))

    def test_arrays_without_cells_give_none(self):
        self.assertEqual(attnscope.eval("entropy", n=np.array([]), d=64).shape, (0,))

    def test_a_rule_gives_lambda(self):
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            values = attnscope.eval("entropy", n=np.logspace(1, 6, 50), d=64, rule="kappa-log-n")
        self.assertEqual(len(said), 1)
        self.assertIn("n is rounded to whole numbers", str(said[0].message))
        self.assertEqual(said[0].filename, __file__)
        lengths = np.rint(np.logspace(1, 6, 50))
        scales = attnscope.eval("scale", n=lengths, d=64, rule="kappa-log-n")
        self.assert_same_bits(values, attnscope.eval("entropy", n=lengths, d=64, lambda_=scales))

    def test_a_rule_on_cosines_is_divided_by_d(self):
        scale = attnscope.evaluate("scale", n=4096, d=64, rule="log-512", kappa=None)
        cosine = next(key for key in attnscope.rules()
                      if attnscope.evaluate("scale", n=4096, d=64, rule=key).multiplies == "cosine")
        factor = attnscope.eval("scale", n=4096, d=64, rule=cosine)
        self.assertEqual(scale.multiplies, "dot")
        self.assertEqual(attnscope.eval("entropy", n=4096, d=64, rule=cosine),
                         attnscope.eval("entropy", n=4096, d=64, lambda_=factor / 64))

    def test_a_simulated_value_has_its_standard_error(self):
        result = attnscope.evaluate("entropy", n=512, d=64, method="monte-carlo", samples=500, seed=3)
        exact = attnscope.evaluate("entropy", n=512, d=64)
        self.assertIs(type(result.standard_error), float)
        self.assertLess(abs(result.value - exact.value), 5 * result.standard_error)
        self.assertIsNone(exact.standard_error)
        self.assertEqual((result.unit, exact.valid), ("nat", True))
        self.assertEqual(exact.inputs, {"n": 512, "d": 64, "lambda": 0.125, "model": "sphere", "method": "exact"})

    def test_standard_errors_of_an_array(self):
        result = attnscope.evaluate("collision", n=64, d=8, method=["exact", "monte-carlo"], samples=100)
        self.assertTrue(math.isnan(result.standard_error[0]) and result.standard_error[1] > 0)
        self.assertEqual([used["method"] for used in result.inputs], ["exact", "monte-carlo"])

    def test_an_approximation_that_fails_says_so(self):
        result = attnscope.evaluate("entropy", n=512, d=64, lambda_=[0.125, 2], method="annealed", model="gaussian")
        self.assertEqual(result.valid.tolist(), [True, False])

    def test_the_table_of_the_command_has_the_same_bits(self):
        rng = np.random.default_rng(5)
        count = 100_000
        d, beta = rng.integers(2, 2000, count), 10 ** rng.uniform(-6, 6, count)
        wanted = table_of("log-mgf", {"d": d.tolist(), "beta": beta.tolist()})
        self.assert_same_bits(attnscope.eval("log-mgf", d=d, beta=beta), [float(v) for v in wanted["value"]])

    def test_the_tables_of_rows_have_the_same_bits(self):
        rng = np.random.default_rng(6)
        count = 1000
        n, scale = np.rint(10 ** rng.uniform(0, 9, count)), 10 ** rng.uniform(-2, 0.5, count)
        methods = rng.choice(["exact", "monte-carlo", "annealed"], count, p=[0.9, 0.05, 0.05])
        n[methods == "monte-carlo"] = 64
        for quantity in ("entropy", "gradient"):
            wanted = table_of(quantity, {"n": [f"{length:.0f}" for length in n], "d": [64] * count,
                                         "lambda": scale.tolist(), "method": methods.tolist(), "samples": [50] * count})
            result = attnscope.evaluate(quantity, n=n, d=64, lambda_=scale, method=methods, samples=50)
            self.assert_same_bits(result.value, [float(v) for v in wanted["value"]])
            self.assert_same_bits(result.standard_error, [float(v or "nan") for v in wanted["standard_error"]])
            self.assertEqual(result.valid.tolist(), [cell != "false" for cell in wanted["valid"]])
