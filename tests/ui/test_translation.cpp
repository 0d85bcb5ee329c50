#include "tests/ui/test_translation.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFontDatabase>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>

#include "core/fields/fields.h"
#include "core/lessons/lessons.h"
#include "core/scaling/typed_formula.h"
#include "tests/ui/foreign_language.h"
#include "tests/ui/shown_texts.h"
#include "tests/ui/window_testing.h"
#include "ui/explain/explainer.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_preview.h"
#include "ui/heads/heads_pane.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/lessons/lesson_source.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/board_layout.h"
#include "ui/panel/scenario_panel.h"
#include "ui/reference/reference_window.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/views/views.h"
#include "ui/window/file_opener.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// What is the same in every language: names, units, kinds of files, functions in formulas.
const QStringList names = {
    QStringLiteral("Attnscope"), QStringLiteral("attnscope"), QStringLiteral("PNG"),
    QStringLiteral("SVG"),       QStringLiteral("PDF"),       QStringLiteral("CSV"),
    QStringLiteral("log"),       QStringLiteral("npy"),       QStringLiteral("NPY"),
    QStringLiteral("mm"),        QStringLiteral("dpi"),       QStringLiteral("pt"),
    QStringLiteral("English"),
};

/// The keys of choices, which cards show in place of labels where there is little room.
QStringList keysShown() {
    QStringList keys;
    for (const std::string_view key : {"pooling", "color_range", "color_map"})
        for (const Choice& choice : std::get<ChoiceField>(field(key).kind).choices)
            keys.append(toQString(choice.key));
    return keys;
}

/// What the machine calls itself and what else it can compute on.
QStringList engineNames() {
    QStringList found;
    for (const EngineKind* const kind : engines())
        for (const EngineDevice& device : kind->devices())
            found << toQString(kind->key).toUpper() << toQString(device.name);
    return found;
}

/// Fonts have names, and so have folders.
QStringList fontsAndFiles() {
    QStringList known = QFontDatabase::families();
    std::ranges::sort(known, std::greater<>(), &QString::size);
    return known
           << QDir(Settings().exportFolder()).filePath(QStringLiteral("entropy-vs-length.pdf"));
}

/// Latin words of two letters and more.
QStringList wordsOf(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    QStringList words;
    for (auto match = word.globalMatch(text); match.hasNext();)
        words.append(match.next().captured());
    return words;
}

/// Texts that fields have or give as examples; a person types them so in every language.
QStringList typedTexts() {
    QStringList found;
    for (const Field& field : fields())
        if (const auto* text = std::get_if<TextField>(&field.kind)) {
            if (text->syntax)
                found << toQString(text->syntax->example);
            found << toQString(get(Scenario(), field));
        }
    found.removeAll(QString());
    return found;
}

/// Lessons are texts of their own, which each language has or lacks as a whole.
QStringList lessonTitles() {
    QStringList titles;
    for (const std::string_view name : lesson_names())
        titles.append(titleOfLesson(std::string(name)));
    return titles;
}

/// What may be shown in Latin letters.
class Permitted {
public:
    bool sentence(QString text) const {
        if (keys_.contains(text))
            return true;
        for (const QString& known : sentences_)
            text.remove(known);
        return std::ranges::all_of(wordsOf(text),
                                   [](const QString& word) { return names.contains(word); });
    }

    /// A piece of a sentence that was broken into lines, or cut in a word.
    bool piece(const QString& text) const {
        return std::ranges::all_of(wordsOf(text), [this](const QString& word) {
            return std::ranges::any_of(
                words_, [&](const QString& known) { return known.startsWith(word); });
        });
    }

private:
    QStringList keys_ = keysShown(),
                sentences_ = engineNames() + fontsAndFiles() + typedTexts() + lessonTitles();
    QStringList words_ = wordsOf((sentences_ + keys_ + names).join(u' '));
};

/// The texts that are not translated, each with where it was found.
QStringList escaped(const Permitted& permitted, const QList<ShownText>& said,
                    const QList<ShownText>& painted = {}) {
    QStringList found;
    for (const ShownText& each : said)
        for (const QString& line : each.text.split(QChar(u'\n')))
            if (!permitted.sentence(line))
                found.append(each.where + QStringLiteral(": ") + line);
    for (const ShownText& each : painted)
        if (!permitted.piece(each.text))
            found.append(each.where + QStringLiteral(": ") + each.text);
    found.removeDuplicates();
    return found;
}

#define VERIFY_NONE(texts)                                             \
    do {                                                               \
        const QStringList none = texts;                                \
        QVERIFY2(none.isEmpty(), qPrintable(none.join(QChar(u'\n')))); \
    } while (false)

void verifyAll(Window& window) {
    VERIFY_NONE(escaped(Permitted(), saidBy(window.main), paintedBy(window.main)));
}

void verifyPicture(Window& window, const std::string& view, qsizetype least) {
    const ExportRequest request = reduced(window.main.exporter().requestOf(view));
    std::unique_ptr<ExportedView> made;
    try {
        made = exportedView(request, make_cpu_engine, {});
    } catch (const Error& refusal) {  // no heads without files
        VERIFY_NONE(escaped(Permitted(), {{translated(refusal.message()), exportName(view)}}));
        return;
    }
    const QList<ShownText> said = {{exportTitle(view), QStringLiteral("title of an export")},
                                   {made->part(request), QStringLiteral("part of a view")}};
    const Paint paint = made->picture(request, {{1600, 900}, 1}, {}, {});
    const QList<ShownText> painted = paintedBy(
        [&](QPainter& painter) {
            paint(painter, {1600, 900});
        },
        QStringLiteral("export of ") + exportName(view));
    QVERIFY(painted.size() >= least);
    VERIFY_NONE(escaped(Permitted(), said, painted));
}

QWidget& contentOf(Window& window, std::string_view view) {
    const Board* board = window.main.board();
    QWidget* pane = board->pane(view);
    if (!pane)
        return *board->view(view);
    QWidget* inside = pane->childAt(pane->rect().center());
    return inside ? *inside : *pane;
}

void zoom(QWidget& content) {
    const QPointF at = content.rect().center();
    QWheelEvent event(at, content.mapToGlobal(at), {}, QPoint(0, 360), Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&content, &event);
}

/// Every view in turn fills the board.
void forEachView(Window& window, const std::function<void(std::string_view view)>& look) {
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    window.main.model().setField("d", "12");
    for (const std::string_view view : allViews()) {
        window.main.board()->setBoardLayout({{{{{{{std::string(view)}}}}}}, {}});
        window.settle();
        look(view);
        if (QTest::currentTestFailed())
            return;
    }
}

}  // namespace

void TestTranslation::init() {
    QSettings().clear();
}

void TestTranslation::everyTextOfTheWindowIsTranslated() {
    const ForeignLanguage language;
    Window window;
    window.settle();
    QVERIFY(saidBy(window.main).size() > 300);
    QVERIFY(paintedBy(window.main).size() > 100);
    verifyAll(window);
}

void TestTranslation::everyTextOfTheViewsIsTranslated() {
    const ForeignLanguage language;
    Window window;
    forEachView(window, [&](std::string_view view) {
        QWidget& content = contentOf(window, view);
        QTest::mouseMove(&content, content.rect().center());  // for the read-out
        verifyAll(window);
        zoom(content);
        window.settle();
        verifyAll(window);
        for (const std::string& each : window.main.exportViews())
            verifyPicture(window, each, window.main.board()->pane(view) ? 1 : 10);
    });
}

void TestTranslation::everyTextOfTheDialogsIsTranslated() {
    const ForeignLanguage language;
    Window window;
    window.settle();
    const Permitted permitted;
    window.main.explainer().openReference(QStringLiteral("words"));
    ReferenceWindow& help = *window.main.explainer().referenceWindow();
    Settings settings;
    Exporter& exporter = window.main.exporter();
    ExportDialog picture(
        window.main.exportViews().front(), {}, window.main.exportViews(),
        [&](const std::string& view) { return exporter.requestOf(view); }, settings,
        make_cpu_engine, &window.main);
    QTRY_VERIFY_WITH_TIMEOUT(!picture.preview()->isBusy(), patience);
    QStringList found;
    for (QWidget* dialog : std::initializer_list<QWidget*>{&help, &picture})
        found += escaped(permitted, saidBy(*dialog), paintedBy(*dialog));
    VERIFY_NONE(found);
}

/// The context menu is made when it is asked for.
void TestTranslation::theMenuOfAFigureIsTranslated() {
    const ForeignLanguage language;
    Window window;
    window.settle();
    FigureView* view = window.main.board()->findChild<FigureView*>();
    QStringList menu{QStringLiteral("no menu")};
    QTimer::singleShot(0, view, [&] {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            menu = escaped(Permitted(), saidBy(*popup));
            popup->close();
        }
    });
    QContextMenuEvent asked(QContextMenuEvent::Mouse, {20, 20}, view->mapToGlobal(QPoint(20, 20)));
    QCoreApplication::sendEvent(view, &asked);
    VERIFY_NONE(menu);
}

void TestTranslation::messagesAreTranslated() {
    const ForeignLanguage language;
    Window window;
    window.settle();
    window.main.files().open({QStringLiteral("1.npy")});
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.messages()->text().isEmpty(), patience);
    verifyAll(window);
    window.main.files().open({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")});
    verifyAll(window);
    window.main.exporter().save(window.main.shownOf("angles"), "0.0");
    verifyAll(window);
    window.main.exporter().copy("angles");
    verifyAll(window);
    window.main.board()->toggleMaximised();
    verifyAll(window);
}

void TestTranslation::refusalsAreTranslated() {
    const ForeignLanguage language;
    Window window;
    window.settle();
    QLineEdit* entry = window.number("n").entry();
    entry->setFocus();
    entry->selectAll();
    QTest::keyClicks(entry, QStringLiteral("0\r"));
    QVERIFY(!window.number("n").fault().isEmpty());
    verifyAll(window);
    QTest::keyClick(entry, Qt::Key_Escape);
    window.main.model().setField("n", "1000000000");  // no matrix: its view says what to do
    window.settle();
    verifyAll(window);
}

void TestTranslation::aTextThatEscapesIsFound() {
    const ForeignLanguage language;
    Window window;
    window.settle();
    const Permitted permitted;
    QLabel glued(tr("Computing the picture") + QStringLiteral(" is cancelled"), &window.main);
    QMenu menu(&window.main);
    connect(&menu, &QMenu::aboutToShow, [&menu] { menu.addAction(QStringLiteral("Undo")); });
    const QStringList found = escaped(permitted, saidBy(window.main));
    QCOMPARE(found.filter(QStringLiteral("is cancelled")).size(), 1);
    QVERIFY(!found.filter(QStringLiteral("Undo")).isEmpty());
    const auto paint = [](QPainter& painter) {
        painter.drawText(QPointF(), QStringLiteral("λ zoomed"));
    };
    QCOMPARE(escaped(permitted, {}, paintedBy(paint, QStringLiteral("here"))),
             {QStringLiteral("here: zoomed")});
}
