#include "ui/jobs/works.h"

#include <algorithm>
#include <utility>

namespace attnscope {

bool Works::isBusy() const {
    return std::ranges::any_of(works_, [](const Work& work) { return work.isBusy(); });
}

bool Works::isSettled() const {
    return std::ranges::all_of(works_, [](const Work& work) { return work.isSettled(); });
}

double Works::part() const {
    double least = 1;
    for (const Work& work : works_)
        if (work.isBusy())
            least = std::min(least, work.part);
    return least;
}

std::optional<double> Works::secondsLeft() const {
    std::optional<double> longest;
    for (const Work& work : works_)
        if (const auto left = work.left.seconds(); left && work.isBusy())
            longest = std::max(longest.value_or(0), *left);
    return longest;
}

void Works::cancel() {
    for (const Work& work : works_)
        work.cancel();
}

/// Takes note that a source began or ended its work.
void Works::follow(std::size_t index) {
    works_[index].part = 0;
    works_[index].left.reset();
    const bool busy = isBusy();
    if (std::exchange(busy_, busy) != busy)
        Q_EMIT busyChanged(busy);
    if (busy)
        Q_EMIT progressed(part());
}

void Works::take(std::size_t index, double part) {
    constexpr double millisecond = 1e-3;
    works_[index].part = part;
    works_[index].left.take(part, millisecond * static_cast<double>(clock_.elapsed()));
    Q_EMIT progressed(this->part());
}

}  // namespace attnscope
