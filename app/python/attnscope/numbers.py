"""All that needs the compiled module."""

from . import _attention, _evaluate, _figure, _tables
from ._attention import *  # noqa: F403
from ._evaluate import *  # noqa: F403
from ._figure import *  # noqa: F403
from ._tables import *  # noqa: F403

__all__ = [*_attention.__all__, *_evaluate.__all__, *_figure.__all__, *_tables.__all__]
