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

/// Lets a person edit a figure in its preview. A double click on a text edits it there; a double
/// click on a curve goes to the controls of its look. A drag moves an annotation, or gives a new
/// annotation its place.
class PreviewEditing : public QObject {
    Q_OBJECT

public:
    PreviewEditing(ExportPreview& preview, FigureEditor& editor);

    /// The entry that is open over a text; null if there is none.
    QLineEdit* entry() const { return entry_; }
    /// Takes what the entry holds and closes it. Returns false, and leaves it open, if that is
    /// refused.
    bool take();

Q_SIGNALS:
    /// Emitted when a typed text is refused, with the reason.
    void refused(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What of an annotation follows the pointer: all of it, one end, or both ends of a new one.
    enum class Held { whole, begin, tip, anew };
    struct Drag {
        std::size_t annotation;
        QPointF begin;  ///< in the drawn figure
        Held held;
        QPointF from, to;  ///< ends of the annotation before the drag
    };

    bool filterEntry(const QEvent& event);
    void reset();
    void follow();
    bool press(const QMouseEvent& event);
    Held heldAt(const Annotation& annotation, const FigurePart& part, QPointF at) const;
    QPointF pixelOf(const DataPoint& point) const;
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
    QPointer<QWidget> before_;  ///< had the focus before the entry
    std::optional<Drag> drag_;
    int drags_ = 0;
    std::optional<std::size_t> new_;  ///< the annotation that the next press places
};

}  // namespace attnscope
