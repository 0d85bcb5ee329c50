#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "core/fields/comparison.h"
#include "ui/look/theme.h"

class QMenu;
class QWidget;

namespace attnscope {

class FrozenDialog;
class ScenarioModel;

/// Freezes the Scenario that is shown, and removes what is frozen.
class Freezing : public QObject {
    Q_OBJECT

public:
    /// `theme` says in which colours the window shows what is frozen.
    Freezing(ScenarioModel& model, std::function<Theme()> theme, QWidget* window);

    /// Adds the actions to a menu.
    void fill(QMenu* menu);

    void freeze();
    /// Freezes what is shown under a name, or without one if another frozen Scenario has it.
    /// Returns whether what is shown is frozen now, and shown by the frozen matrix.
    bool freezeAs(const QString& name);
    void removeAll();
    /// Opens the list of what is frozen.
    void edit();

Q_SIGNALS:
    void done(const QString& sentence);
    void failed(const QString& sentence);

private:
    bool add(Comparison comparison, const std::string& name);

    ScenarioModel& model_;
    std::function<Theme()> theme_;
    QWidget* window_;
    QPointer<FrozenDialog> dialog_;
};

}  // namespace attnscope
