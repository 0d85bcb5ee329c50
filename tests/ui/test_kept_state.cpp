#include "tests/ui/test_kept_state.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QFileInfo>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <map>

#include "tests/core/rights.h"
#include "tests/ui/kept_states.h"
#include "tests/ui/sessions.h"
#include "ui/look/paths.h"
#include "ui/session/earlier_sessions.h"
#include "ui/session/kept_session.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Whatever stands in a folder, each by its number: a name may change, nothing else.
struct Thing {
    QString name;
    QByteArray all;  ///< kind, rights, time, and the bytes of a file or a link

    bool operator==(const Thing&) const = default;
};
using Things = std::map<ino_t, Thing>;

QByteArray describe(const QString& path, const struct stat& found) {
    QByteArray all = QByteArray::number(found.st_mode) + ' ' +
                     QByteArray::number(static_cast<qint64>(found.st_mtim.tv_sec)) + '.' +
                     QByteArray::number(static_cast<qint64>(found.st_mtim.tv_nsec)) + ' ';
    if (S_ISREG(found.st_mode))
        all += QCryptographicHash::hash(bytesAt(path), QCryptographicHash::Md5).toHex();
    if (S_ISLNK(found.st_mode))
        all += std::filesystem::read_symlink(bytesOf(path)).string();
    return all;
}

Things thingsIn(const QString& folder) {
    Things things;
    for (const QString& name : QDir(folder).entryList(QDir::AllEntries | QDir::System |
                                                      QDir::Hidden | QDir::NoDotAndDotDot)) {
        const QString path = folder + u'/' + name;
        struct stat found {};
        if (lstat(bytesOf(path).c_str(), &found) == 0)
            things[found.st_ino] = {name, describe(path, found)};
    }
    return things;
}

/// What is no business of a start's.
const QStringList others = {QStringLiteral("notes.txt"), QStringLiteral("other.attnscope"),
                            QStringLiteral("window-mine.lock"),
                            QStringLiteral("set-aside-before.attnscope"),
                            QStringLiteral("window-folder.lock")};

/// Each is there, as it was. What is a window's has another name, and what was set aside is said.
void verifyKept(const Things& before, const Things& after, const QString& said) {
    for (const auto& [number, thing] : before) {
        const auto found = after.find(number);
        QVERIFY2(found != after.end(), qPrintable(thing.name));
        QCOMPARE(found->second.all, thing.all);
        const QString& name = found->second.name;
        const bool is_set_aside = name.startsWith(QStringLiteral("set-aside-"));
        if (others.contains(thing.name))
            QCOMPARE(name, thing.name);
        else
            QVERIFY2(
                is_set_aside ? said.contains(name) : name.startsWith(QStringLiteral("closed-")),
                qPrintable(name + u'\n' + said));
    }
}

/// Where the state stands before a start.
enum Place { closed, lost, both, beside_a_file };

void addOthers(const QString& folder) {
    for (const QString& name : others)
        if (name == others.back())
            QDir().mkpath(folder + u'/' + name);
        else
            writeBytes(folder + u'/' + name, "mine");
}

QString start(const WindowWords& words, const QString& folder, bool takesOffer = false) {
    RunningWindow running(words, folder);
    MessageBar& bar = *running.window().messages();
    QString said = bar.text();
    if (takesOffer && bar.isVisible() && !bar.answers().empty()) {
        bar.answers().front()->click();
        said += u'\n' + bar.text();
    }
    return said;
}

WindowWords onAFile(const QString& folder) {
    const QString path = folder + QStringLiteral("/named.attnscope");
    writeBytes(path, toJson(Session{small(), {}, startingLayouts()[1].layout, {}, {}}));
    return {{path}, {}};
}

}  // namespace

void TestKeptState::aStartLosesNothing_data() {
    QTest::addColumn<std::size_t>("number");
    QTest::addColumn<int>("place");
    int starts = 0;
    for (std::size_t i = 0; i < states().size(); ++i)
        for (const auto& [place, name] : {std::pair{closed, "left by the one closed last"},
                                          {lost, "lost"},
                                          {both, "both"},
                                          {beside_a_file, "a start on a file"}}) {
            QTest::addRow("%s, %s", states()[i].name.constData(), name)
                << i << static_cast<int>(place);
            ++starts;
        }
    QVERIFY(starts > 200);
}

void TestKeptState::aStartLosesNothing() {
    QFETCH(const std::size_t, number);
    QFETCH(const int, place);
    const State& state = states()[number];
    const QTemporaryDir folder, elsewhere;
    addOthers(folder.path());
    if (place != lost)
        state.make(folder.filePath(QStringLiteral("last.attnscope")));
    if (place == lost || place == both)
        state.make(folder.filePath(QStringLiteral("window-0123456789ab.attnscope")));
    const Things before = thingsIn(folder.path());
    const QString said = start(place == beside_a_file ? onAFile(elsewhere.path()) : WindowWords(),
                               folder.path(), true);
    verifyKept(before, thingsIn(folder.path()), said);
    QCOMPARE(said.isEmpty(), place == beside_a_file);
    if (place != beside_a_file)
        QCOMPARE(said.contains(QStringLiteral("was not read in full")), state.is_session);
}

void TestKeptState::whatNobodyMayReadIsSetAside() {
    const QTemporaryDir folder;
    const QString closed_one = folder.filePath(QStringLiteral("last.attnscope")),
                  lost_one = folder.filePath(QStringLiteral("window-a.attnscope")),
                  locked_one = folder.filePath(QStringLiteral("window-b.attnscope")),
                  lock = folder.filePath(QStringLiteral("window-b.lock"));
    for (const QString& path : {closed_one, lost_one, locked_one, lock}) {
        writeBytes(path, path == lock ? QByteArray() : toJson(rich()));
        QVERIFY(AsNobody::owns(bytesOf(path)));
        QCOMPARE(chmod(bytesOf(path).c_str(), path == locked_one ? 0600 : 0), 0);
    }
    QVERIFY(AsNobody::owns(bytesOf(folder.path())));
    Things before = thingsIn(folder.path());
    QString said;
    {
        const AsNobody nobody;
        said = start({}, folder.path());
    }
    QCOMPARE(said.count(QStringLiteral("cannot be read (Permission denied). It was set aside as ")),
             2);
    QVERIFY2(said.contains(QStringLiteral("window-b.attnscope: is left as it is")),
             qPrintable(said));
    const Things after = thingsIn(folder.path());
    for (const QString& path : {locked_one, lock})
        std::erase_if(before, [&](const auto& each) {
            return each.second.name == QFileInfo(path).fileName() &&
                   each.second == after.at(each.first);
        });
    QCOMPARE(before.size(), 2U);
    verifyKept(before, after, said);
}

/// Whatever a start does where no file can be opened, all stays.
void TestKeptState::withoutDescriptorsNothingIsTouched() {
    const QTemporaryDir folder;
    writeBytes(folder.filePath(QStringLiteral("last.attnscope")), toJson(rich()));
    lose(folder.path(), toJson(rich()));
    const Things before = thingsIn(folder.path());
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &limit), 0);
    const int free = dup(0);
    close(free);
    const rlimit none{static_cast<rlim_t>(free), limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &none), 0);
    start({}, folder.path());
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &limit), 0);
    QCOMPARE(thingsIn(folder.path()), before);
}

void TestKeptState::inAFolderThatCannotBeWrittenToNothingIsTouched() {
    const QTemporaryDir folder;
    writeBytes(folder.filePath(QStringLiteral("last.attnscope")), "{");
    writeBytes(folder.filePath(QStringLiteral("window-a.attnscope")), "{");
    QCOMPARE(chmod(bytesOf(folder.path()).c_str(), 0555), 0);
    const Things before = thingsIn(folder.path());
    {
        const AsNobody nobody;
        const RunningWindow running({}, folder.path());
        const auto& window = const_cast<RunningWindow&>(running).window();
        QVERIFY(window.messages()->text().contains(folder.path()));
        QVERIFY(window.messages()->text().contains(QStringLiteral("window-a.attnscope: is left")));
    }
    QCOMPARE(thingsIn(folder.path()), before);
    QCOMPARE(chmod(bytesOf(folder.path()).c_str(), 0755), 0);
}

void TestKeptState::allThatWereLostStay() {
    const QTemporaryDir folder;
    constexpr int lost = 12;
    for (int i = 0; i < lost; ++i) {
        QFile file(lose(folder.path(), toJson(rich())));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-40 * i),
                                 QFileDevice::FileModificationTime));
    }
    const Things before = thingsIn(folder.path());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(start({}, folder.path()).contains(QStringLiteral("Bring back")));
        Things after = thingsIn(folder.path());
        std::erase_if(after, [](const auto& each) {
            return each.second.name == QStringLiteral("last.attnscope");
        });
        QCOMPARE(after, before);
    }
    QCOMPARE(earlierSessions(folder.path()).size(), static_cast<std::size_t>(lost));
}

void TestKeptState::ofMoreThanAHundredItIsSaid() {
    const QTemporaryDir folder;
    for (std::size_t i = 0; i < manyEarlierSessions; ++i)
        lose(folder.path(), toJson(rich()));
    const QString text = QStringLiteral("earlier sessions. File ▸ Earlier sessions…");
    QVERIFY(!start({}, folder.path()).contains(text));
    for (int i = 0; i < 2; ++i)
        lose(folder.path(), toJson(rich()));
    const QString said = start({}, folder.path());
    QVERIFY2(said.contains(QStringLiteral("There are 101 ") + text), qPrintable(said));
}

void TestKeptState::whatIsBroughtBackInPartStays() {
    const QTemporaryDir folder;
    const QByteArray text =
        changed([](QJsonObject& object) { object[QStringLiteral("hologram")] = true; });
    lose(folder.path(), text);
    const Things before = thingsIn(folder.path());
    {
        RunningWindow running({}, folder.path());
        running.window().messages()->answers().front()->click();
        QVERIFY(running.window().sessions().session() == rich());
        const QString said = running.window().messages()->text();
        QVERIFY2(said.contains(QStringLiteral("'hologram'")), qPrintable(said));
        verifyKept(before, thingsIn(folder.path()), said);
    }
    QCOMPARE(start({}, folder.path()), QString());
    QCOMPARE(bytesAt(folder.filePath(earlierSessions(folder.path()).front().name)), text);
}

void TestKeptState::aWindowClosedLaterKeepsTheOneBefore() {
    const QTemporaryDir folder;
    auto one = std::make_unique<RunningWindow>(WindowWords(), folder.path());
    auto other = std::make_unique<RunningWindow>(WindowWords(), folder.path());
    one->window().model().setField("n", "20");
    other->window().model().setField("n", "30");
    one.reset();
    QVERIFY(earlierSessions(folder.path()).empty());
    other.reset();
    const auto earlier = earlierSessions(folder.path());
    QCOMPARE(earlier.size(), 1U);
    QCOMPARE(sessionAsWritten(bytesAt(folder.filePath(earlier[0].name))).session.scenario.n, 20);
    QCOMPARE(sessionAsWritten(bytesAt(folder.filePath(QStringLiteral("last.attnscope"))))
                 .session.scenario.n,
             30);
}

/// Whoever opens the same files again and again gathers nothing.
void TestKeptState::theSameIsKeptOnce() {
    const QTemporaryDir folder, files;
    for (int i = 0; i < 6; ++i) {
        const QString path = files.filePath(QStringLiteral("%1.attnscope").arg(i % 2));
        writeBytes(path, toJson(Session{small(), {}, startingLayouts().at(i % 2).layout, {}, {}}));
        start({{path}, {}}, folder.path());
    }
    QVERIFY(earlierSessions(folder.path()).size() <= 2);
}
