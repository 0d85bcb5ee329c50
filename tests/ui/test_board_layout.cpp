#include "tests/ui/test_board_layout.h"

#include <QTest>
#include <algorithm>
#include <random>
#include <set>

#include "ui/model/board_json.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/board_picture.h"
#include "ui/views/views.h"

using namespace attnscope;

namespace {

using Views = std::vector<std::string>;

/// a over (b, c) on the left, m on the right.
BoardLayout sample() {
    return {{{{{{{"a"}}}, {{{"b"}, {"c"}}, 2}}}, {{{{{"m"}}}}, 3}}, {}};
}

const std::vector<std::string_view> known = {"a", "b", "c", "d", "m"};

bool isSound(const BoardLayout& layout) {
    const Views views = viewsOf(layout);
    const bool once = std::set(views.begin(), views.end()).size() == views.size();
    const bool full = std::ranges::all_of(layout.columns, [](const BoardColumn& column) {
        return !column.rows.empty() && std::ranges::all_of(column.rows, [](const BoardRow& row) {
            return !row.cells.empty();
        });
    });
    return once && full && !views.empty() &&
           (layout.maximised.empty() || isOn(layout, layout.maximised));
}

}  // namespace

void TestBoardLayout::startingLayoutsHoldKnownViewsOnce() {
    const std::vector<StartingLayout> layouts = startingLayouts();
    QCOMPARE(layouts.size(), std::size_t{7});
    const auto all = allViews();
    for (const StartingLayout& start : layouts) {
        QVERIFY2(isSound(start.layout), qPrintable(start.name));
        for (const std::string& view : viewsOf(start.layout))
            QVERIFY2(std::ranges::count(all, view) == 1, view.c_str());
    }
    for (const OwnHeads& heads : {OwnHeads{}, {true, false}, {false, true}, {true, true}}) {
        const BoardLayout own = ownHeadsLayout(heads);
        QVERIFY(isSound(own) && isOwnHeadsLayout(own) && !isFirstLayout(own));
        for (const std::string& view : viewsOf(own))
            QVERIFY2(std::ranges::count(all, view) == 1, view.c_str());
    }
    QVERIFY(isFirstLayout(layouts.front().layout) && isFirstLayout(largePlotAndMatrix()));
    QCOMPARE(viewsOf(layouts.front().layout), (Views{"entropy-vs-length", "entropy-vs-scale",
                                                     "gradient-vs-scale", "angles", "attention"}));
}

void TestBoardLayout::aViewTakesThePlaceOfAnother() {
    QCOMPARE(viewsOf(exchanged(sample(), "b", "d")), (Views{"a", "d", "c", "m"}));
    QCOMPARE(viewsOf(exchanged(sample(), "b", "m")), (Views{"a", "m", "c", "b"}));
    QCOMPARE(exchanged(sample(), "b", "b"), sample());
    QCOMPARE(exchanged(exchanged(sample(), "a", "m"), "a", "m"), sample());
    QCOMPARE(exchanged(toggledMaximised(sample(), "a"), "a", "d").maximised, std::string("d"));
}

void TestBoardLayout::aViewIsPutBesideAnother() {
    const BoardLayout layout = added(sample(), "b", "d", Placing::beside);
    QCOMPARE(layout.columns[0].rows[1].cells,
             (std::vector<BoardCell>{{"b", 1}, {"d", 1}, {"c", 1}}));
    QCOMPARE(removed(layout, "d"), sample());
    // From elsewhere on the board: its column, now empty, goes.
    const BoardLayout moved = added(sample(), "a", "m", Placing::beside);
    QCOMPARE(viewsOf(moved), (Views{"a", "m", "b", "c"}));
    QCOMPARE(moved.columns.size(), std::size_t{1});
    QCOMPARE(added(sample(), "a", "a", Placing::beside), sample());
    QCOMPARE(added(sample(), "d", "a", Placing::beside), sample());
    QVERIFY(added(toggledMaximised(sample(), "a"), "a", "d", Placing::beside).maximised.empty());
}

void TestBoardLayout::aViewIsPutBelowARow() {
    const BoardLayout layout = added(sample(), "c", "d", Placing::below);
    const std::vector<BoardRow> expected = {{{{"a"}}, 1}, {{{"b"}, {"c"}}, 2}, {{{"d"}}, 1.5}};
    QCOMPARE(layout.columns[0].rows, expected);
    QCOMPARE(viewsOf(added(sample(), "m", "b", Placing::below)), (Views{"a", "c", "m", "b"}));
}

void TestBoardLayout::theLastViewStays() {
    BoardLayout layout = toggledMaximised(sample(), "m");
    for (const char* view : {"m", "b", "a"})
        layout = removed(layout, view);
    QVERIFY(layout.maximised.empty());
    QCOMPARE(viewsOf(layout), Views{"c"});
    QCOMPARE(removed(layout, "c"), layout);
    QCOMPARE(removed(sample(), "d"), sample());
}

void TestBoardLayout::aMaximisedViewIsShownAlone() {
    const BoardLayout alone = toggledMaximised(sample(), "c");
    QCOMPARE(viewsOf(shown(alone)), Views{"c"});
    QCOMPARE(viewsOf(alone), viewsOf(sample()));
    QCOMPARE(toggledMaximised(alone, "c"), sample());
    QCOMPARE(toggledMaximised(sample(), "d"), sample());
    QCOMPARE(shown(sample()), sample());
}

void TestBoardLayout::anySequenceKeepsEachViewOnce() {
    std::mt19937 random(7);
    const auto pick = [&] {
        return known[std::uniform_int_distribution<std::size_t>(0, known.size() - 1)(random)];
    };
    BoardLayout layout = sample();
    for (int step = 0; step < 2000; ++step) {
        const auto view = pick(), other = pick();
        switch (random() % 5) {
            case 0:
                layout = exchanged(layout, view, other);
                break;
            case 1:
                layout = added(layout, view, other, Placing::beside);
                break;
            case 2:
                layout = added(layout, view, other, Placing::below);
                break;
            case 3:
                layout = removed(layout, view);
                break;
            default:
                layout = toggledMaximised(layout, view);
        }
        QVERIFY(isSound(layout));
        QCOMPARE(layoutFromJson(toJson(layout), known), std::optional(layout));
    }
}

void TestBoardLayout::aLayoutIsReadBack() {
    QCOMPARE(layoutFromJson(toJson(sample()), known), std::optional(sample()));
    const auto alone = toggledMaximised(sample(), "b");
    QCOMPARE(layoutFromJson(toJson(alone), known), std::optional(alone));
    const QByteArray text =
        R"({"version":1,"columns":[{"share":1,"rows":[{"share":1,"views":[{"view":"a","share":1}]},
            {"share":2,"views":[{"view":"b"},{"view":"c","share":1}]}]},
            {"share":3,"rows":[{"views":[{"view":"m"}]}]}]})";
    QCOMPARE(layoutFromJson(text, known), std::optional(sample()));
}

void TestBoardLayout::whatIsNotKnownIsLeftOut() {
    const std::vector<std::string_view> fewer = {"a", "b", "c"};
    const auto layout = layoutFromJson(toJson(toggledMaximised(sample(), "m")), fewer);
    QVERIFY(layout);
    QCOMPARE(viewsOf(*layout), (Views{"a", "b", "c"}));
    QCOMPARE(layout->columns.size(), std::size_t{1});
    QVERIFY(layout->maximised.empty());
    const QByteArray twice = toJson(sample()).replace("\"c\"", "\"a\"");
    QCOMPARE(viewsOf(layoutFromJson(twice, known).value()), (Views{"a", "b", "m"}));
    const QByteArray odd = R"({"version":1,"columns":[{"share":-1e300,"rows":[{"share":"x","views":
        [{"view":"a","share":1e308},{"view":3},7]}]}]})";
    const BoardColumn column = layoutFromJson(odd, known).value().columns.front();
    QVERIFY(column.share > 0 && column.rows[0].share == 1 && column.rows[0].cells[0].share <= 1e6);
}

void TestBoardLayout::aTextThatHoldsNoLayoutGivesNone_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("\0\0\0\xff{", 5);
    QTest::newRow("another version") << toJson(sample()).replace("\"version\":1", "\"version\":2");
    QTest::newRow("an array") << QByteArray("[1]");
    QTest::newRow("no views") << QByteArray(R"({"version":1,"columns":[{"rows":[]}]})");
}

void TestBoardLayout::aTextThatHoldsNoLayoutGivesNone() {
    QFETCH(QByteArray, text);
    QVERIFY(!layoutFromJson(text, known));
}

/// Columns of 100 and 300 of 410 with a gap of 10; rows of 60 and 120 of 190.
void TestBoardLayout::viewsShareTheArea() {
    const std::vector<PlacedView> places = placesOf(sample(), QRectF(5, 7, 410, 190), 10);
    const std::vector<std::pair<std::string, QRectF>> expected = {{"a", QRectF(5, 7, 100, 60)},
                                                                  {"b", QRectF(5, 77, 45, 120)},
                                                                  {"c", QRectF(60, 77, 45, 120)},
                                                                  {"m", QRectF(115, 7, 300, 190)}};
    QCOMPARE(places.size(), expected.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        QCOMPARE(places[i].view, expected[i].first);
        QCOMPARE(places[i].place, expected[i].second);
    }
}
