"""Fields as callers give them: what is no field, and no value of one, is refused before anything runs."""

import json
import os
import subprocess
import types
import unittest
from unittest import mock

import numpy as np

import attnscope
from attnscope.fields import OF_FILES, fields_of, known_fields, with_scale
from attnscope.shown import call_of
from support import PROGRAM, Folder

ONES = np.ones((4, 8))


class Fields(unittest.TestCase):
    MODEL = types.SimpleNamespace(named_modules=lambda: [("q", object()), ("k", object())])

    def test_names_and_values(self) -> None:
        for fields, kind, sentence in (
                ({"maks": "causal"}, KeyError, "there is no field 'maks': did you mean mask?"),
                ({"foo_bar_baz": 1}, KeyError, "there is no field 'foo_bar_baz': 'attnscope list' names the fields"),
                ({"mask": "casual"}, ValueError, "mask = 'casual' is not possible: did you mean causal. It takes none, "),
                ({"rope_pairs": 3}, ValueError, "rope_pairs = 3 is not possible: it takes 1 to 2"),
                ({"mask": None}, TypeError, "mask = None is not possible"),
                ({"head": 3}, ValueError, "head cannot be given here")):
            for given in (lambda: attnscope.show(ONES, ONES, **fields),
                          lambda: attnscope.capture(self.MODEL, q="q", k="k", heads=1, **fields)):
                with self.subTest(fields), self.assertRaises(kind) as caught:
                    given()
                self.assertIsInstance(caught.exception, ValueError)
                self.assertIsInstance(caught.exception, attnscope.Error)
                self.assertRegex(str(caught.exception), sentence.replace("?", r"\?"))

    def test_arguments_are_meant_as_well(self) -> None:
        with self.assertRaisesRegex(ValueError, r"'token': did you mean tokens\?"):
            attnscope.show(ONES, ONES, token=list("abcd"))
        with self.assertRaisesRegex(ValueError, r"'layer': did you mean layers\?"):
            attnscope.capture(layer=3)

    def test_values_that_are_possible(self) -> None:
        call = call_of(ONES, ONES, {"mask": "causal-window", "window": np.int64(4), "lambda_": "1/3"})
        self.assertEqual(call.fields, {"mask": "causal-window", "position": "none", "window": 4, "lambda": "1/3",
                                       "rule": "constant"})
        self.assertEqual(with_scale({"rule": "log-512"}, 8), {"rule": "log-512"})

    def test_without_the_program_names_are_taken_as_they_are(self) -> None:
        with mock.patch.dict(os.environ, {"ATTNSCOPE": "/nowhere/attnscope"}):
            self.assertEqual(call_of(ONES, ONES, {"mask": "casual"}).fields["mask"], "casual")


class Programs(Folder):
    def is_refused(self, fields: dict[str, int]) -> bool:
        """Returns whether the program takes nothing of a file that states these fields, as no file can decide them."""
        call = call_of(ONES, ONES, {})
        call.fields = fields
        heads = attnscope.Heads()
        heads.calls = [call]
        path = self.folder / "heads.safetensors"
        heads.save(path)
        said = subprocess.run([PROGRAM, "attention", "--tensors", str(path)], capture_output=True, text=True,
                              check=False).stderr
        return "which a file cannot decide" in said

    def test_fields_that_no_file_states_are_those_of_the_program(self) -> None:
        self.assertEqual({key for key in OF_FILES if self.is_refused({key: 1})}, OF_FILES)
        self.assertFalse(self.is_refused({key: 1 for key in known_fields() if key not in OF_FILES}))

    def test_a_program_that_lists_nothing(self) -> None:
        script = self.folder / "program"
        script.write_text("#!/bin/sh\necho nothing\n")
        script.chmod(0o755)
        self.assertIsNone(fields_of(str(script), 0))


if __name__ == "__main__":
    unittest.main()
