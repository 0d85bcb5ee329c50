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

/// A length in the unit that the user chose; the resolution sets the length of a pixel.
struct Length {
    double value = 0;
    std::string_view unit = "px";  ///< px, mm or in

    bool operator==(const Length&) const = default;
};

/// How an export looks. lookFields() describes the members to the dialog, the command line, the
/// stored settings and the metadata alike.
struct Look {
    Length width{1200}, height{800};
    double dpi = 144;
    std::string font{};  ///< family; empty: the program's own
    double text = 8.25;  ///< size of labels in points; everything else scales with it
    double lines = 0;    ///< width of the exact curve in points (penWidth()); 0: in proportion to
                         ///< the text
    std::string theme = "light";
    std::string yName =
        "above";               ///< place of the y axis's name: above the plot, or beside the axis
    bool transparent = false;  ///< whether nothing is painted behind the picture
    bool title = true, notes = true, marker = true;
    bool readout = false;  ///< whether the values at the marker or in the pinned row are listed
    bool grid = true;
    bool coloredText = true;       ///< whether names of curves have the curves' colours
    std::string letters = "none";  ///< style of the letters of a board's panels: none, (a), a or A
    bool aligned = false;          ///< whether the axes of a board's figures line up
    bool oneLegend = false;        ///< whether a board's figures share one legend
    std::string table = "long";    ///< form of a CSV file: long, wide, or rows (those of a matrix)

    bool operator==(const Look&) const = default;
};

/// A number. If `otherwise` is not null, 0 is allowed, too, with the meaning that `otherwise`
/// names.
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

/// What a field of the look applies to: all pictures, boards only, or tables only.
enum class LookUse { pictures, boards, tables };

/// The description of one member of a Look. A length is given with its unit, "85mm"; a bool is
/// given as the option --KEY or --no-KEY.
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

/// Sets a field from text. Throws RefusedOption.
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
    /// Whether a command line that makes a file again gives the values instead of the preset's key,
    /// because a journal may change its measures.
    bool isSpelled = false;
};

std::span<const LookPreset> lookPresets();

Look with(Look look, const LookPreset& preset);

/// Returns the usual look with that size in pixels, that resolution and that theme.
Look pixelLook(QSize size, double dpi, const Theme& theme);

/// Return the size of a picture with that look: pointsOf() in points (1/72 inch), pixelsOf() in
/// pixels, and areaOf() in device-independent pixels. areaOf() is the area to paint on: scaled to
/// the picture's size, labels have look.text points.
QSizeF pointsOf(const Look& look);
QSize pixelsOf(const Look& look);
QSizeF areaOf(const Look& look);

/// Returns the letter of a board's panel, counted from 0, as it is shown; empty if the look has no
/// letters. Letters of the styles a and A are bold.
QString letterOf(const Look& look, std::size_t panel);

/// Whether a file with that ending is numbers, not a picture.
bool isTable(std::string_view ending);

/// Returns the usual look with only those values of `look` that a table depends on.
Look tableLook(const Look& look);

/// Returns the look with the usual values for what only a board depends on.
Look singleLook(Look look);

/// Returns the colours of a look, with a transparent surface if the look is transparent.
Theme themeOf(const Look& look);

/// Returns the shortest and the longest width or height in which a plot can be drawn with that
/// look, in a unit.
std::pair<Length, Length> boundsOf(const Look& look, std::string_view unit);

/// Whether a width or a height of that look is in boundsOf().
bool isDrawable(const Look& look, const Length& length);

/// Throws InvalidRequest if no picture can be made with that look.
void check(const Look& look);

/// Returns a text of the table of fields in the window's language.
QString lookText(const char* english);
QString labelOf(const LookChoice::Choice& choice);

}  // namespace attnscope
