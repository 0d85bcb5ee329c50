#!/usr/bin/env python3
"""The window on an X server.

    window.py SHOT.png PROGRAM

Without a window manager, the window stands at the upper left of the screen with its own size. It is compared with what
`PROGRAM screenshot` draws; SHOT.png is the screen as it was seen last.
"""

import subprocess
import sys
from pathlib import Path

from PIL import ImageGrab

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "desktop"))
import desk  # noqa: E402
from wayland import LIKE, likeness, picture  # noqa: E402

SIZE = (1302, 656)  # of the window on a screen of 1366 x 768


def main() -> None:
    shot, program = sys.argv[1:]
    with desk.home() as (folder, environment), desk.x_server(environment) as shown:
        expected = Path(folder, "expected.png")
        subprocess.run([program, "screenshot", expected, "--size", "{}x{}".format(*SIZE)], env=environment, check=True)
        wanted = picture(expected)
        best = []

        def is_shown() -> bool:
            screen = ImageGrab.grab(xdisplay=shown["DISPLAY"]).convert("RGB")
            screen.save(shot)
            best.append(likeness(screen.crop((0, 0, *SIZE)), wanted))
            return best[-1] >= LIKE

        with desk.running(program, "--set", "n=512", env=shown):
            try:
                desk.wait_for("window", is_shown)
            finally:
                print(f"{max(best):.3f} of the pixels are as expected")


if __name__ == "__main__":
    main()
