#include "ui/lessons/callout_room.h"

#include <QLineF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace attnscope {
namespace {

constexpr int across = 34;  ///< from the target to the text, at the usual size
constexpr std::array<double, 4> distances = {1, 1.7, 2.6, 4};

/// Returns the rectangle of a text in a direction from its target: −1, 0 or 1 across and down.
QRect boxAt(QPoint target, QSize size, QPoint direction, QSize gap) {
    const auto start = [](int at, int side, int space, int length) {
        return side > 0 ? at + space : side < 0 ? at - space - length : at - length / 2;
    };
    return {QPoint(start(target.x(), direction.x(), gap.width(), size.width()),
                   start(target.y(), direction.y(), gap.height(), size.height())),
            size};
}

QRect movedInto(const QRect& area, QRect box) {
    box.moveLeft(
        std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - box.width() + 1)));
    box.moveTop(
        std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - box.height() + 1)));
    return box;
}

double areaOf(const QRect& box) {
    return box.isEmpty() ? 0 : static_cast<double>(box.width()) * box.height();
}

bool crosses(const QLineF& line, const QRectF& box) {
    if (box.contains(line.p1()) || box.contains(line.p2()))
        return true;
    const std::array<QLineF, 2> diagonals = {QLineF(box.topLeft(), box.bottomRight()),
                                             QLineF(box.bottomLeft(), box.topRight())};
    return std::ranges::any_of(diagonals, [&](const QLineF& each) {
        return line.intersects(each, nullptr) == QLineF::BoundedIntersection;
    });
}

/// Returns the distance of a point from a line between its ends.
double distanceFrom(const QLineF& line, QPointF point) {
    const QPointF along = line.p2() - line.p1(), to = point - line.p1();
    const double length = std::max(1e-9, QPointF::dotProduct(along, along));
    const double part = std::clamp(QPointF::dotProduct(along, to) / length, 0.0, 1.0);
    return QLineF(point, line.pointAt(part)).length();
}

/// Returns how much a text in a box hides of what should be seen; the line to it counts less.
double costOf(QPoint target, const QRect& box, const CalloutRoom& room) {
    constexpr double of_ink = 3, of_line = 0.5, of_text = 60, of_struck_text = 120;
    constexpr int around = 3, near_line = 3, near_target = 12;
    const QRect taken = box.adjusted(-around, -around, around, around);
    const QLineF line(target, calloutLineEnd(box, target));
    double cost = 0;
    for (const QPoint each : room.ink)
        if (taken.contains(each))
            cost += of_ink;
        else if (distanceFrom(line, each) < near_line * room.unit &&
                 QLineF(each, target).length() > near_target * room.unit)
            cost += of_line;
    for (const QRect& each : room.texts) {
        cost += of_text * areaOf(taken & each) / std::max(1.0, std::min(areaOf(box), areaOf(each)));
        cost += crosses(line, each) ? of_struck_text : 0;
    }
    return taken.contains(target) ? cost + of_struck_text : cost;
}

}  // namespace

QPointF calloutLineEnd(const QRectF& box, QPointF target) {
    constexpr double corner = 6;
    return {std::clamp(target.x(), box.left() + corner, box.right() - corner),
            std::clamp(target.y(), box.top(), box.bottom())};
}

QRect bestCalloutBox(QPoint target, QSize size, const CalloutRoom& room) {
    constexpr double outside = 40, further = 4, later = 0.2;
    constexpr std::array<QPoint, 8> directions = {QPoint(1, 1), {1, -1}, {-1, 1}, {-1, -1},
                                                  {0, 1},       {0, -1}, {1, 0},  {-1, 0}};
    double least = std::numeric_limits<double>::infinity();
    QRect best;
    for (const double distance : distances)
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const QSize gap(static_cast<int>(across * distance * room.unit),
                            static_cast<int>(room.below * distance * room.unit));
            const QRect wanted = boxAt(target, size, directions[i], gap);
            const QRect box = movedInto(room.area, wanted);
            const double cost = costOf(target, box, room) + further * distance +
                                later * static_cast<double>(i) + (box == wanted ? 0 : outside);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    return best;
}

}  // namespace attnscope
