#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/look/theme.h"
#include "ui/model/place_names.h"

class QMenu;

namespace attnscope {

class FigureView;

/// The content of the card of a view that is not a figure. Computes only while it is shown.
class ViewPane : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The controls at the end of the title's line; null if there are none.
    virtual QWidget* controls() const { return nullptr; }
    /// Shows or hides controls() and, in some views, further controls in the pane.
    virtual void setControlsVisible(bool visible) {
        if (controls())
            controls()->setVisible(visible);
    }
    virtual void setTheme(const Theme& theme) = 0;
    /// Sets the size of texts and lines relative to the usual one.
    virtual void setMagnification(double magnification) = 0;
    /// Whether the pane has a sentence to be shown above it (headlineChanged()).
    virtual bool hasHeadline() const { return false; }

    /// The figure that the pane shows; null if it shows none. A card with a figure has its title
    /// and notes below it, as those of figures have.
    virtual FigureView* figureView() const { return nullptr; }

    /// Sets the names of queries and keys.
    virtual void setPlaces(const PlaceNames&) {}

    /// Adds choices of what the pane shows to the menu of its title.
    virtual void fillTitleMenu(QMenu&) {}

    /// Whether what the pane shows is being computed.
    virtual bool isBusy() const { return false; }
    /// Whether nothing at all is being computed, not even what isBusy() leaves out.
    virtual bool isSettled() const { return !isBusy(); }
    virtual void cancel() {}
    /// Computes everything again, because the engine has changed.
    virtual void computeAnew() {}

Q_SIGNALS:
    void busyChanged();
    void progressed(double part);
    /// Emitted with the captions that can be shown beside the title, the best first.
    void captionsChanged(const QStringList& captions);
    /// Emitted with the sentence about what the pane shows, or an empty one, and with whether it is
    /// out of date.
    void headlineChanged(const QString& headline, bool outdated);
    /// Emitted with the notes of a pane with a figure.
    void notesChanged(const QStringList& notes);
};

}  // namespace attnscope
