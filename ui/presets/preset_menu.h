#pragma once

#include <QMenu>

#include "ui/presets/own_presets.h"

namespace attnscope {

class ScenarioModel;

/// The menu of presets, those of the literature and a person's own: each becomes the Scenario in
/// one step, units and colours aside. The menu also keeps the present Scenario.
class PresetMenu : public QMenu {
    Q_OBJECT

public:
    PresetMenu(ScenarioModel& model, QWidget* parent, const OwnPresets& own = OwnPresets());

    const OwnPresets& own() const { return own_; }
    void applyOwn(const QString& name);
    /// Keeps the present Scenario under that name.
    void save(const QString& name);

Q_SIGNALS:
    void done(const QString& sentence);
    /// Emitted when something could not be done, or not in full.
    void failed(const QString& sentence);

private:
    void fill();
    void askForName();
    void manage();

    ScenarioModel& model_;
    OwnPresets own_;
    std::vector<RemovedPreset> removed_;
};

}  // namespace attnscope
