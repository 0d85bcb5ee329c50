#include "ui/heatmap/heatmap_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/look/message_area.h"
#include "ui/look/text.h"

namespace attnscope {

HeatmapView::HeatmapView(RowChoice& choice, QWidget* parent) : QWidget(parent), choice_(choice) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);  // nothing below it needs painting
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Attention matrix"));
    describe({});
    connect(&choice_, &RowChoice::changed, this, &HeatmapView::followChoice);
}

void HeatmapView::describe(const QString& sentence) {
    const QString keys =
        tr("Up and Down choose a row, Return pins it, Escape releases it; plus and minus zoom, "
           "Home shows all.");
    const QString said = sentence.isEmpty() ? keys : sentence + u' ' + keys;
    if (said != accessibleDescription())
        setAccessibleDescription(said);
}

QSize HeatmapView::sizeHint() const {
    return QSize(480, 560) * magnification_;
}

QSize HeatmapView::minimumSizeHint() const {
    return QSize(280, 240) * magnification_;
}

void HeatmapView::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void HeatmapView::setMagnification(double magnification) {
    if (magnification == magnification_)
        return;
    magnification_ = magnification;
    updateGeometry();
    update();
    Q_EMIT viewportChanged();
}

void HeatmapView::setFrame(const AttentionFrame& frame, const Scenario& scenario) {
    const bool is_finer = frame_.coarse && frame.coarse && frame.axes() == frame_.axes() &&
                          scenario == scene_.scenario;
    frame_ = frame;
    message_.clear();
    if (dragging_ || is_finer)
        scene_.takeOn(frame, scenario);
    else
        scene_.take(frame, scenario);
    update();
}

MatrixScales HeatmapView::ownScales() const {
    return scene_.own;
}

void HeatmapView::setCommonScales(const std::optional<MatrixScales>& scales) {
    if (scales == scene_.common)
        return;
    scene_.common = scales;
    if (!frame_.has_picture())
        return;
    scene_.scaleTo(frame_);
    update();
}

void HeatmapView::setMark(const std::optional<CellMark>& mark) {
    if (std::exchange(scene_.mark, mark) != mark)
        update();
}

QRectF HeatmapView::cells() const {
    return scene_.window.cells();
}

void HeatmapView::showCells(const QRectF& cells) {
    const QRectF before = scene_.window.cells();
    if (before.isEmpty() || cells.isEmpty())
        return;  // a matrix is not known yet
    scene_.window.show(cells);
    if (scene_.window.cells() != before)
        chosenByHand();
}

void HeatmapView::chosenByHand() {
    awaited_.reset();
    update();
    Q_EMIT viewportChanged();
    Q_EMIT zoomed(true);
}

std::optional<MatrixZoom> HeatmapView::zoom() const {
    const MatrixWindow& window = scene_.window;
    if (awaited_)
        return awaited_;
    return window.isWhole()
               ? std::nullopt
               : std::optional(MatrixZoom{window.rows(), window.keys(), window.cells()});
}

void HeatmapView::setZoom(const std::optional<MatrixZoom>& zoom) {
    MatrixWindow& window = scene_.window;
    awaited_ = zoom;
    if (zoom && (zoom->rows != window.rows() || zoom->keys != window.keys()))
        return;
    awaited_.reset();
    if (zoom == this->zoom())
        return;
    window.fit();
    if (zoom)
        window.show(zoom->cells);
    update();
    Q_EMIT viewportChanged();
}

bool HeatmapView::isAsLargeAs(const HeatmapView& other) const {
    const MatrixWindow &one = scene_.window, &two = other.scene_.window;
    return one.rows() == two.rows() && one.keys() == two.keys();
}

const AttentionFrame& HeatmapView::frame() const {
    return frame_;
}

QRect HeatmapView::lowerPart() const {
    return QTransform::fromScale(magnification_, magnification_)
        .mapRect(layout().lower)
        .toAlignedRect();
}

void HeatmapView::setRowFrame(const AttentionFrame& row) {
    scene_.takeRow(row);
    update(lowerPart());
}

void HeatmapView::setRowOutdated(bool outdated) {
    if (outdated == scene_.rowOutdated)
        return;
    scene_.rowOutdated = outdated;
    update(lowerPart());
}

void HeatmapView::setMatrixSize(std::int64_t rows, std::int64_t keys) {
    MatrixWindow& window = scene_.window;
    if (rows == window.rows() && keys == window.keys())
        return;
    const std::optional<MatrixZoom> before = zoom();
    window.setMatrix(rows, keys);
    if (awaited_ && awaited_->rows == rows && awaited_->keys == keys)
        window.show(std::exchange(awaited_, std::nullopt)->cells);
    if (zoom() != before)
        Q_EMIT zoomed(false);
    choice_.leave();  // under the pointer is another row now
    followChoice();
    update();
}

QString HeatmapView::explanationAt(QPoint at) const {
    const HeatmapLayout parts = layout();
    const QPointF place = onLayout(at);
    if (place.y() < parts.caption.top() || place.y() > parts.caption.bottom() ||
        !message_.isEmpty())
        return {};
    if (place.x() >= parts.scale.left())
        return QStringLiteral("words/weight");
    if (!parts.strip.isEmpty() && place.x() >= parts.strip.left())
        return QStringLiteral("words/entropy");
    if (place.x() > parts.caption.center().x())
        return QStringLiteral("fields/pooling");
    return !madeUpLabel(scene_.scenario).isEmpty() ? QStringLiteral("words/made-up-head")
                                                   : QStringLiteral("words/query");
}

QRectF HeatmapView::matrixArea() const {
    const QRectF matrix = layout().matrix;
    return {matrix.topLeft() * magnification_, matrix.size() * magnification_};
}

HeatmapLayout HeatmapView::layout() const {
    return {QSizeF(size()) / magnification_, false, true};
}

Viewport HeatmapView::viewport() const {
    const QSizeF pixels = matrixArea().size() * devicePixelRatioF();
    return scene_.window.viewport(static_cast<int>(std::lround(pixels.width())),
                                  static_cast<int>(std::lround(pixels.height())));
}

bool HeatmapView::isZoomed() const {
    return !scene_.window.isWhole();
}

void HeatmapView::setNames(const PlaceNames& places) {
    scene_.places = places;
    update();
}

void HeatmapView::setFog(Fog fog) {
    if (fog == scene_.fog)
        return;
    scene_.fog = fog;
    update();
}

void HeatmapView::setMessage(const QString& message, const QString& hint) {
    message_ = message;
    hint_ = hint;
    update();
}

QString HeatmapView::message() const {
    return message_;
}

void HeatmapView::setDragging(bool dragging) {
    dragging_ = dragging;
    if (!dragging && frame_.has_picture() && message_.isEmpty())
        setFrame(frame_, scene_.scenario);
}

std::optional<std::int64_t> HeatmapView::selectedRow() const {
    return scene_.row;
}

std::optional<std::int64_t> HeatmapView::pinnedRow() const {
    return scene_.pinned ? scene_.row : std::nullopt;
}

void HeatmapView::followChoice() {
    const std::int64_t rows = scene_.window.rows();
    const auto row = rows > 0 ? std::optional(std::min(choice_.row(), rows - 1)) : std::nullopt;
    if (row != scene_.row)
        scene_.profile.clear();
    scene_.row = row;
    scene_.pinned = row && choice_.isPinned();
    update();
    Q_EMIT rowChanged();
}

void HeatmapView::fit() {
    scene_.window.fit();
    chosenByHand();
}

void HeatmapView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setClipRegion(event->region());
    QRegion around(rect());
    if (message_.isEmpty() && frame_.has_picture())
        around -= matrixArea().toRect().adjusted(1, 1, -1, -1);  // the scene covers it
    for (const QRect& part : around)
        painter.fillRect(part, theme_.surface);
    painter.scale(magnification_, magnification_);
    if (!message_.isEmpty()) {
        const QRectF room(QPointF(0, 0), QSizeF(size()) / magnification_);
        paintMessage(painter, room.adjusted(12, 8, -12, -12), theme_, message_, hint_);
    } else if (frame_.has_picture()) {
        paintScene(painter, layout(), scene_, theme_);
    } else if (scene_.fog != Fog::none) {
        paintMessage(painter, layout().matrix, theme_, tr("Nothing has been computed yet"), {});
    }
    painter.resetTransform();
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void HeatmapView::resizeEvent(QResizeEvent*) {
    Q_EMIT viewportChanged();
}

}  // namespace attnscope
