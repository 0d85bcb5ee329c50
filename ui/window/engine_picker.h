#pragma once

#include <QLabel>
#include <QMenu>
#include <QObject>

#include "core/engines/engine_choice.h"
#include "ui/settings/settings.h"

namespace attnscope {

/// Decides what computes attention in the window: the engine passed to the constructor, else that
/// of the settings. Provides a menu of the devices of this machine, and a label that names the
/// engine that did the last work.
class EnginePicker : public QObject {
    Q_OBJECT

public:
    EnginePicker(const EngineMaker& given, Settings& settings, QWidget* window);

    /// Returns a maker of engines that follow what is chosen.
    EngineMaker following() const { return choice_.following(); }
    QLabel* label() const { return label_; }
    /// Fills the menu with the engines to choose from; devices are looked for when it is opened.
    void fill(QMenu* menu);

    /// Chooses an engine, given as backend/device as in the settings; if it is empty, the program
    /// decides.
    void choose(const QString& engine);
    /// Shows in the label what computed a frame, and emits failed() or substituted() if that was
    /// not the chosen engine.
    void tellOf(const AttentionFrame& frame);

Q_SIGNALS:
    void changed();
    /// Emitted when another engine than the chosen one did the work: failed() if it does so for
    /// good, substituted() if only this time. A reason is not repeated for the frames that follow.
    void failed(const QString& sentence);
    void substituted(const QString& sentence);

private:
    EngineMaker remembered();
    EngineMaker automatic();
    void addDevices(QMenu* menu);
    QAction* addAction(QMenu* menu, const QString& text, const QString& engine);
    void take(const EngineMaker& maker);

    Settings& settings_;
    EngineChoice choice_;
    QLabel* label_;
    QString name_;  ///< name of the chosen engine
    Message told_;  ///< the reason that was told last
};

}  // namespace attnscope
