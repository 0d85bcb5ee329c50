#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/sessions.h"
#include "tests/ui/window_testing.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/session/session_keeper.h"
#include "ui/window/file_opener.h"

namespace attnscope::testing {

/// A window of the size for which lessons are made, with the panel folded.
struct LessonWindow : Window {
    LessonWindow() { main.dock()->fold(); }

    LessonGuide& guide() { return main.lessons(); }
    LessonPanel& panel() { return *main.lessonPanel(); }
    const LessonStep& step() { return guide().shown(); }
    Session session() { return main.sessions().session(); }
    void open(const char* lesson) {
        guide().open(QString::fromLatin1(lesson));
        settle();
    }
};

/// Keeps pictures of the window in light and dark in the folder that ATTNSCOPE_PICTURES names.
inline void keepPicture(LessonWindow& window, const QString& name) {
    const QString folder = qEnvironmentVariable("ATTNSCOPE_PICTURES");
    if (folder.isEmpty())
        return;
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light}) {
        window.main.setThemeChoice(theme);
        QTest::qWait(200);  // callouts go to their places
        window.settle();
        const QString ending = theme == ThemeChoice::dark ? QStringLiteral("-dark") : QString();
        QVERIFY(window.main.grab().save(folder + u'/' + name + ending + QStringLiteral(".png")));
    }
}

/// The area of the largest plot or matrix.
inline double largestArea(LessonWindow& window) {
    const Board& board = *window.main.board();
    double most = 0;
    for (const std::string& view : viewsOf(board.boardLayout())) {
        const QRectF area = view == "attention" ? board.matrix()->view()->matrixArea()
                            : board.pane(view)  ? QRectF(board.pane(view)->rect())
                                                : board.view(view)->plotArea();
        most = std::max(most, area.width() * area.height());
    }
    return most;
}

/// A lesson of three steps.
inline constexpr auto three_steps = R"(# Mine

An introduction.

## One

A sentence with $\lambda$ and {here(n)}.

```attnscope
--set n=64
board entropy-vs-length
```

## Two

```attnscope
--set n=128
board entropy-vs-scale
```

## Three

```attnscope
board attention
```
)";

/// Writes the text of a lesson into a file, and returns its path.
inline QString written(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath(QStringLiteral("mine.en.md"));
    writeBytes(path, text);
    return path;
}

}  // namespace attnscope::testing
