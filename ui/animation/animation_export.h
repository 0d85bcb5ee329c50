#pragma once

#include "ui/animation/animation.h"
#include "ui/export/exporter.h"
#include "ui/model/scenario_model.h"

class QWidget;

namespace attnscope {

/// Writes animations from a window, with a dialog that shows the progress and can cancel it.
class AnimationExport : public QObject {
    Q_OBJECT

public:
    /// `exporter` asks for paths, and reports what was written or failed.
    AnimationExport(ScenarioModel& model, Exporter& exporter, EngineMaker make_engine,
                    QWidget* window);

    /// Asks what the animation shows and where it is written, then saves it.
    void ask(const BoardLayout& board, const Theme& theme);

    void save(const std::string& path, const Animation& animation);

private:
    ScenarioModel& model_;
    Exporter& exporter_;
    EngineMaker make_engine_;
    QWidget* window_;
};

}  // namespace attnscope
