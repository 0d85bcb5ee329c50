"""Folders of the files that windows show, deleted once nobody needs them.

A folder is locked by this process and by the program that it starts, which inherits the lock. The system ends the lock
with the last of them, however they end; whoever gets the lock then may delete the folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without such locks, where folders stay that were in use when Python ended
    fcntl = None

PREFIX = "attnscope-heads-"
FILE = "heads.safetensors"
WAITER = """
import fcntl, os, shutil, sys
fcntl.flock(os.open(sys.argv[1], os.O_RDONLY), fcntl.LOCK_EX)
shutil.rmtree(sys.argv[1], ignore_errors=True)
"""


class Folder:
    """A new folder for a file, locked."""

    def __init__(self) -> None:
        self.path, self._lock = made()

    @property
    def file(self) -> Path:
        """The path of the file."""
        return self.path / FILE

    @property
    def inherited(self) -> tuple[int, ...]:
        """What a process has to inherit for the folder to stay as long as the process runs."""
        return () if self._lock is None else (self._lock,)

    def delete(self) -> None:
        """Deletes the folder."""
        shutil.rmtree(self.path, ignore_errors=True)
        self._unlock()

    def leave(self) -> None:
        """Lets a process of its own delete the folder once all others that have inherited the lock have ended."""
        if self._lock is not None and sys.executable:
            try:
                subprocess.Popen([sys.executable, "-I", "-S", "-c", WAITER, str(self.path)], stdin=subprocess.DEVNULL,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            except (OSError, RuntimeError):
                pass  # a later call of clear_leftovers() deletes it
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
        self._lock = None


def made() -> tuple[Path, int | None]:
    """Returns a new folder and its lock; None where the system has none."""
    while True:
        path = Path(tempfile.mkdtemp(prefix=PREFIX))
        lock = locked(path, waits=True)
        if path.exists():  # somebody may have deleted it before it was locked
            return path, lock
        if lock is not None:
            os.close(lock)


def locked(path: Path, waits: bool) -> int | None:
    """Returns the lock of a folder; None if somebody has it, unless this waits, or if there are no locks."""
    if fcntl is None:
        return None
    try:
        lock = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        return None
    return lock


def clear_leftovers() -> None:
    """Deletes folders that nobody has locked any more, as after a process was killed."""
    for path in Path(tempfile.gettempdir()).glob(PREFIX + "*"):
        lock = locked(path, waits=False)
        if lock is None:
            continue
        try:
            if os.fstat(lock).st_uid == os.getuid() and all(FILE in name for name in os.listdir(path)):
                shutil.rmtree(path, ignore_errors=True)
        except OSError:
            pass
        os.close(lock)
