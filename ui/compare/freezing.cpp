#include "ui/compare/freezing.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "core/figures/frozen_curves.h"
#include "ui/compare/frozen_dialog.h"
#include "ui/compare/frozen_names.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

Freezing::Freezing(ScenarioModel& model, std::function<Theme()> theme, QWidget* window)
    : QObject(window), model_(model), theme_(std::move(theme)), window_(window) {}

void Freezing::fill(QMenu* menu) {
    menu->addAction(tr("Free&ze what is shown"), QKeySequence(QStringLiteral("Ctrl+D")), this,
                    &Freezing::freeze);
    menu->addAction(tr("F&rozen Scenarios…"), this, &Freezing::edit);
    QAction* remove =
        menu->addAction(tr("Remo&ve all that is frozen"),
                        QKeySequence(QStringLiteral("Ctrl+Alt+D")), this, &Freezing::removeAll);
    const auto follow = [remove, this] { remove->setEnabled(!model_.comparison().frozen.empty()); };
    connect(&model_, &ScenarioModel::comparisonChanged, remove, follow);
    follow();
}

void Freezing::freeze() {
    const Scenario& now = model_.scenario();
    const Comparison& comparison = model_.comparison();
    const auto place = frozen_place(comparison, now);
    if (!place) {
        add(comparison, {});
        return;
    }
    const Frozen& same = comparison.frozen[*place];
    Q_EMIT done(same.name.empty()
                    ? tr("What is shown is frozen already; nothing was added")
                    : tr("What is shown is frozen already, as “%1”; nothing was added")
                          .arg(frozenName(same, now)));
}

bool Freezing::freezeAs(const QString& name) {
    Comparison comparison = model_.comparison();
    comparison.chosen = frozen_place(comparison, model_.scenario());
    if (!comparison.chosen)
        return add(comparison, as_frozen_name(name.toStdString()));
    model_.setComparison(comparison);
    return true;
}

/// Sets the comparison with what is shown in it, under this name unless it is taken. Returns false
/// if there is no room.
bool Freezing::add(Comparison comparison, const std::string& name) {
    if (comparison.frozen.size() == most_frozen) {
        Q_EMIT failed(tr("%1 Scenarios are frozen, and more are not possible. Remove one in View ▸ "
                         "Frozen Scenarios….")
                          .arg(most_frozen));
        return false;
    }
    const bool is_new = std::ranges::count(comparison.frozen, name, &Frozen::name) == 0;
    comparison.frozen.push_back({model_.scenario(), is_new ? name : std::string()});
    model_.setComparison(comparison);
    Q_EMIT done(
        tr("Frozen: its curves stay beside what you choose next; Ctrl+5 shows both matrices "
           "(%1 of at most %2)")
            .arg(comparison.frozen.size())
            .arg(most_frozen));
    return true;
}

void Freezing::removeAll() {
    model_.setComparison(without_frozen(model_.comparison()));
}

void Freezing::edit() {
    if (!dialog_) {
        dialog_ = new FrozenDialog(model_, theme_, window_);
        connect(dialog_, &FrozenDialog::freezeRequested, this, &Freezing::freeze);
    }
    dialog_->show();
    dialog_->raise();
}

}  // namespace attnscope
