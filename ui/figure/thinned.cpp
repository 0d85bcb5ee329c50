#include "ui/figure/thinned.h"

#include <algorithm>
#include <cmath>

namespace attnscope {

namespace {

double cross(QPointF a, QPointF b) {
    return a.x() * b.y() - a.y() * b.x();
}

/// The directions in which a straight line from a point passes all later points within a tolerance.
class Sleeve {
public:
    Sleeve(QPointF from, double tolerance) : from_(from), tolerance_(tolerance) {}

    /// Whether the line to `to` has such a direction and goes on rather than back.
    bool reaches(QPointF to) const {
        const QPointF way = to - from_;
        return isOpen_ || (cross(low_, way) >= 0 && cross(way, high_) >= 0 &&
                           QPointF::dotProduct(way, way) >= farthest_);
    }

    void narrow(QPointF by) {
        const QPointF way = by - from_;
        const double square = QPointF::dotProduct(way, way);
        farthest_ = std::max(farthest_, square);
        if (square <= tolerance_ * tolerance_)
            return;  // any direction passes `by`
        const QPointF aside = QPointF(-way.y(), way.x()) * (tolerance_ / std::sqrt(square));
        if (isOpen_ || cross(low_, way - aside) > 0)
            low_ = way - aside;
        if (isOpen_ || cross(way + aside, high_) > 0)
            high_ = way + aside;
        isOpen_ = false;
    }

private:
    QPointF from_, low_, high_;
    double tolerance_, farthest_ = 0;
    bool isOpen_ = true;
};

}  // namespace

QPolygonF thinned(const QPolygonF& line, double tolerance) {
    if (line.size() < 3)
        return line;
    QPolygonF kept{line.first()};
    Sleeve sleeve(line.first(), tolerance);
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (!sleeve.reaches(line[i])) {
            kept.append(line[i - 1]);
            sleeve = Sleeve(line[i - 1], tolerance);
        }
        sleeve.narrow(line[i]);
    }
    kept.append(line.last());
    return kept;
}

}  // namespace attnscope
