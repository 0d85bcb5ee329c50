#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QWidget>
#include <functional>
#include <optional>

#include "ui/figure/drawn_figure.h"

class QLineEdit;
class QMouseEvent;

namespace attnscope {

class ExportPreview;
class FigureEditor;

/// Lets a person edit a figure in its preview: a double click on a text edits it there, one on a
/// curve goes to its look; a drag moves what was drawn over the figure, and gives something new its
/// place.
class PreviewEditing : public QObject {
    Q_OBJECT

public:
    PreviewEditing(ExportPreview& preview, FigureEditor& editor);

    /// The entry that is open over a text; null if there is none.
    QLineEdit* entry() const { return entry_; }
    /// Takes what the entry holds, and closes it unless that is refused.
    void take();

Q_SIGNALS:
    /// Emitted when a text that was typed cannot be, with the reason.
    void refused(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Drag {
        std::size_t annotation;
        QPointF begin;     ///< in the drawn figure
        bool isNew;        ///< and gets both its ends
        QPointF from, to;  ///< of the annotation before
    };

    bool filterEntry(const QEvent& event);
    void reset();
    void follow();
    bool press(const QMouseEvent& event);
    void moveTo(QPointF at);
    bool open(QPointF at);
    void edit(const FigurePart& part);
    void close();
    bool takeKey(int key);
    void showCursor(QPointF at);
    FigurePart partUnder(QPointF at) const;

    ExportPreview& preview_;
    FigureEditor& editor_;
    QLineEdit* entry_ = nullptr;
    FigurePart edited_;
    QPointer<QWidget> before_;  ///< had the keyboard before the entry
    std::optional<Drag> drag_;
    int drags_ = 0;
    std::optional<std::size_t> new_;  ///< the annotation that the next press places
};

}  // namespace attnscope
