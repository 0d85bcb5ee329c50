#include "core/quantities/scenario_inputs.h"

#include "core/scenario/fields.h"

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

}  // namespace attnscope
