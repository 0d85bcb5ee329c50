#include "tests/ui/test_theme.h"

#include <QFontMetricsF>
#include <QTest>
#include <array>
#include <cmath>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/fields/compared_rules.h"
#include "ui/figure/paint.h"
#include "ui/look/flat_style.h"
#include "ui/look/theme.h"

using namespace attnscope;

namespace {

constexpr int mostSeries = 12;

/// Every kind of curve, and one that the table of approximations may get next.
std::vector<CurveKind> allKinds() {
    std::vector<CurveKind> all = {CurveKind::exact,     CurveKind::simulation,
                                  CurveKind::median,    CurveKind::normal_approximation,
                                  CurveKind::bound,     CurveKind::contour,
                                  CurveKind::measured,  CurveKind::typical,
                                  CurveKind::reference, CurveKind::compared,
                                  CurveKind::family};
    for (const Approximation& each : approximations())
        if (std::ranges::find(all, kind_of(each)) == all.end())
            all.push_back(kind_of(each));
    all.push_back(approximation_kind("one-that-the-table-gets-next"));
    return all;
}

QByteArray message(const QColor& a, const QColor& b) {
    return QStringLiteral("%1 on %2: %3 : 1")
        .arg(a.name(), b.name())
        .arg(contrastRatio(a, b))
        .toUtf8();
}

void expectContrast(const QColor& a, const QColor& b, double wanted) {
    QVERIFY2(contrastRatio(a, b) >= wanted, message(a, b).constData());
}

/// What a kind of eye makes of linear red, green and blue.
using Cones = std::array<std::array<double, 3>, 3>;

constexpr std::array<Cones, 4> kindsOfEyes{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

std::array<double, 3> seenBy(const Cones& cones, const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const std::array<double, 3> light = {linear(color.redF()), linear(color.greenF()),
                                         linear(color.blueF())};
    std::array<double, 3> seen{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j)
            seen[i] += cones[i][j] * light[j];
        seen[i] = std::cbrt(std::max(seen[i], 0.0));  // as bright as it looks, nearly
    }
    return seen;
}

double distance(const std::array<double, 3>& a, const std::array<double, 3>& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace

void TestTheme::contrastIsThatOfWcag() {
    QCOMPARE(qRound(contrastRatio(Qt::black, Qt::white)), 21);
    // Two of the examples that WCAG's authors give: 4.48 and 4.54.
    QVERIFY(std::abs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.005);
    QVERIFY(std::abs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.005);
}

void TestTheme::contrast_data() {
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<double>("text");
    QTest::addColumn<double>("lines");
    QTest::newRow("light") << ThemeChoice::light << 4.5 << 3.0;
    QTest::newRow("dark") << ThemeChoice::dark << 4.5 << 3.0;
    QTest::newRow("high contrast, light") << ThemeChoice::high_contrast_light << 7.0 << 4.5;
    QTest::newRow("high contrast, dark") << ThemeChoice::high_contrast_dark << 7.0 << 4.5;
}

/// On everything that it stands on.
void TestTheme::textIsLegible() {
    QFETCH(ThemeChoice, choice);
    QFETCH(double, text);
    const Theme theme = themeOf(choice, false);
    for (const QColor& under : {theme.background, theme.surface, theme.raised, theme.grid})
        for (const QColor& color : {theme.ink, theme.mutedInk, theme.warning, theme.error})
            expectContrast(color, under, under == theme.grid ? 4.5 : text);
    expectContrast(theme.accentText, theme.accent, text);
    for (const QColor& under : {theme.surface, theme.raised})  // heads' marks, links
        expectContrast(theme.accent, under, text);
    for (const CurveKind& kind : allKinds())
        for (int series = 0; series < mostSeries; ++series)
            for (const QColor& under : {theme.surface, theme.raised}) {
                const QColor color = curveTextColor(kind, theme, series);
                expectContrast(color, under, text);
                expectContrast(paledText(color, under, theme, 0.35), under, text);
            }
}

/// Disabled texts too, and the texts of pressed and pointed-at buttons.
void TestTheme::textsOfWidgetsAreLegible() {
    QFETCH(ThemeChoice, choice);
    QFETCH(double, text);
    const QPalette palette = paletteOf(themeOf(choice, false));
    constexpr std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        {QPalette::WindowText, QPalette::Window},
        {QPalette::WindowText, QPalette::Light},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::PlaceholderText, QPalette::Light},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::BrightText, QPalette::Base},
        {QPalette::BrightText, QPalette::Light},
        {QPalette::BrightText, QPalette::Window},
        {QPalette::Link, QPalette::Base}};
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        for (const auto& [front, under] : pairs)
            expectContrast(palette.color(group, front), palette.color(group, under), text);
    const QColor pressed = mixed(palette.color(QPalette::Base), palette.color(QPalette::Mid), 0.4);
    expectContrast(palette.color(QPalette::ButtonText), pressed, 4.5);
    expectContrast(palette.color(QPalette::ButtonText), palette.color(QPalette::Midlight), 4.5);
    // Frames of entries, grooves of sliders, what has the focus.
    for (const auto under : {QPalette::Base, QPalette::Light, QPalette::Window})
        for (const auto line : {QPalette::Mid, QPalette::Highlight})
            expectContrast(palette.color(line), palette.color(under),
                           under == QPalette::Window ? 2.8 : 3);
}

/// Of every kind and series, where it holds and where it does not; axes, markers, points.
void TestTheme::linesStandOut() {
    QFETCH(ThemeChoice, choice);
    QFETCH(double, lines);
    const Theme theme = themeOf(choice, false);
    const auto expectSeen = [&](const QColor& color) {
        const QColor seen = mixed(theme.surface, color.rgb(), color.alphaF());
        expectContrast(seen, theme.surface, lines - 0.02);  // colours have 256 steps
    };
    for (const QColor& color : {theme.line, theme.accent, theme.mutedInk})
        expectSeen(color);
    for (const CurveKind& kind : allKinds())
        for (int series = 0; series < mostSeries; ++series) {
            Curve curve;
            curve.kind = kind;
            curve.series = series;
            for (const bool valid : {true, false}) {
                expectSeen(penOf(curve, theme, valid).color());
                Point point;
                point.kind = kind;
                point.series = series;
                point.valid = valid;
                expectSeen(ringPen(point, theme).color());
            }
            expectSeen(cloudColor(curve, theme));
            for (const CurveStyle style : {CurveStyle::points, CurveStyle::measured}) {
                curve.style = style;
                const MarkLook look = markLook(curve, theme);
                expectSeen(look.brush.color() == theme.surface ? look.pen.color()
                                                               : look.brush.color());
            }
        }
}

void TestTheme::lightCurvesHaveThePublishedColours() {
    const std::vector<std::pair<CurveKind, QString>> published{
        {approximation_kind("annealed"), QStringLiteral("#0072b2")},
        {approximation_kind("laplace"), QStringLiteral("#c98000")},  // deeper, to be seen
        {approximation_kind("linear"), QStringLiteral("#d55e00")},
        {approximation_kind("mean-field"), QStringLiteral("#009e73")},
        {CurveKind::simulation, QStringLiteral("#cc79a7")}};
    for (const auto& [kind, name] : published)
        QCOMPARE(curveColor(kind, lightTheme()).name(), name);
    QCOMPARE(curveColor(CurveKind::exact, lightTheme()), lightTheme().ink);
}

void TestTheme::kindsDifferByMoreThanColour() {
    for (const CurveKind& a : allKinds())
        for (const CurveKind& b : allKinds())
            if (a != b) {
                const QPen first = curvePen(a, lightTheme()), second = curvePen(b, lightTheme());
                QVERIFY(first.dashPattern() != second.dashPattern() ||
                        first.widthF() != second.widthF());
            }
    QVERIFY(curvePen(CurveKind::exact, lightTheme(), 1) !=
            curvePen(CurveKind::exact, lightTheme()));
}

void TestTheme::comparedRulesDifferByMoreThanColour() {
    for (int a = 0; a < 4 * colors_of_rules; ++a)
        for (int b = 0; b < a; ++b) {
            const QPen first = curvePen(CurveKind::compared, lightTheme(), a),
                       second = curvePen(CurveKind::compared, lightTheme(), b);
            QVERIFY(first != second);
            QVERIFY(first.color() != second.color() || markPath(a) != markPath(b));
            QVERIFY(a >= colors_of_rules ||
                    (first.color() != second.color() && markPath(a) != markPath(b)));
        }
}

void TestTheme::furtherBoundsDifferByTheirDashes() {
    for (int series : {1, 2})
        QVERIFY(curvePen(CurveKind::bound, lightTheme(), series).dashPattern() !=
                curvePen(CurveKind::bound, lightTheme(), series - 1).dashPattern());
}

void TestTheme::whatIsFrozenIsSeenBelowTheExactCurve() {
    QVERIFY(curvePen(CurveKind::reference, lightTheme()).widthF() >=
            curvePen(CurveKind::exact, lightTheme()).widthF() + 2);
}

/// Looks differ also to eyes that lack one of the three kinds of cones, after Machado et al. 2009.
void TestTheme::whatIsComparedIsToldApart() {
    struct Looks {
        CurveKind kind;
        int count, step;
    };
    for (const NamedTheme& each : themes())
        for (const auto& [kind, count, step] :
             {Looks{CurveKind::family, 8, 1}, Looks{CurveKind::reference, 16, 2}})
            for (int a = 0; a < count; ++a)
                for (int b = 0; b < a; ++b) {
                    const QPen one = curvePen(kind, each.make(), a * step),
                               other = curvePen(kind, each.make(), b * step);
                    QVERIFY(one.color() != other.color() ||
                            one.dashPattern() != other.dashPattern());
                    const bool looksLikeIt = one.dashPattern() == other.dashPattern();
                    for (const Cones& cones : kindsOfEyes)
                        if (looksLikeIt)
                            QVERIFY2(
                                distance(seenBy(cones, one.color()), seenBy(cones, other.color())) >
                                    0.1,
                                qPrintable(QStringLiteral("%1 %2 in %3: %4, %5")
                                               .arg(a)
                                               .arg(b)
                                               .arg(QString::fromUtf8(each.key.data()),
                                                    one.color().name(), other.color().name())));
                }
}

void TestTheme::aFamilyGrowsLighter() {
    for (const NamedTheme& each : themes())
        for (int series = 1; series < 8; ++series) {
            const Theme theme = each.make();
            const auto light = [&](int which) {
                return contrastRatio(curvePen(CurveKind::family, theme, which).color(), Qt::black);
            };
            QVERIFY2(light(series) >= light(series - 1), qPrintable(QString::number(series)));
        }
}

void TestTheme::fontHasTabularFiguresAndFormulaLetters() {
    const QFontMetricsF metrics(uiFont());
    for (char32_t digit : U"123456789")
        if (digit)
            QCOMPARE(metrics.horizontalAdvance(QString::fromUcs4(&digit, 1)),
                     metrics.horizontalAdvance(QStringLiteral("0")));
    for (QChar letter : QStringLiteral("λ√κθΣ²₅₁₂−±"))
        QVERIFY2(metrics.inFont(letter), qPrintable(QString(letter)));
}
