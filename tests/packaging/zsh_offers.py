#!/usr/bin/env python3
"""What zsh makes of a line when Tab is pressed.

    zsh_offers.py FOLDER LINE

FOLDER holds the completions. Prints the completed line.
"""

import os
import pty
import select
import sys
import time


def answered(terminal: int, typed: str, mark: str, patience: float = 30) -> str:
    """What the shell writes after something was typed, until it writes the mark."""
    os.write(terminal, typed.encode())
    seen = ""
    end = time.monotonic() + patience
    while mark not in seen and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
    return seen


def main() -> None:
    folder, line = sys.argv[1:]
    shell, terminal = pty.fork()
    if shell == 0:
        os.environ.update(TERM="dumb", PS1="> ")
        os.execlp("zsh", "zsh", "-f", "-i")
    # Tab completes the line, and Return then prints it instead of running it.
    setup = (f"fpath=('{folder}' $fpath); autoload -U compinit; compinit -u -D; "
             "show() { BUFFER=\"print -r 'line:'\\''$BUFFER'\\'':end'\"; zle .accept-line }; zle -N accept-line show; "
             "print rea''dy\n")
    answered(terminal, setup, "ready\r")
    written = answered(terminal, f"{line}\t\n", ":end\r")
    os.close(terminal)
    print(written)


if __name__ == "__main__":
    main()
