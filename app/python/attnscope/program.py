"""The program's window, started from Python and left to itself."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from .errors import Failed, NotFound
from .folders import Folder, clear_leftovers

VARIABLE = "ATTNSCOPE"
# Seconds within which the program says that it cannot open a window.
PATIENCE = 0.3


def program() -> str:
    """Returns the path of the program: that in the environment variable ATTNSCOPE or, without one, attnscope on the
    PATH.

    Raises NotFound if there is none.
    """
    named = os.environ.get(VARIABLE)
    found = shutil.which(named or "attnscope")
    if found is None:
        where = f"{VARIABLE} names {named}, which is no program" if named else "it is not on the PATH"
        raise NotFound(f"the program attnscope was not found: {where}; install it, or set {VARIABLE} to it")
    return found


class Window:
    """A window of the program, and the file that it shows. The window reads a file again that is written again
    while it is open."""

    def __init__(self) -> None:
        self._folder: Folder | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def show(self, write: Callable[[Path], None]) -> None:
        """Writes the file by calling `write` with its path, and opens a window on it unless one is open. Returns at
        once.

        Raises NotFound if the program is not found, and Failed if it cannot open a window.
        """
        command = program()
        if self._folder is None:
            clear_leftovers()
            self._folder = Folder()
            atexit.register(_leave, self, os.getpid())
        path = self._folder.file
        write(path)
        if self._is_open():
            return
        said = tempfile.TemporaryFile()
        process = subprocess.Popen([command, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=said, start_new_session=True, pass_fds=self._folder.inherited)
        self._process = process
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            threading.Thread(target=_report, args=(process, said), daemon=True).start()
            return
        fault = _fault(process, said)
        if fault:
            raise Failed(fault)

    def _is_open(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def forget(self) -> None:
        """Deletes the file unless a window is open on it."""
        if self._folder is not None and not self._is_open():
            self._folder.delete()
            self._folder = None

    def leave(self) -> None:
        """Deletes the file now or, if a window is open on it, once this is closed."""
        self.forget()
        if self._folder is not None:
            self._folder.leave()
            self._folder = None


def _fault(process: subprocess.Popen[bytes], said: IO[bytes]) -> str:
    """Waits for the end of the program and returns a sentence on why it failed; an empty one if it did not."""
    status = process.wait()
    with said:
        said.seek(0)
        sentence = said.read().decode(errors="replace").strip()
    return f"the program could not show the heads: {sentence or f'it ended with status {status}'}" if status > 0 else ""


def _report(process: subprocess.Popen[bytes], said: IO[bytes]) -> None:
    """Says why the program failed after all, where it took its time."""
    fault = _fault(process, said)
    if fault:
        print(f"attnscope: {fault}", file=sys.stderr)


def _leave(window: Window, process: int) -> None:
    """Leaves a window at the end of the process that opened it; copies of this process do nothing."""
    if os.getpid() == process:
        window.leave()


shared_window = Window()  # the one of this process
