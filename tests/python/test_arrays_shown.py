"""Arrays and captured heads in the program's window: what it is started with, and when."""

import json
import os
import signal
import stat
import subprocess
import sys
import time
import unittest
from pathlib import Path
from unittest import mock

import numpy as np

import attnscope
from attnscope.folders import clear_leftovers
from attnscope.heads import Heads
from attnscope.program import Window, program
from attnscope.shown import call_of
from support import PROGRAM, Folder, read_file, softmax_weights, weights_of

RNG = np.random.default_rng(7)


class Windows(Folder):
    """Tests in whose place of the program a script notes the words that it was started with and waits."""

    def setUp(self) -> None:
        super().setUp()
        self.started = self.folder / "started"
        script = self.folder / "program"
        script.write_text(f"#!/bin/sh\n[ \"$1\" = list ] && exec '{PROGRAM}' \"$@\"\n"
                          f"echo $$ \"$@\" >>'{self.started}'\nexec sleep 600\n")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        self.enter({"ATTNSCOPE": str(script)})
        self.addCleanup(self.end)
        self.window = Window()

    def enter(self, variables: dict[str, str]) -> None:
        patch = mock.patch.dict(os.environ, variables)
        patch.start()
        self.addCleanup(patch.stop)

    def lines(self, processes: int = 1) -> list[list[str]]:
        """Returns the number of each process that was started, and its words, once there are so many."""
        deadline = time.monotonic() + 20
        while True:
            lines = self.started.read_text().splitlines() if self.started.exists() else []
            if len(lines) >= processes or time.monotonic() > deadline:
                return [line.split() for line in lines]
            time.sleep(0.01)

    def end(self) -> None:
        for process in self.lines(0):
            try:
                os.kill(int(process[0]), signal.SIGKILL)
            except ProcessLookupError:
                pass
        if self.window._process is not None:
            self.window._process.wait()
        self.window.forget()

    def heads(self, number: float) -> Heads:
        heads = Heads()
        heads._window = self.window
        heads.calls = [call_of(np.full((4, 8), float(number)), np.ones((4, 8)), {})]
        return heads

    def test_a_further_call_rewrites_the_file_of_the_open_window(self) -> None:
        self.heads(1).show()
        path = Path(self.lines()[0][1])
        before = path.stat()
        self.heads(2).show(tokens=list("abcd"))
        self.assertEqual(len(self.lines()), 1)
        self.assertNotEqual(path.stat().st_ino, before.st_ino)
        tensors, metadata = read_file(path)
        self.assertEqual(tensors["attention.q"][0, 0, 0, 0], 2)
        self.assertEqual(json.loads(metadata["attnscope.tokens"]), list("abcd"))
        self.assertEqual(os.listdir(path.parent), [path.name])

    def test_a_process_has_one_window(self) -> None:
        with mock.patch("attnscope.heads.shared_window", self.window):
            for number in (1, 2):
                heads = self.heads(number)
                heads._window = None
                heads.show()
            attnscope.show(np.full((4, 8), 3.0), np.ones((4, 8)))
            self.assertEqual(len(self.lines()), 1)
            self.assertEqual(read_file(self.lines()[0][1])[0]["attention.q"][0, 0, 0, 0], 3)
            heads.show(new_window=True)
            self.addCleanup(heads._window.forget)
            first, second = self.lines(2)
            self.assertNotEqual(first[1], second[1])
            heads.show()
        self.assertEqual(len(self.lines()), 2)
        os.kill(int(second[0]), signal.SIGKILL)
        heads._window._process.wait()

    def test_a_window_that_was_closed_is_opened_again(self) -> None:
        self.heads(1).show()
        os.kill(int(self.lines()[0][0]), signal.SIGKILL)
        self.window._process.wait()
        self.heads(2).show()
        first, second = self.lines(2)
        self.assertEqual(first[1], second[1])
        self.assertEqual(read_file(second[1])[0]["attention.q"][0, 0, 0, 0], 2)

    def test_the_file_stays_as_long_as_its_window(self) -> None:
        self.heads(1).show()
        path = Path(self.lines()[0][1])
        self.window.forget()
        self.assertTrue(path.exists())
        os.kill(int(self.lines()[0][0]), signal.SIGKILL)
        self.window._process.wait()
        self.window.forget()
        self.assertFalse(path.parent.exists())

    def script(self, *, is_killed: bool) -> Path:
        """Runs Python that shows arrays and ends; returns the path of the file."""
        end = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)" if is_killed else ""
        code = f"import attnscope, numpy as np\nattnscope.show(np.ones((4, 8)), np.ones((4, 8)))\n{end}"
        subprocess.run([sys.executable, "-c", code], check=not is_killed)
        return Path(self.lines()[-1][1])

    def wait_until_gone(self, path: Path) -> None:
        deadline = time.monotonic() + 60
        while path.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        self.assertFalse(path.exists())

    def test_the_folder_goes_with_a_window_that_outlives_python(self) -> None:
        self.enter({"TMPDIR": str(self.folder)})
        path = self.script(is_killed=False)
        self.assertTrue(path.exists())
        os.kill(int(self.lines()[0][0]), signal.SIGKILL)
        self.wait_until_gone(path.parent)

    def test_what_a_killed_python_left_is_cleared_by_the_next(self) -> None:
        self.enter({"TMPDIR": str(self.folder)})
        path = self.script(is_killed=True)
        other = self.folder / "attnscope-heads-of-others"
        other.mkdir()
        (other / "thesis.tex").touch()
        with mock.patch("tempfile.tempdir", str(self.folder)):
            self.heads(1).show()
            self.assertTrue(path.exists())
            os.kill(int(self.lines(2)[0][0]), signal.SIGKILL)
            self.window.forget()
            deadline = time.monotonic() + 60
            while path.exists() and time.monotonic() < deadline:  # the system ends the lock after the signal
                clear_leftovers()
        self.assertFalse(path.parent.exists())
        self.assertTrue((other / "thesis.tex").exists())

    def test_arrays(self) -> None:
        with mock.patch("attnscope.heads.shared_window", self.window):
            attnscope.show(RNG.normal(size=(2, 4, 8)), RNG.normal(size=(1, 4, 8)), mask="causal", lambda_=0.3)
        tensors, metadata = read_file(self.lines()[0][1])
        self.assertEqual(tensors["attention.q"].shape, (1, 2, 4, 8))
        [call] = json.loads(metadata["attnscope.calls"])
        self.assertEqual(call, {"layer": "", "call": 0, "q": "attention.q", "k": "attention.k", "fields": {
            "mask": "causal", "position": "none", "lambda": 0.3, "rule": "constant"}})

    def test_a_program_that_opens_no_window(self) -> None:
        script = Path(os.environ["ATTNSCOPE"])
        script.write_text("#!/bin/sh\necho 'attnscope: no display' >&2\nexit 1\n")
        with mock.patch("attnscope.program.PATIENCE", 30), self.assertRaisesRegex(RuntimeError, "scope: no display"):
            self.heads(1).show()

    def test_a_program_that_is_not_found(self) -> None:
        self.enter({"ATTNSCOPE": "/nowhere/attnscope"})
        with self.assertRaisesRegex(FileNotFoundError, "ATTNSCOPE names /nowhere/attnscope"):
            self.heads(1).show()
        self.enter({"ATTNSCOPE": "", "PATH": str(self.folder)})
        with self.assertRaisesRegex(FileNotFoundError, "not on the PATH"):
            program()
        (self.folder / "attnscope").symlink_to(self.folder / "program")
        self.assertEqual(program(), str(self.folder / "attnscope"))


class Arrays(Folder):
    def test_fields_make_the_weights_of_the_program(self) -> None:
        q, k = RNG.normal(size=(2, 3, 5, 8)), RNG.normal(size=(2, 3, 7, 8)).astype(np.float32)
        heads = Heads()
        heads.calls = [call_of(q, k, {"mask": "causal", "alignment": "bottom-right", "lambda_": 0.7})]
        path = self.folder / "x.safetensors"
        heads.save(path)
        [call] = json.loads(read_file(path)[1]["attnscope.calls"])
        own = softmax_weights(q[1, 2].astype(np.float32), k[1, 2], 0.7, np.tri(5, 7, 2, dtype=bool))
        np.testing.assert_allclose(weights_of(path, call, 1, 2), own, atol=1e-6)

    def test_wrong_arrays(self) -> None:
        zeros = np.zeros
        for q, k, sentence in ((zeros((3, 4)), zeros((3, 5)), "queries have 4 columns but keys have 5"),
                               (zeros(4), zeros((3, 4)), "at least two axes"),
                               (zeros((3, 2, 4)), zeros((2, 2, 4)), "3 heads of queries cannot be shared out among 2"),
                               (zeros((1, 1, 1, 3, 4)), zeros((3, 4)), r"queries have the shape \(1, 1, 1, 3, 4\)"),
                               (zeros((3, 4), int), zeros((3, 4)), "floating-point numbers, not int64"),
                               (zeros((3, 1, 2, 4)), zeros((2, 1, 2, 4)), "3 batches but keys have 2")):
            with self.assertRaisesRegex(ValueError, sentence):
                attnscope.show(q, k)

    def test_lists(self) -> None:
        self.assertEqual(call_of([[1.0, 2.0]], [[1.0, 2.0], [0.0, 1.0]], {}).k.shape, (1, 1, 2, 2))

    def test_the_program_opens_a_window_on_the_file(self) -> None:
        window = Window()
        self.addCleanup(window.forget)
        variables = {"ATTNSCOPE": PROGRAM, "QT_QPA_PLATFORM": "offscreen", "HOME": str(self.folder),
                     "XDG_STATE_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        heads = Heads()
        heads._window = window
        heads.calls = [call_of(RNG.normal(size=(6, 8)), RNG.normal(size=(6, 8)), {})]
        with mock.patch.dict(os.environ, variables):
            heads.show(tokens=list("abcdef"))
        process = window._process
        self.assertIsNone(process.poll())
        process.terminate()
        process.wait()


if __name__ == "__main__":
    unittest.main()
