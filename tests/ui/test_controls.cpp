#include "tests/ui/test_controls.h"

#include <QLabel>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/vectors/inputs.h"
#include "ui/controls/check_list.h"
#include "ui/controls/choice_control.h"
#include "ui/look/text.h"
#include "ui/panel/number_control.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/reset_dialog.h"
#include "ui/panel/scenario_panel.h"
#include "ui/panel/text_control.h"

using namespace attnscope;

namespace {

/// A shown panel and bar on one model.
struct Controls {
    ScenarioModel model;
    ScenarioPanel panel{model, nullptr};
    QuickBar bar{model, nullptr};

    Controls() {
        bar.show();
        panel.showGroup({});
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowExposed(&panel))
            qFatal("the panel is not shown");
    }

    /// Where the field stands: in the bar or in the panel.
    FieldControl* control(std::string_view key) {
        return QuickBar::holds(key) ? bar.control(key) : panel.control(key);
    }
    NumberControl& number(std::string_view key) {
        return dynamic_cast<NumberControl&>(*control(key));
    }
    ChoiceControl& choice(std::string_view key) {
        return dynamic_cast<ChoiceControl&>(*control(key));
    }
    void type(std::string_view key, const QString& text) {
        QLineEdit* entry = number(key).entry();
        entry->selectAll();
        QTest::keyClick(entry, Qt::Key_Delete);
        QTest::keyClicks(entry, text);
        QTest::keyClick(entry, Qt::Key_Return);
    }
};

/// Some values that a field can have.
std::vector<std::string> valuesOf(const Field& field) {
    std::vector<std::string> values = {get(Scenario(), field)};
    if (const auto* whole = std::get_if<IntegerField>(&field.kind))
        values.insert(values.end(), {std::to_string(whole->min), std::to_string(whole->min + 7)});
    else if (const auto* real = std::get_if<ParameterField>(&field.kind))
        for (const double value : {real->parameter->min, real->parameter->whole ? 7 : 0.3, 2.0})
            values.push_back(
                to_text(std::clamp(value, real->parameter->min, real->parameter->max)));
    else if (const auto* choice = std::get_if<ChoiceField>(&field.kind))
        for (const Choice& each : choice->choices)
            values.emplace_back(each.key);
    else if (const auto* several = std::get_if<ChoicesField>(&field.kind))
        values.push_back(std::string(several->choices[1].key) + "," +
                         std::string(several->choices[3].key));
    else if (field.key.ends_with("_file"))
        values.insert(values.end(), {"/3", "/16"});
    else
        values.insert(values.end(), {"3", "16"});  // dimensions, or names of tensors
    return values;
}

using ChosenSettings = std::vector<std::pair<std::string, std::string>>;

/// One to six fields set in the window, each once, to values that they can have; those that files
/// decide cannot be set there, nor a head of files, which are not there.
ChosenSettings chosenAtRandom(ScenarioModel& model, std::mt19937_64& random) {
    const auto any = [&](std::size_t count) { return random() % count; };
    ChosenSettings settings;
    for (std::size_t left = 1 + any(6); left > 0; --left) {
        const Field& field = fields()[any(fields().size())];
        const std::string key(field.key);
        const bool opens_files = key == "head" || key == "batch";
        if (is_given_by_files(model.scenario(), key) ||
            (opens_files && has_own_vectors(model.scenario())) ||
            std::ranges::find(settings, key, &ChosenSettings::value_type::first) != settings.end())
            continue;
        const std::vector<std::string> values = valuesOf(field);
        settings.emplace_back(key, values[any(values.size())]);
        model.setField(key, settings.back().second);
    }
    return settings;
}

/// Whether the settings that led to a Scenario all stand in it, each is read, where it is not what
/// it would be anyway, and nothing is missing: then they say without contradiction what is wanted.
bool canBeSaidAtOnce(const Scenario& scenario, const ChosenSettings& settings) {
    for (const auto& [key, value] : settings) {
        Scenario alone;
        set(alone, key, value);
        const std::string wanted = get(alone, field(key));
        const bool moved = wanted != get(Scenario(), field(key));
        if (get(scenario, field(key)) != wanted || (moved && !field(key).applies(scenario)))
            return false;
    }
    return (scenario.queries != "file" || !scenario.query_file.empty()) &&
           (scenario.keys != "file" || !scenario.key_file.empty()) &&
           (!has_trained_vectors(scenario) || !scenario.trained_file.empty());
}

/// The command line makes the window's Scenario of the settings that led to it, or refuses them
/// where they cannot be said at once, with a sentence that names one of them.
void expectSameOrRefused(const Scenario& window, const ChosenSettings& settings) {
    std::vector<std::string> texts;
    for (const auto& [key, value] : settings)
        texts.push_back(key + '=' + value);
    if (canBeSaidAtOnce(window, settings)) {
        QCOMPARE(scenario_with(texts), window);
        return;
    }
    try {
        scenario_with(texts);
        QFAIL("accepted what contradicts itself");
    } catch (const InvalidRequest& refusal) {
        const std::string sentence = refusal.what();
        QVERIFY2(std::ranges::any_of(settings,
                                     [&](const auto& setting) {
                                         return sentence.find(setting.first) != std::string::npos;
                                     }),
                 refusal.what());
    }
}

/// What a list shows of one of its choices, where there is not room for all of it.
QString shownText(const QComboBox& list, int index) {
    QStyleOptionComboBox option;
    option.initFrom(&list);
    const int room =
        list.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list)
            .width();
    return list.fontMetrics().elidedText(list.itemText(index), Qt::ElideRight, room);
}

/// Moves the slider as a mouse would.
void slideTo(QSlider* slider, int position) {
    slider->setSliderPosition(position);
    slider->triggerAction(QAbstractSlider::SliderMove);
}

}  // namespace

void TestControls::sliderCoversItsRangeLogarithmically() {
    const LogScale scale{2, 131072, 1000};
    QCOMPARE(scale.position(2), 0);
    QCOMPARE(scale.position(131072), 1000);
    QCOMPARE(scale.position(512), 500);
    QVERIFY(std::abs(scale.value(500) - 512) < 1e-9);
    const LogScale from_zero{0, 128, 1000};
    QCOMPARE(from_zero.position(0), 0);
    QVERIFY(std::abs(from_zero.value(1000) - 128) < 1e-9);
}

void TestControls::sliderStopsAtPowersOfTwo() {
    Controls controls;
    QSlider* slider = controls.number("n").slider();
    slideTo(slider, 503);  // 529 without the stop
    QCOMPARE(controls.model.scenario().n, 512);
    slideTo(slider, 530);
    const double n = static_cast<double>(controls.model.scenario().n);
    QVERIFY2(n != 1024 && std::abs(n / (2 * std::pow(65536, 0.53)) - 1) < 0.01,
             qPrintable(QString::number(n)));
}

void TestControls::everyWholeNumberCanBeTyped() {
    Controls controls;
    for (const std::int64_t n : {1LL, 513LL, 99991LL, 1000000000000LL}) {
        controls.type("n", QString::number(n));
        QCOMPARE(controls.model.scenario().n, n);
    }
    controls.type("n", QStringLiteral("1e6"));
    QCOMPARE(controls.model.scenario().n, 1000000);
    QCOMPARE(controls.number("n").entry()->text(), QStringLiteral("1000000"));
    for (const QString& text : {QStringLiteral("32 768"), QStringLiteral("32,768")}) {
        controls.type("n", QStringLiteral("5"));
        controls.type("n", text);
        QCOMPARE(controls.model.scenario().n, 32768);
    }
}

void TestControls::invalidEntryIsShownInPlaceAndTheValueKept() {
    Controls controls;
    for (const char* text : {"0", "-5", "abc", "1.5", "1e99", "", "512x"}) {
        controls.type("n", QLatin1StringView(text));
        QCOMPARE(controls.model.scenario().n, 512);
        const QString fault = controls.number("n").fault();
        QVERIFY2(fault.contains(QStringLiteral("whole number from 1 to")), qPrintable(fault));
        QCOMPARE(controls.number("n").entry()->text(), QLatin1StringView(text));
        QVERIFY(controls.number("n").entry()->property("invalid").toBool());
    }
    controls.type("n", QStringLiteral("100"));
    QCOMPARE(controls.model.scenario().n, 100);
    QVERIFY(controls.number("n").fault().isEmpty());
    QVERIFY(!controls.number("n").entry()->property("invalid").toBool());
}

void TestControls::escapeRestoresTheEntry() {
    Controls controls;
    controls.type("d", QStringLiteral("none"));
    QLineEdit* entry = controls.number("d").entry();
    QTest::keyClick(entry, Qt::Key_Escape);
    QCOMPARE(entry->text(), QStringLiteral("64"));
    QVERIFY(controls.number("d").fault().isEmpty());
}

void TestControls::typedLambdaChoosesTheConstantRule() {
    Controls controls;
    controls.type("lambda", QStringLiteral("0.3"));
    QCOMPARE(controls.model.scenario().rule, std::string("constant"));
    QCOMPARE(scale(controls.model.scenario()), 0.3);
    QCOMPARE(controls.choice("rule").list()->currentData().toString(), QStringLiteral("constant"));
}

void TestControls::constantRuleKeepsTheScale() {
    Controls controls;
    controls.model.setField("d", "256");
    controls.model.setField("rule", "constant");
    QCOMPARE(scale(controls.model.scenario()), 1.0 / 16);
}

void TestControls::lambdaShowsWhatTheRuleGives() {
    Controls controls;
    controls.model.setField("d", "256");
    QCOMPARE(controls.number("lambda").entry()->text(), QStringLiteral("0.0625"));
    QCOMPARE(controls.model.scenario().rule, std::string("inverse-sqrt-d"));
}

void TestControls::keysStepTheValue() {
    Controls controls;
    QLineEdit* entry = controls.number("n").entry();
    QTest::keyClick(entry, Qt::Key_Up);
    QCOMPARE(controls.model.scenario().n, 513);
    QTest::keyClick(entry, Qt::Key_PageDown);
    QCOMPARE(controls.model.scenario().n, 257);
    QSlider* slider = controls.number("n").slider();
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(controls.model.scenario().n, 514);
    controls.model.setField("n", "2");
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(controls.model.scenario().n, 3);
}

void TestControls::choicesWriteTheirField() {
    Controls controls;
    QComboBox* list = controls.choice("mask").list();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(controls.model.scenario().mask, std::string("causal"));
}

void TestControls::rulesStandUnderHeadings() {
    Controls controls;
    QComboBox* list = controls.choice("rule").list();
    const auto* items = qobject_cast<QStandardItemModel*>(list->model());
    std::set<QString> keys;
    int headings = 0;
    for (int i = 0; i < list->count(); ++i)
        if (items->item(i)->isEnabled())
            keys.insert(list->itemData(i).toString());
        else
            ++headings;
    QCOMPARE(keys.size(), rules().size());
    QVERIFY(headings > 4 && !items->item(0)->isEnabled());
    for (const Rule* rule : rules()) {
        QVERIFY2(!rule->family.empty(), rule->key.data());
        controls.model.setField("rule", rule->key);
        QCOMPARE(list->currentData().toString(), toQString(rule->key));
    }
    controls.model.setField("rule", rules().front()->key);
    QTest::keyClick(list, Qt::Key_Up);  // not to the heading
    QCOMPARE(controls.model.scenario().rule, std::string(rules().front()->key));
}

void TestControls::comparedRulesStandUnderTheSameHeadings() {
    Controls controls;
    const auto headings = [](const QComboBox& list) {
        QStringList texts;
        for (int i = 0; i < list.count(); ++i)
            if (!(list.model()->index(i, 0).flags() & Qt::ItemIsEnabled))
                texts.append(list.itemText(i));
        return texts;
    };
    auto* list = qobject_cast<CheckList*>(controls.control("compared_rules")->editor());
    QVERIFY(headings(*list).size() > 4);
    QVERIFY(!list->currentData().isNull());
    QCOMPARE(headings(*list), headings(*controls.choice("rule").list()));
    controls.model.setField("compared_rules", "ssmax,kappa-log-n");
    QCOMPARE(list->checked().size(), 2);
    for (int i = 0; i < list->count(); ++i)
        QCOMPARE(list->itemData(i, Qt::CheckStateRole).isValid(), !list->itemData(i).isNull());
    list->showPopup();
    QTest::mouseClick(list->view()->viewport(), Qt::LeftButton, {},
                      list->view()->visualRect(list->model()->index(0, 0)).center());
    QCOMPARE(list->checked().size(), 2);
    QCOMPARE(controls.model.scenario().compared_rules, std::string("kappa-log-n,ssmax"));
    list->hidePopup();
}

void TestControls::aFaultOfAChoiceEndsWithTheNextChange() {
    struct Faulty : ChoiceControl {
        using ChoiceControl::ChoiceControl, ChoiceControl::showFault;
    };
    ScenarioModel model;
    Faulty control(field("mask"), model, nullptr);
    control.show();
    control.showFault(QStringLiteral("not possible"));
    QVERIFY(!control.fault().isEmpty() && control.list()->property("invalid").toBool());
    model.setField("n", "100");
    QVERIFY(control.fault().isEmpty() && !control.list()->property("invalid").toBool());
}

void TestControls::everyChoiceCanBeReadInFull_data() {
    QTest::addColumn<QString>("longer");
    QTest::newRow("as it is") << QString();
    QTest::newRow("in a longer language") << QStringLiteral("und so weiter");
}

void TestControls::everyChoiceCanBeReadInFull() {
    QFETCH(QString, longer);
    Controls controls;
    int lists = 0;
    for (QWidget* part :
         {static_cast<QWidget*>(&controls.bar), static_cast<QWidget*>(&controls.panel)}) {
        for (QComboBox* list : part->findChildren<QComboBox*>())
            for (int i = 0; i < list->count(); ++i)
                list->setItemText(i, list->itemText(i) + longer);
        QCoreApplication::processEvents();
        part->resize(part->minimumSizeHint().width(), part->height());
        QCoreApplication::processEvents();
        for (QComboBox* list : part->findChildren<QComboBox*>()) {
            if (list->isHidden())
                continue;
            ++lists;
            for (int i = 0; i < list->count(); ++i) {
                if (list->itemData(i).isNull())
                    continue;  // a heading
                if (auto* several = qobject_cast<CheckList*>(list))
                    several->setTicked({several->itemData(i).toString()});
                else
                    list->setCurrentIndex(i);
                QVERIFY2(shownText(*list, i) == list->itemText(i) ||
                             list->toolTip().startsWith(list->itemText(i)),
                         qPrintable(list->itemText(i)));
            }
        }
    }
    QVERIFY(lists >= 10);
}

void TestControls::everyFieldHasAControl() {
    Controls controls;
    for (const Field& field : fields()) {
        QVERIFY2(controls.control(field.key), field.key.data());
        QVERIFY(!controls.control(field.key)->toolTip().isEmpty());
        QVERIFY(!QuickBar::holds(field.key) || !controls.panel.control(field.key));
    }
}

void TestControls::thePanelShowsWhatIsReadAlone() {
    Controls controls;
    const auto shows = [&](std::string_view key) {
        return controls.panel.control(key)->isVisibleTo(&controls.panel);
    };
    QVERIFY(shows("mask") && shows("queries"));
    for (const char* key : {"kappa", "query_file", "key_file", "head"})
        QVERIFY2(!shows(key), key);
    controls.model.setField("rule", "kappa-log-n");
    QVERIFY(shows("kappa"));
    controls.model.setField("keys", "file");
    QVERIFY(shows("key_file") && shows("head") && !shows("query_file"));
    controls.model.setField("rule", "log-512");
    QVERIFY(!shows("kappa"));
}

void TestControls::theWindowAndTheCommandLineArriveAtTheSameScenario() {
    std::mt19937_64 random(1);
    int arrived = 0, refused = 0;
    while (arrived < 500 || refused < 500) {
        ScenarioModel model;
        const ChosenSettings settings = chosenAtRandom(model, random);
        (canBeSaidAtOnce(model.scenario(), settings) ? arrived : refused) += 1;
        expectSameOrRefused(model.scenario(), settings);
    }
    QVERIFY2(refused < 3 * arrived, qPrintable(QString::number(refused)));
}

void TestControls::resetRestoresEverything() {
    Controls controls;
    for (const auto& [key, value] : {std::pair{"n", "7"}, std::pair{"unit", "bit"},
                                     std::pair{"lambda", "3"}, std::pair{"color_map", "magma"}})
        controls.model.setField(key, value);
    for (QToolButton* button : controls.panel.findChildren<QToolButton*>())
        if (button->text() == QStringLiteral("Reset"))
            button->click();
    auto* dialog = qobject_cast<ResetDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    for (int i = 0; i < dialog->list()->topLevelItemCount(); ++i)
        if (dialog->list()->topLevelItem(i)->data(0, Qt::UserRole).isValid())  // no heading
            dialog->list()->topLevelItem(i)->setCheckState(0, Qt::Checked);
    dialog->accept();
    QCOMPARE(controls.model.scenario(), Scenario{});
}
