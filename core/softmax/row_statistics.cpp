#include "core/softmax/row_statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/softmax/vector_math.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double lowest_exponent = -708;  // e^x is nothing beside 1 from here on
constexpr std::size_t piece = 256;
static_assert(piece % lane_doubles == 0);

struct Sums {
    DoubleLanes sum{}, weighted{}, squares{}, cubes{};

    void add(const DoubleLanes& gap) {
        const DoubleLanes x = gap < lowest_exponent ? all_lanes(lowest_exponent) : gap;
        const DoubleLanes e = gap < lowest_exponent ? all_lanes(0) : exp_lanes(x);
        const DoubleLanes square = e * e;
        sum += e;
        weighted += x * e;
        squares += square;
        cubes += square * e;
    }
};

struct Largest {
    double value;
    std::size_t index;
};

template <typename Real>
Largest largest(std::span<const Real> logits) {
    Real value = logits[0];
    for (const Real logit : logits)
        value = logit > value ? logit : value;
    const auto at = std::find(logits.begin(), logits.end(), value);
    return {static_cast<double>(value), static_cast<std::size_t>(at - logits.begin())};
}

/// Adds logits in pieces as tiles.
template <typename Real>
void add_pieces(RowAccumulator& row, std::span<const Real> logits, std::int64_t first_key) {
    for (std::size_t begin = 0; begin < logits.size(); begin += piece) {
        const auto part = logits.subspan(begin, std::min(piece, logits.size() - begin));
        const auto masked =
            std::count(part.begin(), part.end(), -std::numeric_limits<Real>::infinity());
        const auto count = static_cast<std::int64_t>(part.size()) - masked;
        if (count == 0)
            continue;
        const Largest top = largest(part);
        alignas(lane_bytes) std::array<double, piece> gaps;
        const auto end = std::transform(part.begin(), part.end(), gaps.begin(), [&](Real logit) {
            return static_cast<double>(logit) - top.value;
        });
        std::fill(end, gaps.end(), -infinity);
        Sums sums;
        for (std::size_t i = 0; i < part.size(); i += lane_doubles)
            sums.add(load_lanes(&gaps[i]));
        row.add_tile(count, top.value, first_key + static_cast<std::int64_t>(begin + top.index),
                     sum_of_lanes(sums.sum), sum_of_lanes(sums.weighted),
                     sum_of_lanes(sums.squares), sum_of_lanes(sums.cubes));
    }
}

}  // namespace

void RowAccumulator::add(std::span<const double> logits, std::int64_t first_key) {
    add_pieces(*this, logits, first_key);
}

void RowAccumulator::add(std::span<const float> logits, std::int64_t first_key) {
    add_pieces(*this, logits, first_key);
}

void RowAccumulator::add_tile(std::int64_t count, double max, std::int64_t argmax, double sum,
                              double weighted, double squares, double cubes) {
    if (count == 0)
        return;
    RowAccumulator tile;
    tile.count_ = count;
    tile.max_ = max;
    tile.argmax_ = argmax;
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
    const bool above = other.max_ > max_;
    const bool first = above || (other.max_ == max_ && other.argmax_ < argmax_);
    const RowAccumulator& low = above ? *this : other;
    RowAccumulator both = above ? other : *this;
    both.argmax_ = first ? other.argmax_ : argmax_;
    both.count_ = count_ + other.count_;
    const double shift = std::max(low.max_ - both.max_, lowest_exponent);
    const double f = std::exp(shift);
    both.sum_ += f * low.sum_;
    both.weighted_ += f * (low.weighted_ + shift * low.sum_);
    both.squares_ += f * f * low.squares_;
    both.cubes_ += f * f * f * low.cubes_;
    *this = both;
}

RowStatistics RowAccumulator::finish() const {
    if (count_ == 0) {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        return {.log_sum_exp = -infinity, .entropy = nan, .collision = nan, .cubic = nan};
    }
    const double log_sum = std::log(sum_);
    return {.count = count_,
            .log_sum_exp = max_ + log_sum,
            .entropy = std::max(log_sum - weighted_ / sum_, 0.0),
            .collision = squares_ / (sum_ * sum_),
            .cubic = cubes_ / (sum_ * sum_ * sum_),
            .max_weight = 1 / sum_,
            .argmax = argmax_};
}

double perplexity(const RowStatistics& row) {
    return std::exp(row.entropy);
}

}  // namespace attnscope
