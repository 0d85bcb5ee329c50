#include "ui/presets/preset_menu.h"

#include <QInputDialog>
#include <QMessageBox>

#include "core/fields/assignments.h"
#include "core/presets/presets.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"
#include "ui/look/action_text.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/model/scenario_model.h"
#include "ui/presets/preset_dialog.h"

namespace attnscope {

PresetMenu::PresetMenu(ScenarioModel& model, QWidget* parent, const OwnPresets& own)
    : QMenu(tr("&Presets"), parent), model_(model), own_(own) {
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &PresetMenu::fill);
}

void PresetMenu::fill() {
    qDeleteAll(findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    clear();
    addSection(tr("From the literature"));
    const auto presets_left = addGroup(*this, presets());
    addSection(tr("Published models"));
    for (auto left = presets_left; !left.empty();) {
        QMenu* const menu = addMenu(translated(group_of(left.front())));
        menu->setToolTipsVisible(true);
        left = addGroup(*menu, left);
    }
    addSection(tr("Your own"));
    const QStringList names = own_.names();
    for (const QString& name : names)
        addAction(asActionText(name), this, [this, name] { applyOwn(name); });
    addAction(tr("&Save the Scenario as a preset…"), this, &PresetMenu::askForName);
    if (!names.isEmpty() || !removed_.empty())
        addAction(tr("&Rename or delete presets…"), this, &PresetMenu::manage);
}

std::span<const Preset> PresetMenu::addGroup(QMenu& menu, std::span<const Preset> presets) {
    const std::string_view group = presets.front().group;
    while (!presets.empty() && presets.front().group == group) {
        const Preset& preset = presets.front();
        QAction* action = menu.addAction(translated(label_of(preset)), this, [this, &preset] {
            model_.adopt(shown_as(model_.scenario(), scenario_with(preset.settings)));
            Q_EMIT done(translated(source_of(preset)));
        });
        action->setToolTip(translated(source_of(preset)));
        setExplanation(*action, "presets/" + std::string(preset.key));
        presets = presets.subspan(1);
    }
    return presets;
}

void PresetMenu::applyOwn(const QString& name) {
    try {
        takeCommandLine(model_, own_.read(name), Taken::allButDisplay);
    } catch (const Error& error) {
        Q_EMIT failed(QStringLiteral("%1: %2").arg(name, translated(error.message())));
    }
}

void PresetMenu::save(const QString& name) {
    try {
        own_.save(name, toQString(command_line_of(model_.scenario(), model_.formulas())));
        Q_EMIT done(tr("Saved as a preset: %1").arg(name));
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

void PresetMenu::askForName() {
    bool accepted = false;
    const QString name = QInputDialog::getText(parentWidget(), tr("Save a preset"), tr("Name"),
                                               QLineEdit::Normal, {}, &accepted)
                             .trimmed();
    if (!accepted)
        return;
    if (!own_.names().contains(name) ||
        QMessageBox::question(parentWidget(), tr("Save a preset"),
                              tr("Replace the preset %1?").arg(name)) == QMessageBox::Yes)
        save(name);
}

void PresetMenu::manage() {
    PresetDialog dialog(own_, removed_, parentWidget());
    dialog.exec();
}

}  // namespace attnscope
