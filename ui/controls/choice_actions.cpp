#include "ui/controls/choice_actions.h"

#include <QActionGroup>
#include <QMenu>
#include <variant>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "ui/look/explained.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

void addChoiceMenu(QMenu* menu, ScenarioModel& model, std::string_view key) {
    const Field& chosen = field(key);
    const auto& kind = std::get<ChoiceField>(chosen.kind);
    QMenu* choices = menu->addMenu(translated(label_of(chosen)));
    auto* group = new QActionGroup(choices);
    for (const Choice& choice : kind.choices) {
        QAction* action = choices->addAction(translated(label_of(kind, choice)));
        action->setCheckable(true);
        setExplanation(*action, std::string(kind.table) + '/' + std::string(choice.key));
        group->addAction(action);
        QObject::connect(
            action, &QAction::triggered, &model,
            [&model, key = chosen.key, value = choice.key] { model.setField(key, value); });
    }
    QObject::connect(choices, &QMenu::aboutToShow, group, [&model, group, &kind] {
        group->actions()
            .at(static_cast<qsizetype>(chosen_index(model.scenario(), kind)))
            ->setChecked(true);
    });
}

}  // namespace attnscope
