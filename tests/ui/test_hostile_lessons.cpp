#include "tests/ui/test_hostile_lessons.h"

#include <QTemporaryDir>

#include "tests/attack/hostile_lessons.h"
#include "tests/ui/lesson_window.h"
#include "ui/status/message_bar.h"
#include "ui/window/file_opener.h"

using namespace attnscope;
using namespace attnscope::testing;

/// What is right in a lesson is shown, and can be gone through. Its sentences have one line, and
/// leaving it brings back what the window showed.
void TestHostileLessons::getASentenceAndLoseNothing() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.en.md"));
    LessonWindow window;
    window.settle();
    const Session own = window.session();
    int shown = 0, refused = 0;
    for (const attack::HostileLesson& lesson : attack::hostile_lessons()) {
        const QByteArray about = "lesson: " + QByteArray::fromStdString(lesson.name).left(80);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QByteArray::fromStdString(lesson.text));
        file.close();
        window.main.messages()->hide();
        window.main.files().open({path});
        const QString sentence = window.main.messages()->text();
        QVERIFY2(!sentence.contains(u'\n'), about);
        QVERIFY2(sentence.size() < 600, about);
        if (window.guide().lesson()) {
            constexpr int often = 20;
            if (++shown % often == 0)
                window.settle();
            window.guide().next();
            window.guide().leave();
        } else {
            ++refused;
            QVERIFY2(!sentence.isEmpty(), about);
        }
        QVERIFY2(window.session() == own, about);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), {QStringLiteral("a.en.md")});
    }
    QVERIFY(shown > 0 && refused > 0);
}
