#include "tests/ui/test_language.h"

#include <QLabel>
#include <QTest>
#include <QTranslator>

#include "core/fields/labels.h"
#include "core/figures/figure_part.h"
#include "core/figures/figures.h"
#include "core/text/errors.h"
#include "ui/controls/choice_control.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/translated.h"
#include "ui/panel/scenario_panel.h"
#include "ui/views/views.h"

using namespace attnscope;

namespace {

/// What stands in that language for a text without parts.
QString inKeys(const QString& key) {
    return QStringLiteral("<") + key + QStringLiteral("|%1|%2>");
}

/// A language in which what the core says is its key, with its parts behind it; spoken as long as
/// this lives.
class Keys : public QTranslator {
public:
    Keys() { QCoreApplication::installTranslator(this); }
    ~Keys() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        return qstrcmp(context, "core") == 0 ? inKeys(QLatin1StringView(source)) : QString();
    }
};

QString refusal(const char* key, const char* value) {
    try {
        Scenario scenario;
        set(scenario, key, value);
    } catch (const InvalidRequest& refused) {
        return translated(refused.message());
    }
    return {};
}

}  // namespace

void TestLanguage::refusalsAreTranslatedWithTheirNumbers() {
    const QString english = refusal("head", "many");
    QCOMPARE(english,
             QStringLiteral("head = 'many' is not possible: it takes a whole number from 0 to "
                            "10^6, and 'many' is unknown"));
    const Keys language;
    QCOMPARE(refusal("head", "many"), QStringLiteral("<value.refused-because|head|'many'>"));
    QCOMPARE(translated(Message("note.part", "part: %1", {Message("axis.length", "length n")})),
             QStringLiteral("<note.part|") + inKeys(QStringLiteral("axis.length")) +
                 QStringLiteral("|%2>"));
}

void TestLanguage::fieldsAndChoicesAreTranslated() {
    const Keys language;
    ScenarioModel model;
    ScenarioPanel panel(model, nullptr);
    const FieldControl* mask = panel.control("mask");
    QStringList labels;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        labels.append(label->text());
    QVERIFY(labels.contains(inKeys(QStringLiteral("field.mask.label"))));
    QVERIFY(labels.contains(inKeys(QStringLiteral("field.samples.label")) + QStringLiteral("  ") +
                            inKeys(QStringLiteral("field.samples.unit"))));
    QCOMPARE(mask->toolTip(), inKeys(QStringLiteral("field.mask.help")));
    QVERIFY(mask->findChild<QComboBox*>()->findText(inKeys(QStringLiteral("masks.causal.label"))) >=
            0);
}

void TestLanguage::figuresAreTranslated() {
    const Keys language;
    QCOMPARE(titleOf("angles"), inKeys(QStringLiteral("figure.angles.title")));
    const Figure figure = figure_entry("entropy-vs-length").compute(Scenario(), Detail::curves, {});
    const PlotLayout layout = layOut(figure, {.size = QSizeF(1600, 900),
                                              .x = {figure.x.min, figure.x.max},
                                              .y = {figure.y.min, figure.y.max},
                                              .exported = true});
    QCOMPARE(layout.title.text, inKeys(QStringLiteral("figure.entropy-vs-length.title")));
    QStringList texts = notesOf(figure);
    for (const PlacedLabel& label : layout.labels)
        texts.append(label.text);
    QVERIFY(!texts.isEmpty());
    for (const QString& text : texts)
        QVERIFY2(text.startsWith(u'<'), qPrintable(text));
}
