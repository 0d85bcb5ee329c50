#include "core/figures/measured_angles.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/fields/inputs.h"
#include "core/figures/grids.h"
#include "core/figures/histogram.h"
#include "core/rows/given_norms.h"
#include "core/sampling/philox.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

constexpr std::int64_t most_pairs = 200'000;

/// Angles of pairs in radians; a vector of zeros has none.
class MeasuredPairs {
public:
    explicit MeasuredPairs(const QueriesAndKeys& input)
        : input_(input), queries_(norms_of(*input.queries)), keys_(norms_of(*input.keys)) {}

    const std::vector<double>& query_norms() const { return queries_; }
    const std::vector<double>& key_norms() const { return keys_; }

    std::vector<double> angles(const std::stop_token& stop) const {
        const std::int64_t queries = input_.queries->rows, keys = input_.keys->rows;
        const bool all = queries <= most_pairs / keys;
        RandomStream random(1, 'a');
        const auto draw = [&](std::int64_t count) {
            return static_cast<std::int64_t>(random.uniform() * static_cast<double>(count));
        };
        std::vector<double> angles;
        for (std::int64_t pair = 0; pair < (all ? queries * keys : most_pairs); ++pair) {
            if (pair % 4096 == 0 && stop.stop_requested())
                throw Cancelled();
            const std::int64_t query = all ? pair / keys : draw(queries);
            add(angles, query, all ? pair % keys : draw(keys));
        }
        return angles;
    }

private:
    void add(std::vector<double>& angles, std::int64_t query, std::int64_t key) const {
        const double norms =
            queries_[static_cast<std::size_t>(query)] * keys_[static_cast<std::size_t>(key)];
        const double dot = inner_product(input_.queries->row(query), input_.keys->row(key));
        if (norms > 0)
            angles.push_back(std::acos(std::clamp(dot / norms, -1.0, 1.0)));
    }

    const QueriesAndKeys& input_;
    std::vector<double> queries_, keys_;
};

/// "8.01 ± 0.42", a mean and a standard deviation.
Message mean_and_spread(const std::vector<double>& values) {
    const auto [mean, deviation] = mean_and_deviation(values);
    return {short_text(mean, 3) + " ± " + short_text(deviation, 3)};
}

void add_histogram(Figure& figure, std::vector<double> angles, const AngleUnit& unit) {
    for (double& angle : angles)
        angle *= unit.factor;
    Curve curve = measured_histogram({"curve.measured-angles", "queries and keys, measured"},
                                     std::move(angles), 0.01 * unit.factor);
    figure.x.min = std::min(figure.x.min, curve.x.front());
    figure.x.max = std::max(figure.x.max, curve.x.back());
    figure.y.max = std::max(figure.y.max, 1.02 * std::ranges::max(curve.y));
    figure.curves.push_back(std::move(curve));
}

void add_angles(Figure& figure, const Scenario& scenario, const AngleUnit& unit,
                const std::stop_token& stop) {
    const QueriesAndKeys input = load_queries_and_keys(scenario, stop);
    const MeasuredPairs pairs(input);
    std::vector<double> angles = pairs.angles(stop);
    const auto d = static_cast<double>(input.keys->dim);
    figure.notes.push_back(
        {"note.measured-angles",
         "Measured: %1 pairs of your vectors. ‖q‖ = %2, ‖k‖ = %3 (mean ± standard deviation); "
         "random directions have √d = %4 here.",
         std::vector<Message>{std::ssize(angles), mean_and_spread(pairs.query_norms()),
                              mean_and_spread(pairs.key_norms()), short_text(std::sqrt(d), 3)}});
    if (!angles.empty())
        add_histogram(figure, std::move(angles), unit);
}

}  // namespace

Scenario with_own_vectors(Scenario inputs, const Scenario& all) {
    return has_given_vectors(all) ? merged(std::move(inputs), vector_inputs(all)) : inputs;
}

void add_measured_angles(Figure& figure, const Scenario& scenario, const AngleUnit& unit,
                         const std::stop_token& stop) {
    if (!has_given_vectors(scenario))
        return;
    try {
        add_angles(figure, scenario, unit, stop);
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        figure.notes.push_back({"note.no-measured-angles", "No angle is measured: %1.",
                                std::vector<Message>{error.message()}});
    }
}

}  // namespace attnscope
