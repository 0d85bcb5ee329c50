#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/look/theme.h"
#include "ui/model/place_names.h"

namespace attnscope {

/// What stands on the card of a view that is no figure. Computes only while it is shown.
class ViewPane : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What stands at the end of the title's line.
    virtual QWidget* controls() const { return nullptr; }
    /// Those, and others that stand in the pane.
    virtual void setControlsVisible(bool visible) {
        if (controls())
            controls()->setVisible(visible);
    }
    virtual void setTheme(const Theme& theme) = 0;
    /// Texts and lines are so many times as large.
    virtual void setMagnification(double magnification) = 0;
    /// What queries and keys are called.
    virtual void setPlaces(const PlaceNames&) {}

    /// What it shows is being computed.
    virtual bool isBusy() const { return false; }
    /// Nothing is, not even in passing.
    virtual bool isSettled() const { return !isBusy(); }
    virtual void cancel() {}
    /// By another engine.
    virtual void computeAnew() {}

Q_SIGNALS:
    void busyChanged();
    void progressed(double part);
    /// What can stand beside the title, the best first.
    void captionsChanged(const QStringList& captions);
};

}  // namespace attnscope
