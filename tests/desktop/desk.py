"""What the tests on a real desktop share: programs that are started and ended, a home of their own."""

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LEFT_OUT = 77
PATIENCE = int(os.environ.get("ATTNSCOPE_PATIENCE", "60"))  # seconds: reached on a machine at fault alone


def require(*programs):
    """Ends the test as left out where one of the programs is not installed."""
    leave_out([each for each in programs if not shutil.which(each)])


def require_modules(*modules):
    leave_out([each for each in modules if not importlib.util.find_spec(each)])


def leave_out(missing):
    if missing:
        print("left out, as these are not installed:", ", ".join(missing))
        sys.exit(LEFT_OUT)


def wait_for(what, ready):
    """The first true value that ready() gives."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := ready():
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what}: not within {PATIENCE} s")


@contextlib.contextmanager
def running(*words, **options):
    process = subprocess.Popen([str(word) for word in words], **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def home():
    """A folder for all that a person's session has, and the environment that names it."""
    with tempfile.TemporaryDirectory(prefix="desk") as folder:
        runtime = Path(folder, "runtime")
        runtime.mkdir(mode=0o700)
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("QT_", "XDG_", "WAYLAND_", "DBUS_")) and name != "DISPLAY"}
        yield Path(folder), {**kept, "HOME": folder, "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8"}


@contextlib.contextmanager
def x_server(environment, size="1366x768"):
    """The environment on an X server of its own."""
    reading, writing = os.pipe()
    with running("Xvfb", "-displayfd", writing, "-screen", "0", f"{size}x24", "-nolisten", "tcp",
                 pass_fds=[writing], env=environment, stderr=subprocess.DEVNULL):
        os.close(writing)
        with os.fdopen(reading) as answer:
            yield {**environment, "DISPLAY": ":" + answer.readline().strip()}
