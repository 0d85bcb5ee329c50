#include "tests/ui/text_boxes.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include "tests/ui/keeper_device.h"

namespace attnscope::testing {
namespace {

/// Keeps the texts that are painted and where.
class BoxKeeper : public QPaintEngine {
public:
    QList<TextBox> boxes;

    BoxKeeper() : QPaintEngine(AllFeatures) {}
    Type type() const override { return User; }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override {
        if (now.state() & DirtyTransform)
            transform_ = now.transform();
        if (now.state() & (DirtyClipPath | DirtyClipRegion | DirtyClipEnabled))
            clip_ = painter()->hasClipping()
                        ? transformOf(painter()).mapRect(painter()->clipBoundingRect())
                        : QRectF();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    /// What is filled hides the texts below it.
    void drawRects(const QRectF* rects, int count) override {
        if (painter()->brush().color().alpha() < 255)
            return;
        for (int i = 0; i < count; ++i)
            boxes.removeIf([&](const TextBox& below) {
                return transform_.mapRect(rects[i]).adjusted(-1, -1, 1, 1).contains(below.box);
            });
    }
    void drawRects(const QRect* rects, int count) override {
        QPaintEngine::drawRects(rects, count);
    }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QFontMetricsF metrics(item.font());
        // Its width and the height of its capitals and descenders: a line's leading may overlap.
        const QRectF box(at.x(), at.y() - metrics.capHeight(), item.width(),
                         metrics.capHeight() + 0.5 * metrics.descent());
        const QRectF there = transform_.mapRect(box);
        if (!item.text().trimmed().isEmpty())
            boxes.append({item.text(), there,
                          !clip_.isNull() && !clip_.adjusted(-1, -1, 1, 1).contains(there)});
    }

private:
    static QTransform transformOf(const QPainter* painter) { return painter->combinedTransform(); }

    QTransform transform_;
    QRectF clip_;
};

}  // namespace

QList<TextBox> textBoxes(const std::function<void(QPaintDevice&)>& paint) {
    KeeperDevice<BoxKeeper> device;
    paint(device);
    return device.keeper().boxes;
}

}  // namespace attnscope::testing
