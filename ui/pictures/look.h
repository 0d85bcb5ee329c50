#pragma once

#include <QSize>
#include <QSizeF>
#include <QString>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/look/theme.h"

namespace attnscope {

/// A length as a person gives it; a pixel is as long as the resolution makes it.
struct Length {
    double value = 0;
    std::string_view unit = "px";  ///< px, mm or in

    bool operator==(const Length&) const = default;
};

/// How an export looks: a value that lookFields() describes to the dialog, the command line, the
/// settings that are remembered and the metadata alike.
struct Look {
    Length width{1200}, height{800};
    double dpi = 144;
    std::string font{};  ///< family; empty: the program's own
    double text = 8.25;  ///< points of the labels; everything else keeps its proportion
    double lines = 0;    ///< points of the exact curve's width (penWidth()); 0: as text makes it
    std::string theme = "light";
    bool transparent = false;  ///< nothing behind the picture
    bool title = true, notes = true, marker = true;
    bool readout = false;  ///< of the values at the marker or in the pinned row
    bool grid = true;
    bool coloredText = true;       ///< names of curves have the curves' colours
    std::string letters = "none";  ///< of the panels of a board: none, (a), a or A
    bool aligned = false;          ///< the axes of a board's figures line up
    bool oneLegend = false;        ///< a board's figures share one legend
    std::string table = "long";    ///< of a CSV file: long, wide, or a matrix's rows

    bool operator==(const Look&) const = default;
};

/// A number; if `otherwise` is not null, 0 is allowed, too, and means what it says.
struct LookNumber {
    double Look::*member;
    double least, most;
    std::string_view unit;
    const char* otherwise = nullptr;  ///< in the context Look
};

struct LookText {
    std::string Look::*member;
};

struct LookChoice {
    struct Choice {
        std::string_view key;
        const char* label;
        const char* context = "Look";  ///< of the label
    };
    std::string Look::*member;
    std::vector<Choice> choices;
};

/// What a record of the table is good for: all pictures, boards alone, or tables.
enum class LookUse { pictures, boards, tables };

/// The description of one member of a Look. A length is given with its unit, "85mm"; what is on or
/// off is given as the option --KEY or --no-KEY.
struct LookField {
    std::string_view key;
    const char* label;  ///< like `help` in the context Look
    const char* help;
    std::variant<Length Look::*, LookNumber, bool Look::*, LookChoice, LookText> kind;
    LookUse use = LookUse::pictures;
};

std::span<const LookField> lookFields();
const LookField& lookField(std::string_view key);

/// Returns a field's value as text: "85mm", "300", "yes", "dark".
std::string get(const Look& look, const LookField& field);

/// Sets a field from text. Throws InvalidRequest, which names the option and what it takes.
void set(Look& look, const LookField& field, std::string_view text);

/// Returns width and height in pixels from "1200x800". Throws InvalidRequest.
QSize sizeFromText(std::string_view text);

void setSize(Look& look, QSize pixels);

/// A set of values for a place where pictures are wanted, such as a journal.
struct LookPreset {
    std::string_view key;
    const char* label;  ///< in the context Look
    std::vector<std::pair<std::string_view, std::string_view>> values;
    std::string_view meaning, source;
    /// Whether a line that makes a file again says the values, and not the preset: a journal may
    /// change its measures.
    bool isSpelled = false;
};

std::span<const LookPreset> lookPresets();

Look with(Look look, const LookPreset& preset);

/// Returns the look of a picture of that many pixels.
Look pixelLook(QSize size, double dpi, const Theme& theme);

/// Return what follows from a look: its size in points (1/72 inch) and in pixels; and the area in
/// device-independent pixels on which text has its own size, for the lines and texts of the screen
/// to be painted on.
QSizeF pointsOf(const Look& look);
QSize pixelsOf(const Look& look);
QSizeF areaOf(const Look& look);

/// Returns the letter of a board's panel, counted from 0, as it is shown; empty if there are none.
/// Those of the styles a and A are bold.
QString letterOf(const Look& look, std::size_t panel);

/// Whether a file with that ending is numbers, not a picture.
bool isTable(std::string_view ending);

/// Returns a look with only what a table depends on, all else as usual.
Look tableLook(const Look& look);

/// Returns a look without what only a board depends on.
Look singleLook(Look look);

/// Returns the colours of a look, with a transparent surface if the look is transparent.
Theme themeOf(const Look& look);

/// Throws InvalidRequest if no picture can be made with that look.
void check(const Look& look);

/// Returns a text of the table in the window's language.
QString lookText(const char* english);
QString labelOf(const LookChoice::Choice& choice);

}  // namespace attnscope
