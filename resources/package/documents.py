#!/usr/bin/env python3
"""Makes what is installed beside the program and follows from it: man pages, completions, Debian's changelog.

    documents.py FOLDER CHANGELOG.md MAINTAINER PROGRAM...

writes below FOLDER, as below /usr. PROGRAM is the command that starts the program, such as a path, or an emulator and
a path. The same program and changelog give the same bytes.
"""

import datetime
import email.utils
import gzip
import re
import shutil
import sys
import textwrap
from pathlib import Path

from completions import bash_and_zsh, fish
from man_pages import man_pages
from program_words import Program

RELEASE = re.compile(r"^## (\S+) \((\d+)-(\d+)-(\d+)\)$", re.MULTILINE)


def releases(changelog: str) -> list[tuple[str, datetime.datetime, list[str]]]:
    """Every release of a changelog in Markdown: version, date, and its points, one a line."""
    found = list(RELEASE.finditer(changelog))
    ends = [each.start() for each in found[1:]] + [len(changelog)]
    all_releases = []
    for each, end in zip(found, ends):
        day = datetime.datetime(*map(int, each.groups()[1:]), tzinfo=datetime.timezone.utc)
        points = re.findall(r"^- (.+(?:\n  .+)*)", changelog[each.end():end], re.MULTILINE)
        all_releases.append((each[1], day, [" ".join(point.replace("**", "").split()) for point in points]))
    return all_releases


def debian_changelog(package: str, changelog: str, maintainer: str) -> str:
    entries = []
    for version, day, points in releases(changelog):
        lines = [textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in points]
        entries.append(f"{package} ({version}) unstable; urgency=medium\n\n" + "\n".join(lines) +
                       f"\n\n -- {maintainer}  {email.utils.format_datetime(day)}\n")
    return "\n".join(entries)


def write(path: Path, text: str) -> None:
    """Writes a text, compressed if the name says so, without the time of writing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = text.encode()
    path.write_bytes(gzip.compress(data, 9, mtime=0) if path.suffix == ".gz" else data)


def main() -> None:
    folder, changelog, maintainer, words = Path(sys.argv[1]), Path(sys.argv[2]).read_text(), sys.argv[3], sys.argv[4:]
    program = Program(words)
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in man_pages(program, releases(changelog)[0][1].date().isoformat()).items():
        write(folder / "share/man/man1" / f"{name}.gz", text)
    bash, zsh = bash_and_zsh(program)
    write(folder / "share/bash-completion/completions/attnscope", bash)
    write(folder / "share/zsh/vendor-completions/_attnscope", zsh)
    write(folder / "share/fish/vendor_completions.d/attnscope.fish", fish(program))
    for package in ("attnscope", "python3-attnscope"):
        write(folder / f"share/doc/{package}/changelog.gz", debian_changelog(package, changelog, maintainer))


if __name__ == "__main__":
    main()
