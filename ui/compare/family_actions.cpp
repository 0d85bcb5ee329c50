#include "ui/compare/family_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "ui/compare/family_dialog.h"
#include "ui/compare/family_text.h"
#include "ui/look/action_text.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_model.h"

namespace attnscope {
namespace {

struct FamilyActions {
    Q_DECLARE_TR_FUNCTIONS(attnscope::FamilyActions)

public:
    static void take(ScenarioModel& model, const Family& family) {
        Comparison comparison = model.comparison();
        comparison.over = family;
        model.setComparison(comparison);
    }

    static void addStop(QMenu& menu, ScenarioModel& model) {
        const Family& over = model.comparison().over;
        if (!over.empty())
            menu.addAction(tr("&Stop comparing over %1")
                               .arg(asActionText(translated(label_of(field(over.field))))),
                           &model, [&model] { take(model, {}); });
    }

    static void ask(ScenarioModel& model, std::string_view key, QWidget* window) {
        FamilyDialog dialog(model, key, window);
        if (dialog.exec() == QDialog::Accepted)
            take(model, dialog.family());
    }

    static QString over(const Scenario& scenario, const Family& family) {
        return tr("&Compare over %1").arg(asActionText(familyText(scenario, family)));
    }
};

}  // namespace

void addFamilyActions(QMenu& menu, const Field& field, ScenarioModel& model, QWidget* window) {
    const Scenario& now = model.scenario();
    if (!has_family(field.key) || is_given_by_files(now, field.key))
        return;
    if (const Family usual = usual_family(now, field.key);
        !usual.empty() && usual != model.comparison().over)
        menu.addAction(FamilyActions::over(now, usual), &model,
                       [&model, usual] { FamilyActions::take(model, usual); });
    menu.addAction(FamilyActions::tr("Compare &over…"), &model,
                   [&model, &field, window] { FamilyActions::ask(model, field.key, window); });
    if (model.comparison().over.field == field.key)
        FamilyActions::addStop(menu, model);
}

void addFamilyMenu(QMenu& menu, ScenarioModel& model, QWidget* window) {
    QMenu* compare = menu.addMenu(FamilyActions::tr("Compare o&ver a field"));
    QObject::connect(compare, &QMenu::aboutToShow, compare, [compare, &model, window] {
        compare->clear();
        compare->addAction(FamilyActions::tr("Compare &over…"), &model, [&model, window] {
            const std::string field = model.comparison().over.field;
            FamilyActions::ask(model, field.empty() ? "d" : field, window);
        });
        FamilyActions::addStop(*compare, model);
    });
}

}  // namespace attnscope
