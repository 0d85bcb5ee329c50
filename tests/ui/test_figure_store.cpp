#include "tests/ui/test_figure_store.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <atomic>
#include <cmath>
#include <fstream>

#include "core/io/file_state.h"
#include "core/io/npy.h"
#include "tests/core/rewrite.h"
#include "tests/ui/shown_figure.h"
#include "tests/ui/window_testing.h"
#include "ui/model/file_versions.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Looks at files that the window's thread takes.
std::atomic<int> looks = 0;

void count_look() {
    if (qApp && QThread::currentThread() == qApp->thread())
        ++looks;
}

}  // namespace

// These take the place of the C library's, for the program and for Qt.
extern "C" {

__attribute__((visibility("default"))) int stat(const char* path, struct stat* found) noexcept {
    count_look();
    return fstatat(AT_FDCWD, path, found, 0);
}

__attribute__((visibility("default"))) int lstat(const char* path, struct stat* found) noexcept {
    count_look();
    return fstatat(AT_FDCWD, path, found, AT_SYMLINK_NOFOLLOW);
}

__attribute__((visibility("default"))) int statx(int folder, const char* path, int flags,
                                                 unsigned int mask, struct statx* found) noexcept {
    count_look();
    return static_cast<int>(syscall(SYS_statx, folder, path, flags, mask, found));
}
}

namespace {

void writeMatrix(const QString& path, double from) {
    write_npy(path.toStdString(), 24, 8, [from](const auto& put) {
        std::vector<float> values;
        for (int i = 0; i < 24 * 8; ++i)
            values.push_back(static_cast<float>(std::sin(from + i)));
        put(values);
    });
}

/// Figures that are seen and not the one that was computed, from the view to what is painted.
int copies(MainWindow& window) {
    int count = 0;
    for (std::size_t i = 0; i < figures().size(); ++i) {
        const FigureView* view = window.board()->view(static_cast<int>(i));
        const Figure* made = window.board()->deck().feed().figureOf(i).get();
        if (!view || !made)
            continue;
        count += &view->figure() != made ? 1 : 0;
        count += &plotOf(*view).figure() != made ? 1 : 0;
    }
    return count;
}

}  // namespace

void TestFigureStore::aFigureIsNotCopiedOnItsWayToThePicture() {
    Window window;
    window.settle();
    int figures_shown = 0, copies_made = 0;
    connect(&window.main.board()->deck().feed(), &FigureFeed::figureReady, this, [&] {
        ++figures_shown;
        copies_made += copies(window.main);
    });
    QSlider* slider = window.number("lambda").slider();
    for (int step = 1; step <= 5; ++step) {
        const int before = figures_shown;
        slide(slider, 400 + 20 * step, step == 5);
        QTRY_VERIFY_WITH_TIMEOUT(figures_shown > before, patience);
        window.main.board()->grab();
    }
    window.settle();
    QCOMPARE(copies_made, 0);
}

void TestFigureStore::aMarkedRowCopiesNoFigure() {
    Window window;
    window.settle();
    const FigureView* view = window.main.board()->view("entropy-vs-scale");
    const Figure* before = &view->figure();
    window.main.choice().pin(10);
    QTRY_VERIFY_WITH_TIMEOUT(view->rowPoint().has_value(), patience);
    QCOMPARE(&view->figure(), before);
    QCOMPARE(copies(window.main), 0);
}

void TestFigureStore::theWindowsThreadLooksAtNoFileDuringADrag() {
    QTemporaryDir folder;
    const QString queries = folder.filePath(QStringLiteral("q.npy")),
                  keys = folder.filePath(QStringLiteral("k.npy"));
    writeMatrix(queries, 0);
    writeMatrix(keys, 1);
    Window window;
    window.drop({queries, keys});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    window.main.board()->setBoardLayout(
        {{{{{{{"entropy-vs-scale"}, {"attention"}, {"frozen-attention"}, {"heads"}}}}}}, {}});
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    window.settle();
    QSlider* slider = window.number("lambda").slider();
    const auto waitForFigures = [&] {
        QTRY_VERIFY_WITH_TIMEOUT(!window.main.board()->deck().feed().isBusy(), patience);
    };
    slide(slider, 400, false);
    waitForFigures();
    looks = 0;
    for (int step = 1; step <= 20; ++step) {
        slide(slider, 400 + 5 * step, false);
        QTest::qWait(5);
    }
    waitForFigures();
    QCOMPARE(looks.load(), 0);
    slider->setSliderDown(false);
    window.settle();
    state_of(queries.toStdString());
    QVERIFY(looks.load() > 0);  // they are counted
}

void TestFigureStore::aRewrittenFileIsAnotherVersion() {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("a")).toStdString();
    const auto write = [&](const char* text) { std::ofstream(path) << text; };
    write("one");
    FileVersions versions;
    const QSignalSpy changed(&versions, &FileVersions::changed);
    const auto look = [&] {
        versions.look({path});
        QTRY_VERIFY_WITH_TIMEOUT(!versions.isLooking(), patience);
    };
    look();
    look();
    QCOMPARE(versions.of(path), 0);
    rewrite(path, [&] { write("two"); });
    look();
    QCOMPARE(versions.of(path), 1);
    QVERIFY(QFile::remove(QString::fromStdString(path)));
    look();
    look();
    QCOMPARE(versions.of(path), 2);
    QCOMPARE(changed.size(), 2);
}
