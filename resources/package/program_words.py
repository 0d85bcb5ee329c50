"""What the program says of itself: its commands and their options, from --help, and its tables, from list --json."""

import json
import re
import subprocess
from dataclasses import dataclass, field

COLUMN = 30  # of the texts; a text stands on a line of its own where the words before it have no room
CHOICES = re.compile(r": ((?:[\w-]+, )+[\w-]+(?: or [\w-]+)?|[\w-]+ or [\w-]+)$")


@dataclass
class Entry:
    """A line of --help: an option, an argument that stands by its place, or a command."""

    names: list[str]  # such as ["-o", "--output"]
    takes: str  # the word for its value; empty for a flag
    text: str

    def choices(self) -> list[str]:
        """The values that the text counts up, as in "Colours: light, dark or grey"."""
        found = CHOICES.search(self.text)
        return re.split(", | or ", found[1]) if found else []


@dataclass
class Command:
    name: str  # empty for the program itself
    summary: str
    usage: str
    sections: dict[str, list[Entry]] = field(default_factory=dict)
    examples: list[str] = field(default_factory=list)
    prose: list[str] = field(default_factory=list)  # a paragraph each

    def entries(self, section: str) -> list[Entry]:
        return self.sections.get(section, [])


def entry(words: str, text: str) -> Entry:
    """The entry of words such as "-o,--output TEXT REQUIRED" or "--title,--no-title{false}"."""
    names, _, rest = words.strip().partition(" ")
    value = re.match(r"TEXT|\[.+?\]", rest)
    return Entry(re.sub(r"\{\w+\}", "", names).split(","), value[0] if value else "", text)


def entries(lines: list[str]) -> list[Entry]:
    found = []
    while lines:
        line, *lines = lines
        if lines and lines[0].startswith(" " * COLUMN):
            text, *lines = lines
            found.append(entry(line, text.strip()))
        else:
            found.append(entry(line[:COLUMN], line[COLUMN:]))
    return found


def parsed(name: str, text: str) -> Command:
    """The command that a text of --help describes: blocks of lines, most of which begin with their heading."""
    summary, usage, *blocks = re.split(r"\n\n|\n(?=Usage: )", text.strip("\n"))
    command = Command(name, summary.rstrip("."), usage.removeprefix("Usage: "))
    for heading, *lines in map(str.splitlines, blocks):
        if heading in ("Positionals:", "Options:", "Subcommands:"):
            command.sections[heading[:-1]] = entries(lines)
        elif heading in ("Examples:", "Example:"):
            command.examples = [line.removeprefix("  ") for line in lines]
        else:
            command.prose.append(" ".join([heading, *lines]))
    return command


class Program:
    """The program with these words, such as ["attnscope"], asked once for everything."""

    def __init__(self, words: list[str]):
        self.words = words
        self.version = self.said("--version").splitlines()[0].split()[1]
        self.main = parsed("", self.said("--help"))
        self.commands = [parsed(each.names[0], self.said(each.names[0], "--help"))
                         for each in self.main.entries("Subcommands")]
        self.tables = json.loads(self.said("list", "--json"))

    def said(self, *arguments: str) -> str:
        return subprocess.run([*self.words, *arguments], check=True, capture_output=True, encoding="utf-8").stdout

    def names(self, table: str) -> list[str]:
        return [record["name"] for record in self.tables[table]]
