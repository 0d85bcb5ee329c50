#include "core/theory/logit_nodes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "core/vector_math/with_lanes.h"

namespace attnscope {
namespace {

constexpr double saturated = 4;  // e^{−e^s} is 0 beyond this s
constexpr double linear = -5;    // 1 − e^{−e^s} is nearly e^s below this s
constexpr double finest_slope = 0.01;
constexpr double tail_exponent = 46;        // e^{−46} = 1e-20
constexpr double widest_logit_step = 0.25;  // resolves e^{−e^s}, whose strip is π/2 wide
constexpr double most_stored_nodes = 32768;

}  // namespace

LogitNodes::LogitNodes(const LogitLaw& law, double n, double refinement, double rarity)
    : law_(law),
      lower_(-law.reach(tail_exponent + rarity)),
      upper_(law.reach(tail_exponent + std::log(n))),
      refinement_(refinement) {
    if (law.few_dimensions())
        store_graded();
    else
        store_even();
}

/// Stores nodes evenly spaced in y.
void LogitNodes::store_even() {
    const double step =
        std::min(law_.widest_step(), widest_logit_step / law_.spread()) / refinement_;
    if (upper_ - lower_ > most_stored_nodes * step)
        return;
    std::vector<double> ys;
    const double first = std::floor(lower_ / step), last = std::ceil(upper_ / step);
    for (double k = first; k <= last; ++k)
        ys.push_back(step * k);
    sample(ys, std::vector(ys.size(), step));
}

/// Stores nodes evenly spaced in y/a + X(y)/b, which are dense in y only where X rises steeply.
void LogitNodes::store_graded() {
    const double a = law_.widest_step() / refinement_, b = widest_logit_step / refinement_;
    const double start = law_.logit(lower_);
    if ((upper_ - lower_) / a + (law_.logit(upper_) - start) / b > most_stored_nodes)
        return;
    std::vector<double> ys, steps;
    double y = lower_;
    for (double k = 0; y < upper_; ++k) {
        // Newton's method from the previous node; y/a + X/b rises everywhere.
        double rate = 0;
        for (double change = 1; std::abs(change) > 1e-9 * a;) {
            const auto [logit, slope] = law_.rise(y);
            rate = 1 / a + slope / b;
            change = (k - (y - lower_) / a - (logit - start) / b) / rate;
            y += change;
        }
        ys.push_back(y);
        steps.push_back(1 / (1 / a + law_.rise(y).slope / b));
    }
    sample(ys, steps);
}

void LogitNodes::sample(std::span<const double> ys, std::span<const double> steps) {
    logits_.resize(ys.size());
    node_weights_.resize(ys.size());
    law_.sample(ys, logits_, node_weights_);
    for (std::size_t i = 0; i < ys.size(); ++i)
        node_weights_[i] *= steps[i];
    sum_masses();
}

void LogitNodes::sum_masses() {
    const std::size_t count = logits_.size();
    arguments_.resize(count);
    mass_below_.assign(count + 1, 0);
    mass_above_.assign(count + 1, 0);
    for (std::size_t i = 0; i < count; ++i)
        mass_below_[i + 1] = mass_below_[i] + node_weights_[i];
    for (std::size_t i = count; i > 0; --i)
        mass_above_[i - 1] = mass_above_[i] + node_weights_[i - 1];
}

LogitNodes::Window LogitNodes::window(double u, double lowest) {
    return made_on_demand() ? fresh_window(u, lowest) : stored_window(u, lowest);
}

LogitNodes::Window LogitNodes::stored_window(double u, double lowest) {
    const auto begin = std::lower_bound(logits_.begin(), logits_.end(), lowest - u);
    const auto end = std::upper_bound(begin, logits_.end(), saturated - u);
    const auto first = static_cast<std::size_t>(begin - logits_.begin());
    const auto count = static_cast<std::size_t>(end - begin);
    with_lanes([&](auto) {
        for (std::size_t i = 0; i < count; ++i)
            arguments_[i] = u + logits_[first + i];
    });
    return {std::span(arguments_).first(count), std::span(node_weights_).subspan(first, count),
            mass_above_[first + count], mass_below_[first]};
}

/// Returns the trapezoid sum of the nodes beyond y, y itself excluded. It is computed from the
/// survival function by the Euler–Maclaurin formula, with an error of 1e-16 if steps are as fine as
/// fresh_step() makes them.
double LogitNodes::mass_beyond(double y, double step) const {
    const auto [first, third] = law_.density_slopes(y);
    const double correction = -0.5 + step * (-first / 12 + step * step * third / 720);
    return law_.survival(y) + step * law_.density(y) * correction;
}

/// Returns a step that is fine enough for the law, for e^{−e^s}, which changes about s = 0, and, at
/// each end where mass_beyond() is needed, for its error to be negligible given the density's
/// slope.
double LogitNodes::fresh_step(double u, double low, double high) const {
    const double turn_low = std::clamp(law_.position(linear - u), low, high);
    double step =
        std::min({0.1, law_.widest_step(), widest_logit_step / law_.steepest(turn_low, high)});
    if (high < upper_)
        step = std::min(step, finest_slope / std::abs(law_.density_slopes(high).first));
    if (low > lower_ && low <= 0)
        step = std::min(step, finest_slope / std::abs(law_.density_slopes(low).first));
    return step / refinement_;
}

LogitNodes::Window LogitNodes::fresh_window(double u, double lowest) {
    const double low = std::max(law_.position(lowest - u), lower_);
    const double high = std::min(law_.position(saturated - u), upper_);
    arguments_.clear();
    weights_.clear();
    if (low >= high)
        return low >= upper_ ? Window{{}, {}, 0, 1} : Window{{}, {}, 1, 0};
    const double count = std::ceil((high - low) / fresh_step(u, low, high));
    const double step = (high - low) / count;
    const double base = u + law_.logit(low);
    for (double i = 0; i <= count; ++i) {
        arguments_.push_back(base + law_.logit_difference(low, i * step));
        weights_.push_back(step * law_.density(low + i * step));
    }
    const double above = high < upper_ ? mass_beyond(high, step) : 0;
    const double below = low > 0        ? 1 - above - std::reduce(weights_.begin(), weights_.end())
                         : low > lower_ ? mass_beyond(-low, step)
                                        : 0;
    return {arguments_, weights_, above, below};
}

}  // namespace attnscope
