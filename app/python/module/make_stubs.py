"""Writes attnscope/numbers.pyi: the functions of the package with every input, field and choice of the tables.

    PYTHONPATH=build/release/python /usr/bin/python3 app/python/module/make_stubs.py FILE
"""

import sys
import textwrap

import attnscope
from attnscope import _attention, _evaluate, _figure, _numbers, _tables

HEAD = """\
# Made from the tables of the program by app/python/module/make_stubs.py.
from collections.abc import Sequence
from os import PathLike
from typing import Literal, overload

import numpy as np

"""


def literal(names):
    return f"Literal[{', '.join(map(repr, names))}]"


def keyword(key):
    return "lambda_" if key == "lambda" else key


def annotation(field):
    if field.takes_several:
        return f"str | Sequence[{literal(field.choices)}]"
    if field.choices:
        return literal(field.choices)
    return "str | PathLike[str] | Sequence[float]" if field.min is None else "float | str"


def parameters(annotations):
    lines = [f"    {keyword(key)}: {kind} | None = ...," for key, kind in annotations.items()]
    return "\n".join(line for long in lines for line in wrapped(long))


def wrapped(line):
    return textwrap.wrap(line, 116, subsequent_indent="        ", break_long_words=False, break_on_hyphens=False)


def function(name, first, annotations, result):
    return f"def {name}(\n{first}{parameters(annotations)}\n) -> {result}: ...\n\n"


def text():
    quantities = attnscope.quantities()
    inputs = list(dict.fromkeys(key for name in quantities for key in _numbers.inputs_of(name)))
    fields = {key: annotation(field) for key, field in attnscope.fields().items()}
    several = {key: "float | str | np.ndarray | Sequence[object]" for key in inputs}
    single = {key: "float | str" for key in inputs}
    quantity = "\n".join(wrapped(f"    quantity: {literal(quantities)},")) + "\n    /,\n    *,\n"
    figure = "\n".join(wrapped(f"    id: {literal(attnscope.figures())},")) + "\n    /,\n    *,\n"
    arrays = "    q: object,\n    k: object,\n    *,\n    backend: str = ...,\n    device: str | int | None = ...,\n"
    result = HEAD
    for module in (_attention, _evaluate, _figure, _tables):
        for name in module.__all__:
            if isinstance(getattr(module, name), type):
                result += f"from .{module.__name__.split('.')[-1]} import {name} as {name}\n"
    result += "\n"
    for name, scalar, array in (("eval", "float", "np.ndarray"), ("evaluate", "Evaluation", "Evaluation")):
        result += "@overload\n" + function(name, quantity, single, scalar)
        result += "@overload\n" + function(name, quantity, several, array)
    result += function("attention", arrays, fields, "Attention")
    result += function("figure", figure, fields, "Figure")
    for table in _tables.TABLES:
        result += f"def {table}() -> dict[str, {'Field' if table == 'fields' else 'Record'}]: ...\n"
    return result


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(text())
