#!/usr/bin/env python3
"""What a screen reader is told of the program, asked over the bus that it asks.

    screen_reader.py PROGRAM

Walks the window and every dialog: what takes the focus has a name or a label of its own, no two
beside one another the same; a list has both, as its name is what is chosen, and the choices that it
opens have its label as their name. Names, texts and descriptions follow the Scenario.
"""

import json
import struct
import subprocess
import sys
import time
from pathlib import Path

import desk

UP, RETURN = 0xFF52, 0xFF0D  # keys, as X names them
ANSWER = 10_000  # milliseconds, on a busy machine


def on_bus(program):
    """Runs this file again within a session bus and an X server."""
    desk.require("dbus-run-session", "Xvfb")
    desk.require_modules("pyatspi")
    with desk.home() as (_, environment), desk.x_server(environment) as shown:
        shown["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        words = ["dbus-run-session", "--", sys.executable, __file__, program, "on the bus"]
        sys.exit(subprocess.run(words, env=shown).returncode)


def wait_for(what, ready):
    """What is asked of a node that has just gone is asked again."""
    from gi.repository import GLib

    def asked():
        try:
            return ready()
        except GLib.Error:
            return None

    return desk.wait_for(what, asked)


# --- what is asked ------------------------------------------------------------------------------


def children(node):
    for index in range(node.childCount):
        if (child := node.getChildAtIndex(index)) is not None:
            yield child


def walk(node, enters=lambda node: True):
    yield node
    if enters(node):
        for child in children(node):
            yield from walk(child, enters)


def has(node, state):
    return node.getState().contains(state)


def is_shown(node):
    import pyatspi
    return has(node, pyatspi.STATE_SHOWING)


def find(root, role, name):
    return next((node for node in walk(root) if node.getRoleName() == role and node.name == name), None)


def label(node):
    import pyatspi
    return " ".join(relation.getTarget(index).name
                    for relation in node.getRelationSet()
                    if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
                    for index in range(relation.getNTargets()))


def chosen(node):
    try:
        return node.queryText().getText(0, -1)
    except NotImplementedError:
        return None


def press(node, action=0):
    """An action that opens a dialog answers once the dialog is closed, which is not waited for."""
    from gi.repository import Atspi, GLib
    Atspi.set_timeout(200, 200)  # milliseconds
    try:
        node.queryAction().doAction(action)
    except GLib.Error:
        pass
    Atspi.set_timeout(ANSWER, ANSWER)


# --- what is wanted -----------------------------------------------------------------------------


def takers(root):
    """What takes the focus, in order; what stands in a list is the list's."""
    import pyatspi
    holders = ("list", "table", "tree", "tree table", "combo box", "page tab list")
    for node in walk(root, lambda node: is_shown(node) and node.getRoleName() not in holders):
        if is_shown(node) and has(node, pyatspi.STATE_FOCUSABLE):
            yield node


def faults_of(root):
    faults, before = [], None
    for node in takers(root):
        role, own, name = node.getRoleName(), label(node), node.name
        if not (own or name).strip():
            faults.append(f"{role} without a name: {node.description}")
        if role == "combo box" and not (own and name == chosen(node)):
            faults.append(f"list labelled '{own}', named '{name}'")
        said = own if role == "combo box" else name or own
        if said == before:
            faults.append(f"two beside one another: {role} '{said}'")
        before = said
    return [f"{root.name}: {fault}" for fault in faults]


class Reader:
    """Reads one run of the program."""

    def __init__(self, process):
        import pyatspi
        self.process = process
        self.program = wait_for("program", lambda: self._found(pyatspi))
        self.window = wait_for("window", lambda: next(children(self.program), None))
        self.faults = []
        self.seen = 0

    def _found(self, pyatspi):
        if self.process.poll() is not None:
            raise AssertionError("the program has ended")
        return next((each for each in children(pyatspi.Registry.getDesktop(0))
                     if each.get_process_id() == self.process.pid), None)

    def check(self, root):
        self.seen += sum(1 for _ in takers(root))
        self.faults += faults_of(root)

    def check_choices(self, root):
        """Opens each list: its choices, which then have the focus, are named as the list."""
        for box in [node for node in takers(root) if node.getRoleName() == "combo box"]:
            press(box)
            choices = wait_for(f"choices of {label(box)}", lambda: next(filter(is_shown, children(box)), None))
            if choices.name != label(box):
                self.faults.append(f"choices named '{choices.name}' of the list '{label(box)}'")
            press(box)
            wait_for(f"end of the choices of {label(box)}", lambda: not is_shown(choices))

    def dialog(self):
        return next((each for each in children(self.program)
                     if each.getRoleName() == "dialog" and is_shown(each)), None)

    def check_dialog(self, name):
        dialog = wait_for(f"dialog of {name}", self.dialog)
        self.check(dialog)
        title = dialog.name
        closing = next(button for word in ("Cancel", "Close")
                       if (button := find(dialog, "push button", word)))
        press(closing)
        wait_for(f"end of {name}", lambda: self.dialog() is None)
        return title

    def menu_items(self):
        """Those of the menu bar that can be chosen."""
        import pyatspi
        bar = next(node for node in children(self.window) if node.getRoleName() == "menu bar")
        return [node for node in walk(bar)
                if node.getRoleName() == "menu item" and has(node, pyatspi.STATE_SENSITIVE)]

    def items(self):
        """Those of the menu bar that ask for something."""
        return [node for node in self.menu_items() if node.name.endswith("…") or "shortcuts" in node.name]

    def check_lesson(self):
        """Opens the first lesson, reads its column and the dialog of its handout, and leaves it."""
        press(next(item for item in self.menu_items() if item.name.endswith("What a row of attention is")))
        wait_for("lesson", lambda: find(self.window, "push button", "Next →"))
        self.check(self.window)
        press(next(item for item in self.items() if item.name.startswith("Export handout")))
        title = self.check_dialog("the handout")
        press(find(self.window, "push button", "Leave"))
        return title

    def check_dialogs(self):
        names = []
        for name in [item.name for item in self.items()]:
            press(next(item for item in self.items() if item.name == name))
            names.append(self.check_dialog(name))
        return names

    def right_click(self, node):
        import pyatspi
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        pyatspi.Registry.generateMouseEvent(box.x + box.width // 2, box.y + box.height // 2, "b3c")

    def check_clicked(self, role, name, from_below=0):
        """The dialog that a right click opens, or an entry of the menu that it opens."""
        import pyatspi
        self.right_click(find(self.window, role, name))
        time.sleep(0.5)  # no node says that a menu of the pointer is open
        for key in [UP] * from_below + [RETURN] * bool(from_below):
            pyatspi.Registry.generateKeyboardEvent(key, None, pyatspi.KEY_SYM)
        return self.check_dialog(f"right click on {name}")

    def follows(self, what, read, wanted):
        try:
            wait_for(what, lambda: wanted(read()))
        except AssertionError:
            self.faults.append(f"{what}: '{read()}'")


def listening():
    """What gives all texts that were told as new, each with the name of what tells it."""
    import pyatspi
    from gi.repository import GLib
    told = []
    pyatspi.Registry.registerEventListener(
        lambda event: told.append((event.source.name, event.any_data)), "object:text-changed:insert")

    def listen():
        while GLib.MainContext.default().iteration(False):
            pass
        return told

    return listen


def check_changes(reader):
    """A slider is moved and a choice made, and all that shows it is read again."""
    window, listen = reader.window, listening()
    press(next(node for node in walk(window)
               if node.getRoleName() in ("menu item", "check menu item") and node.name == "Pin Scenario panel"))
    find(window, "slider", "Length n, slider").queryValue().currentValue = 2048
    reader.follows("entry of n", lambda: chosen(find(window, "text", "Length n")), lambda text: text == "2048")
    plot = find(window, "chart", "Entropy vs length")
    reader.follows("plot over n", lambda: plot.description, lambda text: " n = 2048, 1/√d 7.136 nat" in text)
    reader.follows("status line", lambda: find(window, "label", "7.625"), lambda found: found)
    find(window, "slider", "Scale λ, slider").queryValue().currentValue = 0.5
    rule = next(node for node in takers(window) if label(node) == "Rule")
    reader.follows("rule", lambda: (rule.name, chosen(rule)), lambda said: set(said) == {"constant λ"})
    reader.follows("what is told of the rule", listen, lambda told: ("constant λ", "constant λ") in told)
    slider = find(window, "slider", "Scale λ, slider").queryValue()
    reader.follows("slider of λ", lambda: (slider.currentValue, slider.minimumIncrement),
                   lambda value: value == (0.5, 0.1))
    poolings = [node for node in takers(window) if label(node) == "Pooling"]
    press(next(node for node in walk(window)
               if node.getRoleName() == "menu item" and node.name == "mean"))
    for list_ in poolings:
        reader.follows("pooling", lambda: list_.name, lambda text: text == "mean")
    if len(poolings) != 2:
        reader.faults.append(f"{len(poolings)} lists of poolings")


def heads_file(folder):
    """Two layers, each with two batches of two heads: the window asks which, and offers them."""
    header, shape = {}, [2, 2, 8, 4]
    size = 4 * 2 * 2 * 8 * 4
    for index, name in enumerate(f"layers.{layer}.{which}" for layer in (0, 1) for which in "qk"):
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [index * size, (index + 1) * size]}
    text = json.dumps(header).encode()
    values = struct.pack(f"<{size}f", *(index % 7 / 7 for index in range(size)))
    path = Path(folder, "heads.safetensors")
    path.write_bytes(struct.pack("<Q", len(text)) + text + values)
    return path


def read_window(program):
    with desk.running(program) as process:
        reader = Reader(process)
        wait_for("views", lambda: find(reader.window, "chart", "Entropy vs length"))
        reader.check(reader.window)
        if reader.faults:  # what follows looks for names
            return reader, []
        reader.check_choices(reader.window)
        check_changes(reader)
        reader.check(reader.window)
        names = reader.check_dialogs() + [reader.check_lesson()]
        names.append(reader.check_clicked("check box", "Play Length n"))
        names.append(reader.check_clicked("chart", "Entropy vs scale", from_below=2))
        names.append(reader.check_clicked("chart", "Attention matrix", from_below=2))
        return reader, names


def read_heads(program):
    with desk.home() as (folder, _), desk.running(program, heads_file(folder)) as process:
        reader = Reader(process)
        window = reader.window
        answer = wait_for("question", lambda: find(window, "push button", "Show"))
        reader.check(window)
        press(answer)
        wait_for("number of the head", lambda: next(
            (node for node in takers(window) if node.getRoleName() == "spin button"), None))
        reader.check(window)
        return reader


def main():
    import pyatspi
    from gi.repository import Atspi
    Atspi.set_timeout(ANSWER, ANSWER)
    pyatspi.Registry.getDesktop(0).set_cache_mask(Atspi.Cache.NONE)  # what is said now
    (reader, dialogs), heads = read_window(sys.argv[1]), read_heads(sys.argv[1])
    print(f"{reader.seen + heads.seen} nodes that take the focus; dialogs: {', '.join(dialogs)}")
    faults = reader.faults + heads.faults
    print("\n".join(faults))
    sys.exit(1 if faults or len(dialogs) < 8 else 0)


if __name__ == "__main__":
    main() if len(sys.argv) > 2 else on_bus(sys.argv[1])
