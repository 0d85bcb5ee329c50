#include "core/rows/random_directions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <utility>

#include "core/parallel/parallel_for.h"
#include "core/theory/spread_lattice.h"

namespace attnscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double least_spread = 1.0 / 256;  ///< in place of a smaller β: 4e-6 (β²/2d) of H
constexpr std::size_t rows_together = 256;

// A key's spread is a norm times a scale, and each of the two has six weights on the lattice. The
// products of these weights extend over eleven points. The first of them is up to three points
// before the first point that the product's own weights would have, as the two are rounded down
// separately; the last is up to eight points behind it.
constexpr int points_before = 3, points_behind = 8;

/// Returns the weights of each key's norm on the lattice.
std::vector<LatticeWeights> on_lattice(const SpreadLattice& lattice, std::span<const double> norms,
                                       double least) {
    std::vector<LatticeWeights> keys;
    for (const double norm : norms)
        keys.push_back(lattice.weights(std::max(norm, least)));
    return keys;
}

/// The number of keys at each point of the lattice, of those that a row sees; a key's norm decides
/// its points.
class SeenNorms {
public:
    explicit SeenNorms(std::span<const LatticeWeights> keys)
        : keys_(keys),
          first_(std::ranges::min(keys, {}, &LatticeWeights::first).first),
          counts_(
              static_cast<std::size_t>(std::ranges::max(keys, {}, &LatticeWeights::first).first -
                                       first_ + LatticeWeights::count)) {}

    /// Changes the counts from the previous row to another. Without steps, most keys of both are
    /// the same.
    void move_to(const VisibleKeys& seen) {
        if (seen.first.step > 1 || seen_.first.step > 1) {
            std::ranges::fill(counts_, 0);
            for (const KeyInterval& keys : {seen.first, seen.second})
                add(keys, 1);
            seen_ = seen;
            return;
        }
        for (const KeyInterval& keys : {seen.first, seen.second})
            add_without(keys, seen_, 1);
        for (const KeyInterval& keys : {seen_.first, seen_.second})
            add_without(keys, seen, -1);
        seen_ = seen;
    }

    /// Adds the counts for the norms times a factor, given by its weights `by`, to `spreads`, whose
    /// first element is the lattice's point `start`. What lies before that point is added to it.
    void add_scaled(const LatticeWeights& by, int start, std::span<double> spreads) const {
        for (std::size_t point = 0; point < counts_.size(); ++point) {
            const int to = first_ + static_cast<int>(point) + by.first - start;
            for (int i = 0; i < LatticeWeights::count; ++i)
                spreads[static_cast<std::size_t>(std::max(to + i, 0))] +=
                    counts_[point] * by.weights[static_cast<std::size_t>(i)];
        }
    }

private:
    /// Adds `times` for each key that is not among the others.
    void add_without(const KeyInterval& keys, const VisibleKeys& others, double times) {
        std::int64_t begin = keys.begin;
        for (const KeyInterval& other : {others.first, others.second}) {
            if (other.size() == 0)
                continue;
            add({begin, std::min(keys.end, other.begin)}, times);
            begin = std::max(begin, other.end);
        }
        add({begin, keys.end}, times);
    }

    void add(const KeyInterval& keys, double times) {
        for (std::int64_t j = keys.begin; j < keys.end; j += keys.step) {
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

/// Returns the extremes of the scales of those rows whose scale is at most `most`; none is below
/// `tiny`.
Extremes scales_of(std::span<const DirectionRow> rows, double most, double tiny) {
    Extremes scales{most, tiny};
    for (const DirectionRow& row : rows)
        if (is_within(row.scale, most))
            scales = {std::min(scales.least, row.scale), std::max(scales.most, row.scale)};
    return {std::clamp(scales.least, tiny, scales.most), scales.most};
}

/// What the rows of one matrix need of a lattice.
struct SpreadRange {
    Extremes norms;
    double widest;  ///< scale for which there is a mean
    Extremes scales;

    SpreadRange(double d, std::span<const double> key_norms, std::span<const DirectionRow> rows)
        : norms(extremes_of(key_norms)),
          widest(widest_spread(d, static_cast<double>(key_norms.size())) / norms.most),
          scales(scales_of(rows, widest, least_spread / norms.most)) {}

    double least_of_spreads() const { return std::max(scales.least * norms.least, least_spread); }
    double most_of_spreads() const { return scales.most * norms.most; }
};

/// A table for the rows of several matrices.
class DirectionTable {
public:
    DirectionTable(double d, double keys, double least, double most, const std::stop_token& stop)
        : lattice_(d, keys, most),
          table_(lattice_, d, keys, first_point(least) - points_before,
                 first_point(most) + points_behind, stop) {}

    const SpreadLattice& lattice() const { return lattice_; }
    const SpreadTable& table() const { return table_; }

private:
    int first_point(double spread) const { return lattice_.weights(spread).first; }

    SpreadLattice lattice_;
    SpreadTable table_;
};

/// Rows of one matrix.
class RowsOfDirections {
public:
    RowsOfDirections(const DirectionMatrix& matrix, const SpreadRange& range,
                     const DirectionTable& table)
        : rows_(matrix.rows),
          range_(range),
          table_(table),
          keys_(on_lattice(table.lattice(), matrix.key_norms, least_spread / range.scales.most)) {}

    std::vector<DirectionMeans> means(const std::stop_token& stop) const {
        std::vector<DirectionMeans> made(rows_.size());
        const std::size_t blocks = (rows_.size() + rows_together - 1) / rows_together;
        parallel_for(blocks, 1, stop, [&](std::size_t block) {
            const std::size_t begin = block * rows_together;
            compute(begin,
                    std::span(made).subspan(begin, std::min(rows_together, rows_.size() - begin)));
        });
        return made;
    }

private:
    void compute(std::size_t begin, std::span<DirectionMeans> means) const {
        SeenNorms seen(keys_);
        std::vector<double> spreads(table_.table().points());
        for (std::size_t i = 0; i < means.size(); ++i)
            means[i] = of(rows_[begin + i], seen, spreads);
    }

    DirectionMeans of(const DirectionRow& row, SeenNorms& seen, std::span<double> spreads) const {
        if (row.seen.size() == 0 || !is_within(row.scale, range_.widest))
            return {nan, nan};
        if (row.seen.size() == 1)
            return {0, 1};
        seen.move_to(row.seen);
        std::ranges::fill(spreads, 0);
        seen.add_scaled(table_.lattice().weights(std::max(row.scale, range_.scales.least)),
                        table_.table().first(), spreads);
        return table_.table().means(spreads);
    }

    std::span<const DirectionRow> rows_;
    SpreadRange range_;
    const DirectionTable& table_;
    std::vector<LatticeWeights> keys_;
};

/// Whether a matrix has rows, and norms that are numbers.
bool has_means(const DirectionMatrix& matrix) {
    const auto is_number = [](double norm) { return std::isfinite(norm); };
    return !matrix.key_norms.empty() && !matrix.rows.empty() &&
           std::ranges::all_of(matrix.key_norms, is_number);
}

/// Passes the means of these matrices to the sink, with one table for all of them.
void compute_together(double d, std::span<const DirectionMatrix> matrices,
                      std::span<const std::size_t> chosen, const std::stop_token& stop,
                      const DirectionSink& sink) {
    std::vector<SpreadRange> ranges;
    double keys = 0, least = std::numeric_limits<double>::infinity(), most = 0;
    for (const std::size_t i : chosen) {
        ranges.emplace_back(d, matrices[i].key_norms, matrices[i].rows);
        keys = std::max(keys, static_cast<double>(matrices[i].key_norms.size()));
        least = std::min(least, ranges.back().least_of_spreads());
        most = std::max(most, ranges.back().most_of_spreads());
    }
    const DirectionTable table(d, keys, least, most, stop);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        sink(chosen[i], RowsOfDirections(matrices[chosen[i]], ranges[i], table).means(stop));
}

}  // namespace

std::vector<DirectionMeans> direction_means(double d, std::span<const double> key_norms,
                                            std::span<const DirectionRow> rows,
                                            const std::stop_token& stop) {
    const DirectionMatrix matrix{key_norms, rows};
    std::vector<DirectionMeans> means(rows.size(), {nan, nan});
    if (has_means(matrix)) {
        constexpr std::size_t only[] = {0};
        compute_together(d, {&matrix, 1}, only, stop,
                         [&](std::size_t, auto&& made) { means = std::move(made); });
    }
    return means;
}

void direction_means(double d, std::span<const DirectionMatrix> matrices,
                     const std::stop_token& stop, const DirectionSink& sink) {
    std::map<int, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        const auto& [norms, rows] = matrices[i];
        if (!has_means(matrices[i]))
            sink(i, std::vector<DirectionMeans>(rows.size(), {nan, nan}));
        else
            alike[static_cast<int>(
                      std::floor(std::log2(SpreadRange(d, norms, rows).most_of_spreads()) / 2))]
                .push_back(i);
    }
    for (const auto& [spread, chosen] : alike)
        compute_together(d, matrices, chosen, stop, sink);
}

}  // namespace attnscope
