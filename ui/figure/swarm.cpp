#include "ui/figure/swarm.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ui/figure/paint.h"

namespace attnscope {
namespace {

constexpr double widestSwarm = 16;  ///< how far dots are spread to either side, in pixels
constexpr double swarmRow = 1.5 * cloudRadius;

/// Returns how far to the side the dot at a place is, in steps: 0, 1, −1, 2, −2, … for the places
/// 0, 1, 2, …
double turnOf(int place) {
    return place % 2 == 1 ? (place + 1) / 2 : -place / 2;
}

/// Spreads the dots of one abscissa, in rows of a dot's height.
void spread(QPolygonF& dots, qsizetype from, qsizetype to) {
    std::map<double, int> counts;
    std::vector<int> places;
    int most = 1;
    for (qsizetype i = from; i < to; ++i) {
        places.push_back(counts[std::floor(dots[i].y() / swarmRow)]++);
        most = std::max(most, places.back() + 1);
    }
    const double step = std::min(swarmRow, widestSwarm / (most / 2 + 1));
    for (qsizetype i = from; i < to; ++i)
        dots[i].rx() += step * turnOf(places[static_cast<std::size_t>(i - from)]);
}

}  // namespace

QPolygonF swarm(const std::vector<TraceMark>& marks) {
    QPolygonF dots;
    for (const TraceMark& mark : marks)
        dots.append(mark.at);
    for (qsizetype from = 0, to = 0; from < dots.size(); from = to) {
        const double x = dots[from].x();
        while (to < dots.size() && dots[to].x() == x)
            ++to;
        spread(dots, from, to);
    }
    return dots;
}

}  // namespace attnscope
