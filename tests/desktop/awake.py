#!/usr/bin/env python3
"""A presentation keeps the screen awake, asked over a bus on which this test is the screen saver.

    awake.py PROGRAM
"""

import subprocess
import sys
import threading
import time

import desk

SCREEN_SAVER = "org.freedesktop.ScreenSaver"
INTERFACE = f"""<node><interface name="{SCREEN_SAVER}">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="u" direction="out"/></method>
<method name="UnInhibit"><arg type="u" direction="in"/></method>
</interface></node>"""
F5, ESCAPE = 0xFFC2, 0xFF1B  # keys, as X names them
COOKIE = 4711
PURPOSE_LINE = 626, 12  # pixels, where a click changes nothing


def on_bus(program):
    """Runs this file again within a session bus and an X server."""
    desk.require("dbus-run-session", "Xvfb")
    desk.require_modules("pyatspi")
    with desk.home() as (_, environment), desk.x_server(environment) as shown:
        words = ["dbus-run-session", "--", sys.executable, __file__, program, "on the bus"]
        sys.exit(subprocess.run(words, env=shown).returncode)


class ScreenSaver:
    """Keeps what programs ask of it."""

    def __init__(self):
        from gi.repository import Gio, GLib
        self.asked = []
        self.unit = lambda number: GLib.Variant("(u)", (number,))
        described = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        Gio.bus_own_name(
            Gio.BusType.SESSION, SCREEN_SAVER, Gio.BusNameOwnerFlags.NONE,
            lambda bus, _: bus.register_object("/org/freedesktop/ScreenSaver", described, self.answer, None, None),
            lambda *_: self.asked.append(("ready",)), None)
        threading.Thread(target=GLib.MainLoop().run, daemon=True).start()

    def answer(self, _bus, _sender, _path, _interface, method, arguments, call):
        self.asked.append((method, *arguments.unpack()))
        call.return_value(self.unit(COOKIE) if method == "Inhibit" else None)


def press(key):
    """Presses a key after a click, by which the window gets the keys: there is no window manager."""
    import pyatspi
    pyatspi.Registry.generateMouseEvent(*PURPOSE_LINE, "b1c")
    pyatspi.Registry.generateKeyboardEvent(key, None, pyatspi.KEY_SYM)


def main():
    saver = ScreenSaver()
    desk.wait_for("the screen saver's name", lambda: saver.asked)
    with desk.running(sys.argv[1]) as process:
        def pressed_until(key, count):
            """Presses a key, again as long as the window does not take keys yet."""
            def answered():
                press(key)
                time.sleep(1)
                return len(saver.asked) > count

            desk.wait_for(f"call {count}", answered)

        pressed_until(F5, 1)
        pressed_until(ESCAPE, 2)
        pressed_until(F5, 3)
        assert process.poll() is None
    calls = saver.asked[1:]
    print(calls)
    held = ("Inhibit", "attnscope", "Presentation")
    assert calls == [held, ("UnInhibit", COOKIE), held], calls


if __name__ == "__main__":
    main() if len(sys.argv) > 2 else on_bus(sys.argv[1])
