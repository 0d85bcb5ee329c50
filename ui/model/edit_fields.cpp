#include "ui/model/edit_fields.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "core/latex/parse.h"
#include "core/latex/text_with_formulas.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "ui/look/line_looks.h"
#include "ui/look/text.h"
#include "ui/model/edit_texts.h"

namespace attnscope {
namespace {

using Texts = std::vector<std::string>;

struct NamedPlace {
    LegendPlace place;
    std::string_view key;
    const char* label;
};

constexpr std::array namedPlaces{
    NamedPlace{LegendPlace::automatic, "automatic",
               QT_TRANSLATE_NOOP("Edits", "Where there is room")},
    NamedPlace{LegendPlace::beside, "beside", QT_TRANSLATE_NOOP("Edits", "Beside the curves")},
    NamedPlace{LegendPlace::below, "below", QT_TRANSLATE_NOOP("Edits", "In rows below")},
    NamedPlace{LegendPlace::top_left, "inside-top-left",
               QT_TRANSLATE_NOOP("Edits", "Inside, top left")},
    NamedPlace{LegendPlace::top_right, "inside-top-right",
               QT_TRANSLATE_NOOP("Edits", "Inside, top right")},
    NamedPlace{LegendPlace::bottom_left, "inside-bottom-left",
               QT_TRANSLATE_NOOP("Edits", "Inside, bottom left")},
    NamedPlace{LegendPlace::bottom_right, "inside-bottom-right",
               QT_TRANSLATE_NOOP("Edits", "Inside, bottom right")},
    NamedPlace{LegendPlace::none, "none", QT_TRANSLATE_NOOP("Edits", "None")}};

const NamedPlace& named(LegendPlace place) {
    return *std::ranges::find(namedPlaces, place, &NamedPlace::place);
}

Texts optionalText(const std::optional<std::string>& value) {
    return value ? Texts{*value} : Texts();
}

template <auto member>
constexpr auto getText = [](const FigureEdits& edits) { return optionalText(edits.*member); };

template <auto member>
constexpr auto setText =
    [](FigureEdits& edits, std::string_view text) { edits.*member = textOf(text); };

template <auto member>
constexpr auto getTicks = [](const FigureEdits& edits) {
    const auto& ticks = edits.plot.*member;
    return ticks ? Texts{ticksText(*ticks)} : Texts();
};

template <auto member>
constexpr auto setTicks =
    [](FigureEdits& edits, std::string_view text) { edits.plot.*member = ticksOf(text); };

Texts getNames(const FigureEdits& edits) {
    Texts texts;
    for (const auto& [key, name] : edits.names)
        texts.push_back(escapedKey(key) + '=' + name);
    return texts;
}

void setName(FigureEdits& edits, std::string_view text) {
    const auto parts = splitAt(text, '=');
    if (!parts || parts->first.empty())
        throw Takes{Message("edit.name", "the key of a curve and its name, such as exact=Exact")};
    edits.names[parts->first] = textOf(parts->second);
}

Texts getOrder(const FigureEdits& edits) {
    return edits.plot.order.empty() ? Texts() : Texts{joinedKeys(edits.plot.order)};
}

Texts getLegend(const FigureEdits& edits) {
    return edits.plot.legend == LegendPlace::automatic
               ? Texts()
               : Texts{std::string(keyOf(edits.plot.legend))};
}

/// Returns the keys of a table's records, joined by "or", as what an edit takes.
template <typename Table>
Takes oneOf(const Table& table) {
    Message known;
    for (const auto& each : table)
        known =
            known.empty() ? Message(each.key) : Message("clause.or", "%1 or %2", {known, each.key});
    return {known};
}

void setLegend(FigureEdits& edits, std::string_view text) {
    const auto found = std::ranges::find(namedPlaces, text, &NamedPlace::key);
    if (found == namedPlaces.end())
        throw oneOf(namedPlaces);
    edits.plot.legend = found->place;
}

Texts getColors(const FigureEdits& edits) {
    return edits.colors.empty() ? Texts() : Texts{edits.colors};
}

void setColors(FigureEdits& edits, std::string_view text) {
    if (std::ranges::find(colorSets(), text, &ColorSet::key) == colorSets().end())
        throw oneOf(colorSets());
    edits.colors = text;
}

Texts getLines(const FigureEdits& edits) {
    Texts texts;
    for (const auto& [key, look] : edits.lines)
        texts.push_back(escapedKey(key) + ':' + lineText(look));
    return texts;
}

void setLine(FigureEdits& edits, std::string_view text) {
    const auto parts = splitAt(text, ':');
    const LineLook look = lineOf(parts ? parts->second : std::string());
    edits.lines[parts->first] = look;
}

void setMinorGrid(FigureEdits& edits, std::string_view text) {
    if (text != "yes" && text != "no")
        throw Takes{Message("look.flag", "yes or no")};
    edits.plot.minor_grid = text == "yes";
}

Texts getAnnotations(const FigureEdits& edits) {
    Texts texts;
    for (const Annotation& each : edits.plot.annotations)
        texts.push_back(annotationText(each));
    return texts;
}

void addAnnotation(FigureEdits& edits, std::string_view text) {
    constexpr std::size_t most = 100;
    if (edits.plot.annotations.size() == most)
        throw Takes{Message("edit.annotations", "at most %1 times", {most})};
    edits.plot.annotations.push_back(annotationOf(text));
}

const std::array editTable{
    EditField{"set-title",
              QT_TRANSLATE_NOOP("Edits",
                                "The title, in place of the figure's own; like all texts "
                                "it takes formulas in LaTeX between dollar signs"),
              EditArity::one, getText<&FigureEdits::title>, setText<&FigureEdits::title>},
    EditField{
        "x-label",
        QT_TRANSLATE_NOOP("Edits", "The name of the x axis, in place of its own and its unit"),
        EditArity::one, getText<&FigureEdits::x_label>, setText<&FigureEdits::x_label>},
    EditField{
        "y-label",
        QT_TRANSLATE_NOOP("Edits", "The name of the y axis, in place of its own and its unit"),
        EditArity::one, getText<&FigureEdits::y_label>, setText<&FigureEdits::y_label>},
    EditField{"name", QT_TRANSLATE_NOOP("Edits", "The name of a curve, as KEY=TEXT"),
              EditArity::several, getNames, setName},
    EditField{
        "order",
        QT_TRANSLATE_NOOP("Edits", "The order of the legend, as KEY,KEY,…; other curves follow"),
        EditArity::one, getOrder,
        [](FigureEdits& edits, std::string_view text) { edits.plot.order = keysOf(text); }},
    EditField{"legend",
              QT_TRANSLATE_NOOP("Edits",
                                "Where the names of curves stand: beside, below, "
                                "inside-top-left … inside-bottom-right or none"),
              EditArity::one, getLegend, setLegend},
    EditField{"colors",
              QT_TRANSLATE_NOOP("Edits",
                                "Colours that every kind of eyes tells apart: okabe-ito, "
                                "tol-bright, tol-muted or grey"),
              EditArity::one, getColors, setColors},
    EditField{"line",
              QT_TRANSLATE_NOOP("Edits",
                                "The look of a curve, as "
                                "KEY:width=POINTS,dash=DASH,color=#RRGGBB"),
              EditArity::several, getLines, setLine},
    EditField{"x-ticks",
              QT_TRANSLATE_NOOP("Edits",
                                "The ticks of the x axis: the step from tick to tick, on a "
                                "logarithmic axis the factor; or values with or without labels, "
                                "such as 2, 128, 1024=$2^{10}$"),
              EditArity::one, getTicks<&PlotEdits::x_ticks>, setTicks<&PlotEdits::x_ticks>},
    EditField{"y-ticks",
              QT_TRANSLATE_NOOP("Edits",
                                "The ticks of the y axis: the step from tick to tick, on a "
                                "logarithmic axis the factor; or values with or without labels, "
                                "such as 2, 128, 1024=$2^{10}$"),
              EditArity::one, getTicks<&PlotEdits::y_ticks>, setTicks<&PlotEdits::y_ticks>},
    EditField{
        "minor-grid", QT_TRANSLATE_NOOP("Edits", "A grid between the ticks, too"), EditArity::flag,
        [](const FigureEdits& edits) { return edits.plot.minor_grid ? Texts{"yes"} : Texts(); },
        setMinorGrid},
    EditField{"inset",
              QT_TRANSLATE_NOOP("Edits",
                                "A part of the figure, enlarged in a corner: X0:X1,Y0:Y1; "
                                "X0:X1,Y0:Y1@top-right:0.5 sets corner and size, too"),
              EditArity::one,
              [](const FigureEdits& edits) {
                  return edits.plot.inset ? Texts{insetText(*edits.plot.inset)} : Texts();
              },
              [](FigureEdits& edits, std::string_view text) { edits.plot.inset = insetOf(text); }},
    EditField{"annotate",
              QT_TRANSLATE_NOOP("Edits",
                                "A text, an arrow or a line in the units of the axes: "
                                "text:X,Y:LABEL, arrow:X,Y:X,Y:LABEL or line:X,Y:X,Y"),
              EditArity::several, getAnnotations, addAnnotation},
};

/// Whether a character can stand in a figure: neither a mark of a formula (ui/figure/label_text.h)
/// nor a noncharacter.
bool isLetter(uint code) {
    const bool is_mark = code >= 0xE000 && code <= 0xE002;
    return !is_mark && !QChar::isNonCharacter(code);
}

Message faultOfFormulas(std::string_view text) {
    for (const TextPiece& piece : pieces_of(text))
        try {
            if (piece.is_formula)
                parse_formula(piece.text);
        } catch (const FormulaFault& fault) {
            return Message("edit.formula", "formulas that can be read, but in %1 %2",
                           {in_quotes(piece.text), fault.message()});
        }
    return {};
}

}  // namespace

std::span<const EditField> editFields() {
    return editTable;
}

const EditField& editField(std::string_view key) {
    return *std::ranges::find(editTable, key, &EditField::key);
}

void set(FigureEdits& edits, const EditField& field, std::string_view text) {
    try {
        field.set(edits, text);
    } catch (const Takes& takes) {
        throw RefusedOption(Message("look.refused", "--%1 %2 is not possible: it takes %3",
                                    {std::string(field.key), in_quotes(text), takes.message}),
                            takes.part.empty() ? takes.message : takes.part);
    }
}

std::vector<std::string> textsOf(const FigureEdits& edits) {
    std::vector<std::string> texts;
    for (const EditField& field : editTable)
        for (const std::string& text : field.get(edits))
            texts.push_back(std::string(field.key) + '=' + text);
    return texts;
}

FigureEdits withEdit(FigureEdits edits, std::string_view text) {
    const auto at = text.find('=');
    const auto field = std::ranges::find(editTable, text.substr(0, at), &EditField::key);
    if (at == std::string_view::npos || field == editTable.end())
        throw InvalidRequest(Message("edit.unknown", "there is no edit %1", {in_quotes(text)}));
    set(edits, *field, text.substr(at + 1));
    return edits;
}

std::string_view keyOf(LegendPlace place) {
    return named(place).key;
}

QString labelOf(LegendPlace place) {
    return QCoreApplication::translate("Edits", named(place).label);
}

std::span<const LegendPlace> legendPlaces() {
    static constexpr auto places = [] {
        std::array<LegendPlace, namedPlaces.size()> all{};
        std::ranges::transform(namedPlaces, all.begin(), &NamedPlace::place);
        return all;
    }();
    return places;
}

Message faultOfText(std::string_view text) {
    constexpr int longest = 300;
    const bool is_plain = printable(text, text.size() + 4) == text;
    const QList<uint> letters = toQString(text).toUcs4();
    if (!is_utf8(text))
        return Message("edit.utf8", "a text in UTF-8");
    if (!is_plain || letters.size() > longest || !std::ranges::all_of(letters, isLetter))
        return Message("edit.text", "one line of at most %1 letters", {longest});
    return faultOfFormulas(text);
}

}  // namespace attnscope
