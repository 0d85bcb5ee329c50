#include <array>

#include "core/limits.h"
#include "core/quantities/input_reader.h"
#include "core/quantities/rule_inputs.h"
#include "core/quantities/scenario_inputs.h"
#include "core/text/errors.h"
#include "core/theory/closed_forms.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

constexpr std::array model_keys = {"n"sv, "d"sv, "model"sv};

// In the order of the enumerators of OptimumModel.
constexpr std::array<std::string_view, 2> optimum_models = {"cosine", "gaussian"};

// Made from the rules' records. They are constants and exist before any dynamic initialisation.
const std::vector<std::string_view> all_scale_keys = with_rule_keys({"rule", "n", "d", "model"});

Result evaluate_gradient_optimum(const Inputs& given, const std::stop_token&) {
    InputReader inputs(given);
    const auto model =
        static_cast<OptimumModel>(inputs.choice("model", optimum_models, optimum_models[0]));
    const auto n = static_cast<double>(inputs.whole("n", 2, max_length));
    // The optimum of a unit-variance Gaussian score depends on n alone.
    const bool needs_d = model == OptimumModel::cosine || inputs.has("d");
    const double d = needs_d ? inputs.real("d", min_dimension, max_dimension)
                             : static_cast<double>(min_dimension);
    return std::move(inputs).result(gradient_optimum(model, n, d), "1");
}

Result evaluate_scale(const Inputs& given, const std::stop_token&) {
    InputReader inputs(given);
    const Rule& chosen = read_rule(inputs);
    const auto n = static_cast<double>(inputs.whole("n", 1, max_length));
    const auto d = static_cast<double>(inputs.whole("d", min_dimension, max_dimension));
    if (inputs.has("model") && !chosen.reads_model)
        throw InvalidRequest(
            Message("quantity.rule-without-model", "rule = '%1' does not use model", {chosen.key}));
    const ScoreModel model = chosen.reads_model ? read_score_model(inputs) : ScoreModel::sphere;
    const double lambda = read_scale(inputs, chosen, n, d, model);
    Result result = std::move(inputs).result(lambda, "1");
    result.multiplies = chosen.multiplies == Multiplies::dot ? "dot" : "cosine";
    return result;
}

}  // namespace

extern const Quantity gradient_optimum_quantity = {
    .name = "gradient-optimum",
    .keys = model_keys,
    .help = "The scale that maximises the annealed gradient; model cosine or gaussian.",
    .meaning =
        "The number α at which the annealed estimate of the gradient λ(1 − Σp²) is largest; argmax "
        "is the place of this maximum. In the estimate Σp² is a fraction whose top and bottom are "
        "each averaged over random keys. For model gaussian s is a score divided by √d, λ is α/√d, "
        "and α is 2.01 at n = 512. For model cosine s is cos θ, λ is α/d, and α is 18.2 at n = 512 "
        "and d = 64. The exact mean over Gaussian scores has no maximum.",
    .formula = R"(\operatorname*{argmax}_{\alpha} \alpha \left(1 - \frac{\mathbb{E}\,e^{2\alpha )"
               R"(s}}{n\,(\mathbb{E}\,e^{\alpha s})^2}\right))",
    .source = "J. Su 2023, kexue.fm/archives/9812",
    .evaluate = evaluate_gradient_optimum,
};

extern const Quantity freezing_scale_quantity = {
    .name = "freezing-scale",
    .keys = model_keys,
    .help = "The lambda where the annealed entropy reaches 0.",
    .meaning =
        "The scale λ at which an estimate of the entropy of random scores, log n − D(λ), reaches "
        "0. From about there on a few keys hold much of the weight and the estimate no longer "
        "holds; at n = 512 and d = 64 it is 0.51 on the sphere.",
    .formula = R"(D(\lambda) = \log n)",
    .source =
        "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613, for Gaussian scores; sphere: Attnscope",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            InputReader inputs(given);
            const auto n = static_cast<double>(inputs.whole("n", 1, max_length));
            const double d = inputs.real("d", min_dimension, max_dimension);
            const ScoreModel model = read_score_model(inputs);
            return std::move(inputs).result(freezing_scale(model, n, d), "1");
        },
};

extern const Quantity scale_quantity = {
    .name = "scale",
    .keys = all_scale_keys,
    .help = "The lambda of a scaling rule, and what it multiplies.",
    .meaning =
        "The scale λ that a rule gives for a length n, a head dimension d and the rule's own "
        "parameters. A rule on cosines gives the factor on cos θ; divided by d, it is the factor "
        "on q·k for vectors of norm √d.",
    .formula = R"(\lambda(n, d))",
    .source = "named with each rule in attnscope list",
    .evaluate = evaluate_scale,
};

}  // namespace attnscope
