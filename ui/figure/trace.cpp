#include "ui/figure/trace.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <optional>

namespace attnscope {

namespace {

/// Returns the part of a segment inside a rectangle (Liang–Barsky).
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

/// Returns the curve's points in pixels; a step holds its value until the next abscissa.
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
        else
            runs.emplace_back();
    }
    std::erase_if(runs, &QPolygonF::isEmpty);
    return runs;
}

/// Returns where a segment crosses the lines through a rectangle's sides, as parts of the segment's
/// length from 0 to 1, ascending and beginning with 0.
std::vector<double> crossings(const QLineF& side, const QRectF& box) {
    std::vector<double> at{0};
    const auto add = [&](double to, double from, double delta) {
        if (const double part = (to - from) / delta; part > 0 && part < 1)
            at.push_back(part);
    };
    for (const double edge : {box.left(), box.right()})
        add(edge, side.x1(), side.dx());
    for (const double edge : {box.top(), box.bottom()})
        add(edge, side.y1(), side.dy());
    std::ranges::sort(at);
    return at;
}

/// Returns a polyline whose points are moved to the nearest ones in a rectangle.
QPolygonF heldIn(const QRectF& box, const QPolygonF& line) {
    QPolygonF held;
    for (int i = 0; i < line.size(); ++i) {
        const QLineF side(line[i], line[std::min<qsizetype>(i + 1, line.size() - 1)]);
        for (const double part : crossings(side, box)) {
            const QPointF at = side.pointAt(part);
            held.append({std::clamp(at.x(), box.left(), box.right()),
                         std::clamp(at.y(), box.top(), box.bottom())});
        }
    }
    return held;
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
        TraceMark mark{at, at.y(), at.y()};
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

QRectF slice(const QRectF& plot, const AxisMap& x, const Interval& range) {
    const double from = std::clamp(x.boundPixel(range.from), plot.left(), plot.right());
    const double to = std::clamp(x.boundPixel(range.to), plot.left(), plot.right());
    return QRectF(QPointF(from, plot.top()), QPointF(to, plot.bottom()));
}

Trace traceCurve(const Curve& curve, const AxisMap& x, const AxisMap& y, const QRectF& plot) {
    Trace trace;
    if (curve.style == CurveStyle::points || curve.style == CurveStyle::measured)
        addMarks(trace, curve, x, y, plot);
    if (curve.style == CurveStyle::points)
        return trace;
    for (const QPolygonF& run : runsOf(pixelsOf(curve, x, y))) {
        QRectF rest = plot;
        for (const Interval& range : curve.holds) {
            const QRectF held = slice(plot, x, range);
            addPieces(trace, run, QRectF(rest.topLeft(), held.bottomLeft()), false);
            addPieces(trace, run, held, true);
            rest.setLeft(held.right());
        }
        addPieces(trace, run, rest, false);
    }
    return trace;
}

std::vector<QPolygonF> traceEdge(const Curve& curve, const AxisMap& x, const AxisMap& y,
                                 const QRectF& plot) {
    std::vector<QPolygonF> runs = runsOf(pixelsOf(curve, x, y));
    for (QPolygonF& run : runs)
        run = heldIn(plot, run);
    return runs;
}

BandTrace traceBand(const Band& band, const AxisMap& x, const AxisMap& y, const QRectF& plot) {
    const std::size_t count = std::min({band.x.size(), band.lower.size(), band.upper.size()});
    Curve lower, upper;
    for (std::size_t i = 0; i < count; ++i) {
        const double sum = y.pixel(band.lower[i]) + y.pixel(band.upper[i]);
        const double gap = std::isfinite(sum) ? 0 : std::nan("");
        lower.x.push_back(band.x[i]);
        lower.y.push_back(band.lower[i] + gap);
        upper.y.push_back(band.upper[i] + gap);
    }
    upper.x = lower.x;
    return {traceEdge(lower, x, y, plot), traceEdge(upper, x, y, plot)};
}

}  // namespace attnscope
