#include "ui/look/scroll_fade.h"

#include <QEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace attnscope {
namespace {

constexpr double fade_lines = 1.2;  ///< height, in lines of the area's text

/// A strip along the upper or lower border of a scroll area's viewport.
class ScrollFade : public QWidget {
public:
    ScrollFade(QScrollArea* area, Qt::Edge edge)
        : QWidget(area->viewport()), area_(*area), edge_(edge) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        const QScrollBar* bar = area->verticalScrollBar();
        connect(bar, &QScrollBar::valueChanged, this, &ScrollFade::follow);
        connect(bar, &QScrollBar::rangeChanged, this, &ScrollFade::follow);
        area->viewport()->installEventFilter(this);
        follow();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded)
            follow();
        return false;
    }

    void paintEvent(QPaintEvent*) override {
        QColor whole = area_.palette().color(QPalette::Light), none = whole;
        none.setAlpha(0);
        QLinearGradient gradient(0, 0, 0, height());
        gradient.setColorAt(edge_ == Qt::TopEdge ? 0 : 1, whole);
        gradient.setColorAt(edge_ == Qt::TopEdge ? 1 : 0, none);
        QPainter(this).fillRect(rect(), gradient);
    }

private:
    void follow() {
        const QScrollBar& bar = *area_.verticalScrollBar();
        const QWidget& viewport = *area_.viewport();
        const bool is_top = edge_ == Qt::TopEdge;
        const int height = static_cast<int>(fade_lines * area_.fontMetrics().lineSpacing());
        setGeometry(0, is_top ? 0 : viewport.height() - height, viewport.width(), height);
        setVisible(is_top ? bar.value() > bar.minimum() : bar.value() < bar.maximum());
        raise();
    }

    QScrollArea& area_;
    Qt::Edge edge_;
};

}  // namespace

void addScrollFades(QScrollArea* area) {
    for (const Qt::Edge edge : {Qt::TopEdge, Qt::BottomEdge})
        new ScrollFade(area, edge);
}

void keepWidth(QScrollArea* area) {
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // empty, it draws nothing
}

}  // namespace attnscope
