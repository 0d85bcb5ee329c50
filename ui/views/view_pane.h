#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/look/theme.h"
#include "ui/model/place_names.h"

class QMenu;

namespace attnscope {

/// What stands on the card of a view that is not a figure. Computes only while it is shown.
class ViewPane : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The controls at the end of the title's line; null if there are none.
    virtual QWidget* controls() const { return nullptr; }
    /// Shows or hides controls(), and in some views others that stand in the pane.
    virtual void setControlsVisible(bool visible) {
        if (controls())
            controls()->setVisible(visible);
    }
    virtual void setTheme(const Theme& theme) = 0;
    /// Sets how many times as large as usual texts and lines are.
    virtual void setMagnification(double magnification) = 0;
    /// Sets the names of queries and keys.
    virtual void setPlaces(const PlaceNames&) {}

    /// Adds what the pane can show to the menu of its title.
    virtual void fillTitleMenu(QMenu&) {}

    /// Whether what the pane shows is being computed.
    virtual bool isBusy() const { return false; }
    /// Whether nothing is being computed, not even in passing.
    virtual bool isSettled() const { return !isBusy(); }
    virtual void cancel() {}
    /// Computes everything anew, by another engine.
    virtual void computeAnew() {}

Q_SIGNALS:
    void busyChanged();
    void progressed(double part);
    /// Emitted with what can stand beside the title, the best first.
    void captionsChanged(const QStringList& captions);
};

}  // namespace attnscope
