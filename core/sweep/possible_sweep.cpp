#include "core/sweep/possible_sweep.h"

#include <algorithm>
#include <cmath>

#include "core/engines/engine.h"
#include "core/engines/parts/preparation.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/number_range.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

/// Returns a few of the vectors that the Scenario chooses. Numbers of files do not matter here and
/// are not read.
QueriesAndKeys few_vectors(const Scenario& scenario) {
    constexpr std::int64_t rows = 64;
    if (!has_own_vectors(scenario)) {
        Scenario few = scenario;
        few.n = std::min(few.n, rows);
        return load_queries_and_keys(few, {});
    }
    const FileHeads files = open_heads(scenario);
    const std::int64_t d = (files.keys ? files.keys : files.queries)->shape.columns;
    const auto ones = std::make_shared<const Vectors>(
        Vectors{rows, d, std::vector<float>(static_cast<std::size_t>(rows * d), 1)});
    return {ones, ones, axes_of(files)};
}

/// Whether the matrix depends on the number that is swept.
bool is_of_matrix(const Scenario& scenario, const Sweep& sweep) {
    const Scenario inputs = attention_inputs(scenario);
    return attention_inputs(scenario_at(scenario, sweep, 0)) != inputs ||
           attention_inputs(scenario_at(scenario, sweep, 1)) != inputs;
}

/// Whether the Scenario has a matrix with this number in the place of the present one.
bool has_matrix_at(const Scenario& scenario, std::string_view key, double value) {
    try {
        const Scenario now = with_number(scenario, key, value);
        validate(now);
        if (is_too_long(now))
            return false;
        prepare(preparation_of(attention_request(now, few_vectors(now))), {});
        return true;
    } catch (const Error&) {
        return false;
    }
}

/// Returns the last possible value on the way from a possible value to `end`.
double last_possible(const auto& is_possible, double possible, double end, bool whole) {
    if (is_possible(end))
        return end;
    constexpr int halvings = 40, digits = 3;
    for (int i = 0; i < halvings && (!whole || std::abs(end - possible) > 1); ++i) {
        const double middle = (possible + end) / 2, next = whole ? std::round(middle) : middle;
        (is_possible(next) ? possible : end) = next;
    }
    const double rounded = whole ? possible : to_digits(possible, digits);
    return is_possible(rounded) ? rounded : possible;
}

}  // namespace

std::optional<Sweep> possible_sweep(const Scenario& scenario, const Sweep& sweep) {
    const Field& swept = field(sweep.field);
    const bool whole = number_range(swept).value().whole;
    const double now = shown_number(scenario, swept);
    const auto is_possible = [&](double value) {
        return has_matrix_at(scenario, sweep.field, value);
    };
    if (!is_of_matrix(scenario, sweep) || !is_possible(now))
        return sweep;
    if (whole && !is_possible(now - 1) && !is_possible(now + 1))
        return std::nullopt;
    Sweep possible = sweep;
    possible.from = last_possible(is_possible, now, sweep.from, whole);
    possible.to = last_possible(is_possible, now, sweep.to, whole);
    return possible;
}

}  // namespace attnscope
