"""What stands in for the numbers where the compiled module is not built, or not for this Python."""

import sys

NAMES = frozenset("""
    Attention Axis Band Curve Evaluation Field Figure Map Parameter Point Record Table
    attention eval evaluate figure
    alignments approximations engines fields figures key_sources masks models normalizers poolings positions presets
    published quantities query_sources rules units variants words
""".split())


def missing(name: str) -> object:
    """Raise ImportError for a name that needs the compiled module, AttributeError for any other."""
    if name not in NAMES:
        raise AttributeError(f"module 'attnscope' has no attribute {name!r}")
    version = ".".join(map(str, sys.version_info[:3]))
    raise ImportError(f"attnscope.{name} needs the compiled module, which this Python ({version}) does not have: the "
                      "Debian package python3-attnscope brings it, and 'app/setup release attnscope-python' builds it "
                      "for /usr/bin/python3, which finds it with PYTHONPATH=build/release/python")
