"""Man pages, made from what --help says."""

import re

from program_words import Command, Entry, Program

SPECIAL = {"\\": r"\[rs]", "-": r"\-", "'": r"\(aq", "^": r"\(ha", "~": r"\(ti", "`": r"\(ga"}


def escaped(text: str) -> str:
    text = "".join(SPECIAL.get(letter, letter) for letter in text)
    text = re.sub(r",(?=[A-Za-z])", r",\\:", text)  # a list without blanks may be broken
    return re.sub(r"^\.", r"\\&.", text)


def bold(text: str) -> str:
    return rf"\fB{escaped(text)}\fR"


def italic(text: str) -> str:
    return rf"\fI{escaped(text)}\fR"


def shown(entry: Entry) -> list[str]:
    names = ", ".join((bold if name.startswith("-") else italic)(name) for name in entry.names)
    value = f" {italic(entry.takes)}" if entry.takes and entry.names[0].startswith("-") else ""
    return [".TP", names + value, escaped(entry.text)]


def synopsis(name: str, command: Command) -> list[str]:
    if not command.name:
        return [f"{bold(name)} [{italic('FILE')}]… [{bold('--set')} {italic('KEY=VALUE')}]…", ".br",
                f"{bold(name)} {italic('COMMAND')} [{italic('OPTION')}]…"]
    places = re.sub(r".*\[OPTIONS\] ?", "", command.usage).replace("...", "…")
    return [f"{bold(f'{name} {command.name}')} [{italic('OPTION')}]… {escaped(places)}".strip()]


def page(program: Program, command: Command, date: str) -> str:
    """The page of a command, as troff in UTF-8."""
    name = "attnscope"
    title = f"{name}-{command.name}" if command.name else name
    lines = [f'.TH "{escaped(title.upper())}" 1 "{date}" "Attnscope {program.version}" "Attnscope"',
             ".nh", ".ad l",
             ".SH NAME", rf"{escaped(title)} \- {escaped(command.summary[0].lower() + command.summary[1:])}",
             ".SH SYNOPSIS", *synopsis(name, command)]
    if command.prose:
        lines.append(".SH DESCRIPTION")
        for paragraph in command.prose:
            lines += [".PP", escaped(paragraph)]
    for section, heading in (("Positionals", "ARGUMENTS"), ("Options", "OPTIONS"), ("Subcommands", "COMMANDS")):
        entries = command.entries(section)
        lines += [f".SH {heading}"] if entries else []
        for each in entries:
            lines += shown(each)
    if command.examples:
        lines += [".SH EXAMPLES", ".nf", *map(escaped, command.examples), ".fi"]
    others = [f"{name}-{each.name}" for each in program.commands] if not command.name else [name]
    lines += [".SH SEE ALSO", ", ".join(f"{bold(other)}(1)" for other in others)]
    return "\n".join(lines) + "\n"


def man_pages(program: Program, date: str) -> dict[str, str]:
    """All pages, by their file's name, such as attnscope-plot.1."""
    pages = {"attnscope.1": page(program, program.main, date)}
    for command in program.commands:
        pages[f"attnscope-{command.name}.1"] = page(program, command, date)
    return pages
