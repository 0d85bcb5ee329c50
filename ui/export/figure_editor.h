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

/// The tabs in which a figure is edited, and the steps of editing, which can be undone.
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
    /// Shows the tabs that apply to the file: all for a picture of a figure, the curves alone for
    /// its table, none for other views.
    void setUse(bool isFigure, bool isTable);

    /// The text of a part of the figure, as it is typed: the one that a person has set, else the
    /// figure's own. setText() sets it; an empty text restores the figure's own. setText() throws
    /// InvalidRequest if the text is refused.
    QString textOf(const FigurePart& part) const;
    void setText(const FigurePart& part, const QString& text);
    /// Moves an annotation to places of the figure. Consecutive moves with the same name `step` are
    /// undone together.
    void place(std::size_t annotation, const DataPoint& from, const DataPoint& to,
               const QString& step);

    /// Shows the tab that edits a part of the figure, and gives the focus to the control.
    void focusOn(const FigurePart& part);

    void undo();
    void redo();

    /// Whether a text in a tab that can be opened is refused.
    bool hasRefusal() const;
    /// Says why texts in other tabs than the present one are refused, with the names of the tabs.
    QString refusalElsewhere() const;

    CurvesTab* curves() const { return curves_; }

Q_SIGNALS:
    /// Emitted when another figure is edited.
    void begun();
    void changed();
    /// Emitted when a new annotation, which is the last one, waits for its place in the preview.
    void placing();
    /// Emitted when hasRefusal() may have changed.
    void refusalChanged();

private:
    struct Step {
        FigureEdits edits;
        QString name;  ///< joins small changes of the same thing; empty if nothing joins
    };

    void take(const FigureEdits& edits, const QString& name);
    void goTo(std::size_t step);
    void showAll();
    bool isRefused(const EditTab* tab) const;
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
