#include "core/rows/random_directions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/parallel/parallel_for.h"
#include "core/theory/spread_lattice.h"

namespace attnscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double least_spread = 1.0 / 256;  ///< β below counts as this: β²/2d of entropy, 4e-6
constexpr std::size_t rows_together = 256;

// The weights of a norm times those of a scale extend over eleven points of the lattice: from three
// before the first point that the product's own weights would have, as the two are rounded down
// separately, to eight after it.
constexpr int points_before = 3, points_behind = 8;

/// Returns the weights of each key's norm on the lattice.
std::vector<LatticeWeights> on_lattice(const SpreadLattice& lattice, std::span<const double> norms,
                                       double least) {
    std::vector<LatticeWeights> keys;
    for (const double norm : norms)
        keys.push_back(lattice.weights(std::max(norm, least)));
    return keys;
}

/// The number of keys seen by a row that have the norm of each point of the lattice.
class SeenNorms {
public:
    explicit SeenNorms(std::span<const LatticeWeights> keys)
        : keys_(keys),
          first_(std::ranges::min(keys, {}, &LatticeWeights::first).first),
          counts_(
              static_cast<std::size_t>(std::ranges::max(keys, {}, &LatticeWeights::first).first -
                                       first_ + LatticeWeights::count)) {}

    /// Changes the counts to those of another row, most of whose keys are the same.
    void move_to(const VisibleKeys& seen) {
        for (const KeyInterval& keys : {seen.first, seen.second})
            add_without(keys, seen_, 1);
        for (const KeyInterval& keys : {seen_.first, seen_.second})
            add_without(keys, seen, -1);
        seen_ = seen;
    }

    /// Adds the counts with their norms times a factor; points before the first one of `spreads`,
    /// the point `start`, count as that.
    void add_scaled(const LatticeWeights& by, int start, std::span<double> spreads) const {
        for (std::size_t point = 0; point < counts_.size(); ++point) {
            const int to = first_ + static_cast<int>(point) + by.first - start;
            for (int i = 0; i < LatticeWeights::count; ++i)
                spreads[static_cast<std::size_t>(std::max(to + i, 0))] +=
                    counts_[point] * by.weights[static_cast<std::size_t>(i)];
        }
    }

private:
    /// Adds the keys that are not among the others.
    void add_without(const KeyInterval& keys, const VisibleKeys& others, double times) {
        std::int64_t begin = keys.begin;
        for (const KeyInterval& other : {others.first, others.second}) {
            if (other.size() == 0)
                continue;
            add(begin, std::min(keys.end, other.begin), times);
            begin = std::max(begin, other.end);
        }
        add(begin, keys.end, times);
    }

    void add(std::int64_t begin, std::int64_t end, double times) {
        for (std::int64_t j = begin; j < end; ++j) {
            const LatticeWeights& key = keys_[static_cast<std::size_t>(j)];
            for (std::size_t i = 0; i < LatticeWeights::count; ++i)
                counts_[static_cast<std::size_t>(key.first - first_) + i] += times * key.weights[i];
        }
    }

    std::span<const LatticeWeights> keys_;
    int first_;
    std::vector<double> counts_;
    VisibleKeys seen_;
};

/// The smallest and the largest of some positive numbers.
struct Extremes {
    double least, most;
};

Extremes extremes_of(std::span<const double> norms) {
    const auto [least, most] = std::ranges::minmax(norms);
    return {least, std::max(most, 1e-100)};
}

bool is_within(double scale, double most) {
    return scale >= 0 && scale <= most;
}

/// Returns the extremes of the scales that are within range.
Extremes scales_of(std::span<const DirectionRow> rows, double most, double tiny) {
    Extremes scales{most, tiny};
    for (const DirectionRow& row : rows)
        if (is_within(row.scale, most))
            scales = {std::min(scales.least, row.scale), std::max(scales.most, row.scale)};
    return {std::clamp(scales.least, tiny, scales.most), scales.most};
}

/// Rows of one matrix.
class RowsOfDirections {
public:
    RowsOfDirections(double d, std::span<const double> norms, std::span<const DirectionRow> rows,
                     const std::stop_token& stop)
        : rows_(rows),
          norms_(extremes_of(norms)),
          widest_(widest_spread(d, static_cast<double>(norms.size())) / norms_.most),
          scales_(scales_of(rows, widest_, least_spread / norms_.most)),
          lattice_(d, static_cast<double>(norms.size()), scales_.most * norms_.most),
          keys_(on_lattice(lattice_, norms, least_spread / scales_.most)),
          table_(lattice_, d, static_cast<double>(norms.size()),
                 first_point(std::max(scales_.least * norms_.least, least_spread)) - points_before,
                 first_point(scales_.most * norms_.most) + points_behind, stop) {}

    void compute(std::size_t begin, std::span<DirectionMeans> means) const {
        SeenNorms seen(keys_);
        std::vector<double> spreads(table_.points());
        for (std::size_t i = 0; i < means.size(); ++i)
            means[i] = of(rows_[begin + i], seen, spreads);
    }

private:
    int first_point(double spread) const { return lattice_.weights(spread).first; }

    DirectionMeans of(const DirectionRow& row, SeenNorms& seen, std::span<double> spreads) const {
        if (row.seen.size() == 0 || !is_within(row.scale, widest_))
            return {nan, nan};
        if (row.seen.size() == 1)
            return {0, 1};
        seen.move_to(row.seen);
        std::ranges::fill(spreads, 0);
        seen.add_scaled(lattice_.weights(std::max(row.scale, scales_.least)), table_.first(),
                        spreads);
        return table_.means(spreads);
    }

    std::span<const DirectionRow> rows_;
    Extremes norms_;
    double widest_;  ///< scale
    Extremes scales_;
    SpreadLattice lattice_;
    std::vector<LatticeWeights> keys_;
    SpreadTable table_;
};

}  // namespace

std::vector<DirectionMeans> direction_means(double d, std::span<const double> key_norms,
                                            std::span<const DirectionRow> rows,
                                            const std::stop_token& stop) {
    std::vector<DirectionMeans> means(rows.size(), {nan, nan});
    const auto is_number = [](double norm) { return std::isfinite(norm); };
    if (key_norms.empty() || rows.empty() || !std::ranges::all_of(key_norms, is_number))
        return means;
    const RowsOfDirections all(d, key_norms, rows, stop);
    const std::size_t blocks = (rows.size() + rows_together - 1) / rows_together;
    parallel_for(blocks, 1, stop, [&](std::size_t block) {
        const std::size_t begin = block * rows_together;
        all.compute(begin,
                    std::span(means).subspan(begin, std::min(rows_together, rows.size() - begin)));
    });
    return means;
}

}  // namespace attnscope
