"""Fields and inputs as the program reads them: text by key."""

import numbers
import os
from collections.abc import Iterable, Mapping

import numpy as np

from .errors import InvalidRequest


def key_of(name: str) -> str:
    """Return the key that a keyword means: `lambda_` stands for `lambda`, a keyword of Python."""
    return "lambda" if name == "lambda_" else name


def by_key(keywords: Mapping[str, object]) -> dict[str, object]:
    """Return the keywords by their keys, without those that are None."""
    if "lambda" in keywords and "lambda_" in keywords:
        raise InvalidRequest("lambda is given twice, also as lambda_")
    return {key_of(name): value for name, value in keywords.items() if value is not None}


def text_of(key: str, value: object) -> str:
    """Return a value as the program reads it; a list as texts with commas between them."""
    if getattr(value, "ndim", None) == 0:  # of NumPy or PyTorch
        value = value.item()
    if isinstance(value, (str, os.PathLike)):
        return os.fspath(value)
    if isinstance(value, (bool, np.bool_)):
        raise InvalidRequest(f"{key} = {value} is not possible: it takes a number or a text")
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value))
    if isinstance(value, Iterable) and not isinstance(value, (bytes, Mapping)):
        return ",".join(text_of(key, part) for part in value)
    raise InvalidRequest(f"{key} is a {type(value).__name__}: it takes a number or a text")


def settings_of(fields: Mapping[str, object]) -> list[str]:
    """Return fields as the program's settings, "key=value"."""
    return [f"{key}={text_of(key, value)}" for key, value in by_key(fields).items()]
