"""What the package raises: exceptions whose text is one sentence."""


class Error(Exception):
    """Base of everything that attnscope raises by itself."""


class InvalidRequest(Error, ValueError):
    """A request that cannot be met as it is: a value out of its range, shapes that do not go together."""


class UnknownName(InvalidRequest, KeyError):
    """A name that a table does not have: of a quantity, a figure, an input, a field."""

    __str__ = Exception.__str__  # KeyError would put the sentence in quotes


class FileError(Error, OSError):
    """A file that cannot be read."""
