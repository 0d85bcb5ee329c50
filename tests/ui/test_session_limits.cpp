#include "tests/ui/test_session_limits.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/text/errors.h"
#include "tests/ui/sessions.h"
#include "ui/model/steps.h"
#include "ui/presentation/steps_dialog.h"
#include "ui/session/autosave.h"
#include "ui/session/session_file.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/window/start_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// With a frozen Scenario each, which makes the text longest.
std::vector<Step> manySteps(std::size_t count, const std::string& title = "T") {
    return std::vector<Step>(
        count, {title, {"attention", "angles"}, small(), Comparison{.frozen = {{small()}}}});
}

Session withSteps(std::vector<Step> steps) {
    Session session = rich();
    session.steps = std::move(steps);
    return session;
}

/// What is larger than can be read, though its steps are few enough.
Session tooLarge() {
    return withSteps(manySteps(900, std::string(20'000, 'a')));
}

}  // namespace

void TestSessionLimits::aPresentationOfAsManyStepsAsCanBeIsSavedAndOpened() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.attnscope"));
    const Session session = withSteps(manySteps(most_steps));
    writeSession(path, session, folder.path());
    QVERIFY(QFileInfo(path).size() > 4'000'000);
    const ReadSession read = readSession(path, path, folder.path());
    QCOMPARE(read.faults, QStringList());
    QVERIFY(read.session == session);
}

void TestSessionLimits::noStepIsAddedBeyond() {
    Window window;
    window.main.steps().set(manySteps(most_steps - 1));
    QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.main.steps().all().size(), most_steps);
    QVERIFY(!window.main.messages()->isVisible());
    QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.main.steps().all().size(), most_steps);
    QVERIFY(window.main.messages()->text().contains(QString::number(most_steps)));
    const StepsDialog dialog(
        window.main.steps(), [] { return Step(); }, nullptr);
    const auto buttons = dialog.findChildren<QPushButton*>();
    const auto adder =
        std::ranges::find(buttons, QStringLiteral("&Add what is shown"), &QPushButton::text);
    QVERIFY(adder != buttons.end() && !(*adder)->isEnabled());
    window.main.steps().set(manySteps(1));
    QVERIFY((*adder)->isEnabled());
}

void TestSessionLimits::ofMoreStepsTheFirstAreRead() {
    QJsonObject object = objectOf(rich());
    QJsonArray steps;
    for (std::size_t i = 0; i <= most_steps; ++i)
        steps.append(QJsonObject{{QStringLiteral("title"), QString::number(i)}});
    object[QStringLiteral("steps")] = steps;
    const ReadSession read = sessionAsWritten(QJsonDocument(object).toJson());
    QCOMPARE(read.session.steps.size(), most_steps);
    QCOMPARE(read.session.steps.back().title, std::to_string(most_steps - 1));
    QCOMPARE(
        read.faults,
        QStringList{QStringLiteral("The session has 1001 steps; only the first 1000 were read.")});
}

void TestSessionLimits::whatCouldNotBeReadIsNotSaved_data() {
    QTest::addColumn<bool>("large");
    QTest::newRow("too many steps") << false;
    QTest::newRow("too large") << true;
}

void TestSessionLimits::whatCouldNotBeReadIsNotSaved() {
    QFETCH(const bool, large);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.attnscope"));
    Window window;
    window.main.sessionFiles().saveTo(path);
    const QByteArray before = bytesAt(path);
    QSignalSpy failed(&window.main.sessionFiles(), &SessionFiles::failed);
    window.main.steps().set(large ? tooLarge().steps : manySteps(most_steps + 1));
    window.main.sessionFiles().save(&window.main);
    QCOMPARE(failed.size(), 1);
    QVERIFY(window.main.messages()->isVisible());
    QCOMPARE(bytesAt(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("s.attnscope")});
}

void TestSessionLimits::whatCouldNotBeReadDoesNotTakeThePlaceOfWhatIsKept() {
    const QTemporaryDir folder;
    Window window;
    auto file = KeptSession::begin(folder.path());
    const QString path = file->path();
    Autosave autosave(window.main.sessions(), std::move(file));
    QSignalSpy kept(&autosave, &Autosave::kept), failed(&autosave, &Autosave::failed);
    window.main.model().setField("n", "20");
    QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), patience);
    const QByteArray before = bytesAt(path);
    window.main.steps().set(manySteps(most_steps + 1));
    QTRY_VERIFY_WITH_TIMEOUT(!failed.isEmpty(), patience);
    QCOMPARE(bytesAt(path), before);
}

void TestSessionLimits::aSessionThatIsTooLargeOpensNoWindow() {
    QVERIFY_EXCEPTION_THROWN(startWindow(QStringLiteral("/nowhere"), tooLarge()), FileError);
}

/// The text leaves out the fields, so it is shorter than the session when saved.
void TestSessionLimits::whatCouldNotBeSavedIsNotOpened() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.attnscope"));
    QJsonArray frozen, steps;
    for (std::size_t i = 0; i < most_frozen; ++i)
        frozen.append(QJsonObject());
    for (std::size_t i = 0; i < most_steps; ++i)
        steps.append(QJsonObject{{QStringLiteral("frozen"), frozen}});
    QJsonObject object = objectOf(rich());
    object[QStringLiteral("steps")] = steps;
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    QVERIFY(static_cast<std::size_t>(text.size()) < longestSession);
    writeBytes(path, text);
    try {
        readSession(path, path);
        QFAIL("is read");
    } catch (const FileError& fault) {
        QVERIFY(QString::fromUtf8(fault.what()).contains(QStringLiteral("when it is saved")));
    }
}
