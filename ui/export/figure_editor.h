#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "ui/figure/drawn_figure.h"
#include "ui/model/figure_edits.h"

class QTabWidget;
class QWidget;

namespace attnscope {

class CurvesTab;
class EditTab;

/// The tabs in which a figure is edited, and the steps of that, which can be undone.
class FigureEditor : public QObject {
    Q_OBJECT

public:
    FigureEditor(QTabWidget* tabs, QWidget* parent);

    const FigureEdits& edits() const { return steps_[now_].edits; }
    /// The figure as it is drawn; null if it is not computed yet.
    const std::shared_ptr<const DrawnFigure>& drawn() const { return drawn_; }
    /// Begins with the edits of a figure.
    void begin(const FigureEdits& edits);
    void setDrawn(const std::shared_ptr<const DrawnFigure>& drawn);
    /// Shows the tabs that a file can have something from.
    void setUse(bool isFigure, bool isTable);

    /// The text of a part of the figure as it is typed, and one that a person has typed in its
    /// place; an empty one gives the figure's own back. setText() throws InvalidRequest.
    QString textOf(const FigurePart& part) const;
    void setText(const FigurePart& part, const QString& text);
    /// Puts an annotation at places of the figure. Moves with the same name are one step.
    void place(std::size_t annotation, const DataPoint& from, const DataPoint& to,
               const QString& step);

    /// Shows the tab of a part of the figure, with the keyboard on what edits it.
    void focusOn(const FigurePart& part);

    void undo();
    void redo();

    CurvesTab* curves() const { return curves_; }

Q_SIGNALS:
    /// Emitted when another figure is edited.
    void begun();
    void changed();
    /// Emitted when the last annotation, which is new, waits for its place.
    void placing();

private:
    struct Step {
        FigureEdits edits;
        QString name;  ///< of what was changed in many small changes; empty: by one
    };

    void take(const FigureEdits& edits, const QString& name);
    void goTo(std::size_t step);
    void showAll();
    EditTab* tabOf(const FigurePart& part) const;

    std::shared_ptr<const DrawnFigure> drawn_;
    std::vector<Step> steps_;
    std::size_t now_ = 0;
    QTabWidget* tabs_;
    std::vector<EditTab*> all_;
    EditTab* texts_;
    CurvesTab* curves_;
    EditTab* marks_;
};

}  // namespace attnscope
