#include "ui/look/line_looks.h"

#include <QCoreApplication>
#include <algorithm>
#include <charconv>
#include <optional>

namespace attnscope {
namespace {

constexpr std::string_view ink = "ink";

const ColorSet* setOf(std::string_view key) {
    const auto found = std::ranges::find(colorSets(), key, &ColorSet::key);
    return found == colorSets().end() ? nullptr : &*found;
}

std::optional<unsigned> numberIn(std::string_view digits, int base) {
    unsigned value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [read, error] = std::from_chars(digits.data(), end, value, base);
    return error == std::errc() && read == end ? std::optional(value) : std::nullopt;
}

std::optional<unsigned> typedColor(std::string_view text) {
    constexpr std::size_t length = 7;
    return text.size() == length && text.front() == '#' ? numberIn(text.substr(1), 16)
                                                        : std::nullopt;
}

struct Place {
    const ColorSet* set;
    std::size_t at;
};

/// Returns the set and the index of a key such as "tol-bright/2", whose number counts from 1.
std::optional<Place> placeOf(std::string_view text) {
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return {};
    const ColorSet* set = setOf(text.substr(0, slash));
    const auto at = numberIn(text.substr(slash + 1), 10);
    if (!set || !at || *at < 1 || *at > set->onLight.size())
        return {};
    return Place{set, *at - 1};
}

}  // namespace

std::span<const LineDash> lineDashes() {
    static const std::vector<LineDash> dashes = {
        {"solid", QT_TRANSLATE_NOOP("Line", "Solid"), {}},
        {"dash", QT_TRANSLATE_NOOP("Line", "Dashed"), {4, 2}},
        {"dot", QT_TRANSLATE_NOOP("Line", "Dotted"), {1.2, 1.8}},
        {"dash-dot", QT_TRANSLATE_NOOP("Line", "Dash and dot"), {6, 2.4, 1.2, 2.4}},
        {"long-dash", QT_TRANSLATE_NOOP("Line", "Long dashes"), {9, 3}},
    };
    return dashes;
}

std::span<const ColorSet> colorSets() {
    static const std::vector<ColorSet> sets = {
        {"okabe-ito",
         QT_TRANSLATE_NOOP("Line", "Okabe–Ito"),
         "M. Okabe and K. Ito, Color Universal Design, 2008",
         {0x000000, 0xE69F00, 0x56B4E9, 0x009E73, 0x0072B2, 0xD55E00, 0xCC79A7, 0xF0E442}},
        {"tol-bright",
         QT_TRANSLATE_NOOP("Line", "Tol, bright"),
         "P. Tol, Colour Schemes, SRON/EPS/TN/09-002, 2021",
         {0x4477AA, 0xEE6677, 0x228833, 0xCCBB44, 0x66CCEE, 0xAA3377, 0xBBBBBB}},
        {"tol-muted",
         QT_TRANSLATE_NOOP("Line", "Tol, muted"),
         "P. Tol, Colour Schemes, SRON/EPS/TN/09-002, 2021",
         {0xCC6677, 0x332288, 0xDDCC77, 0x117733, 0x88CCEE, 0x882255, 0x44AA99, 0x999933,
          0xAA4499}},
        {"grey",
         QT_TRANSLATE_NOOP("Line", "Grey"),
         "four greys of evenly spread lightness",
         {0x000000, 0x8C8C8C, 0x555555, 0xB0B0B0},
         {0xFFFFFF, 0xA0A0A0, 0xC8C8C8, 0x7C7C7C}},
    };
    return sets;
}

std::string colorOfSet(std::string_view set, std::size_t place) {
    const ColorSet* known = setOf(set);
    if (!known)
        return {};
    return std::string(set) + '/' + std::to_string(place % known->onLight.size() + 1);
}

bool isPale(std::string_view set, std::size_t place) {
    constexpr double seen = 1.5;
    const ColorSet* known = setOf(set);
    return known && contrastRatio(QColor::fromRgb(known->onLight[place % known->onLight.size()]),
                                  Qt::white) < seen;
}

bool isLineColor(std::string_view text) {
    return text == ink || typedColor(text) || placeOf(text);
}

QColor lineColor(std::string_view text, const Theme& theme) {
    if (const auto typed = typedColor(text))
        return QColor::fromRgb(*typed);
    const auto place = placeOf(text);
    if (!place)
        return theme.ink;
    const ColorSet& set = *place->set;
    const bool isOwn = theme.dark && !set.onDark.empty();
    const QColor color = QColor::fromRgb((isOwn ? set.onDark : set.onLight)[place->at]);
    constexpr double seen = 1.8;  ///< with a higher contrast, colours would become too similar
    if (!theme.dark)
        return color;
    return color == QColor(Qt::black) ? theme.ink : standingOut(color, theme, theme.surface, seen);
}

QString lineLabel(const char* english) {
    return QCoreApplication::translate("Line", english);
}

}  // namespace attnscope
