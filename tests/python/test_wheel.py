"""The wheel: built without a network, and usable by itself."""

import re
import shutil
import subprocess
import sys
import unittest
import zipfile

from support import ROOT, Folder

BUILD = "import setuptools.build_meta as b, sys; print(b.build_wheel(sys.argv[1]))"
USE = """
import attnscope, sys
assert "torch" not in sys.modules and ".whl" in attnscope.__file__
with attnscope.capture() as heads:
    pass
print(repr(heads))
"""


class Wheel(Folder):
    def test_is_built_and_used(self) -> None:
        source = self.folder / "source"
        shutil.copytree(ROOT / "app/python", source, ignore=shutil.ignore_patterns("__pycache__"))
        built = subprocess.run([sys.executable, "-c", BUILD, str(self.folder)], cwd=source, capture_output=True,
                               text=True, check=False)
        self.assertEqual(built.returncode, 0, built.stderr)
        name = built.stdout.split()[-1]
        self.assertRegex(name, r"^attnscope-[0-9.]+-py3-none-any\.whl$")
        with zipfile.ZipFile(self.folder / name) as wheel:
            names = {each for each in wheel.namelist() if each.startswith("attnscope/")}
            metadata = next(wheel.read(each).decode() for each in wheel.namelist() if each.endswith("/METADATA"))
        modules = {f"attnscope/{each.name}" for each in (ROOT / "app/python/attnscope").iterdir()
                   if each.suffix in (".py", ".typed")}
        self.assertEqual(names, modules)
        self.assertEqual([line for line in re.findall(r"^Requires-Dist: (.*)$", metadata, re.M) if "extra" not in line],
                         ["numpy (>=1.21)"])
        used = subprocess.run([sys.executable, "-c", USE], cwd=self.folder, capture_output=True, text=True, check=False,
                              env={"PYTHONPATH": str(self.folder / name)})
        self.assertEqual(used.stderr + used.stdout.strip(), "0 calls kept, 0 bytes, of at most 4 GiB.")

    def test_has_the_version_of_the_program(self) -> None:
        project = (ROOT / "app/python/pyproject.toml").read_text()
        program = (ROOT / "CMakeLists.txt").read_text()
        [version] = re.findall(r'^version = "(.*)"$', project, re.M)
        self.assertEqual([version], re.findall(r"project\(attnscope VERSION ([0-9.]+)", program))


if __name__ == "__main__":
    unittest.main()
