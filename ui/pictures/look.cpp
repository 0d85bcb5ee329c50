#include "ui/pictures/look.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr double pointsPerInch = 72, mmPerInch = 25.4, screenDpi = 96;
constexpr double labelPoints = textsize::small * pointsPerInch / screenDpi;
constexpr int leastSide = 16, mostSide = 16384;

constexpr std::array<std::string_view, 3> units = {"px", "mm", "in"};

std::vector<LookChoice::Choice> themeChoices() {
    std::vector<LookChoice::Choice> choices;
    for (const NamedTheme& theme : themes())
        choices.push_back({theme.key, theme.label, "Theme"});
    choices.push_back({paperTheme().key, QT_TRANSLATE_NOOP("Look", "Paper, black on white")});
    return choices;
}

const std::vector<LookField>& table() {
    static const std::vector<LookField> fields = {
        {"width", QT_TRANSLATE_NOOP("Look", "Width"),
         QT_TRANSLATE_NOOP("Look", "Width with its unit: 85mm, 3.5in or 1200px"), &Look::width},
        {"height", QT_TRANSLATE_NOOP("Look", "Height"),
         QT_TRANSLATE_NOOP("Look", "Height with its unit: 60mm, 2.5in or 800px"), &Look::height},
        {"dpi", QT_TRANSLATE_NOOP("Look", "Resolution"),
         QT_TRANSLATE_NOOP("Look", "Dots per inch of a PNG picture and of lengths in pixels"),
         LookNumber{&Look::dpi, 24, 2400, "dpi"}},
        {"font", QT_TRANSLATE_NOOP("Look", "Font"),
         QT_TRANSLATE_NOOP("Look", "Family of the font, such as \"DejaVu Serif\""),
         LookText{&Look::font}},
        {"text", QT_TRANSLATE_NOOP("Look", "Text"),
         QT_TRANSLATE_NOOP("Look",
                           "Size of labels and ticks in points; lines scale with it, and the title "
                           "is a little larger"),
         LookNumber{&Look::text, 2, 200, "pt"}},
        {"lines", QT_TRANSLATE_NOOP("Look", "Lines"),
         QT_TRANSLATE_NOOP("Look",
                           "Width of the exact curve in points; other lines keep their proportion, "
                           "from half of it to 1.25 times it; 0: as the text makes it"),
         LookNumber{&Look::lines, 0.1, 20, "pt", QT_TRANSLATE_NOOP("Look", "by text size")}},
        {"theme", QT_TRANSLATE_NOOP("Look", "Theme"),
         QT_TRANSLATE_NOOP("Look",
                           "Colours, of which paper is black on white: light, dark, "
                           "high-contrast-light, high-contrast-dark or paper"),
         LookChoice{&Look::theme, themeChoices()}},
        {"y-name", QT_TRANSLATE_NOOP("Look", "y axis name"),
         QT_TRANSLATE_NOOP("Look",
                           "Where a figure has the name of its y axis: above the plot, or beside "
                           "the axis, turned by 90 degrees"),
         LookChoice{&Look::yName,
                    {{"above", QT_TRANSLATE_NOOP("Look", "Above the plot")},
                     {"beside", QT_TRANSLATE_NOOP("Look", "Beside the axis, turned")}}}},
        {"transparent", QT_TRANSLATE_NOOP("Look", "Transparent background"),
         QT_TRANSLATE_NOOP("Look", "No background behind the picture"), &Look::transparent},
        {"title", QT_TRANSLATE_NOOP("Look", "Title"),
         QT_TRANSLATE_NOOP("Look", "A title above the picture"), &Look::title},
        {"notes", QT_TRANSLATE_NOOP("Look", "Notes"),
         QT_TRANSLATE_NOOP("Look", "Notes below a figure"), &Look::notes},
        {"marker", QT_TRANSLATE_NOOP("Look", "Marker"),
         QT_TRANSLATE_NOOP("Look", "The line at the Scenario's own value"), &Look::marker},
        {"read-out", QT_TRANSLATE_NOOP("Look", "Read-out"),
         QT_TRANSLATE_NOOP("Look", "A figure's values at the marker, a matrix's pinned row"),
         &Look::readout},
        {"grid", QT_TRANSLATE_NOOP("Look", "Grid"),
         QT_TRANSLATE_NOOP("Look", "Faint lines at the ticks"), &Look::grid},
        {"colored-text", QT_TRANSLATE_NOOP("Look", "Coloured names"),
         QT_TRANSLATE_NOOP("Look", "Names of curves in the curves' colours"), &Look::coloredText},
        {"letters", QT_TRANSLATE_NOOP("Look", "Letters"),
         QT_TRANSLATE_NOOP("Look",
                           "Letters of the board's views: none, (a) in the text's size, or a or A "
                           "in bold, 8/7 of it"),
         LookChoice{&Look::letters,
                    {{"none", QT_TRANSLATE_NOOP("Look", "None")},
                     {"(a)", QT_TRANSLATE_NOOP("Look", "(a), (b), …")},
                     {"a", QT_TRANSLATE_NOOP("Look", "a, b, … bold")},
                     {"A", QT_TRANSLATE_NOOP("Look", "A, B, … bold")}}},
         LookUse::boards},
        {"aligned", QT_TRANSLATE_NOOP("Look", "Aligned axes"),
         QT_TRANSLATE_NOOP("Look",
                           "Axes of the board's figures line up, with text in its exact size"),
         &Look::aligned, LookUse::boards},
        {"one-legend", QT_TRANSLATE_NOOP("Look", "One legend"),
         QT_TRANSLATE_NOOP("Look", "One legend below the board's figures for all of them"),
         &Look::oneLegend, LookUse::boards},
        {"table", QT_TRANSLATE_NOOP("Look", "Table"),
         QT_TRANSLATE_NOOP("Look",
                           "Form of a CSV file: long (one value per line), wide (one column per "
                           "curve or key) or rows (statistics of a matrix's rows)"),
         LookChoice{&Look::table,
                    {{"long", QT_TRANSLATE_NOOP("Look", "Long")},
                     {"wide", QT_TRANSLATE_NOOP("Look", "Wide")},
                     {"rows", QT_TRANSLATE_NOOP("Look", "Rows")}}},
         LookUse::tables},
    };
    return fields;
}

/// Returns the error for a text that an option does not take; it says what the option takes.
RefusedOption refusal(const LookField& field, std::string_view text, const Message& takes) {
    return {Message("look.refused", "--%1 %2 is not possible: it takes %3",
                    {std::string(field.key), in_quotes(text), takes}),
            takes};
}

Length lengthOf(const LookField& field, std::string_view text) {
    const std::string_view trimmedText = trimmed(text);
    for (const std::string_view unit : units) {
        if (!trimmedText.ends_with(unit))
            continue;
        const auto value = parse_real(trimmedText.substr(0, trimmedText.size() - unit.size()));
        if (value && *value > 0 && *value <= mostSide)
            return {*value, unit};
        if (value)
            throw refusal(field, text,
                          Message("look.length-bounds",
                                  "a length above 0 that has at most %1 pixels", {mostSide}));
    }
    throw refusal(field, text,
                  Message("look.length", "a length with its unit, such as 85mm, 3.5in or 1200px"));
}

double numberOf(const LookField& field, const LookNumber& kind, std::string_view text) {
    std::string_view number = trimmed(text);
    if (number.ends_with(kind.unit))
        number.remove_suffix(kind.unit.size());
    const auto value = parse_real(number);
    if (value && kind.otherwise && *value == 0)
        return 0;
    if (!value || !(*value >= kind.least && *value <= kind.most))
        throw refusal(field, text,
                      Message("look.number", "a number from %1 to %2", {kind.least, kind.most}));
    return *value;
}

bool flagOf(const LookField& field, std::string_view text) {
    if (text == "yes" || text == "no")
        return text == "yes";
    throw refusal(field, text, Message("look.flag", "yes or no"));
}

std::string choiceOf(const LookField& field, const LookChoice& kind, std::string_view text) {
    Message known;
    for (const LookChoice::Choice& choice : kind.choices) {
        if (choice.key == text)
            return std::string(text);
        known = known.empty() ? Message(choice.key)
                              : Message("clause.or", "%1 or %2", {known, choice.key});
    }
    throw refusal(field, text, known);
}

std::string fontOf(const LookField& field, std::string_view text) {
    const auto isControl = [](unsigned char c) { return c < ' '; };
    if (!is_utf8(text) || std::ranges::any_of(text, isControl))
        throw refusal(field, text, Message("look.font", "the name of a font"));
    return std::string(text);
}

double inches(const Length& length, double dpi) {
    return length.value / (length.unit == "mm" ? mmPerInch : length.unit == "in" ? 1 : dpi);
}

QSizeF inchesOf(const Look& look) {
    return {inches(look.width, look.dpi), inches(look.height, look.dpi)};
}

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};

}  // namespace

std::span<const LookField> lookFields() {
    return table();
}

const LookField& lookField(std::string_view key) {
    return *std::ranges::find(table(), key, &LookField::key);
}

std::string get(const Look& look, const LookField& field) {
    return std::visit(
        Overloaded{[&](Length Look::*member) {
                       return to_text((look.*member).value) + std::string((look.*member).unit);
                   },
                   [&](const LookNumber& kind) { return to_text(look.*kind.member); },
                   [&](bool Look::*member) { return std::string(look.*member ? "yes" : "no"); },
                   [&](const auto& kind) { return look.*kind.member; }},
        field.kind);
}

void set(Look& look, const LookField& field, std::string_view text) {
    std::visit(
        Overloaded{[&](Length Look::*member) { look.*member = lengthOf(field, text); },
                   [&](const LookNumber& kind) { look.*kind.member = numberOf(field, kind, text); },
                   [&](bool Look::*member) { look.*member = flagOf(field, text); },
                   [&](const LookChoice& kind) { look.*kind.member = choiceOf(field, kind, text); },
                   [&](const LookText& kind) { look.*kind.member = fontOf(field, text); }},
        field.kind);
}

QSize sizeFromText(std::string_view text) {
    const auto cross = text.find('x');
    const auto side = [](std::string_view digits) {
        const auto pixels = parse_integer(digits);
        return pixels && *pixels >= leastSide && *pixels <= mostSide ? pixels : std::nullopt;
    };
    const auto width = side(text.substr(0, cross));
    const auto height =
        cross == std::string_view::npos ? std::nullopt : side(text.substr(cross + 1));
    if (!width || !height)
        throw InvalidRequest(Message("look.size",
                                     "--size %1 is not possible: it takes WIDTHxHEIGHT in pixels, "
                                     "each from %2 to %3, such as 1200x800",
                                     {in_quotes(text), leastSide, mostSide}));
    return {static_cast<int>(*width), static_cast<int>(*height)};
}

void setSize(Look& look, QSize pixels) {
    look.width = {static_cast<double>(pixels.width())};
    look.height = {static_cast<double>(pixels.height())};
}

Look with(Look look, const LookPreset& preset) {
    for (const auto& [key, value] : preset.values)
        set(look, lookField(key), value);
    return look;
}

Look pixelLook(QSize size, double dpi, const Theme& theme) {
    Look look;
    setSize(look, size);
    look.dpi = dpi;
    look.theme = theme.key;
    return look;
}

QSizeF pointsOf(const Look& look) {
    return inchesOf(look) * pointsPerInch;
}

QSize pixelsOf(const Look& look) {
    const QSizeF size = inchesOf(look) * look.dpi;
    return {static_cast<int>(std::lround(size.width())),
            static_cast<int>(std::lround(size.height()))};
}

QSizeF areaOf(const Look& look) {
    return inchesOf(look) * (screenDpi * labelPoints / look.text);
}

QString letterOf(const Look& look, std::size_t panel) {
    if (look.letters == "none")
        return {};
    constexpr std::size_t letters = 26;
    const char first = look.letters == "A" ? 'A' : 'a';
    QString letter(QLatin1Char(static_cast<char>(first + static_cast<char>(panel % letters))));
    for (std::size_t round = panel / letters; round > 0; --round)
        letter += letter.front();
    return look.letters == "(a)" ? u'(' + letter + u')' : letter;
}

bool isTable(std::string_view ending) {
    return ending == "csv" || ending == "npy";
}

Look tableLook(const Look& look) {
    Look kept;
    for (const LookField& field : lookFields())
        if (field.use == LookUse::tables)
            set(kept, field, get(look, field));
    return kept;
}

Look singleLook(Look look) {
    for (const LookField& field : lookFields())
        if (field.use == LookUse::boards)
            set(look, field, get(Look(), field));
    return look;
}

Theme themeOf(const Look& look) {
    Theme theme = themeOf(look.theme);
    if (look.transparent)
        theme.surface.setAlpha(0);
    theme.exactWidth = look.lines * textsize::small / look.text;
    theme.hasGrid = look.grid;
    theme.colorsNames = look.coloredText;
    return theme;
}

std::pair<Length, Length> boundsOf(const Look& look, std::string_view unit) {
    constexpr double leastArea = 64;  // device-independent pixels: axes, and a plot between them
    const double least = leastArea * look.text / (screenDpi * labelPoints);
    const double most = mostSide / look.dpi;
    const double scale = unit == "mm" ? mmPerInch : unit == "in" ? 1 : look.dpi;
    return {{least * scale, unit}, {most * scale, unit}};
}

bool isDrawable(const Look& look, const Length& length) {
    const auto [least, most] = boundsOf(look, length.unit);
    return length.value >= least.value && length.value <= most.value;
}

void check(const Look& look) {
    const QSize pixels = pixelsOf(look);
    const auto fits = [](int side) { return side >= leastSide && side <= mostSide; };
    if (!fits(pixels.width()) || !fits(pixels.height()))
        throw InvalidRequest(Message(
            "export.size", "a picture of %1 × %2 pixels cannot be made: each side has %3 to %4",
            {pixels.width(), pixels.height(), leastSide, mostSide}));
    const LookNumber& dpi = std::get<LookNumber>(lookField("dpi").kind);
    if (!(look.dpi >= dpi.least && look.dpi <= dpi.most))
        throw InvalidRequest(
            Message("export.dpi", "a picture takes %1 to %2 dots per inch", {dpi.least, dpi.most}));
}

QString lookText(const char* english) {
    return QCoreApplication::translate("Look", english);
}

QString labelOf(const LookChoice::Choice& choice) {
    return QCoreApplication::translate(choice.context, choice.label);
}

}  // namespace attnscope
