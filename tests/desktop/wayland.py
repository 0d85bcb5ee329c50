#!/usr/bin/env python3
"""The window on a Wayland compositor, without an X server.

    wayland.py PROGRAM

A headless weston shows the maximised window without a frame; what it shows is compared with what
`PROGRAM screenshot` draws. The compositor is told which desktop entry, and so which icon, the
window has.
"""

import contextlib
import shutil
import subprocess
import sys
from pathlib import Path

import desk

SIZE = (1366, 768)
SETTINGS = """[core]
idle-time=0
[shell]
panel-position={panel}
"""
LIKE = 0.97  # of the pixels: the status line tells how long the views took, and a control has the focus


@contextlib.contextmanager
def compositor(folder, environment, scale=1, size=SIZE, panel="none"):
    """The environment on a weston of its own."""
    settings = Path(folder, "weston.ini")
    settings.write_text(SETTINGS.format(panel=panel))
    shown = {**environment, "WAYLAND_DISPLAY": "desk"}
    with running_weston(settings, environment, scale, size):
        desk.wait_for("weston", Path(environment["XDG_RUNTIME_DIR"], "desk").exists)
        yield shown


def running_weston(settings, environment, scale, size):
    width, height = size
    words = ["weston", "--backend=headless-backend.so", "--use-pixman", "--debug", "--socket=desk",
             f"--config={settings}", f"--width={width}", f"--height={height}", f"--scale={scale}"]
    return desk.running(*words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def picture(path):
    from PIL import Image
    return Image.open(path).convert("RGB")


def shot(folder, environment):
    for old in Path(folder).glob("wayland-screenshot*"):
        old.unlink()
    subprocess.run(["weston-screenshooter"], cwd=folder, env=environment, check=True)
    return picture(next(Path(folder).glob("wayland-screenshot*")))


def likeness(one, other):
    """The part of the pixels that are the same."""
    from PIL import ImageChops
    if one.size != other.size:
        return 0
    differences = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > 0))
    return 1 - differences.histogram()[255] / (one.width * one.height)


def check(program, scale):
    with desk.home() as (folder, environment), compositor(folder, environment, scale) as shown:
        expected = Path(folder, "expected.png")
        subprocess.run([program, "screenshot", expected, "--size", "{}x{}".format(*SIZE)],
                       env={**environment, "QT_SCALE_FACTOR": str(scale)}, check=True)
        wanted = picture(expected)
        log = Path(folder, "protocol")
        frameless = {**shown, "QT_WAYLAND_DISABLE_WINDOWDECORATION": "1", "WAYLAND_DEBUG": "client"}
        renamed = shutil.copy(program, Path(folder, "renamed"))  # the entry is not named after the file
        with log.open("w") as written, \
                desk.running(renamed, "--set", "n=512", env=frameless, stderr=written):
            best = []

            def is_shown():
                best.append(likeness(shot(folder, shown), wanted))
                return best[-1] >= LIKE

            try:
                desk.wait_for("window", is_shown)
            except AssertionError:
                return [f"scale {scale}: {max(best):.3f} of the pixels are those of the window"]
        entry = 'set_app_id("attnscope")'
        return [] if entry in log.read_text() else [f"scale {scale}: no {entry}"]


def check_small(program, size, text_scale):
    """A compositor ends a window that is larger than its maximised state, soon after it is shown."""
    with desk.home() as (folder, environment), \
            compositor(folder, environment, size=size, panel="top") as shown:
        kept = Path(environment["HOME"], ".config", "Attnscope", "attnscope.conf")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(f"[window]\ntext-scale={text_scale}\n")
        log = Path(folder, "protocol")
        debugged = {**shown, "WAYLAND_DEBUG": "client"}
        with log.open("w") as written, desk.running(program, env=debugged, stderr=written) as window:
            def is_told():
                """The compositor has shown two frames of the size that it asked for, or ended the window."""
                after = log.read_text().partition("ack_configure")[2]
                return after.count(".done(") >= 2 or window.poll() is not None

            desk.wait_for("frames", is_told)
        said = [line for line in log.read_text().splitlines() if "error" in line]
        return [f"{size}, text {text_scale}: {line}" for line in said]


def main():
    desk.require("weston", "weston-screenshooter")
    desk.require_modules("PIL")
    faults = [fault for scale in (1, 2) for fault in check(sys.argv[1], scale)]
    for size, text_scale in [((960, 700), 1), ((1366, 768), 2), ((1366, 768), 1.5), ((1024, 600), 1.5)]:
        faults += check_small(sys.argv[1], size, text_scale)
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
