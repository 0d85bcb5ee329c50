"""The tables, docstrings, stubs, and the package without its compiled module."""

import ast
import inspect
import json
import os
import pydoc
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import attnscope
from attnscope import _unbuilt, numbers
from numbers_case import NumbersCase, run_program

PACKAGE = Path(attnscope.__file__).parent


class Tables(NumbersCase):
    def test_tables_are_those_of_the_command(self):
        for section, entries in json.loads(run_program("list", "--json")).items():
            function = getattr(attnscope, section.replace("-", "_"), None)
            if function is None:
                continue
            records = list(function().values())
            self.assertEqual([record.name for record in records], [entry["name"] for entry in entries])
            for record, entry in zip(records, entries):
                for key in ("help", "meaning", "formula", "latex", "source", "takes"):
                    self.assertEqual(getattr(record, key), entry[key], (section, record.name, key))
                self.assertEqual([parameter.name for parameter in record.parameters],
                                 [parameter["key"] for parameter in entry["parameters"]])

    def test_every_table_has_a_function(self):
        sections = {section.replace("-", "_") for section in json.loads(run_program("list", "--json"))}
        apart = sections - set(dir(attnscope))
        self.assertEqual(apart, {"angle_units", "approximation_sets", "color_maps", "color_ranges", "curves",
                                 "first_axes", "head_layers", "head_orders", "learning_curves", "looks", "measures",
                                 "start", "status", "tasks", "views"})

    def test_a_field_says_what_it_takes(self):
        mask = attnscope.fields()["mask"]
        self.assertEqual((mask.default, mask.group), ("none", "Attention"))
        self.assertEqual(list(mask.choices), list(attnscope.masks()))
        n = attnscope.fields()["n"]
        self.assertEqual((n.min, n.max, n.whole, n.choices), (1, 1e12, True, ()))
        self.assertTrue(attnscope.fields()["compared_rules"].takes_several)

    def test_tables_and_figures_are_short_as_text(self):
        masks = list(attnscope.masks())
        self.assertEqual(repr(attnscope.masks()), f"<attnscope table of {len(masks)}: {', '.join(masks)}>")
        self.assertEqual(repr(attnscope.masks()["causal"]),
                         f"<attnscope.Record causal: {attnscope.masks()['causal'].help}>")
        self.assertTrue(repr(attnscope.fields()["mask"]).startswith("<attnscope.Field mask: Which keys a query sees"))
        self.assertEqual(repr(attnscope.figure("rule-values")), "<attnscope.Figure rule-values: a table>")
        self.assertRegex(repr(attnscope.figure("entropy-vs-scale", samples=2)),
                         "^<attnscope.Figure entropy-vs-scale: [0-9]+ curves[^\n]*>$")


class Texts(NumbersCase):
    def test_docstrings_list_the_tables(self):
        for name in attnscope.quantities():
            self.assertIn(f"\n    {name}: ", attnscope.eval.__doc__)
        for name in attnscope.figures():
            self.assertIn(f"\n    {name}: ", attnscope.figure.__doc__)

    def test_everything_public_is_explained(self):
        for name in numbers.__all__:
            self.assertTrue(inspect.getdoc(getattr(attnscope, name)), name)
        page = pydoc.plain(pydoc.render_doc(attnscope))
        for word in ("entropy-deficit", "log_sum_exp", "Raises UnknownName", "phase-diagram"):
            self.assertIn(word, page)

    def test_stubs_name_what_there_is(self):
        tree = ast.parse((PACKAGE / "numbers.pyi").read_text(encoding="utf-8"))
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        classes = {alias.asname for node in tree.body if isinstance(node, ast.ImportFrom) and node.level
                   for alias in node.names}
        self.assertEqual(functions.keys() | classes, set(numbers.__all__))
        for name in ("attention", "figure"):
            keys = {argument.arg for argument in functions[name].args.kwonlyargs} - {"backend", "device"}
            self.assertEqual(keys, {"lambda_" if key == "lambda" else key for key in attnscope.fields()})
        choices = {each.value for each in ast.walk(functions["attention"]) if isinstance(each, ast.Constant)}
        self.assertLessEqual(set(attnscope.masks()) | set(attnscope.rules()), choices)
        for name, function in functions.items():
            positional = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
            own = [parameter.name for parameter in inspect.signature(getattr(attnscope, name)).parameters.values()
                   if parameter.kind not in (parameter.VAR_KEYWORD, parameter.KEYWORD_ONLY)]
            self.assertEqual(positional, own, name)


class Unbuilt(NumbersCase):
    def test_names_are_those_that_need_the_module(self):
        self.assertEqual(_unbuilt.NAMES, set(numbers.__all__))

    def test_the_sentence_says_how_to_build_it(self):
        program = ("import attnscope\n"
                   "assert not hasattr(attnscope, 'no_such_name')\n"
                   "try:\n    attnscope.eval('entropy', n=512, d=64)\n"
                   "except ImportError as fault:\n    print(fault)")
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(PACKAGE, Path(folder, "attnscope"), ignore=shutil.ignore_patterns("_numbers*"))
            said = subprocess.run([sys.executable, "-B", "-c", program], check=True, capture_output=True, text=True,
                                  env=os.environ | {"PYTHONPATH": folder}).stdout
        self.assertIn("attnscope.eval needs the compiled module", said)
        self.assertIn("app/setup release attnscope-python", said)
