#pragma once

#include <QMenu>
#include <span>

#include "ui/presets/own_presets.h"

namespace attnscope {

class ScenarioModel;
struct Preset;

/// The menu of presets from the literature, of published models, by families, and of a person's own
/// presets. Choosing a preset
/// replaces the Scenario in one step, except for units and colours. The menu also saves the present
/// Scenario as a preset.
class PresetMenu : public QMenu {
    Q_OBJECT

public:
    PresetMenu(ScenarioModel& model, QWidget* parent, const OwnPresets& own = OwnPresets());

    const OwnPresets& own() const { return own_; }
    void applyOwn(const QString& name);
    /// Saves the present Scenario as a preset of that name.
    void save(const QString& name);

Q_SIGNALS:
    void done(const QString& sentence);
    /// Emitted when something could not be done, or not in full.
    void failed(const QString& sentence);

private:
    void fill();
    /// Adds the presets at the beginning that are of one group. Returns the others.
    std::span<const Preset> addGroup(QMenu& menu, std::span<const Preset> presets);
    void askForName();
    void manage();

    ScenarioModel& model_;
    OwnPresets own_;
    std::vector<RemovedPreset> removed_;
};

}  // namespace attnscope
