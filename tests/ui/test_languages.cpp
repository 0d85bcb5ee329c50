#include "tests/ui/test_languages.h"

#include <QFontDatabase>
#include <QMenuBar>
#include <QRawFont>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "core/text/errors.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_texts.h"
#include "tests/ui/window_testing.h"
#include "ui/explain/explainer.h"
#include "ui/export/export_dialog.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/language.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"
#include "ui/panel/panel_strip.h"
#include "ui/pictures/embedded_fonts.h"
#include "ui/play/player.h"
#include "ui/reference/reference_window.h"
#include "ui/session/earlier_dialog.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/settings/settings.h"
#include "ui/status/message_bar.h"
#include "ui/views/export_request.h"
#include "ui/views/views.h"
#include "ui/window/language_choice.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const Language& chinese() {
    return languageOf("zh_CN");
}

/// Lists the texts of the program that translators installed after it lack.
class Lacking : public QTranslator {
public:
    Lacking() { QCoreApplication::installTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString name = QString::fromUtf8(context);
        const bool isSign = qstrcmp(source, "unit.%") == 0;
        if (*source != '\0' && !isSign && !name.startsWith(u'Q'))  // Qt's own
            found_ += name + QStringLiteral(": ") + QString::fromUtf8(source);
        return {};
    }
    QStringList found() const {
        QStringList texts = found_;
        texts.removeDuplicates();
        return texts;
    }

private:
    mutable QStringList found_;
};

/// English words of small letters, one after another: a piece of a sentence.
QStringList englishIn(const QList<ShownText>& texts) {
    static const QRegularExpression words(QStringLiteral("\\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\\b"));
    QStringList found;
    static const QRegularExpression title(QStringLiteral("\"[^\"]*\""));  // of a paper
    for (const ShownText& each : texts)
        if (words.match(QString(each.text).remove(title)).hasMatch())
            found += each.where + QStringLiteral(": ") + each.text;
    return found;
}

#define VERIFY_CHINESE(texts)                                            \
    do {                                                                 \
        const QStringList found = englishIn(texts);                      \
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QChar(u'\n')))); \
    } while (false)

QAction* languageAction(MainWindow& window, const QString& key) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->data().toString() == key &&
            action->text() == toQString(languageOf(key.toStdString()).name))
            return action;
    return nullptr;
}

/// Chooses a language in the menu, and waits until the window is there in it.
void chooseLanguage(RunningWindow& running, const QString& key) {
    const MainWindow* const before = &running.window();
    QAction* action = languageAction(running.window(), key);
    QVERIFY(action);
    action->trigger();
    QTRY_VERIFY(&running.window() != before);
    QVERIFY(running.window().isVisible());
}

/// Returns what undo leads to, the last change first. Afterwards the window is as before.
std::vector<Session> sessionsBefore(SessionKeeper& keeper) {
    std::vector<Session> sessions;
    while (keeper.canUndo()) {
        keeper.undo();
        sessions.push_back(keeper.session());
    }
    for (std::size_t i = 0; i < sessions.size(); ++i)
        keeper.redo();
    return sessions;
}

QString titlesOfMenus(MainWindow& window) {
    QStringList titles;
    for (const QAction* action : window.menuBar()->actions())
        titles += action->text();
    return titles.join(u' ');
}

}  // namespace

void TestLanguages::init() {
    QSettings().clear();
}

void TestLanguages::cleanup() {
    speakInWindow(languages().front());
}

void TestLanguages::theSystemsLanguageIsTheFirstThatThereIs() {
    const auto of = [](const QStringList& wanted) { return languageOfSystem(wanted).key; };
    QCOMPARE(of({QStringLiteral("zh-Hans-CN")}), "zh_CN");
    QCOMPARE(of({QStringLiteral("zh_TW"), QStringLiteral("en")}), "zh_CN");
    QCOMPARE(of({QStringLiteral("de-DE"), QStringLiteral("en"), QStringLiteral("zh")}), "en");
    QCOMPARE(of({QStringLiteral("fr-FR"), QStringLiteral("zh")}), "zh_CN");
    QCOMPARE(of({QStringLiteral("C")}), "en");
    QCOMPARE(of({}), "en");
}

void TestLanguages::aLanguageThatThereIsNotIsRefused() {
    try {
        languageOf("tlh");
        QFAIL("it is not refused");
    } catch (const InvalidRequest& refusal) {
        QCOMPARE(refusal.what(), "there is no language 'tlh'; the languages are en, zh_CN");
    }
}

void TestLanguages::chineseLacksNoTextOfTheWindow() {
    const Lacking lacking;
    const Speaking speaking(chinese());
    Window window;
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    for (const std::string_view view : allViews()) {
        window.main.board()->setBoardLayout({{{{{{{std::string(view)}}}}}}, {}});
        window.settle();
        VERIFY_CHINESE(paintedBy(window.main));
    }
    window.main.model().setField("n", "1000000000");  // no matrix: its view says what to do
    window.settle();
    VERIFY_CHINESE(saidBy(window.main));
    window.main.explainer().openReference(QStringLiteral("words"));
    Settings settings;
    ExportDialog picture(
        window.main.exportViews().front(), {}, window.main.exportViews(),
        [&](const std::string& view) { return window.main.shownOf(view); }, settings,
        make_cpu_engine, &window.main);
    VERIFY_CHINESE(saidBy(picture));
    QVERIFY(saidBy(*window.main.explainer().referenceWindow()).size() > 3);
    QVERIFY2(lacking.found().isEmpty(), qPrintable(lacking.found().join(u'\n')));
}

void TestLanguages::theMenuChangesTheLanguageAndIsRemembered() {
    const QTemporaryDir folder;
    speakInWindow(languages().front());
    RunningWindow running({}, folder.path());
    QVERIFY(titlesOfMenus(running.window()).contains(QStringLiteral("&File")));
    chooseLanguage(running, QStringLiteral("zh_CN"));
    QVERIFY(titlesOfMenus(running.window()).contains(QStringLiteral("文件(&F)")));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("取消"));
    QCOMPARE(chosenLanguage(Settings()).key, "zh_CN");
    QVERIFY(languageWords(Settings()).isEmpty());
    chooseLanguage(running, QStringLiteral("en"));
    QVERIFY(titlesOfMenus(running.window()).contains(QStringLiteral("&File")));
    QCOMPARE(chosenLanguage(Settings()).key, "en");
    speakInWindow(chinese());  // as --language does
    QCOMPARE(languageWords(Settings()),
             (QStringList{QStringLiteral("--language"), QStringLiteral("zh_CN")}));
}

void TestLanguages::nothingIsLostWhenTheLanguageChanges() {
    const QTemporaryDir folder;
    RunningWindow running({{}, {"samples=20"}}, folder.path());
    running.window().model().setField("n", "64");
    running.window().model().setField("d", "8");
    running.window().board()->setBoardLayout(startingLayouts().back().layout);
    const QString file = folder.filePath(QStringLiteral("mine.attnscope"));
    running.window().sessionFiles().saveTo(file);
    running.window().model().setField("d", "16");
    running.window().sessions().undo();
    const Session shown = running.window().sessions().session();
    const std::vector<Session> before = sessionsBefore(running.window().sessions());
    QVERIFY(before.size() > 2);
    const bool isMaximised = running.window().isMaximized();
    for (const char* key : {"zh_CN", "en"}) {
        chooseLanguage(running, QString::fromLatin1(key));
        MainWindow& window = running.window();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), patience);
        QCOMPARE(window.sessions().session(), shown);
        QCOMPARE(window.isMaximized(), isMaximised);
        QCOMPARE(window.sessionFiles().path(), file);
        QVERIFY(sessionsBefore(window.sessions()) == before);
        QVERIFY(window.sessions().canRedo());
        window.sessions().redo();
        QCOMPARE(window.model().scenario().d, 16);
        window.sessions().undo();
        QCOMPARE(window.sessions().session(), shown);
    }
    QVERIFY(running.autosave().keepForClosing().isEmpty());
}

void TestLanguages::theLanguageMayChangeWhileSomethingPlays() {
    const QTemporaryDir folder;
    RunningWindow running({{}, {"n=96", "samples=20"}}, folder.path());
    running.window().model().setPlaying("d");
    QVERIFY(!running.window().model().playing().empty());
    chooseLanguage(running, QStringLiteral("zh_CN"));
    QVERIFY(running.window().model().playing().empty());
    QTRY_VERIFY_WITH_TIMEOUT(running.window().isSettled(), patience);
    QCOMPARE(running.window().model().scenario().n, 96);
}

void TestLanguages::aLessonStaysOpenWhenTheLanguageChanges() {
    const QTemporaryDir folder;
    RunningWindow running({{}, {"n=77", "samples=20"}}, folder.path());
    const Session own = running.window().sessions().session();
    running.window().lessons().open(QStringLiteral("row"));
    running.window().lessons().next();
    QTRY_VERIFY_WITH_TIMEOUT(running.window().isSettled(), patience);
    const Session shown = running.window().sessions().session();
    const std::string english = running.window().lessons().shown().title;
    for (const char* key : {"zh_CN", "en"}) {
        chooseLanguage(running, QString::fromLatin1(key));
        MainWindow& window = running.window();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), patience);
        QVERIFY(window.lessonPanel()->isVisible());
        QVERIFY(!window.strip()->isVisible());
        QCOMPARE(window.lessons().step(), 1);
        QCOMPARE(window.sessions().session(), shown);
        QCOMPARE(window.lessonPanel()->heading(), toQString(window.lessons().shown().title));
        QCOMPARE(window.lessons().shown().title == english, key == std::string_view("en"));
        window.sessions().undo();
        QCOMPARE(window.lessons().step(), 0);
        window.sessions().redo();
        QCOMPARE(window.lessons().step(), 1);
    }
    running.window().lessons().leave();
    QTRY_VERIFY_WITH_TIMEOUT(running.window().isSettled(), patience);
    QCOMPARE(running.window().sessions().session(), own);
    QVERIFY(!running.window().lessonPanel()->isVisible());
}

void TestLanguages::whatStandsBesideTheWindowIsThereAgain() {
    const QTemporaryDir folder;
    RunningWindow running({{}, {"n=77", "samples=20"}}, folder.path());
    running.window().explainer().openReference(QStringLiteral("shortcuts"));
    Q_EMIT running.window().sessionFiles().earlierAsked();
    running.window().messages()->say(QStringLiteral("It did not work."));
    chooseLanguage(running, QStringLiteral("zh_CN"));
    const auto* reference = running.window().explainer().referenceWindow();
    QVERIFY(reference && reference->isVisible());
    QCOMPARE(reference->shown(), QStringLiteral("shortcuts"));
    const auto* earlier = running.window().findChild<EarlierDialog*>();
    QVERIFY(earlier && earlier->isVisible());
    QCOMPARE(running.window().messages()->text(), QStringLiteral("It did not work."));
    QVERIFY(running.window().messages()->isFault());
}

void TestLanguages::aSessionThatIsOfferedIsOfferedAgain() {
    const QTemporaryDir folder;
    lose(folder.path(), toJson(rich()));
    RunningWindow running({}, folder.path());
    QVERIFY(!running.window().messages()->text().isEmpty());
    chooseLanguage(running, QStringLiteral("zh_CN"));
    QVERIFY(running.window().messages()->text().contains(QStringLiteral("Attnscope")));
    QVERIFY(englishIn({{running.window().messages()->text(), QString()}}).isEmpty());
}

void TestLanguages::whatWasSetAsideIsSaidAgain() {
    const QTemporaryDir folder;
    for (const QByteArray& text : {toJson(rich()), QByteArray("damaged")}) {
        QFile file(lose(folder.path(), text));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const int days = text == "damaged" ? -1 : -2;  // newer ones are read first
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(days),
                                 QFileDevice::FileModificationTime));
    }
    RunningWindow running({}, folder.path());
    const auto offersAndNotes = [&] {
        return running.window().messages()->text().contains(QStringLiteral("set aside as")) &&
               running.window().messages()->answers().size() == 2;
    };
    QVERIFY(offersAndNotes());
    chooseLanguage(running, QStringLiteral("zh_CN"));
    QVERIFY(offersAndNotes());  // what was said before keeps its words
    running.window().messages()->answers().back()->click();
    QVERIFY(running.window().messages()->text().isEmpty());
    chooseLanguage(running, QStringLiteral("en"));
    QVERIFY(running.window().messages()->text().isEmpty());
}

void TestLanguages::anExportSaysItsLanguage() {
    const ExportRequest request{.view = "angles", .shown = {}};
    QCOMPARE(commandLine(request, "a.png"), "attnscope plot angles -o a.png");
    const Speaking speaking(chinese());
    QCOMPARE(commandLine(request, "a.png"), "attnscope plot angles -o a.png --language zh_CN");
    QCOMPARE(commandLine(request, "a.csv"), "attnscope plot angles -o a.csv");
}

void TestLanguages::chineseLettersAreOfAChineseFont() {
    const Speaking speaking(chinese());
    const QStringList families = withLetters(uiFont().family());
    if (families.size() == 1)
        QSKIP("no Chinese font is installed (Debian package fonts-noto-cjk)");
    QVERIFY(QRawFont::fromFont(QFont(families.back())).supportsCharacter(QChar(u'熵')));
    QCOMPARE(uiFont().families(), families);
    const QByteArray svg = "<svg><defs></defs><text font-family=\"" + families.front().toUtf8() +
                           "\" font-weight=\"400\" font-style=\"normal\">H 熵</text></svg>";
    const QByteArray embedded = withFonts(svg);
    QCOMPARE(embedded.count("@font-face"), 2);
    QVERIFY(embedded.contains(";unicode-range:U+71b5}"));
}

void TestLanguages::blanksOfNamesStay() {
    const Message fault("file.fault", "%1 is no file of %2", {"/我的 文件.npy", "我"});
    QCOMPARE(spokenText(fault), std::string("/我的 文件.npy is no file of 我"));
    const Speaking speaking(chinese());
    const std::string said =
        spokenText({"headline.bias", "At distance %1 %2 multiplies by %3.", {"8", "我的 词", "2"}});
    QCOMPARE(said, std::string("在距离 8 处，位置编码我的 词使权重变为原来的 2 倍。"));
}
