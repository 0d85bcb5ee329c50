"""Figures as data."""

import dataclasses
import textwrap

import numpy as np

from . import _numbers
from ._settings import settings_of
from .errors import Error, InvalidRequest

__all__ = ["Axis", "Band", "Curve", "Figure", "Map", "Point", "Table", "figure"]


@dataclasses.dataclass(frozen=True)
class Axis:
    """An axis. `field` is the field that it shows, or empty; `quantity` is what is computed, such as "entropy"."""

    label: str
    unit: str
    logarithmic: bool
    min: float
    max: float
    field: str
    quantity: str

    def title(self) -> str:
        return f"{self.label} [{self.unit}]" if self.unit else self.label


@dataclasses.dataclass(frozen=True)
class Curve:
    """y over x as arrays of float64; NaN is a gap.

    `style` is "line", "points", "steps" (y[i] holds from x[i] to x[i + 1]) or "measured". `error` is half the width of
    the 95 % interval, or None. `valid` is False where an approximation has left its range.
    """

    label: str
    key: str
    kind: str
    style: str
    x: np.ndarray
    y: np.ndarray
    error: "np.ndarray | None"
    valid: np.ndarray


@dataclasses.dataclass(frozen=True)
class Band:
    """The area between two curves."""

    label: str
    key: str
    kind: str
    x: np.ndarray
    lower: np.ndarray
    upper: np.ndarray


@dataclasses.dataclass(frozen=True)
class Point:
    """A marked point, such as the maximum of a curve."""

    label: str
    key: str
    kind: str
    x: float
    y: float
    valid: bool


@dataclasses.dataclass(frozen=True)
class Map:
    """A quantity over both axes: values[i, j] at y[i] and x[j]. Colours reach from `min` to `max`."""

    label: str
    unit: str
    x: np.ndarray
    y: np.ndarray
    values: np.ndarray
    min: float
    max: float


@dataclasses.dataclass(frozen=True)
class Table:
    """Numbers in place of curves: columns by their keys, and what each row is called."""

    key: str
    rows: "list[str]"
    columns: "dict[str, np.ndarray]"


@dataclasses.dataclass(frozen=True)
class Figure:
    """A figure as the program draws it. `headline` says what it shows at `marker`, a value on the x axis (or NaN)."""

    id: str
    title: str
    headline: str
    marker: float
    x: Axis
    y: Axis
    curves: "list[Curve]"
    bands: "list[Band]"
    points: "list[Point]"
    map: "Map | None"
    table: "Table | None"
    notes: "list[str]"

    def __repr__(self) -> str:
        parts = [f"{len(found)} {name}" for name in ("curves", "bands", "points") if (found := getattr(self, name))]
        parts += [f"a {name}" for name in ("map", "table") if getattr(self, name)]
        return f"<attnscope.Figure {self.id}: {', '.join(parts) or 'empty'}>"

    def __getitem__(self, key: str) -> Curve:
        """Return the first curve with this key, such as "exact". Raises InvalidRequest, which lists the keys."""
        for curve in self.curves:
            if curve.key == key:
                return curve
        known = ", ".join(dict.fromkeys(curve.key for curve in self.curves))
        raise InvalidRequest(f"{self.id} has no curve {key!r}; its curves are {known}")

    def plot(self, ax: object = None) -> object:
        """Draw the figure on axes of matplotlib, new ones by default, and return the axes.

        Curves are faint where they are not valid. Raises Error for a table, and where matplotlib is not installed.
        """
        if self.table:
            raise Error(f"{self.id} is a table, which is not drawn: its numbers are in table.columns")
        axes = _new_axes() if ax is None else ax
        if self.map:
            axes.pcolormesh(self.map.x, self.map.y, self.map.values, vmin=self.map.min, vmax=self.map.max,
                            shading="nearest")
        names = _Names()
        for band in self.bands:
            axes.fill_between(band.x, band.lower, band.upper, alpha=0.25, linewidth=0, label=names.once(band.label))
        for curve in self.curves:
            _draw(axes, curve, None if curve.kind == "contour" else names.once(curve.label))
        for point in self.points:
            axes.plot([point.x], [point.y], "o", label=names.once(point.label))
        if not np.isnan(self.marker):
            axes.axvline(self.marker, color="0.6", linewidth=0.8)
        axes.set_xscale("log" if self.x.logarithmic else "linear")
        axes.set_yscale("log" if self.y.logarithmic else "linear")
        axes.set_xlim(self.x.min, self.x.max)
        axes.set_ylim(self.y.min, self.y.max)
        axes.set_xlabel(self.x.title())
        axes.set_ylabel(self.y.title())
        axes.set_title(self.title)
        if names.shown:
            axes.legend()
        return axes


class _Names:
    """Gives each name to the legend once."""

    def __init__(self) -> None:
        self.shown = set()

    def once(self, name: str) -> "str | None":
        if not name or name in self.shown:
            return None
        self.shown.add(name)
        return name


def _draw(axes: object, curve: Curve, name: "str | None") -> None:
    look = {"points": {"linestyle": "none", "marker": "."}, "steps": {"drawstyle": "steps-post"}}.get(curve.style, {})
    look |= {"exact": {"linewidth": 2}, "contour": {"linewidth": 0.8, "color": "w"}}.get(curve.kind, {})
    held = np.where(curve.valid, curve.y, np.nan)
    if curve.error is not None:
        axes.errorbar(curve.x, held, yerr=curve.error, label=name, **look)
        return
    line, = axes.plot(curve.x, held, label=name, **look)
    if not curve.valid.all():
        axes.plot(curve.x, curve.y, color=line.get_color(), alpha=0.3, **look)


def _new_axes() -> object:
    try:
        import matplotlib.pyplot
    except ModuleNotFoundError:
        raise Error("plot() needs matplotlib, which is not installed for this Python") from None
    return matplotlib.pyplot.subplots()[1]


def figure(id: str, /, **fields: object) -> Figure:
    if not isinstance(id, str):
        raise InvalidRequest(f"a figure is named by a text, not by a {type(id).__name__}")
    parts = _numbers.figure(id, settings_of(fields))
    for name, kind in (("curves", Curve), ("bands", Band), ("points", Point)):
        parts[name] = [kind(**part) for part in parts[name]]
    for name, kind in (("x", Axis), ("y", Axis), ("map", Map), ("table", Table)):
        parts[name] = parts[name] and kind(**parts[name])
    return Figure(**parts)


figure.__doc__ = f"""Return a figure as data: curves as arrays with their labels, and axes.

    figure = attnscope.figure("entropy-vs-length", d=128, rule="kappa-log-n")
    figure["exact"].x, figure["exact"].y
    figure.plot()                                    # on axes of matplotlib

`fields` are those that `attnscope plot --set` takes (attnscope.fields()). Simulated curves are included; `samples` and
`seed` set them. Ctrl+C stops the computation.

Raises UnknownName for a figure or a field that does not exist, and InvalidRequest for a value that is not possible.

Figures:

{chr(10).join(textwrap.fill(f"{record['name']}: {record['help']}", 116, initial_indent="    ",
                             subsequent_indent="        ") for record in _numbers.table("figures"))}
"""
