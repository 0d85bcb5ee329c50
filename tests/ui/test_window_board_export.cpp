#include "tests/ui/test_window_board_export.h"

#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <cstdlib>

#include "core/figures/lab_figures.h"
#include "tests/ui/exporting.h"
#include "tests/ui/window_testing.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/view_card.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

Look lookOf(QSize size) {
    Look look = pixelLook(size, 96, lightTheme());
    look.readout = true;
    return look;
}

/// The picture of one view alone.
QImage alone(Window& window, const std::string& view, QSize size) {
    Look look = lookOf(size);
    look.readout = window.main.board()->pane(view) != nullptr;
    return QImage::fromData(exported(window, view, "png", look));
}

QImage board(Window& window, QSize size) {
    return QImage::fromData(exported(window, std::string(wholeBoard), "png", lookOf(size)));
}

/// Whether no channel differs by more than rounding at another place on the page.
bool alike(const QImage& a, const QImage& b) {
    constexpr int slack = 2;
    const auto near = [&](QRgb p, QRgb q) {
        return std::abs(qRed(p) - qRed(q)) <= slack && std::abs(qGreen(p) - qGreen(q)) <= slack &&
               std::abs(qBlue(p) - qBlue(q)) <= slack;
    };
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (!near(a.pixel(x, y), b.pixel(x, y)))
                return false;
    return a.size() == b.size();
}

/// Of so many views that a row holds three.
BoardLayout rowsOfThree(std::size_t count) {
    BoardLayout layout{{{}}, {}};
    auto views = allViews();
    std::erase_if(views, [](std::string_view view) {
        return view == "heads" || is_lab_view(view);  // which take files, and models
    });
    for (std::size_t i = 0; i < count; ++i) {
        auto& rows = layout.columns.front().rows;
        if (i % 3 == 0)
            rows.push_back({});
        rows.back().cells.push_back({std::string(views[views.size() - 1 - i])});
    }
    return layout;
}

}  // namespace

void TestWindowBoardExport::init() {
    QSettings().clear();
}

void TestWindowBoardExport::exportsFollowTheBoard() {
    Window window;
    QCOMPARE(window.main.exportViews(),
             (std::vector<std::string>{"entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale",
                                       "angles", "attention", "board"}));
    Board* board = window.main.board();
    board->setBoardLayout(exchanged(startingLayouts()[3].layout, "entropy-vs-scale", "angles"));
    QCOMPARE(window.main.exportViews(), (std::vector<std::string>{"angles", "attention", "board"}));
    QCOMPARE(board->card("angles")->exports()->actions().size(), 6);  // four formats, a line, copy
    board->setBoardLayout(startingLayouts()[2].layout);
    QCOMPARE(board->card("angles")->exports()->actions().size(), 6);
    window.settle();
}

void TestWindowBoardExport::theBoardHasEveryViewInItsPlace_data() {
    QTest::addColumn<int>("count");
    for (const std::size_t count :
         {std::size_t{1}, std::size_t{3}, std::min(std::size_t{6}, allViews().size())})
        QTest::addRow("%zu views", count) << static_cast<int>(count);
}

void TestWindowBoardExport::theBoardHasEveryViewInItsPlace() {
    QFETCH(int, count);
    Window window;
    const BoardLayout layout = rowsOfThree(static_cast<std::size_t>(count));
    window.main.board()->setBoardLayout(layout);
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    window.main.model().setField("lambda", "0.7");
    window.settle();
    // Margins of 16, a line of 40 above, gaps of 12; views are 480 high and fill their row.
    const int rows = (count + 2) / 3, full = 1500, height = 480;
    const QSize size(full + 32, 40 + rows * height + (rows - 1) * 12 + 16);
    const QImage picture = board(window, size);
    QCOMPARE(picture.size(), size);
    for (int row = 0; row < rows; ++row) {
        const auto& cells = layout.columns[0].rows[static_cast<std::size_t>(row)].cells;
        const auto in_row = static_cast<int>(cells.size());
        const int width = (full - 12 * (in_row - 1)) / in_row;
        QCOMPARE(width * in_row + 12 * (in_row - 1), full);  // whole pixels
        for (int i = 0; i < in_row; ++i) {
            const QRect place(16 + i * (width + 12), 40 + row * (height + 12), width, height);
            const std::string& view = cells[static_cast<std::size_t>(i)].view;
            QVERIFY2(alike(picture.copy(place), alone(window, view, place.size())), view.c_str());
        }
    }
}

void TestWindowBoardExport::aMaximisedViewIsTheBoard() {
    Window window;
    Board* board = window.main.board();
    board->setBoardLayout(toggledMaximised(board->boardLayout(), "angles"));
    window.settle();
    QCOMPARE(window.main.exportViews(), (std::vector<std::string>{"angles", "board"}));
    const QImage picture = ::board(window, {832, 556});
    QVERIFY(alike(picture.copy(16, 40, 800, 500), alone(window, "angles", {800, 500})));
}
