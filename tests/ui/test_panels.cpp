#include "tests/ui/test_panels.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/fields/comparison.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "tests/ui/sample_figures.h"
#include "ui/figure/shared_legend.h"
#include "ui/look/text.h"
#include "ui/views/board_plan.h"
#include "ui/views/common_curves.h"
#include "ui/views/layout_text.h"

using namespace attnscope;

namespace {

/// A board of views that are computed once.
struct Panelled {
    ExportRequest request{.view = std::string(wholeBoard), .shown = {}};
    std::map<std::string, std::unique_ptr<ExportedView>> views;

    Panelled(const char* layout, const char* preset) {
        request.shown.scenario.samples = 50;
        request.shown.scenario.n = 96;
        request.shown.board = layoutFromText(layout);
        for (const LookPreset& each : lookPresets())
            if (each.key == preset)
                request.look = with(Look(), each);
        for (const std::string& view : viewsOf(request.shown.board))
            views.emplace(view, exportedView(partOf(view), make_cpu_engine, {}));
    }

    ExportRequest partOf(const std::string& view) const {
        ExportRequest part = request;
        part.view = view;
        return part;
    }

    std::optional<PanelLayout> layoutOf(const std::string& view, QSizeF room,
                                        const Panel& panel) const {
        return views.at(view)->panelLayout(partOf(view), room, panel);
    }

    BoardPlan plan() const {
        return boardPlan(request.shown.board, areaOf(request.look), {}, request.look,
                         [this](const std::string& view, QSizeF room, const Panel& panel) {
                             return layoutOf(view, room, panel);
                         });
    }

    /// The rectangle of the axes of a panel in the picture.
    QRectF axesOf(const PlacedPanel& panel) const {
        const PlotMargins margins = *layoutOf(panel.view, panel.place.size(), panel.panel)->margins;
        return panel.place.adjusted(margins.left, margins.top, -margins.right, -margins.bottom);
    }
};

}  // namespace

void TestPanels::lettersFollowTheOrderOfTheViews() {
    Look look;
    QVERIFY(letterOf(look, 0).isEmpty());
    look.letters = "(a)";
    QCOMPARE(letterOf(look, 1), QStringLiteral("(b)"));
    look.letters = "A";
    QCOMPARE(letterOf(look, 25), QStringLiteral("Z"));
    QCOMPARE(letterOf(look, 27), QStringLiteral("BB"));
    const Panelled of("angles,gradient-vs-scale/attention", "nature-2");
    const BoardPlan plan = of.plan();
    QStringList letters;
    for (const PlacedPanel& each : plan.panels) {
        letters.append(each.panel.letter);
        QVERIFY(each.panel.isBold);
        QCOMPARE(each.letterPlace.isEmpty(), each.view != "attention");
        QVERIFY(!each.letterPlace.intersects(each.place));
    }
    QCOMPARE(letters, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    QVERIFY(Panelled("angles", "nature-2").plan().panels.front().panel.letter.isEmpty());
}

void TestPanels::axesLineUp_data() {
    QTest::addColumn<QString>("preset");
    for (const LookPreset& preset : lookPresets())
        if (preset.isSpelled)
            QTest::newRow(preset.key.data())
                << QString::fromUtf8(preset.key.data(), static_cast<int>(preset.key.size()));
}

/// A map has a row of colours above it, angles are counted in hundreds: neither moves its axes.
void TestPanels::axesLineUp() {
    QFETCH(const QString, preset);
    Panelled of("entropy-vs-length,phase-diagram/angles,gradient-vs-scale", "neurips");
    of.request.look.height = {150, "mm"};
    for (const LookPreset& each : lookPresets())
        if (toQString(each.key) == preset) {
            of.request.look = with(Look(), each);
            of.request.look.height = {150, "mm"};
        }
    const BoardPlan plan = of.plan();
    std::vector<QRectF> axes;
    for (const PlacedPanel& each : plan.panels) {
        QCOMPARE(each.place, QRectF(each.place.toRect()));  // whole pixels keep the text's size
        axes.push_back(of.axesOf(each));
        QVERIFY(axes.back().width() > 40 && axes.back().height() > 40);
    }
    QCOMPARE(axes[0].left(), axes[2].left());
    QCOMPARE(axes[1].left(), axes[3].left());
    QCOMPARE(axes[0].right(), axes[2].right());
    QCOMPARE(axes[1].right(), axes[3].right());
    QCOMPARE(axes[0].top(), axes[1].top());
    QCOMPARE(axes[2].bottom(), axes[3].bottom());
    QVERIFY(std::abs(axes[0].width() - axes[1].width()) <= 1);
    for (const PlacedPanel& each : plan.panels)
        QVERIFY(each.place.bottom() <= plan.legendTop);
    QVERIFY(plan.legendTop + plan.legend.height <= areaOf(of.request.look).height());
}

void TestPanels::oneLegendHasEachEntryOnce() {
    const Panelled of("entropy-vs-scale,entropy-vs-length", "nature-2");
    const BoardPlan plan = of.plan();
    QStringList texts, expected;
    for (const LegendPart& part : plan.legend.parts)
        for (const PlacedLabel& label : part.labels)
            texts.append(label.text);
    for (const PlacedPanel& each : plan.panels) {
        QVERIFY(!each.panel.hasLegend);
        const auto layout = of.layoutOf(each.view, each.place.size(), each.panel);
        for (const PlacedLabel& label : layout->legend.labels)
            if (!expected.contains(label.text))
                expected.append(label.text);
    }
    QVERIFY(expected.size() > 4);
    texts.sort();
    expected.sort();
    QCOMPARE(texts, expected);
    std::vector<QRectF> boxes;
    for (const LegendPart& part : plan.legend.parts)
        for (const PlacedLabel& label : part.labels)
            boxes.push_back(label.box.united(label.sample));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        QVERIFY(boxes[i].left() >= 0 && boxes[i].right() <= areaOf(of.request.look).width());
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!boxes[i].intersects(boxes[j]));
    }
}

/// Before its first value, in its row.
void TestPanels::aFamilyKeepsItsHeading() {
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), {},
                     {.frozen = {}, .over = family_from("d=16,64,256")}, Detail::curves, {});
    const SharedLegend legend = sharedLegend(
        {{std::make_shared<const Figure>(figure), labelsOf(figure)}}, lightTheme(), 500);
    int headings = 0;
    for (const PlacedLabel& label : legend.parts.front().labels)
        if (!label.headingBox.isEmpty()) {
            ++headings;
            QCOMPARE(label.headingBox.top(), label.box.top());
            QCOMPARE(label.headingBox.bottom(), label.box.bottom());
            QVERIFY(std::abs(label.headingBox.right() - label.sample.left()) < 10);
        }
    QCOMPARE(headings, 1);
}

void TestPanels::bandsOfTwoColoursAreTwoEntries() {
    const Figure usual = sample::gradientVsScale();
    Figure colored = usual;
    colored.bands.front().look.color = "#D55E00";
    const auto bandsOf = [&](const Figure& other) {
        const SharedLegend legend =
            sharedLegend({{std::make_shared<const Figure>(usual), labelsOf(usual)},
                          {std::make_shared<const Figure>(other), labelsOf(other)}},
                         lightTheme(), 500);
        std::ptrdiff_t count = 0;
        for (const LegendPart& part : legend.parts)
            count += std::ranges::count(part.labels, LabelTarget::band, &PlacedLabel::target);
        return count;
    };
    QCOMPARE(bandsOf(usual), std::ptrdiff_t{1});
    QCOMPARE(bandsOf(colored), std::ptrdiff_t{2});
}

void TestPanels::nothingIsToldToABoardAsItWas() {
    const Panelled of("angles,gradient-vs-scale/attention", "one-column");
    const BoardPlan plan = of.plan();
    const std::vector<PlacedView> places =
        boardPlaces(of.request.shown.board, areaOf(of.request.look), {});
    for (std::size_t i = 0; i < places.size(); ++i) {
        QCOMPARE(plan.panels[i].place, places[i].place);
        QVERIFY(plan.panels[i].panel.letter.isEmpty() && plan.panels[i].panel.hasLegend);
    }
    QCOMPARE(plan.legend.height, 0.0);
}

/// In each of these figures alone, the curves after the first ones have other places.
void TestPanels::aCurveHasOneNameAndOneColourInAllPanels() {
    Panelled of("entropy-vs-length,entropy-vs-scale", "nature-2");
    auto& edits = of.request.shown.edits;
    edits["entropy-vs-length"].colors = "okabe-ito";
    edits["entropy-vs-length"].names = {{"exact", "Mine"}, {"laplace", "First"}};
    edits["entropy-vs-length"].lines["annealed"].color = "ink";
    edits["entropy-vs-length"].lines["exact"].width = 2;
    edits["entropy-vs-scale"].lines["exact"].dash = "dot";
    edits["entropy-vs-scale"].names = {{"laplace", "Own"}};
    PanelEntries panels;
    for (const auto& [view, exported] : of.views)
        panels.emplace_back(view, exported->coloredEntries(of.partOf(view)));
    const auto common = withCommonCurves(edits, panels);
    const FigureEdits &first = common.at("entropy-vs-length"),
                      &second = common.at("entropy-vs-scale");
    std::set<std::string> colors;
    int shared = 0;
    for (const auto& [view, entries] : panels)
        for (const ColoredEntry& entry : entries) {
            const std::string& color = common.at(view).lines.at(entry.key).color;
            colors.insert(color);
            if (const auto other = first.lines.find(entry.key);
                view != "entropy-vs-length" && other != first.lines.end()) {
                QCOMPARE(color, other->second.color);
                ++shared;
            }
        }
    QVERIFY(shared > 2);
    QVERIFY(colors.size() >= panels[0].second.size());  // nor two curves one colour
    QCOMPARE(second.lines.at("annealed").color, std::string("ink"));
    for (const FigureEdits& each : {first, second}) {
        QCOMPARE(each.lines.at("exact").width, std::optional(2.0));
        QCOMPARE(each.lines.at("exact").dash, std::string("dot"));
    }
    QCOMPARE(second.names.at("exact"), std::string("Mine"));
    QCOMPARE(second.names.at("laplace"), std::string("Own"));
}
