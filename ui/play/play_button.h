#pragma once

#include <QToolButton>

#include "core/fields/fields.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// A button that plays a number's field, and stops it at the value it has. The menu key, Alt+Down
/// or a right click asks between which values and how fast the field plays.
class PlayButton : public QToolButton {
    Q_OBJECT

public:
    /// `name` is the name of the field.
    PlayButton(const Field& field, const QString& name, ScenarioModel& model, QWidget* parent);

    void choosePlay();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();

    const Field& field_;
    QString name_;
    ScenarioModel& model_;
};

}  // namespace attnscope
