#pragma once

#include <QLabel>
#include <QMenu>
#include <QObject>

#include "core/engines/engine_choice.h"
#include "ui/settings/settings.h"

namespace attnscope {

/// What computes attention in the window: as it was given, or as the settings have it; a menu to
/// choose among the devices here, and a label that names the one that did the last work.
class EnginePicker : public QObject {
    Q_OBJECT

public:
    EnginePicker(const EngineMaker& given, Settings& settings, QWidget* window);

    /// Engines that follow what is chosen.
    EngineMaker following() const { return choice_.following(); }
    QLabel* label() const { return label_; }
    /// Devices are looked for when the menu is opened.
    void fill(QMenu* menu);

    /// Backend/device, as the settings have it; empty: the program decides.
    void choose(const QString& engine);
    /// Names what computed a frame.
    void tellOf(const AttentionFrame& frame);

Q_SIGNALS:
    void changed();
    /// Another engine did the work, for good or this time. Each reason is told once.
    void failed(const QString& sentence);
    void substituted(const QString& sentence);

private:
    EngineMaker remembered();
    EngineMaker automatic();
    void addDevices(QMenu* menu);
    void addAction(QMenu* menu, const QString& text, const QString& engine);
    void take(const EngineMaker& maker);

    Settings& settings_;
    EngineChoice choice_;
    QLabel* label_;
    QString name_;  ///< of the engine chosen
    Message told_;  ///< reason
};

}  // namespace attnscope
