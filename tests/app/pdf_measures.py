"""Prints what is measured in a PDF picture, as JSON: the sizes of its texts, by font, and the widths
of its lines, in points as printed.

    python3 pdf_measures.py picture.pdf

Reads the page's content itself: text matrices, line widths and what transforms them.
"""

import json
import math
import re
import sys
import zlib


def multiplied(a, b):
    """The transformation a, then b."""
    return [
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    ]


def scale(matrix):
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))


def content_of(data):
    """The page's content: of all streams, the one that sets text and draws lines."""
    found = b""
    for match in re.finditer(rb"stream\r?\n", data):
        try:
            text = zlib.decompressobj().decompress(data[match.end():])
        except zlib.error:
            continue
        if b" Tf" in text and b" cm" in text and len(text) > len(found):
            found = text
    return found.decode("latin-1")


def tokens_of(content):
    pattern = r"\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f\s]*>|[\[\]]|/[^\s/\[\]()<>]+|[^\s\[\]()<>/]+"
    return re.findall(pattern, content)


def measures_of(content):
    identity = [1, 0, 0, 1, 0, 0]
    matrix, width, font, size, line = identity, 1, "", 0, identity
    stack, operands, texts, lines = [], [], {}, set()
    for token in tokens_of(content):
        if token == "q":
            stack.append((matrix, width))
        elif token == "Q":
            matrix, width = stack.pop()
        elif token == "cm":
            matrix = multiplied([float(each) for each in operands[-6:]], matrix)
        elif token == "w":
            width = float(operands[-1])
        elif token == "BT":
            line = identity
        elif token == "Tf":
            font, size = operands[-2], float(operands[-1])
        elif token == "Tm":
            line = [float(each) for each in operands[-6:]]
        elif token in ("Tj", "TJ"):
            shown = round(size * scale(multiplied(line, matrix)), 3)
            texts.setdefault(font[1:], set()).add(shown)
        elif token in ("S", "s", "B", "b", "B*", "b*"):
            lines.add(round(width * scale(matrix), 3))
        if re.fullmatch(r"[A-Za-z'\"*]+", token) and not token.startswith("/"):
            operands = []
        else:
            operands.append(token)
    return {
        "texts": {name: sorted(sizes) for name, sizes in texts.items()},
        "lines": sorted(lines),
    }


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        print(json.dumps(measures_of(content_of(file.read()))))
