#include "core/softmax/row_statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double lowest_exponent = -708;  // from here on e^x is negligible beside 1
constexpr std::size_t piece = 256;
static_assert(piece % most_lanes == 0);

struct Largest {
    double value;
    std::size_t index;
};

/// Returns the largest logit and its index, by several running maxima side by side, which
/// processors compute at once.
template <typename Real>
Largest largest(std::span<const Real> logits) {
    constexpr std::size_t side = 32;
    std::array<Real, side> most;
    most.fill(logits[0]);
    std::size_t begin = 0;
    for (; begin + side <= logits.size(); begin += side)
        for (std::size_t i = 0; i < side; ++i)
            most[i] = logits[begin + i] > most[i] ? logits[begin + i] : most[i];
    for (; begin < logits.size(); ++begin)
        most[0] = std::max(most[0], logits[begin]);
    const Real value = *std::ranges::max_element(most);
    const auto at = std::find(logits.begin(), logits.end(), value);
    return {static_cast<double>(value), static_cast<std::size_t>(at - logits.begin())};
}

/// A piece of a row: how many unmasked keys it has, the largest logit among them, and the sums over
/// the other keys.
struct Tile {
    std::int64_t count;
    Largest top;
    double sum, weighted, squares;
};

/// Writes the logits minus the largest; −∞ for the largest itself and for the padding of the array.
template <typename Real>
void fill_gaps(std::span<const Real> logits, const Largest& top, std::array<double, piece>& gaps) {
    const auto end = std::transform(logits.begin(), logits.end(), gaps.begin(), [&](Real logit) {
        return static_cast<double>(logit) - top.value;
    });
    std::fill(end, gaps.end(), -infinity);
    gaps[top.index] = -infinity;
}

template <typename Doubles, typename Real>
Tile tile_of(std::span<const Real> logits) {
    const auto masked =
        std::count(logits.begin(), logits.end(), -std::numeric_limits<Real>::infinity());
    const auto count = static_cast<std::int64_t>(logits.size()) - masked;
    if (count == 0)
        return {};
    const Largest top = largest(logits);
    alignas(64) std::array<double, piece> gaps;
    fill_gaps(logits, top, gaps);
    Doubles sum{}, weighted{}, squares{};
    for (std::size_t i = 0; i < logits.size(); i += lane_count<Doubles>) {
        const auto gap = load_lanes<Doubles>(&gaps[i]);
        const Doubles x = gap < lowest_exponent ? all_lanes<Doubles>(lowest_exponent) : gap;
        const Doubles e = gap < lowest_exponent ? Doubles{} : exp_lanes<Doubles>(x);
        sum += e;
        weighted += x * e;
        squares += e * e;
    }
    return {count, top, sum_of_lanes(sum), sum_of_lanes(weighted), sum_of_lanes(squares)};
}

/// Adds logits in pieces as tiles.
template <typename Real>
void add_pieces(RowAccumulator& row, std::span<const Real> logits, std::int64_t first_key) {
    for (std::size_t begin = 0; begin < logits.size(); begin += piece) {
        const auto part = logits.subspan(begin, std::min(piece, logits.size() - begin));
        const Tile tile = with_lanes(
            [&](auto lanes) { return tile_of<typename decltype(lanes)::Doubles>(part); });
        row.add_tile(tile.count, tile.top.value,
                     first_key + static_cast<std::int64_t>(begin + tile.top.index), tile.sum,
                     tile.weighted, tile.squares);
    }
}

}  // namespace

void RowAccumulator::add(std::span<const double> logits, std::int64_t first_key) {
    add_pieces(*this, logits, first_key);
}

void RowAccumulator::add(std::span<const float> logits, std::int64_t first_key) {
    add_pieces(*this, logits, first_key);
}

void RowAccumulator::add_tile(std::int64_t count, double max, std::int64_t argmax, double rest,
                              double weighted, double rest_squares) {
    if (count == 0)
        return;
    RowAccumulator tile;
    tile.count_ = count;
    tile.max_ = max;
    tile.argmax_ = argmax;
    tile.rest_ = rest;
    tile.weighted_ = weighted;
    tile.rest_squares_ = rest_squares;
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
    const double shift = low.max_ - both.max_;
    if (const double f = std::exp(shift); f > 0) {
        both.rest_ += f * (1 + low.rest_);
        both.weighted_ += f * (low.weighted_ + shift * (1 + low.rest_));
        both.rest_squares_ += f * f * (1 + low.rest_squares_);
    }
    *this = both;
}

RowStatistics RowAccumulator::finish() const {
    if (count_ == 0) {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        return {.log_sum_exp = -infinity,
                .entropy = nan,
                .collision = nan,
                .diversity = nan,
                .sum = 0,
                .trace = nan};
    }
    const double log_sum = std::log1p(rest_), p = 1 / (1 + rest_), q = rest_ * p;
    const double s = rest_squares_ * p * p, diversity = q * (1 + p) - s;
    return {.count = count_,
            .log_sum_exp = max_ + log_sum,
            .entropy = log_sum - weighted_ * p,
            .collision = p * p + s,
            .diversity = diversity,
            .max_weight = p,
            .argmax = argmax_,
            .sum = 1,
            .max_logit = max_,
            .support = count_,
            .trace = diversity};
}

RowStatistics squared_relu_row(const RowStatistics& softmax, std::int64_t count, double divisor) {
    RowStatistics row = softmax;
    row.count = count;
    row.log_sum_exp = softmax.log_sum_exp - std::log(divisor);
    row.sum = std::exp(row.log_sum_exp);
    row.max_weight = softmax.max_weight * row.sum;
    row.support = count;
    row.diversity = row.trace = std::numeric_limits<double>::quiet_NaN();
    return row;
}

RowStatistics logistic_row(const RowStatistics& softmax) {
    RowStatistics row = softmax;
    row.log_sum_exp = std::numeric_limits<double>::quiet_NaN();
    if (row.count == 0)
        return row;
    row.sum = std::exp(softmax.log_sum_exp);
    row.max_weight = std::exp(softmax.max_logit);
    row.support = row.count;
    row.trace = std::max(row.sum - softmax.collision * row.sum * row.sum, 0.0);
    return row;
}

double whole_entropy(const RowStatistics& row) {
    const double r = row.remainder, rest = 1 - r;
    if (row.sum == 0)
        return 0;
    const double binary = -(r > 0 ? r * std::log(r) : 0) - (rest > 0 ? rest * std::log(rest) : 0);
    return binary + rest * row.entropy;
}

double gradient_of(const RowStatistics& row, double lambda) {
    return lambda * row.trace;
}

double perplexity(const RowStatistics& row) {
    return std::exp(row.entropy);
}

}  // namespace attnscope
