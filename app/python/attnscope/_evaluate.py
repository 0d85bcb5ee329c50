"""Quantities of random rows: `eval` and `evaluate`."""

import dataclasses
import textwrap
import warnings

import numpy as np

from . import _numbers
from ._settings import by_key, text_of
from .errors import InvalidRequest

__all__ = ["Evaluation", "eval", "evaluate"]


@dataclasses.dataclass(frozen=True)
class Evaluation:
    """A quantity with what belongs to it; arrays, of one shape, where an input was an array."""

    value: "float | np.ndarray"
    standard_error: "float | np.ndarray | None"  #: of simulated values; NaN where a value is not simulated
    error_is_lower_bound: "bool | np.ndarray"  #: whether few rows carry the value, so that its error may be larger
    valid: "bool | np.ndarray"  #: False for an approximation that has left its range
    unit: str  #: "nat", "1" or "rad"
    multiplies: "str | None"  #: what a scale multiplies, "dot" or "cosine"
    inputs: "dict[str, object] | np.ndarray"  #: every input by its key, defaults included; an array of dicts


def eval(quantity: str, /, **inputs: object) -> "float | np.ndarray":
    return _evaluate(quantity, inputs, False).value


def evaluate(quantity: str, /, **inputs: object) -> Evaluation:
    return _evaluate(quantity, inputs, True)


def _evaluate(quantity: str, inputs: dict, keeps_inputs: bool) -> Evaluation:
    if not isinstance(quantity, str):
        raise InvalidRequest(f"a quantity is named by a text, not by a {type(quantity).__name__}")
    arrays = {}
    for key, value in by_key(inputs).items():
        arrays[key] = _array_of(key, value)
    try:
        shape = np.broadcast_shapes(*(array.shape for array in arrays.values()))
    except ValueError:
        shapes = ", ".join(f"{key} {array.shape}" for key, array in arrays.items() if array.ndim)
        raise InvalidRequest(f"the inputs cannot be broadcast to one shape: {shapes}") from None
    columns = {key: _column_of(array, shape) for key, array in arrays.items()}
    result = _numbers.evaluate(quantity, columns, shape, keeps_inputs)
    parts = {name: result[name].reshape(shape) for name in ("value", "standard_error", "error_is_lower_bound", "valid")}
    if np.isnan(parts["standard_error"]).all():
        parts["standard_error"] = None
    parts["inputs"] = np.array(result["inputs"], dtype=object).reshape(shape)
    if not shape:
        parts = {name: part if part is None else part.item() for name, part in parts.items()}
    return Evaluation(unit=result["unit"], multiplies=result["multiplies"], **parts)


def _array_of(key: str, value: object) -> np.ndarray:
    """Return the values of an input: an array of float64 or of texts."""
    if not isinstance(value, (np.ndarray, list, tuple, range)) and not hasattr(value, "__array__"):
        return np.array(text_of(key, value), dtype=object)
    try:
        array = np.asarray(value)
    except Exception as fault:  # libraries raise what they like
        raise InvalidRequest(f"{key} is not an array: {str(fault).splitlines()[0]}") from fault
    if array.ndim == 0:
        return np.array(text_of(key, array), dtype=object)
    if array.dtype.kind in "iu" and (array.size == 0 or abs(array).max() <= 2**53):
        return array.astype(np.float64)
    if array.dtype.kind == "f":
        return _whole_lengths(array.astype(np.float64)) if key == "n" else array.astype(np.float64)
    if array.dtype.kind in "iuUO":
        return np.array([text_of(key, part) for part in array.ravel().tolist()], dtype=object).reshape(array.shape)
    raise InvalidRequest(f"{key} is an array of {array.dtype}: it takes numbers or texts")


def _whole_lengths(lengths: np.ndarray) -> np.ndarray:
    """Return lengths rounded to whole ones, with a warning if this changes them."""
    whole = np.rint(lengths)
    if np.any(np.abs(whole - lengths) > 1e-12 * np.abs(lengths)):
        place = np.argmax(np.abs(whole - lengths))
        warnings.warn(f"n is rounded to whole numbers, such as {lengths.flat[place]:g} to {whole.flat[place]:g}; "
                      "np.rint(n) does so without this warning", stacklevel=5)
    return whole


def _column_of(array: np.ndarray, shape: tuple) -> "list[str] | np.ndarray":
    """Return one value for all cells, or those of all cells in order."""
    cells = array.ravel() if array.size == 1 else np.broadcast_to(array, shape).ravel()
    return cells if cells.dtype == np.float64 else cells.tolist()


def _quantities() -> str:
    """Return a list of the quantities: what each is, and its inputs."""
    text = ""
    for record in _numbers.table("quantities"):
        own = record["takes"].split()
        by_rule = len(_numbers.inputs_of(record["name"])) > len(own)
        inputs = ", ".join(["lambda or a rule" if by_rule and key == "lambda" else key for key in own])
        text += "\n" + textwrap.fill(f"{record['name']}: {record['help']}", 116, initial_indent="    ",
                                     subsequent_indent="        ")
        text += "\n" + textwrap.fill(f"({inputs})", 116, initial_indent="        ", subsequent_indent="        ")
    return text[1:]


eval.__doc__ = f"""Return a quantity of random rows, as `attnscope eval` computes it.

    eval("entropy", n=512, d=64)                                          # 5.75… nat
    eval("entropy", n=2 ** np.arange(21), d=64, rule="kappa-log-n")       # an array
    eval("gradient", n=512, d=[[32], [64]], lambda_=np.linspace(0, 1, 50))  # 2 × 50

Inputs are numbers, texts such as "1/sqrt(64)", or arrays of these, which are broadcast as NumPy broadcasts. The
result is a float if no input is an array, and otherwise an array of float64. Where a quantity takes lambda, a
scaling rule with its parameters can be given in its place. Lengths in an array that are not whole, as those of
np.logspace, are rounded, with a warning. Ctrl+C ends a long evaluation.

Raises UnknownName for a quantity or an input that does not exist, InvalidRequest for a value that is not possible
and Error for a result beyond a double; the sentence names the first cell at fault. See evaluate() for standard
errors.

Quantities and their inputs:

{_quantities()}
"""

evaluate.__doc__ = """Return a quantity with its standard error, unit, validity and all inputs.

Takes what eval() takes, raises what it raises, and returns an Evaluation:

    evaluate("entropy", n=512, d=64, method="monte-carlo").standard_error
"""
