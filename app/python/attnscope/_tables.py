"""The program's tables: what can be chosen, set and computed, with meaning, formula and source."""

import dataclasses
from collections.abc import Callable

from . import _numbers

#: Each table has a function of its name.
TABLES = ("alignments", "approximations", "engines", "fields", "figures", "key_sources", "masks", "models",
          "normalizers", "poolings", "positions", "presets", "published", "quantities", "query_sources", "rules",
          "units", "variants", "words")

__all__ = ["Field", "Parameter", "Record", *TABLES]


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A number that a record reads."""

    name: str
    label: str
    unit: str
    help: str
    meaning: str
    default: float
    min: float
    max: float
    whole: bool


class Records(dict):
    """A table: records by their keys."""

    def __repr__(self) -> str:
        return f"<attnscope table of {len(self)}: {', '.join(self)}>"


@dataclasses.dataclass(frozen=True)
class Record:
    """A record of a table. `takes` lists its inputs, choices or range; `latex` is its formula in LaTeX."""

    name: str
    title: str
    help: str
    meaning: str
    formula: str
    latex: str
    source: str
    takes: str
    parameters: "tuple[Parameter, ...]"

    def __repr__(self) -> str:
        return f"<attnscope.{type(self).__name__} {self.name}: {self.help}>"


@dataclasses.dataclass(frozen=True, repr=False)
class Field(Record):
    """A field. `default` is its value as text; `choices` are the keys of a field that has them."""

    default: str
    group: str
    unit: str
    choices: "tuple[str, ...]"
    takes_several: bool  #: whether it takes any number of the choices
    min: "float | None"
    max: "float | None"
    whole: "bool | None"


def _record_of(record: dict) -> Record:
    texts = {name: text for name, text in record.items() if name != "key"}
    return Record(**texts | {"parameters": tuple(Parameter(**each) for each in record["parameters"])})


def _field_of(record: dict) -> Field:
    kind = _numbers.field(record["name"])
    return Field(**vars(_record_of(record)) | kind | {"choices": tuple(kind["choices"])})


def _function_of(table: str) -> "Callable[[], dict[str, Record]]":
    section = table.replace("_", "-")
    make = _field_of if table == "fields" else _record_of

    def records() -> "dict[str, Record]":
        return Records({record["key"]: make(record) for record in _numbers.table(section)})

    records.__name__ = records.__qualname__ = table
    records.__doc__ = f"Return the table “{section}”: a dict of {make is _field_of and 'Field' or 'Record'} by key."
    return records


globals().update({table: _function_of(table) for table in TABLES})
