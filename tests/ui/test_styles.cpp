#include "tests/ui/test_styles.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "core/text/errors.h"
#include "ui/explain/explanations.h"
#include "ui/export/style_chooser.h"
#include "ui/look/theme.h"
#include "ui/settings/saved_styles.h"

using namespace attnscope;

namespace {

Look wide() {
    Look look;
    look.width = {120, "mm"};
    look.font = "DejaVu Serif";
    look.lines = 0.7;
    set(look, lookField("letters"), "A");
    look.grid = false;
    return look;
}

bool isRefused(SavedStyles& styles, const QString& name) {
    try {
        styles.save(name, {});
    } catch (const InvalidRequest&) {
        return true;
    }
    return false;
}

QStringList namesOf(const SavedStyles& styles) {
    QStringList names;
    for (const SavedStyle& style : styles.all())
        names.append(style.name);
    return names;
}

QStringList textsOf(const QMenu& menu) {
    QStringList texts;
    for (const QAction* action : menu.actions())
        texts.append(action->text());
    return texts;
}

}  // namespace

void TestStyles::init() {
    QSettings().clear();
}

void TestStyles::aStyleIsKeptUnderItsName() {
    {
        Settings settings;
        SavedStyles(settings).save(QStringLiteral("Thesis"), wide());
    }
    Settings settings;
    SavedStyles styles(settings);
    QCOMPARE(styles.all().size(), std::size_t{1});
    QCOMPARE(styles.all().front().look, wide());
    styles.save(QStringLiteral("Thesis"), {});  // in its place
    QCOMPARE(styles.all().size(), std::size_t{1});
    QCOMPARE(styles.all().front().look, Look());
    styles.rename(QStringLiteral("Thesis"), QStringLiteral("Book"));
    QCOMPARE(namesOf(styles), QStringList{QStringLiteral("Book")});
}

void TestStyles::namesAreUniqueAndPlain() {
    Settings settings;
    SavedStyles styles(settings);
    for (const QString& name :
         {QString(), QStringLiteral(" a"), QString(61, u'x'), QStringLiteral("a\nb"),
          QStringLiteral("a\tb"), QString(QChar(0)), QString(QChar(0xD800))})
        QVERIFY2(isRefused(styles, name), qPrintable(name));
    const QStringList hostile{QStringLiteral("%1 %2"), QStringLiteral("../x"),
                              QStringLiteral("<b>R&D</b>")};
    for (const QString& name : hostile)
        styles.save(name, wide());
    QCOMPARE(namesOf(styles), hostile);
    QVERIFY_EXCEPTION_THROWN(styles.rename(hostile[0], hostile[1]), InvalidRequest);
    QCOMPARE(namesOf(styles), hostile);
}

void TestStyles::whatWasDeletedIsBroughtBack() {
    Settings settings;
    SavedStyles styles(settings);
    const QString name(60, u'n');
    styles.save(name, wide());
    const SavedStyle removed = styles.remove(name);
    QVERIFY(styles.all().empty());
    styles.save(name, {});
    const QString back = styles.putBack(removed);
    QCOMPARE(back.size(), 60);
    QCOMPARE(styles.all().size(), std::size_t{2});
    for (const SavedStyle& style : styles.all())
        QCOMPARE(style.look, style.name == back ? wide() : Look());
}

void TestStyles::damagedSettingsLoseNothingElse() {
    Settings settings;
    for (const char* const damaged :
         {"", "{", "[1,2]", "[{\"name\":1}]", "[{\"name\":\"a\",\"look\":{\"width\":\"wide\"}}]"}) {
        settings.setBytes(QStringLiteral("export/styles"), damaged);
        for (const SavedStyle& style : SavedStyles(settings).all())
            QCOMPARE(style.look, Look());
    }
    settings.setBytes(
        QStringLiteral("export/styles"),
        "[{\"name\":\"a\",\"look\":{\"text\":\"9\",\"lines\":\"x\"}},{\"name\":\"a\"}]");
    const std::vector<SavedStyle> styles = SavedStyles(settings).all();
    QCOMPARE(styles.size(), std::size_t{1});
    QCOMPARE(styles.front().look.text, 9.0);
}

/// The exact curve as wide as was asked; the others between half and 1.25 times that.
void TestStyles::linesKeepTheirProportion() {
    Look look;
    look.text = 7;
    look.lines = 0.8;
    const Theme theme = themeOf(look);
    const double point = 11.0 / 7;  // pixels on a page on which 7 pt are 11 pixels
    const auto width = [&](const CurveKind& kind, int series = 0) {
        return curvePen(kind, theme, series).widthF() / point;
    };
    QVERIFY(std::abs(width(CurveKind::exact) - 0.8) < 1e-12);
    QVERIFY(std::abs(width(CurveKind::reference) - 1) < 1e-12);
    QVERIFY(std::abs(width(CurveKind::contour) - 0.4) < 1e-12);
    QVERIFY(std::abs(penWidth(theme, 1) / point - 0.4) < 1e-12);
    QCOMPARE(penWidth(lightTheme(), 1.3), 1.3);
    QCOMPARE(curvePen(CurveKind::exact, lightTheme()).widthF(), 3.2);
}

void TestStyles::theChooserShowsWhatALookIs() {
    Settings settings;
    StyleChooser chooser(settings, nullptr);
    QSignalSpy chosen(&chooser, &StyleChooser::chosen), failed(&chooser, &StyleChooser::failed);
    for (const LookPreset& preset : lookPresets()) {
        chooser.show(with(Look(), preset));
        QCOMPARE(chooser.box()->currentData().toString().toStdString(), std::string(preset.key));
    }
    chooser.show(wide());
    QCOMPARE(chooser.box()->currentIndex(), 0);
    const QString hostile = QStringLiteral("<i>R&D</i>");
    chooser.save(hostile);
    QCOMPARE(chooser.box()->currentText(), hostile);
    Q_EMIT chooser.menu()->aboutToShow();
    QVERIFY(textsOf(*chooser.menu()).contains(QStringLiteral("&Delete <i>R&&D</i>")));
    chooser.show({});
    const int own = chooser.box()->findText(hostile);
    Q_EMIT chooser.box()->activated(own);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().front().value<Look>(), wide());
    chooser.show(wide());
    chooser.rename(QString());
    QVERIFY(!failed.back().front().toString().isEmpty());
    QCOMPARE(chooser.box()->currentText(), hostile);
    chooser.rename(QStringLiteral("Thesis"));
    QCOMPARE(chooser.box()->currentText(), QStringLiteral("Thesis"));
    chooser.remove();
    QCOMPARE(chooser.box()->currentIndex(), 0);
    Q_EMIT chooser.menu()->aboutToShow();
    QVERIFY(textsOf(*chooser.menu()).contains(QStringLiteral("&Bring Thesis back")));
    chooser.putBack();
    QCOMPARE(chooser.box()->currentText(), QStringLiteral("Thesis"));
}

void TestStyles::stylesThatDifferInTheTitleAreToldApart() {
    Settings settings;
    StyleChooser chooser(settings, nullptr);
    Look titled = wide();
    titled.title = !titled.title;
    for (const auto& [name, look] :
         {std::pair(QStringLiteral("one"), wide()), std::pair(QStringLiteral("other"), titled)}) {
        chooser.show(look);
        chooser.save(name);
    }
    chooser.show(wide());
    QCOMPARE(chooser.box()->currentText(), QStringLiteral("one"));
    chooser.show(titled);
    QCOMPARE(chooser.box()->currentText(), QStringLiteral("other"));
}

void TestStyles::theChooserExplainsItsStyles() {
    Settings settings;
    StyleChooser chooser(settings, nullptr);
    QAbstractItemView& list = *chooser.box()->view();
    list.setCurrentIndex(chooser.box()->model()->index(1, 0));
    QCOMPARE(explanationOfFocus(list).entry,
             QStringLiteral("looks/") + chooser.box()->itemData(1).toString());
}
