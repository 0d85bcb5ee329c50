#include <QApplication>
#include <QTest>

#include "tests/ui/test_export.h"
#include "tests/ui/test_figure_layout.h"
#include "tests/ui/test_figure_view.h"
#include "tests/ui/test_theme.h"

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
    return run<TestTheme, TestFigureLayout, TestFigureView, TestExport>(argc, argv) == 0 ? 0 : 1;
}
