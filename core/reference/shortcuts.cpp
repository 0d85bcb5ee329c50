#include "core/reference/shortcuts.h"

#include <array>

#include "core/text/keyed.h"

namespace attnscope {
namespace {

constexpr bool mouse = true;

constexpr auto all_shortcuts = std::to_array<Shortcut>({
    {"explain", "rest the pointer on a name",
     "Explains a field, a choice in a list, an entry of a legend, the name of an axis or a value "
     "of the status line.",
     mouse},
    {"drag-marker", "drag a marker", "Changes n or λ in every view at once.", mouse},
    {"wheel", "wheel, drag, double click",
     "In a plot and in the matrix: zooms at the pointer, moves what is seen, shows all again. The "
     "wheel beside an axis zooms that axis alone.",
     mouse},
    {"legend", "click an entry of a legend", "Hides its curve, or shows it again.", mouse},
    {"row", "point at the matrix, click",
     "Reads a row; a click pins it, another click releases it.", mouse},
    {"headline", "click a sentence above a plot",
     "Swaps this plot with the largest one; a double click on the sentence of the largest one "
     "shows it alone. The i in a circle below a plot opens all notes on it.",
     mouse},
    {"sign", "click a sign at the left border",
     "Opens a group of fields over the views; a second click or Esc folds it.", mouse},
    {"title", "a view's title",
     "Opens a menu that chooses another view, adds views beside or below, removes or exports this "
     "one. A double click shows this view alone; dragged onto another view, the two change places.",
     mouse},
    {"right-click", "right click",
     "Copies numbers, zooms to a block, sets the limits of axes and of colours.", mouse},
    {"drop", "drop files on the window",
     "Shows your own queries and keys (NPY, NPZ, safetensors); a text or JSON file names their "
     "positions.",
     mouse},
    {"drop-lesson", "drop a Markdown file on the window", "Opens your own lesson.", mouse},
    {"reference", "F1", "Opens this reference, at what has the focus."},
    {"explain-focus", "Shift+F1", "Explains what has the focus beside it."},
    {"numbers", "Alt+N, D, R, C, L", "Goes to n, d, rule, compare, λ."},
    {"steps", "↑ ↓, Page ↑ ↓",
     "In a number: a small step, a factor of two. In the matrix: pins another row."},
    {"formulas", "1/sqrt(64), 2^12, 4k, log(n)/d", "Formulas that the field of a number takes."},
    {"play", "Space", "On ▶: plays the number, or stops it."},
    {"play-options", "Alt+↓", "On ▶: chooses the values and the speed of playing."},
    {"stop-playing", "Esc", "While a number plays: stops and restores the previous value."},
    {"pin", "Return", "In the matrix: pins the row; Esc releases it."},
    {"next", "Tab", "Goes to the next control."},
    {"next-part", "F6", "Goes to the next part: the bar, the views, the panel, the status line."},
    {"move-marker", "← →", "In a plot: moves the marker; with Shift in larger steps."},
    {"zoom", "+ − Home, Ctrl+← → ↑ ↓",
     "In a plot and in the matrix: zooms, shows all, moves what is seen."},
    {"choose-view", "Space, ↓", "On a title: chooses what is shown there."},
    {"one-view", "Ctrl+M, Esc", "Shows one view alone, shows all again."},
    {"layouts", "Ctrl+1 … 8", "Layouts of the board."},
    {"borders", "Ctrl+Shift+← → ↑ ↓", "Moves the border of the view or the panel."},
    {"open", "Ctrl+O", "Opens a session, or one or two files of queries and keys."},
    {"save", "Ctrl+S, Ctrl+Shift+S", "Saves the session, saves it in another file."},
    {"new-window", "Ctrl+N", "Opens a second window that shows the same."},
    {"undo", "Ctrl+Z, Ctrl+Shift+Z",
     "Undoes a change of the Scenario, the board, an axis or what is frozen or pinned; redoes it."},
    {"freeze", "Ctrl+D", "Freezes what is shown, to stand beside what is chosen next."},
    {"unfreeze", "Ctrl+Alt+D", "Removes all that is frozen."},
    {"lesson-steps", "Page ↑ ↓",
     "Go to the step before and the next step of a lesson, unless a number or the matrix has the "
     "focus. ← and → do so in the lesson's column."},
    {"panel", "Ctrl+B", "Pins the panel of all fields beside the views, or folds it."},
    {"reset", "Ctrl+R", "Resets the Scenario, or some fields of it."},
    {"copy-scenario", "Ctrl+Alt+C, Ctrl+Alt+V",
     "Copies the Scenario as a command line, pastes one."},
    {"export", "Ctrl+E", "Exports a view or all, with a preview."},
    {"export-board", "Ctrl+Shift+E, Ctrl+Shift+C", "Exports the board, copies it."},
    {"export-animation", "Ctrl+Shift+A", "Exports an animation."},
    {"cancel", "Ctrl+.", "Cancels the running work."},
    {"text-size", "Ctrl+Plus, Ctrl+Minus, Ctrl+0", "Larger text, smaller text, usual text."},
    {"present", "F5, Ctrl+Shift+D",
     "Starts the presentation of the open lesson or, if none is open, of the saved steps; adds "
     "what is shown as a step."},
    {"present-steps", "Page ↑ ↓, ← →, Space",
     "In a presentation: goes back or on. In a lesson, on scrolls the text first, then reveals the "
     "answer, then shows the next step."},
    {"reveal", "R, 1 … 9",
     "In a presentation of a lesson: reveals the answer of a question or a task; chooses one of "
     "the answers."},
    {"lecturer", "B, L, Esc",
     "In a presentation: blackens the screen; shows or closes the lecturer's window; ends the "
     "presentation."},
    {"window", "F11, Ctrl+Q", "Full screen; quits."},
});

}  // namespace

std::span<const Shortcut> shortcuts() {
    return all_shortcuts;
}

Message keys_of(const Shortcut& shortcut) {
    return keyed({"shortcut", shortcut.key, "keys"}, shortcut.keys);
}

Message effect_of(const Shortcut& shortcut) {
    return keyed({"shortcut", shortcut.key, "effect"}, shortcut.effect);
}

}  // namespace attnscope
