#include "ui/figure/trace.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace attnscope {

namespace {

/// Liang–Barsky: the part of a segment inside a rectangle.
std::optional<QLineF> clipSegment(const QLineF& line, const QRectF& to) {
    double enter = 0, leave = 1;
    const auto cut = [&](double from, double delta, double low, double high) {
        if (delta == 0)
            return from >= low && from <= high;
        const double a = (low - from) / delta, b = (high - from) / delta;
        enter = std::max(enter, std::min(a, b));
        leave = std::min(leave, std::max(a, b));
        return enter <= leave;
    };
    if (!cut(line.x1(), line.dx(), to.left(), to.right()) ||
        !cut(line.y1(), line.dy(), to.top(), to.bottom()))
        return std::nullopt;
    return QLineF(line.pointAt(enter), line.pointAt(leave));
}

bool isFinite(const QPointF& point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

std::size_t pointCount(const Curve& curve) {
    return std::min(curve.x.size(), curve.y.size());
}

/// The curve's points in pixels; a step holds its value until the next abscissa.
QPolygonF pixelsOf(const Curve& curve, const AxisMap& x, const AxisMap& y) {
    QPolygonF out;
    for (std::size_t i = 0; i < pointCount(curve); ++i) {
        const QPointF point(x.pixel(curve.x[i]), y.pixel(curve.y[i]));
        if (curve.style == CurveStyle::steps && i > 0)
            out.append(QPointF(point.x(), out.last().y()));
        out.append(point);
    }
    return out;
}

/// Cuts a polyline at gaps.
std::vector<QPolygonF> runsOf(const QPolygonF& points) {
    std::vector<QPolygonF> runs(1);
    for (const QPointF& point : points) {
        if (isFinite(point))
            runs.back().append(point);
        else if (!runs.back().isEmpty())
            runs.emplace_back();
    }
    return runs;
}

/// The part of a rectangle between two abscissae in pixels, infinite ones included.
QRectF slice(const QRectF& plot, double from, double to) {
    QRectF out = plot;
    out.setLeft(std::clamp(from, plot.left(), plot.right()));
    out.setRight(std::clamp(to, plot.left(), plot.right()));
    return out;
}

void addPieces(Trace& trace, const QPolygonF& run, const QRectF& to, bool valid) {
    if (to.width() > 0)
        for (QPolygonF& part : clipPolyline(run, to))
            trace.pieces.push_back({std::move(part), valid});
}

void addMarks(Trace& trace, const Curve& curve, const AxisMap& x, const AxisMap& y,
              const QRectF& plot) {
    for (std::size_t i = 0; i < pointCount(curve); ++i) {
        const QPointF at(x.pixel(curve.x[i]), y.pixel(curve.y[i]));
        if (!isInPlot(at, plot))
            continue;
        TraceMark mark{at, at.y(), at.y(), holds_at(curve, curve.x[i])};
        if (i < curve.error.size() && std::isfinite(curve.error[i])) {
            const double low = y.pixel(curve.y[i] - curve.error[i]);
            mark.low = std::isnan(low) ? plot.bottom() : std::min(low, plot.bottom());
            mark.high = std::max(y.pixel(curve.y[i] + curve.error[i]), plot.top());
        }
        trace.marks.push_back(mark);
    }
}

}  // namespace

bool isInPlot(const QPointF& point, const QRectF& plot) {
    return isFinite(point) && plot.contains(point);
}

std::vector<QPolygonF> clipPolyline(const QPolygonF& line, const QRectF& to) {
    std::vector<QPolygonF> parts;
    for (int i = 0; i + 1 < line.size(); ++i) {
        const auto segment = clipSegment(QLineF(line[i], line[i + 1]), to);
        if (!segment)
            continue;
        if (parts.empty() || parts.back().last() != segment->p1())
            parts.emplace_back(QPolygonF({segment->p1()}));
        parts.back().append(segment->p2());
    }
    return parts;
}

Trace traceCurve(const Curve& curve, const AxisMap& x, const AxisMap& y, const QRectF& plot) {
    Trace trace;
    if (curve.style == CurveStyle::points) {
        addMarks(trace, curve, x, y, plot);
        return trace;
    }
    for (const QPolygonF& run : runsOf(pixelsOf(curve, x, y))) {
        double done = plot.left();
        for (const Interval& range : curve.holds) {
            const double from = x.boundPixel(range.from), to = x.boundPixel(range.to);
            addPieces(trace, run, slice(plot, done, from), false);
            addPieces(trace, run, slice(plot, from, to), true);
            done = to;
        }
        addPieces(trace, run, slice(plot, done, plot.right()), false);
    }
    return trace;
}

std::vector<QPolygonF> traceArea(const Curve& curve, const AxisMap& x, const AxisMap& y,
                                 const QRectF& plot) {
    std::vector<QPolygonF> out;
    for (QPolygonF run : runsOf(pixelsOf(curve, x, y))) {
        if (run.isEmpty())
            continue;
        run.append(QPointF(run.last().x(), plot.bottom()));
        run.append(QPointF(run.first().x(), plot.bottom()));
        out.push_back(run.intersected(QPolygonF(plot)));
    }
    return out;
}

std::vector<QPolygonF> traceBand(const Band& band, const AxisMap& x, const AxisMap& y,
                                 const QRectF& plot) {
    const std::size_t count = std::min({band.x.size(), band.lower.size(), band.upper.size()});
    std::vector<QPolygonF> out;
    QPolygonF upper, lower;
    const auto close = [&] {
        std::reverse(lower.begin(), lower.end());
        const QPolygonF shape = QPolygonF(upper + lower).intersected(QPolygonF(plot));
        if (shape.size() > 2)
            out.push_back(shape);
        upper.clear();
        lower.clear();
    };
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF top(x.pixel(band.x[i]), y.pixel(band.upper[i]));
        const QPointF bottom(x.pixel(band.x[i]), y.pixel(band.lower[i]));
        if (isFinite(top) && isFinite(bottom)) {
            upper.append(top);
            lower.append(bottom);
        } else if (!upper.isEmpty()) {
            close();
        }
    }
    if (!upper.isEmpty())
        close();
    return out;
}

}  // namespace attnscope
