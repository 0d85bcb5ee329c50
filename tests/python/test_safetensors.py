"""Files of captured heads: what they hold, and that they are written whole or not at all."""

import json
import os
import unittest
from unittest import mock

import numpy as np

from attnscope import Error
from attnscope.arrays import type_name
from attnscope.safetensors import write_safetensors
from support import Folder, read_file, run_program


class BrainFloats(np.ndarray):
    """Numbers of 16 bits that say that they are bfloat16, as a library may give them that adds this type to NumPy."""

    dtype = property(lambda self: "bfloat16")


class Files(Folder):
    def test_types_and_shapes_come_back(self) -> None:
        rng = np.random.default_rng(3)
        tensors = {"a.q": rng.normal(size=(2, 3, 4, 8)).astype(np.float16), "a.k": rng.normal(size=(2, 1, 5, 8)),
                   "é": rng.normal(size=(3, 4)).astype(np.float32), "empty": np.zeros((0, 4), np.float32),
                   "mask": rng.random((3, 5)) < 0.5}
        path = self.folder / "x.safetensors"
        write_safetensors(path, tensors, {"said": "“yes”\n"})
        found, metadata = read_file(path)
        self.assertEqual(list(found), list(tensors))
        self.assertEqual(metadata, {"said": "“yes”\n"})
        for name, tensor in tensors.items():
            np.testing.assert_array_equal(found[name], tensor)
            self.assertEqual(found[name].dtype, tensor.dtype)
        self.assertEqual(int.from_bytes(path.read_bytes()[:8], "little") % 8, 0)

    def test_numbers_in_other_orders(self) -> None:
        numbers = np.arange(24, dtype=">f4").reshape(2, 3, 4).swapaxes(0, 2)
        path = self.folder / "x.safetensors"
        write_safetensors(path, {"q": numbers}, {})
        np.testing.assert_array_equal(read_file(path)[0]["q"], numbers)

    def test_the_program_reads_them(self) -> None:
        path = self.folder / "x.safetensors"
        halves = np.linspace(-1, 1, 24, dtype=np.float16).reshape(1, 1, 6, 4)
        write_safetensors(path, {"q": halves, "k": halves.astype(np.float32)}, {"attnscope.format": "1"})
        listed = json.loads(run_program("attention", "--tensors", str(path), "--list"))
        self.assertEqual(listed, [{"name": "q", "type": "F16", "shape": [1, 1, 6, 4]},
                                  {"name": "k", "type": "F32", "shape": [1, 1, 6, 4]}])

    def test_brain_floats(self) -> None:
        bits = np.array([[0x3F80, 0xC000], [0x7F80, 0x0000]], np.uint16).view(BrainFloats)
        self.assertEqual(type_name(bits), "bfloat16")
        path = self.folder / "x.safetensors"
        write_safetensors(path, {"q": bits}, {})
        np.testing.assert_array_equal(read_file(path)[0]["q"], [[1, -2], [np.inf, 0]])

    def test_refuses_what_the_program_does_not_read(self) -> None:
        with self.assertRaisesRegex(ValueError, "z has numbers of the type complex128"):
            write_safetensors(self.folder / "x", {"z": np.zeros(2, complex)}, {})
        with self.assertRaisesRegex(ValueError, "65,537 tensors"):
            write_safetensors(self.folder / "x", {str(i): np.zeros(1) for i in range(65537)}, {})
        self.assertEqual(os.listdir(self.folder), [])

    def test_a_new_file_takes_the_place_of_the_old_one(self) -> None:
        path = self.folder / "x.safetensors"
        write_safetensors(path, {"q": np.zeros((2, 2))}, {})
        with open(path, "rb") as old:
            write_safetensors(path, {"q": np.ones((2, 2))}, {})
            self.assertNotEqual(os.fstat(old.fileno()).st_ino, os.stat(path).st_ino)
            self.assertEqual(old.read()[-8:], bytes(8))
        np.testing.assert_array_equal(read_file(path)[0]["q"], np.ones((2, 2)))

    def test_a_failure_leaves_the_old_file(self) -> None:
        path = self.folder / "x.safetensors"
        write_safetensors(path, {"q": np.zeros((2, 2))}, {})
        before = path.read_bytes()
        written = mock.Mock(side_effect=[bytes(32), OSError("no space left")])
        with mock.patch("attnscope.safetensors.little_endian", written), self.assertRaisesRegex(OSError, "no space"):
            write_safetensors(path, {"q": np.ones((2, 2)), "k": np.ones((2, 2))}, {})
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(os.listdir(self.folder), ["x.safetensors"])

    def test_paths_that_are_no_file(self) -> None:
        missing = self.folder / "nope" / "h.safetensors"
        for path, kind, sentence in ((missing, FileNotFoundError, f"{missing} cannot be written: there is no folder "),
                                     (self.folder, IsADirectoryError, f"{self.folder} is a folder: name a file in it"),
                                     ("", ValueError, "the path of the file is empty"),
                                     (7, TypeError, "the path of the file is of the type int")):
            for each in (kind, Error):
                with self.assertRaisesRegex(each, sentence):
                    write_safetensors(path, {"q": np.zeros((2, 2))}, {})

    def test_a_sentence_names_the_path_that_was_given(self) -> None:
        path = self.folder / "x.safetensors"
        for fault in (PermissionError(13, "Permission denied", ".x.safetensors.1.2"), OSError(28, "No space left")):
            with mock.patch("builtins.open", side_effect=fault), self.assertRaises(type(fault)) as caught:
                write_safetensors(path, {"q": np.zeros((2, 2))}, {})
            self.assertEqual(str(caught.exception), f"{path} cannot be written: {fault.strerror.lower()}")

    def test_rights_are_those_of_new_files(self) -> None:
        path, other = self.folder / "x.safetensors", self.folder / "other"
        write_safetensors(path, {"q": np.zeros((2, 2))}, {})
        other.touch()
        self.assertEqual(path.stat().st_mode, other.stat().st_mode)


if __name__ == "__main__":
    unittest.main()
