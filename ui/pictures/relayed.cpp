#include "ui/pictures/relayed.h"

#include <QPaintEngine>
#include <QPainter>
#include <cmath>
#include <limits>

namespace attnscope {
namespace {

/// Does with a painter what is done with its own.
class RelayEngine : public QPaintEngine {
public:
    explicit RelayEngine(QPainter& painter)
        : QPaintEngine(AllFeatures), painter_(painter), base_(painter.transform()) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& state) override {
        const DirtyFlags changed = state.state();
        painter_.setTransform(state.transform() * base_);
        if (changed & DirtyPen)
            painter_.setPen(state.pen());
        if (changed & DirtyBrush)
            painter_.setBrush(state.brush());
        if (changed & DirtyBrushOrigin)
            painter_.setBrushOrigin(state.brushOrigin());
        if (changed & DirtyFont)
            painter_.setFont(state.font());
        if (changed & DirtyOpacity)
            painter_.setOpacity(state.opacity());
        if (changed & DirtyCompositionMode)
            painter_.setCompositionMode(state.compositionMode());
        if (changed & DirtyHints)
            painter_.setRenderHints(state.renderHints() & QPainter::Antialiasing);
        updateClip(state, changed);
    }

    void drawPath(const QPainterPath& path) override { painter_.drawPath(path); }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            painter_.drawPolyline(points, count);
        else
            painter_.drawPolygon(points, count,
                                 mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        painter_.drawPixmap(to, pixmap, from);
    }

    void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                   Qt::ImageConversionFlags flags) override {
        painter_.drawImage(to, image, from, flags);
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        painter_.drawTextItem(at, item);
    }

private:
    void updateClip(const QPaintEngineState& state, DirtyFlags changed) {
        const bool has_no_clip = state.clipOperation() == Qt::NoClip;
        if (changed & (DirtyClipPath | DirtyClipRegion) && has_no_clip)
            painter_.setClipping(false);
        else if (changed & DirtyClipPath)
            painter_.setClipPath(state.clipPath(), state.clipOperation());
        else if (changed & DirtyClipRegion)
            painter_.setClipRegion(state.clipRegion(), state.clipOperation());
        else if (changed & DirtyClipEnabled)
            painter_.setClipping(state.isClipEnabled());
    }

    QPainter& painter_;
    QTransform base_;
};

/// A device of an area of pixels of 1/96 inch.
class RelayDevice : public QPaintDevice {
public:
    RelayDevice(QPainter& painter, QSizeF area) : engine_(painter), area_(area) {}

    QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    int metric(PaintDeviceMetric what) const override {
        constexpr int dots_per_inch = 96, depth = 32;
        constexpr double mm_per_inch = 25.4;
        const auto whole = [](double length) { return static_cast<int>(std::ceil(length)); };
        switch (what) {
            case PdmWidth:
                return whole(area_.width());
            case PdmHeight:
                return whole(area_.height());
            case PdmWidthMM:
                return whole(area_.width() / dots_per_inch * mm_per_inch);
            case PdmHeightMM:
                return whole(area_.height() / dots_per_inch * mm_per_inch);
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return dots_per_inch;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(devicePixelRatioFScale());
            case PdmDepth:
                return depth;
            case PdmNumColors:
                return std::numeric_limits<int>::max();
            default:
                return QPaintDevice::metric(what);
        }
    }

private:
    mutable RelayEngine engine_;
    QSizeF area_;
};

}  // namespace

void paintRelayed(QPainter& painter, QSizeF area, const Paint& paint) {
    painter.save();
    {
        RelayDevice device(painter, area);
        QPainter relayed(&device);
        relayed.setFont(painter.font());
        relayed.setRenderHints(painter.renderHints());
        paint(relayed, area);
    }
    painter.restore();
}

}  // namespace attnscope
