#pragma once

#include <QPointer>
#include <QStackedWidget>
#include <optional>

#include "core/attention/engines.h"
#include "ui/look/theme.h"
#include "ui/tokens/place_names.h"
#include "ui/window/scenario_model.h"

class QLabel;

namespace attnscope {

class AttentionPane;
class HeatmapView;

/// A pane that waits behind a sentence until there is something to compare with.
class WaitingPane : public QStackedWidget {
    Q_OBJECT

public:
    WaitingPane(AttentionPane* pane, QWidget* parent);

    AttentionPane* pane() const { return pane_; }
    bool isWaiting() const;
    void setWaiting(bool waiting);

private:
    AttentionPane* pane_;
    QLabel* hint_;
};

/// The matrix of the model's reference, and the difference of the present one and that: linked with
/// the present one in zoom and row, and the two matrices share one scale of colours.
class FrozenMatrices : public QObject {
    Q_OBJECT

public:
    FrozenMatrices(ScenarioModel& model, AttentionPane& present, const EngineMaker& make_engine,
                   QWidget* parent);
    ~FrozenMatrices() override;

    WaitingPane* matrix() const { return matrix_; }
    WaitingPane* difference() const { return difference_; }
    void setTheme(const Theme& theme);
    void setPlaces(const PlaceNames& places);
    bool isBusy() const;     ///< a picture is being computed
    bool isSettled() const;  ///< nor is a row
    void cancel();

Q_SIGNALS:
    void busyChanged();
    void progressed(double part);

private:
    void follow();
    void shareColours();

    ScenarioModel& model_;
    ScenarioModel frozen_;  ///< the reference, in the model's units and colours
    AttentionPane& present_;
    QPointer<WaitingPane> matrix_, difference_;  ///< a board may own them, and go first
};

}  // namespace attnscope
