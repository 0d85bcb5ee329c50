#include <QApplication>
#include <QStandardPaths>
#include <QTest>

#include "tests/ui/test_controls.h"
#include "tests/ui/test_export.h"
#include "tests/ui/test_feeds.h"
#include "tests/ui/test_figure_board.h"
#include "tests/ui/test_figure_layout.h"
#include "tests/ui/test_figure_view.h"
#include "tests/ui/test_heatmap.h"
#include "tests/ui/test_latest_job.h"
#include "tests/ui/test_lossless.h"
#include "tests/ui/test_theme.h"
#include "tests/ui/test_window_conduct.h"
#include "tests/ui/test_window_export.h"
#include "tests/ui/test_window_files.h"
#include "tests/ui/test_window_views.h"
#include "ui/window/main_window.h"

namespace {

/// Runs the tests of each class in turn; the sum of their failures.
template <typename... Tests>
int run(int argc, char** argv) {
    int failures = 0;
    const auto runOne = [&](auto&& test) { failures += QTest::qExec(&test, argc, argv); };
    (runOne(Tests()), ...);
    return failures;
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    attnscope::prepareApplication(application);
    return run<TestTheme, TestFigureLayout, TestFigureView, TestFigureBoard, TestExport,
               TestLossless, TestLatestJob, TestFeeds, TestControls, TestHeatmap, TestWindowViews,
               TestWindowFiles, TestWindowExport, TestWindowConduct>(argc, argv) == 0
               ? 0
               : 1;
}
