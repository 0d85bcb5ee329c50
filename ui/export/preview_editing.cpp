#include "ui/export/preview_editing.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLineF>
#include <QMouseEvent>
#include <algorithm>
#include <utility>

#include "core/text/errors.h"
#include "ui/export/edit_tab.h"
#include "ui/export/export_preview.h"
#include "ui/export/figure_editor.h"

namespace attnscope {
namespace {

constexpr int leastEntry = 160;  ///< width of the entry over a text

bool isText(const FigurePart& part) {
    return part.kind == PartKind::title || part.kind == PartKind::x_label ||
           part.kind == PartKind::y_label || part.kind == PartKind::name ||
           (part.kind == PartKind::annotation && part.box.isValid());
}

}  // namespace

PreviewEditing::PreviewEditing(ExportPreview& preview, FigureEditor& editor)
    : QObject(&preview), preview_(preview), editor_(editor) {
    preview.installEventFilter(this);
    preview.setMouseTracking(true);
    connect(&editor, &FigureEditor::placing, this, [this] {
        new_ = editor_.edits().plot.annotations.size() - 1;
        preview_.setCursor(Qt::CrossCursor);
    });
    connect(&editor, &FigureEditor::begun, this, &PreviewEditing::reset);
    connect(&editor, &FigureEditor::changed, this, &PreviewEditing::follow);
}

void PreviewEditing::reset() {
    close();
    drag_.reset();
    new_.reset();
    preview_.unsetCursor();
}

/// Leaves annotations that are gone.
void PreviewEditing::follow() {
    const std::size_t count = editor_.edits().plot.annotations.size();
    if (drag_ && drag_->annotation >= count)
        drag_.reset();
    if (new_ && *new_ >= count) {
        new_.reset();
        preview_.unsetCursor();
    }
}

FigurePart PreviewEditing::partUnder(QPointF at) const {
    return preview_.drawn() ? figurePartAt(*preview_.drawn(), preview_.onFigure(at)) : FigurePart();
}

bool PreviewEditing::eventFilter(QObject* watched, QEvent* event) {
    if (watched == entry_)
        return filterEntry(*event);
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (!mouse)
        return false;
    if (!preview_.drawn()) {
        reset();
        if (event->type() == QEvent::MouseButtonPress)
            preview_.choosePanelAt(mouse->position());
        return false;
    }
    if (event->type() == QEvent::MouseButtonDblClick && mouse->button() == Qt::LeftButton)
        return open(mouse->position());
    if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton)
        return press(*mouse);
    if (event->type() == QEvent::MouseMove) {
        if (drag_)
            moveTo(preview_.onFigure(mouse->position()));
        else
            showCursor(mouse->position());
    }
    if (event->type() == QEvent::MouseButtonRelease)
        drag_.reset();
    return false;
}

bool PreviewEditing::filterEntry(const QEvent& event) {
    if (event.type() == QEvent::KeyPress)
        return takeKey(static_cast<const QKeyEvent&>(event).key());
    if (event.type() == QEvent::FocusOut && isLeft(static_cast<const QFocusEvent&>(event)))
        take();
    return false;
}

void PreviewEditing::showCursor(QPointF at) {
    if (new_)
        return;
    const FigurePart part = partUnder(at);
    preview_.setCursor(part.kind == PartKind::annotation ? Qt::SizeAllCursor
                       : isText(part)                    ? Qt::IBeamCursor
                       : part.kind == PartKind::line     ? Qt::PointingHandCursor
                                                         : Qt::ArrowCursor);
}

/// Returns the place of a point in the drawn figure.
QPointF PreviewEditing::pixelOf(const DataPoint& point) const {
    const PlotLayout& layout = preview_.drawn()->layout;
    return {layout.x.pixel(point.x), layout.y.pixel(point.y)};
}

/// Returns the end of a line or an arrow that is at a place. A text, and a line that is too short
/// to be held at its ends, are held as a whole.
PreviewEditing::Held PreviewEditing::heldAt(const Annotation& annotation, const FigurePart& part,
                                            QPointF at) const {
    constexpr double reach = 8, shortest = 3 * reach;
    const QPointF from = pixelOf(annotation.from), to = pixelOf(annotation.to);
    if (annotation.kind == AnnotationKind::text || QLineF(from, to).length() < shortest ||
        part.box.contains(at))
        return Held::whole;
    return QLineF(at, from).length() <= reach ? Held::begin
           : QLineF(at, to).length() <= reach ? Held::tip
                                              : Held::whole;
}

bool PreviewEditing::press(const QMouseEvent& event) {
    take();
    preview_.choosePanelAt(event.position());
    if (!preview_.drawn())
        return false;
    const QPointF at = preview_.onFigure(event.position());
    const FigurePart part = partUnder(event.position());
    const auto& annotations = editor_.edits().plot.annotations;
    const bool isNew = new_.has_value();
    const std::size_t index = std::exchange(new_, std::nullopt).value_or(part.index);
    if ((!isNew && part.kind != PartKind::annotation) || index >= annotations.size())
        return false;
    const Annotation& annotation = annotations[index];
    const Held held = isNew ? Held::anew : heldAt(annotation, part, at);
    ++drags_;
    drag_ = Drag{index, at, held, pixelOf(annotation.from), pixelOf(annotation.to)};
    if (isNew)
        moveTo(at);
    return true;
}

/// Moves an annotation with the pointer. A new annotation begins where the button was pressed and
/// ends at the pointer; while the pointer has hardly moved, it keeps its length and direction. A
/// new text is placed at the pointer. An end that is held moves alone.
void PreviewEditing::moveTo(QPointF at) {
    constexpr double still = 4;
    const DrawnFigure& drawn = *preview_.drawn();
    const QPointF by = at - drag_->begin;
    const bool isNew = drag_->held == Held::anew;
    const bool isDrawn = isNew && QLineF(at, drag_->begin).length() > still;
    const QPointF from = isNew                      ? drag_->begin
                         : drag_->held == Held::tip ? drag_->from
                                                    : drag_->from + by;
    const QPointF to = isDrawn                      ? at
                       : isNew                      ? drag_->begin + (drag_->to - drag_->from)
                       : drag_->held == Held::begin ? drag_->to
                                                    : drag_->to + by;
    const Annotation& now = editor_.edits().plot.annotations[drag_->annotation];
    const bool isOfText = now.kind == AnnotationKind::text;
    editor_.place(
        drag_->annotation,
        drag_->held == Held::tip ? now.from : dataAt(drawn, isOfText && isNew ? at : from),
        drag_->held == Held::begin ? now.to : dataAt(drawn, to),
        QStringLiteral("drag %1").arg(drags_));
}

bool PreviewEditing::open(QPointF at) {
    drag_.reset();
    const FigurePart part = partUnder(at);
    if (isText(part))
        edit(part);
    else
        editor_.focusOn(part);
    return true;
}

/// Opens an entry over a text.
void PreviewEditing::edit(const FigurePart& part) {
    take();
    close();
    edited_ = part;
    before_ = QApplication::focusWidget();
    entry_ = new QLineEdit(editor_.textOf(part), &preview_);
    entry_->setAccessibleName(tr("Text in the figure"));
    entry_->installEventFilter(this);
    const QRectF box = preview_.onPreview(part.box);
    const int width = std::max(leastEntry, static_cast<int>(box.width()) + 24);
    const int height = entry_->sizeHint().height();
    entry_->setGeometry(
        std::clamp(static_cast<int>(box.left()) - 8, 0, std::max(0, preview_.width() - width)),
        std::clamp(static_cast<int>(box.center().y()) - height / 2, 0,
                   std::max(0, preview_.height() - height)),
        width, height);
    entry_->show();
    entry_->setFocus();
    entry_->selectAll();
}

bool PreviewEditing::take() {
    try {
        if (entry_)
            editor_.setText(edited_, entry_->text());
        close();
        return true;
    } catch (const Error& error) {
        Q_EMIT refused(refusalIn(tr("The text"), error));
        return false;
    }
}

void PreviewEditing::close() {
    if (!entry_)
        return;
    QLineEdit* const entry = std::exchange(entry_, nullptr);
    const bool hadFocus = entry->hasFocus();  // it may have gone to what was clicked
    entry->removeEventFilter(this);
    entry->hide();
    entry->deleteLater();
    if (hadFocus && before_)
        before_->setFocus();
}

bool PreviewEditing::takeKey(int key) {
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape)
        return false;
    if (key == Qt::Key_Escape)
        close();
    else
        take();
    return true;
}

}  // namespace attnscope
