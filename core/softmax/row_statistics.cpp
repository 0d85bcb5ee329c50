#include "core/softmax/row_statistics.h"

#include <Eigen/Core>
#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Logits are taken a block at a time: small enough for the first-level cache.
constexpr std::size_t block_size = 512;

template <typename Logit>
void add_block(RowAccumulator& row, std::span<const Logit> logits, std::int64_t first_key) {
    Eigen::Array<double, Eigen::Dynamic, 1, 0, block_size, 1> x =
        Eigen::Map<const Eigen::Array<Logit, Eigen::Dynamic, 1>>(
            logits.data(), static_cast<Eigen::Index>(logits.size()))
            .template cast<double>();
    Eigen::Index where = 0;
    const double max = x.maxCoeff(&where);
    if (max == -infinity)
        return;
    x -= max;
    // e^{−745} is the smallest double; the clamp keeps 0·(−∞) out of the weighted sum.
    const Eigen::Index masked = (x == -infinity).count();
    x = x.max(-800.0);
    const auto e = x.exp().eval();
    row.add_tile(x.size() - masked, max, first_key + where, e.sum(), (e * x).sum(),
                 e.square().sum(), e.cube().sum());
}

template <typename Logit>
void add_blocks(RowAccumulator& row, std::span<const Logit> logits, std::int64_t first_key) {
    for (std::size_t begin = 0; begin < logits.size(); begin += block_size)
        add_block(row, logits.subspan(begin, std::min(block_size, logits.size() - begin)),
                  first_key + static_cast<std::int64_t>(begin));
}

}  // namespace

void RowAccumulator::add(std::span<const double> logits, std::int64_t first_key) {
    add_blocks(*this, logits, first_key);
}

void RowAccumulator::add(std::span<const float> logits, std::int64_t first_key) {
    add_blocks(*this, logits, first_key);
}

void RowAccumulator::add_tile(std::int64_t count, double max, std::int64_t argmax, double sum,
                              double weighted, double squares, double cubes) {
    RowAccumulator tile;
    tile.count_ = count;
    tile.argmax_ = argmax;
    tile.max_ = max;
    tile.sum_ = sum;
    tile.weighted_ = weighted;
    tile.squares_ = squares;
    tile.cubes_ = cubes;
    merge(tile);
}

void RowAccumulator::merge(const RowAccumulator& other) {
    if (other.count_ == 0)
        return;
    if (count_ == 0) {
        *this = other;
        return;
    }
    if (other.max_ > max_ || (other.max_ == max_ && other.argmax_ < argmax_)) {
        RowAccumulator larger = other;
        std::swap(*this, larger);
        merge(larger);
        return;
    }
    count_ += other.count_;
    const double shift = other.max_ - max_;
    const double factor = std::exp(shift);
    if (factor == 0)
        return;
    sum_ += factor * other.sum_;
    weighted_ += factor * (other.weighted_ + shift * other.sum_);
    squares_ += factor * factor * other.squares_;
    cubes_ += factor * factor * factor * other.cubes_;
}

RowStatistics RowAccumulator::finish() const {
    RowStatistics row;
    row.count = count_;
    if (count_ == 0) {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        row.log_sum_exp = -infinity;
        row.entropy = row.collision = row.cubic = row.max_weight = nan;
        return row;
    }
    const double log_sum = std::log(sum_);
    row.log_sum_exp = max_ + log_sum;
    row.entropy = std::max(0.0, log_sum - weighted_ / sum_);
    row.collision = squares_ / (sum_ * sum_);
    row.cubic = cubes_ / (sum_ * sum_ * sum_);
    row.max_weight = 1 / sum_;
    row.argmax = argmax_;
    return row;
}

double jacobian_half_l1(const RowStatistics& row, double lambda) {
    return lambda * (1 - row.collision);
}

double jacobian_frobenius(const RowStatistics& row, double lambda) {
    const double squared = row.collision - 2 * row.cubic + row.collision * row.collision;
    return lambda * std::sqrt(std::max(0.0, squared));
}

double jacobian_spectral(std::span<const double> weights, double lambda) {
    const auto largest = std::ranges::max_element(weights);
    if (largest == weights.end())
        return 0;
    const double first = *largest;
    double second = 0;
    for (auto weight = weights.begin(); weight != weights.end(); ++weight)
        if (weight != largest)
            second = std::max(second, *weight);
    const double gap = first - second;
    // Two equal largest weights make their common value an eigenvalue, and interlacing allows no
    // larger.
    if (gap <= 0)
        return lambda * first;
    if (second == 0)
        return lambda * first * (1 - first);
    // The secular equation in t = first − μ, times the two poles that bound its root, which makes
    // it continuous on [0, gap] with opposite signs at the ends.
    const double pull = static_cast<double>(std::ranges::count(weights, second)) * second * second;
    const auto secular = [&](double t) {
        double others = 1;
        for (auto weight = weights.begin(); weight != weights.end(); ++weight)
            if (weight != largest && *weight != second)
                others += *weight * *weight / (first - t - *weight);
        return first * first * (gap - t) - t * pull - t * (gap - t) * others;
    };
    std::uintmax_t steps = 100;
    const auto [low, high] =
        boost::math::tools::toms748_solve(secular, 0.0, gap, first * first * gap, -gap * pull,
                                          boost::math::tools::eps_tolerance<double>(52), steps);
    return lambda * (first - std::midpoint(low, high));
}

}  // namespace attnscope
