#include "tests/ui/test_theme.h"

#include <QFontMetricsF>
#include <QTest>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/scenario/compared_rules.h"
#include "ui/figure/paint.h"
#include "ui/look/theme.h"

using namespace attnscope;

namespace {

/// Every kind of curve, and one that the table of approximations may get next.
std::vector<CurveKind> allKinds() {
    std::vector<CurveKind> all = {CurveKind::exact,    CurveKind::simulation,
                                  CurveKind::median,   CurveKind::normal_approximation,
                                  CurveKind::bound,    CurveKind::contour,
                                  CurveKind::measured, CurveKind::typical};
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

}  // namespace

void TestTheme::textIsLegible() {
    QCOMPARE(qRound(contrastRatio(Qt::black, Qt::white)), 21);
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        for (const QColor& under : {theme.background, theme.surface, theme.raised})
            for (const QColor& text : {theme.ink, theme.mutedInk, theme.warning, theme.error})
                expectContrast(text, under, 4.5);
        expectContrast(theme.accentText, theme.accent, 4.5);
        expectContrast(theme.accent, theme.surface, 3);
        for (const CurveKind& kind : allKinds())
            expectContrast(curveTextColor(kind, theme), theme.surface, 4.5);
    }
}

void TestTheme::curvesStandOutOnDark() {
    for (const CurveKind& kind : allKinds())
        expectContrast(curveColor(kind, darkTheme()), darkTheme().surface, 3);
}

void TestTheme::lightCurvesHaveThePublishedColours() {
    const std::vector<std::pair<CurveKind, QString>> published{
        {approximation_kind("annealed"), QStringLiteral("#0072b2")},
        {approximation_kind("laplace"), QStringLiteral("#e69f00")},
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

void TestTheme::fontHasTabularFiguresAndFormulaLetters() {
    const QFontMetricsF metrics(uiFont());
    for (char32_t digit : U"123456789")
        if (digit)
            QCOMPARE(metrics.horizontalAdvance(QString::fromUcs4(&digit, 1)),
                     metrics.horizontalAdvance(QStringLiteral("0")));
    for (QChar letter : QStringLiteral("λ√κθΣ²₅₁₂−±"))
        QVERIFY2(metrics.inFont(letter), qPrintable(QString(letter)));
}
