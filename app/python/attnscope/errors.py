"""What the package raises: exceptions whose text is one sentence."""


class Error(Exception):
    """Base of everything that attnscope raises by itself."""


class InvalidRequest(Error, ValueError):
    """A request that cannot be met as it is: a value out of its range, shapes that do not go together."""


class WrongType(InvalidRequest, TypeError):
    """A value of a kind that is not taken, such as the name of a model in place of the model."""


class UnknownName(InvalidRequest, KeyError):
    """A name that a table does not have: of a quantity, a figure, an input, a field."""

    __str__ = Exception.__str__  # KeyError would put the sentence in quotes


class FileError(Error, OSError):
    """A file that cannot be read or written."""


class NotFound(FileError, FileNotFoundError):
    """A folder that does not exist, or the program where it is not installed."""


class NotAllowed(FileError, PermissionError):
    """A file or a folder that must not be written."""


class IsFolder(FileError, IsADirectoryError):
    """A folder where a file is meant."""


class Failed(Error, RuntimeError):
    """Something that did not work: a window that did not open, a capture that is running already."""
