"""Warnings, at the line of whoever calls the package."""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path

PACKAGE = str(Path(__file__).parent) + os.sep


def warn(sentence: str) -> None:
    """Gives a warning that names the innermost line outside the package."""
    level, frame = 1, sys._getframe()
    while frame is not None and frame.f_code.co_filename.startswith(PACKAGE):
        level, frame = level + 1, frame.f_back
    warnings.warn(sentence, stacklevel=level)
