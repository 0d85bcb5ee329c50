#pragma once

#include <QImage>
#include <QTest>
#include <QWheelEvent>

#include "ui/figure/figure_plot.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_layout.h"

namespace attnscope::testing {

/// A shown view of 500 × 350 and the layout that it must have.
struct ShownFigure {
    FigureView view;
    PlotLayout layout;

    explicit ShownFigure(const Figure& figure) {
        view.resize(500, 350);
        view.setFigure(figure);
        view.show();
        layout = layOut(figure, {QSizeF(view.size()),
                                 {figure.x.min, figure.x.max},
                                 {figure.y.min, figure.y.max},
                                 false});
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view is not shown");
    }

    QPoint at(double x, double heightFraction = 0.5) const {
        return QPoint(qRound(layout.x.pixel(x)),
                      qRound(layout.plot.bottom() - heightFraction * layout.plot.height()));
    }

    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }

    /// Hovers straight over the view: the window system would mix in its own enter and leave
    /// events.
    void hover(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                          {});
        QCoreApplication::sendEvent(&view, &event);
    }

    void wheel(QPoint at, int degrees, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, 8 * degrees), Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
};

/// Returns the number of pixels that differ between two pictures of one size.
inline int differences(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

/// The plot that a view shows its figure on.
inline FigurePlot& plotOf(const FigureView& view) {
    for (QObject* child : view.children())
        if (auto* plot = dynamic_cast<FigurePlot*>(child))
            return *plot;
    qFatal("a view without a plot");
}

}  // namespace attnscope::testing
