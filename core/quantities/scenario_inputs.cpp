#include "core/quantities/scenario_inputs.h"

#include <cmath>
#include <utility>

#include "core/fields/fields.h"
#include "core/limits.h"
#include "core/quantities/rule_inputs.h"
#include "core/scaling/rules/constant.h"

namespace attnscope {

ScoreModel read_score_model(InputReader& inputs) {
    std::vector<std::string_view> names;
    for (const ScoreLaw& law : score_laws())
        names.push_back(law.key);
    return score_laws()[inputs.choice("model", names, score_laws().front().key)].id;
}

std::int64_t read_integer_field(InputReader& inputs, std::string_view key) {
    const auto kind = std::get<IntegerField>(field(key).kind);
    return inputs.whole(key, kind.min, kind.max, Scenario().*kind.member);
}

RowInput read_row(InputReader& inputs) {
    RowInput row{};
    row.n = static_cast<double>(inputs.whole("n", 1, max_length));
    row.d = inputs.real("d", min_dimension, max_dimension);
    row.model = read_score_model(inputs);
    if (!has_rule(inputs)) {
        row.lambda = inputs.real("lambda", 0, max_scale, 1 / std::sqrt(row.d));
        return row;
    }
    const Rule& chosen = read_rule(inputs);
    row.lambda = dot_factor(chosen, read_scale(inputs, chosen, row.n, row.d, row.model), row.d);
    row.of_mean_row = chosen.temper != nullptr;
    if (&chosen != &constant_rule)  // whose parameter it is
        inputs.record("lambda", row.lambda);
    return row;
}

Result sampled(InputReader&& inputs, const Estimate& estimate, std::string_view unit) {
    Result result = std::move(inputs).result(estimate.value, unit);
    result.standard_error = estimate.standard_error;
    result.error_is_lower_bound = estimate.error_is_lower_bound;
    return result;
}

}  // namespace attnscope
