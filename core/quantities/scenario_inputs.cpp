#include "core/quantities/scenario_inputs.h"

#include "core/scenario/fields.h"

namespace attnscope {
namespace {

std::span<const Choice> model_choices() {
    return std::get<ChoiceField>(field("model").kind).choices;
}

}  // namespace

ScoreModel read_score_model(InputReader& inputs) {
    std::vector<std::string_view> names;
    for (const Choice& choice : model_choices())
        names.push_back(choice.key);
    return static_cast<ScoreModel>(
        inputs.choice("model", names, score_model_name(ScoreModel::sphere)));
}

std::string_view score_model_name(ScoreModel model) {
    return model_choices()[static_cast<std::size_t>(model)].key;
}

double read_real_field(InputReader& inputs, std::string_view key) {
    const auto kind = std::get<RealField>(field(key).kind);
    return inputs.real(key, kind.min, kind.max, Scenario().*kind.member);
}

std::int64_t read_integer_field(InputReader& inputs, std::string_view key) {
    const auto kind = std::get<IntegerField>(field(key).kind);
    return inputs.whole(key, kind.min, kind.max, Scenario().*kind.member);
}

}  // namespace attnscope
