#include "core/heads/exact_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/errors.h"
#include "core/figures/interpolate.h"
#include "core/parallel/parallel_for.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

constexpr std::size_t most_nodes = 256;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// The rows that differ from the one before, by their numbers.
std::vector<std::size_t> beginnings(std::span<const RowOfKeys> rows) {
    std::vector<std::size_t> first;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (row == 0 || rows[row] != rows[row - 1])
            first.push_back(row);
    return first;
}

/// Up to most_nodes rows, evenly spread in log(1 + row), the first and the last among them.
std::vector<std::size_t> spread(std::size_t rows) {
    std::vector<std::size_t> nodes;
    const double last = std::log(static_cast<double>(rows));
    for (std::size_t i = 0; i < most_nodes; ++i) {
        const double at = last * static_cast<double>(i) / (most_nodes - 1);
        const auto row = static_cast<std::size_t>(std::lround(std::exp(at))) - 1;
        if (nodes.empty() || row > nodes.back())
            nodes.push_back(std::min(row, rows - 1));
    }
    return nodes;
}

std::vector<double> entropies(ScoreModel model, double d, std::span<const RowOfKeys> rows,
                              const std::vector<std::size_t>& at, const std::stop_token& stop) {
    std::vector<double> values(at.size(), 0.0);
    parallel_for(at.size(), 1, stop, [&](std::size_t i) {
        const RowOfKeys& row = rows[at[i]];
        if (row.keys > 1)
            values[i] = exact_means(model, row.keys, d, row.lambda).entropy;
    });
    return values;
}

/// Of runs of equal rows.
double mean_of_runs(std::span<const RowOfKeys> rows, const std::vector<std::size_t>& first,
                    const std::vector<double>& values) {
    double sum = 0, count = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::size_t end = i + 1 < first.size() ? first[i + 1] : rows.size();
        if (rows[first[i]].keys <= 0)
            continue;
        sum += values[i] * static_cast<double>(end - first[i]);
        count += static_cast<double>(end - first[i]);
    }
    return sum / count;
}

double mean_between(std::span<const RowOfKeys> rows, const std::vector<std::size_t>& nodes,
                    const std::vector<double>& values) {
    std::vector<double> places;
    for (const std::size_t node : nodes)
        places.push_back(static_cast<double>(node) + 1);
    double sum = 0, count = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].keys <= 0)
            continue;
        sum += interpolate(places, values, static_cast<double>(row) + 1, true);
        ++count;
    }
    return sum / count;
}

double mean_over(ScoreModel model, double d, std::span<const RowOfKeys> rows,
                 const std::stop_token& stop) {
    const std::vector<std::size_t> first = beginnings(rows);
    if (first.size() <= most_nodes)
        return mean_of_runs(rows, first, entropies(model, d, rows, first, stop));
    const std::vector<std::size_t> nodes = spread(rows.size());
    return mean_between(rows, nodes, entropies(model, d, rows, nodes, stop));
}

}  // namespace

double exact_mean_entropy(ScoreModel model, double d, std::span<const RowOfKeys> rows,
                          const std::stop_token& stop) {
    try {
        return rows.empty() ? nan : mean_over(model, d, rows, stop);
    } catch (const InvalidRequest&) {  // λ or d that the exact means are not made for
        return nan;
    }
}

}  // namespace attnscope
