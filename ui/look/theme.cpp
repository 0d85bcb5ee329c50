#include "ui/look/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QHash>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/approximations/approximations.h"

#include "ui/look/font_family.h"
#include "ui/look/language.h"
#include "ui/look/line_looks.h"

namespace attnscope {

namespace {

QColor rgb(unsigned value) {
    return QColor::fromRgb(value);
}

/// The colours, width and dash of one kind of curve. Dashes are in units of the width; an empty
/// dash is a solid line.
struct CurveLook {
    unsigned onLight, onDark;
    double width;
    std::array<qreal, 6> dash;
};

constexpr double usualExactWidth = 3.2;

constexpr unsigned inkColor = 0;  ///< stands for the theme's ink
constexpr unsigned mutedColor = 1;

struct KindLook {
    CurveKind kind;
    CurveLook look;
};

constexpr std::array looks{
    KindLook{CurveKind::exact, {inkColor, inkColor, usualExactWidth, {}}},
    KindLook{CurveKind::mean_row, {inkColor, inkColor, usualExactWidth, {}}},
    KindLook{CurveKind::simulation, {0xCC79A7, 0xDE97BE, 1.6, {2.8, 1.2}}},
    KindLook{CurveKind::median, {0x8E4A73, 0xE7B4D0, 1.7, {9, 2.4}}},
    KindLook{CurveKind::normal_approximation, {0x3A93CC, 0x7CC4EE, 1.6, {4, 2.2}}},
    KindLook{CurveKind::contour, {mutedColor, mutedColor, 1.2, {3.4, 2.4}}},
    KindLook{CurveKind::measured, {0x14808C, 0x5CC8D2, 2, {}}},
    KindLook{CurveKind::typical, {inkColor, inkColor, 1.4, {7, 3}}},
};

/// The looks of the approximations, in the order of their table, which is also the order of
/// drawing. Where approximations coincide, each later one is thinner, so that the earlier ones are
/// seen below it.
constexpr std::array approximationLooks{
    CurveLook{0x0072B2, 0x58ACE3, 2.3, {3.6, 1.8}},
    CurveLook{0xC98000, 0xEBAE2E, 1.6, {6, 3, 1.2, 3}},
    CurveLook{0x8F5A00, 0xC07C1E, 1.1, {9, 4, 1.6, 4, 1.6, 4}},
    CurveLook{0xD55E00, 0xF08A4B, 1.9, {1.2, 1.8}},
    CurveLook{0x009E73, 0x2DC298, 1.9, {1.2, 3}},
};

/// Returns the look of an approximation. If there are more approximations than looks, the colours
/// are used again, each with the dash of a later one, and broader.
CurveLook approximationLook(std::size_t place) {
    const std::size_t round = place / approximationLooks.size();
    const CurveLook& color = approximationLooks[place % approximationLooks.size()];
    CurveLook look = approximationLooks[(place + round) % approximationLooks.size()];
    look.onLight = color.onLight;
    look.onDark = color.onDark;
    look.width += 0.4 * static_cast<double>(round);
    return look;
}

/// Returns the look of a compared rule, by its place in their table, or of a published method.
/// There are eight colours, each with four dashes, none solid. Later colours are thinner, so that
/// of two curves that coincide both are seen.
CurveLook comparedLook(std::size_t place) {
    struct Color {
        unsigned onLight, onDark;
    };
    constexpr std::array colors{Color{0x0072B2, 0x58ACE3}, Color{0xD55E00, 0xF08A4B},
                                Color{0x009E73, 0x2DC298}, Color{0xA8487F, 0xDE97BE},
                                Color{0xB37400, 0xEBAE2E}, Color{0x3A93CC, 0xA3D8F5},
                                Color{0x6B7A00, 0xB7C54A}, Color{0x7A4B2A, 0xCFA184}};
    constexpr std::array<std::array<qreal, 6>, 4> dashes{
        {{7, 1.6}, {3.4, 1.8}, {7, 1.8, 1.4, 1.8}, {1.4, 1.6}}};
    const Color& color = colors[place % colors.size()];
    const std::size_t dash = (place / colors.size() + place % colors.size()) % dashes.size();
    const double width = 2.5 - 0.17 * static_cast<double>(place % colors.size());
    return {color.onLight, color.onDark, width, dashes[dash]};
}

/// Returns the look of a frozen Scenario's curves. There are two for each frozen Scenario, by
/// series: an even series is so wide that it is seen below a present curve that coincides with it;
/// an odd one, for further curves, is thin, because those of the present Scenario are dashed and
/// let it be seen. The first frozen Scenario is grey. Each further one has another pair of colour
/// and dash, in colours that no approximation has.
CurveLook referenceLook(int series) {
    struct Color {
        unsigned onLight, onDark;
    };
    const bool is_thin = series % 2 == 1;
    if (series < 2)
        return {0x8A919E, 0x7C8594, is_thin ? 2.6 : 5.6, {}};
    constexpr std::array colors{Color{0x117733, 0x5CC98A}, Color{0x332288, 0x9D92F2},
                                Color{0x8B8B1F, 0xC9C95E}, Color{0x882255, 0xD680AC},
                                Color{0x4A90C2, 0xA8DDF5}};
    constexpr std::array<std::array<qreal, 6>, 4> dashes{
        {{2.4, 0.8}, {1.4, 0.8}, {2.2, 0.6, 0.6, 0.6}, {0.7, 0.7}}};
    const auto place = static_cast<std::size_t>(series / 2 - 1);
    const Color& color = colors[place % colors.size()];
    const std::size_t dash = (place % colors.size() + place / colors.size()) % dashes.size();
    return {color.onLight, color.onDark, is_thin ? 2.4 : 4.4, dashes[dash]};
}

/// Returns the look of a value of a family: from dark to light on a light surface, from faint to
/// bright on a dark one, so that the order of the values is seen; each has dashes of its own.
CurveLook familyLook(int series) {
    constexpr std::array looks_in_order{
        CurveLook{0x150789, 0xB9418A, 2.6, {}},
        CurveLook{0x4A02A0, 0xCB4F7A, 2.6, {5.4, 1.2}},
        CurveLook{0x7201A8, 0xDA5F69, 2.6, {3.4, 1, 1, 1}},
        CurveLook{0x971F9B, 0xE77156, 2.6, {1.9, 1.2}},
        CurveLook{0xB93A83, 0xF28445, 2.6, {3.2, 1.4}},
        CurveLook{0xD14E6A, 0xFA9B3A, 2.6, {2.4, 0.9, 0.9, 0.9, 0.9, 0.9}},
        CurveLook{0xD95F45, 0xFDB62D, 2.6, {6.5, 1, 1.2, 1}},
        CurveLook{0xDD6E1F, 0xF4DE2E, 2.6, {8, 1.6}},
    };
    return looks_in_order[static_cast<std::size_t>(series) % looks_in_order.size()];
}

/// Returns the look of a bound. Several bounds in one figure differ by their dashes alone.
CurveLook boundLook(int series) {
    constexpr std::array<std::array<qreal, 6>, 3> dashes{
        {{2.4, 2.8}, {1, 2.6}, {7, 2.4, 1.4, 2.4}}};
    return {mutedColor, mutedColor, 1.3, dashes[static_cast<std::size_t>(series) % dashes.size()]};
}

/// Returns the look of a curve that the user typed: four colours that no approximation has, each
/// with two dashes.
CurveLook ownLook(std::size_t place) {
    struct Color {
        unsigned onLight, onDark;
    };
    constexpr std::array colors{Color{0x6B7A00, 0xB7C54A}, Color{0xB0125B, 0xFF8FB8},
                                Color{0x7A4B2A, 0xCFA184}, Color{0x3C55C0, 0x9DB0FF}};
    constexpr std::array<std::array<qreal, 6>, 2> dashes{{{5.2, 1.3}, {5, 1.2, 1.4, 1.2}}};
    const Color& color = colors[place % colors.size()];
    return {color.onLight, color.onDark, 2, dashes[place / colors.size() % dashes.size()]};
}

bool hasLooksBySeries(const CurveKind& kind) {
    return kind == CurveKind::compared || kind == CurveKind::published ||
           kind == CurveKind::family || kind == CurveKind::reference || kind == CurveKind::bound ||
           kind == CurveKind::trained || kind == CurveKind::own;
}

CurveLook lookOf(const CurveKind& kind, int series) {
    if (kind == CurveKind::reference)
        return referenceLook(series);
    if (kind == CurveKind::family)
        return familyLook(series);
    if (kind == CurveKind::bound)
        return boundLook(series);
    if (kind == CurveKind::own)
        return ownLook(static_cast<std::size_t>(series));
    if (hasLooksBySeries(kind))
        return comparedLook(static_cast<std::size_t>(series));
    const auto known = std::ranges::find(looks, kind, &KindLook::kind);
    return known != looks.end() ? known->look : approximationLook(place_of(kind));
}

double linearLight(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// Returns the relative luminance of a color, cached for each thread: the looks of curves ask for
/// the same few at each step of a drag.
double luminance(const QColor& color) {
    constexpr qsizetype most_known = 4096;
    thread_local QHash<quint64, double> known;
    const quint64 key = color.rgba64();
    if (const auto found = known.constFind(key); found != known.cend())
        return *found;
    if (known.size() == most_known)
        known.clear();
    return *known.insert(key, 0.2126 * linearLight(color.redF()) +
                                  0.7152 * linearLight(color.greenF()) +
                                  0.0722 * linearLight(color.blueF()));
}

QString chosenFamily() {
    const QStringList preferred{
        QStringLiteral("Roboto"),    QStringLiteral("Lato"),
        QStringLiteral("Open Sans"), QStringLiteral("Noto Sans"),
        QStringLiteral("Arimo"),     QStringLiteral("Liberation Sans"),
        QStringLiteral("Arial"),     QStringLiteral("DejaVu Sans"),
    };
    const QStringList installed = QFontDatabase::families();
    const auto found =
        std::find_if(preferred.begin(), preferred.end(),
                     [&installed](const QString& family) { return installed.contains(family); });
    return found != preferred.end() ? *found : QFont().family();
}

}  // namespace

Theme lightTheme() {
    return {.key = "light",
            .dark = false,
            .background = rgb(0xF2F4F7),
            .surface = rgb(0xFDFDFE),
            .raised = rgb(0xFFFFFF),
            .ink = rgb(0x15181E),
            .mutedInk = rgb(0x596170),
            .line = rgb(0x8A919E),
            .grid = rgb(0xECEEF2),
            .accent = rgb(0x5B3FD1),
            .accentText = rgb(0xFFFFFF),
            .warning = rgb(0x8A5200),
            .error = rgb(0xB3261E)};
}

Theme darkTheme() {
    return {.key = "dark",
            .dark = true,
            .background = rgb(0x14171C),
            .surface = rgb(0x1B1F26),
            .raised = rgb(0x262B34),
            .ink = rgb(0xF0F2F5),
            .mutedInk = rgb(0xA2AAB7),
            .line = rgb(0x717A8A),
            .grid = rgb(0x282D36),
            .accent = rgb(0xA594FF),
            .accentText = rgb(0x15112B),
            .warning = rgb(0xF2B84B),
            .error = rgb(0xFF8A80)};
}

Theme paperTheme() {
    Theme theme = lightTheme();
    theme.key = "paper";
    theme.background = theme.surface = rgb(0xFFFFFF);
    theme.ink = theme.mutedInk = theme.line = rgb(0x000000);
    theme.grid = rgb(0xE6E6E6);
    return theme;
}

Theme highContrastLightTheme() {
    return {.key = "high-contrast-light",
            .dark = false,
            .background = rgb(0xE6E6E6),
            .surface = rgb(0xFFFFFF),
            .raised = rgb(0xFFFFFF),
            .ink = rgb(0x000000),
            .mutedInk = rgb(0x262626),
            .line = rgb(0x4A4A4A),
            .grid = rgb(0xD4D4D4),
            .accent = rgb(0x3A1FB0),
            .accentText = rgb(0xFFFFFF),
            .warning = rgb(0x5C3600),
            .error = rgb(0x8C0000),
            .textContrast = 7,
            .lineContrast = 4.5};
}

Theme highContrastDarkTheme() {
    return {.key = "high-contrast-dark",
            .dark = true,
            .background = rgb(0x1C1C1C),
            .surface = rgb(0x000000),
            .raised = rgb(0x101010),
            .ink = rgb(0xFFFFFF),
            .mutedInk = rgb(0xDDDDDD),
            .line = rgb(0xA8A8A8),
            .grid = rgb(0x333333),
            .accent = rgb(0xC7BAFF),
            .accentText = rgb(0x000000),
            .warning = rgb(0xFFD166),
            .error = rgb(0xFFB3AB),
            .textContrast = 7,
            .lineContrast = 4.5};
}

std::span<const NamedTheme> themes() {
    static constexpr std::array table{
        NamedTheme{ThemeChoice::light, "light", QT_TRANSLATE_NOOP("Theme", "Light"), lightTheme},
        NamedTheme{ThemeChoice::dark, "dark", QT_TRANSLATE_NOOP("Theme", "Dark"), darkTheme},
        NamedTheme{ThemeChoice::high_contrast_light, "high-contrast-light",
                   QT_TRANSLATE_NOOP("Theme", "High contrast, light"), highContrastLightTheme},
        NamedTheme{ThemeChoice::high_contrast_dark, "high-contrast-dark",
                   QT_TRANSLATE_NOOP("Theme", "High contrast, dark"), highContrastDarkTheme}};
    return table;
}

QString labelOf(const NamedTheme& theme) {
    return QCoreApplication::translate("Theme", theme.label);
}

Theme themeOf(std::string_view key) {
    const auto found = std::ranges::find(themes(), key, &NamedTheme::key);
    if (found != themes().end())
        return found->make();
    return key == paperTheme().key ? paperTheme() : lightTheme();
}

Theme themeOf(ThemeChoice choice, bool systemIsDark) {
    const auto found = std::ranges::find(themes(), choice, &NamedTheme::choice);
    if (found != themes().end())
        return found->make();
    return systemIsDark ? darkTheme() : lightTheme();
}

QColor mixed(const QColor& a, const QColor& b, double fraction) {
    const auto channel = [fraction](float from, float to) {
        return static_cast<float>(from + (to - from) * fraction);
    };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

double contrastRatio(const QColor& a, const QColor& b) {
    const auto [dim, bright] = std::minmax({luminance(a), luminance(b)});
    return (bright + 0.05) / (dim + 0.05);
}

QColor standingOut(const QColor& color, const Theme& theme, const QColor& under, double contrast) {
    double fraction = 0;
    while (fraction < 1 && contrastRatio(mixed(color, theme.ink, fraction), under) < contrast)
        fraction = std::min(1.0, fraction + 0.04);
    return mixed(color, theme.ink, fraction);
}

QColor curveColor(const CurveKind& kind, const Theme& theme, int series, const LineLook& chosen) {
    if (!chosen.color.empty())
        return lineColor(chosen.color, theme);
    const CurveLook look = lookOf(kind, series);
    const unsigned value = theme.dark ? look.onDark : look.onLight;
    if (value == inkColor)
        return theme.ink;
    return value == mutedColor ? theme.mutedInk
                               : standingOut(rgb(value), theme, theme.surface, theme.lineContrast);
}

QColor curveTextColor(const CurveKind& kind, const Theme& theme, int series,
                      const LineLook& chosen) {
    if (!theme.colorsNames)
        return theme.ink;
    const auto on = [&](const QColor& color, const QColor& under) {
        return standingOut(color, theme, under, theme.textContrast);
    };
    return on(on(curveColor(kind, theme, series, chosen), theme.surface), theme.raised);
}

double visiblePart(const QColor& color, const Theme& theme, double part) {
    while (part < 1 &&
           contrastRatio(mixed(theme.surface, color, part), theme.surface) < theme.lineContrast)
        part = std::min(1.0, part + 0.04);
    return part;
}

QColor paledText(const QColor& color, const QColor& under, const Theme& theme, double fraction) {
    while (fraction > 0 && contrastRatio(mixed(color, under, fraction), under) < theme.textContrast)
        fraction = std::max(0.0, fraction - 0.04);
    return mixed(color, under, fraction);
}

namespace {

QList<qreal> dashOf(const CurveLook& look, const LineLook& chosen) {
    const auto known = std::ranges::find(lineDashes(), chosen.dash, &LineDash::key);
    if (known != lineDashes().end())
        return known->pattern;
    return {look.dash.begin(), std::find(look.dash.begin(), look.dash.end(), 0.0)};
}

}  // namespace

QPen curvePen(const CurveKind& kind, const Theme& theme, int series, const LineLook& chosen) {
    const CurveLook look = lookOf(kind, series);
    const int further = hasLooksBySeries(kind) ? 0 : series;
    const QColor color = curveColor(kind, theme, series, chosen);
    const double part = visiblePart(color, theme, std::max(1 - 0.22 * further, 0.4));
    const double width = penWidth(theme, std::max(look.width - 0.35 * further, 1.1));
    QPen pen(mixed(theme.surface, color, part), chosen.width.value_or(width));
    if (const QList<qreal> dash = dashOf(look, chosen); !dash.isEmpty())
        pen.setDashPattern(dash);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

double penWidth(const Theme& theme, double usual) {
    if (theme.exactWidth == 0)
        return usual;
    return std::clamp(usual / usualExactWidth, 0.5, 1.25) * theme.exactWidth;
}

QFont uiFont(int pixelSize, QFont::Weight weight) {
    static const QString family = chosenFamily();
    QFont font(withLetters(family));
    font.setPixelSize(pixelSize);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return FontFamily::onPage(font);
}

}  // namespace attnscope
