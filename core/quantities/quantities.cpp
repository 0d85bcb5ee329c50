#include "core/quantities/quantities.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/errors.h"
#include "core/quantities/evaluators.h"
#include "core/quantities/input_reader.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

constexpr std::array concentration_keys = {"d"sv, "beta"sv};
constexpr std::array angle_keys = {"d"sv, "theta"sv};
constexpr std::array probability_keys = {"d"sv, "p"sv};
constexpr std::array max_cosine_keys = {"d"sv, "n"sv};
constexpr std::array model_keys = {"n"sv, "d"sv, "model"sv};
constexpr std::array row_keys = {"n"sv,      "d"sv,       "lambda"sv, "model"sv,
                                 "method"sv, "samples"sv, "seed"sv};
constexpr std::array gradient_keys = {"n"sv,      "d"sv,         "lambda"sv,  "model"sv,
                                      "method"sv, "statistic"sv, "samples"sv, "seed"sv};

std::span<const Quantity> all_quantities() {
    static const std::array<Quantity, 14> table = {{
        {"log-mgf", concentration_keys, "log M_d(beta) = log E exp(beta cos theta).",
         evaluate_log_mgf},
        {"mean-cosine", concentration_keys, "A_d(beta) = I_{d/2}(beta) / I_{d/2-1}(beta).",
         evaluate_mean_cosine},
        {"entropy-deficit", concentration_keys,
         "D = beta A - log M, what the annealed entropy lacks of log n.", evaluate_entropy_deficit},
        {"entropy-deficit-slope", concentration_keys, "dD/dbeta = beta A'.",
         evaluate_entropy_deficit_slope},
        {"entropy", row_keys,
         "Mean entropy of a row; method exact, annealed, laplace, laplace-corrected, linear, "
         "mean-field or monte-carlo.",
         evaluate_entropy},
        {"collision", row_keys,
         "Mean sum of squared weights of a row; method exact, annealed or monte-carlo.",
         evaluate_collision},
        {"gradient", gradient_keys,
         "lambda (1 - sum of squared weights) of a row; method exact, annealed or monte-carlo, the "
         "last with statistic mean, median or q05 to q95.",
         evaluate_gradient},
        {"gradient-optimum", model_keys,
         "The scale that maximises the annealed gradient; model cosine or gaussian.",
         evaluate_gradient_optimum},
        {"angle-pdf", angle_keys, "Density of the angle between random directions, per radian.",
         evaluate_angle_pdf},
        {"angle-cdf", angle_keys, "P(angle <= theta) between random directions.",
         evaluate_angle_cdf},
        {"angle-quantile", probability_keys, "The angle theta with P(angle <= theta) = p.",
         evaluate_angle_quantile},
        {"max-cosine", max_cosine_keys, "E max cos theta over n random keys.", evaluate_max_cosine},
        {"freezing-scale", model_keys, "The lambda where the annealed entropy reaches 0.",
         evaluate_freezing_scale},
        {"scale", scale_keys(), "The lambda of a scaling rule, and what it multiplies.",
         evaluate_scale},
    }};
    return table;
}

void check_keys(const Quantity& quantity, const Inputs& inputs) {
    for (const auto& [key, value] : inputs)
        if (std::ranges::find(quantity.keys, key) == quantity.keys.end())
            throw InvalidRequest(
                Message("quantity.no-input", "%1 has no input %2; it takes %3",
                        {quantity.name, in_quotes(key), comma_separated(quantity.keys)}));
}

}  // namespace

std::span<const Quantity> quantities() {
    return all_quantities();
}

const Quantity& quantity(std::string_view name) {
    const auto found = std::ranges::find(quantities(), name, &Quantity::name);
    if (found != quantities().end())
        return *found;
    std::vector<std::string_view> names;
    for (const Quantity& candidate : quantities())
        names.push_back(candidate.name);
    throw InvalidRequest(Message("quantity.none", "there is no quantity %1; the quantities are %2",
                                 {in_quotes(name), comma_separated(names)}));
}

Result evaluate(std::string_view name, const Inputs& inputs, const std::stop_token& stop) {
    const Quantity& chosen = quantity(name);
    check_keys(chosen, inputs);
    Result result = chosen.evaluate(inputs, stop);
    if (!std::isfinite(result.value))
        throw Error(Message("quantity.overflow",
                            "%1 is beyond what a double holds for these inputs", {name}));
    std::ranges::stable_sort(result.used, {}, [&](const Result::Used& used) {
        return std::ranges::find(chosen.keys, used.key) - chosen.keys.begin();
    });
    return result;
}

}  // namespace attnscope
