#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/approximations/approximations.h"
#include "core/quantities/input_reader.h"
#include "core/quantities/rule_inputs.h"
#include "core/quantities/scenario_inputs.h"
#include "core/quantities/weight_quantities.h"
#include "core/sampling/monte_carlo.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/split.h"
#include "core/theory/closed_forms.h"
#include "core/theory/random_energy.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

const std::vector<std::string_view> row_keys =
    with_rule_keys({"n"sv, "d"sv, "lambda"sv, "model"sv, "method"sv, "samples"sv, "seed"sv});
const std::vector<std::string_view> entropy_keys = with_normalizer_keys(row_keys);
const std::vector<std::string_view> gradient_keys = with_rule_keys(
    {"n"sv, "d"sv, "lambda"sv, "model"sv, "method"sv, "statistic"sv, "samples"sv, "seed"sv});

MonteCarlo simulate(const RowInput& row, InputReader& inputs, const std::stop_token& stop) {
    const std::int64_t samples = read_integer_field(inputs, "samples");
    const std::int64_t seed = read_integer_field(inputs, "seed");
    return monte_carlo(row.model, static_cast<std::int64_t>(row.n), row.d, row.lambda, samples,
                       static_cast<std::uint64_t>(seed), stop);
}

/// A method of getting a value: the exact mean, an approximation, or simulated rows.
struct Method {
    std::string_view name;
    RowMean closed;                      ///< null if rows are simulated
    std::span<const ScoreModel> models;  ///< models for which the method makes sense
};

constexpr std::array every_model = {ScoreModel::sphere, ScoreModel::gaussian,
                                    ScoreModel::gaussian_qk};
constexpr std::array gaussian_alone = {ScoreModel::gaussian};

/// Closed forms that no figure draws, because over most of its range they are far off or useless.
struct RarelyClose {
    const RowQuantity* of;
    Method method;
};
constexpr std::array rarely_close = {
    RarelyClose{&row_entropy,
                {"annealed-corrected",
                 [](ScoreModel, double n, double d, double lambda) {
                     return annealed_corrected_entropy(n, d, lambda);
                 },
                 gaussian_alone}},
    RarelyClose{&row_entropy,
                {"random-energy",
                 [](ScoreModel, double n, double d, double lambda) {
                     return random_energy_entropy(n, d, lambda);
                 },
                 gaussian_alone}},
    RarelyClose{&row_collision,
                {"random-energy",
                 [](ScoreModel, double n, double d, double lambda) {
                     return random_energy_collision(n, d, lambda);
                 },
                 gaussian_alone}},
    RarelyClose{&row_gradient,
                {"random-energy",
                 [](ScoreModel, double n, double d, double lambda) {
                     return lambda * (1 - random_energy_collision(n, d, lambda));
                 },
                 gaussian_alone}},
};

/// Returns the methods, the standard one first. Where each row has a λ of its own, no exact mean is
/// known: "mean-row" is the exact mean at the λ of the mean row.
std::vector<Method> methods_of(const RowQuantity& quantity, const RowInput& row) {
    std::vector<Method> methods = {
        {row.of_mean_row ? "mean-row" : "exact", quantity.exact, every_model}};
    for (const Approximation& each : approximations())
        if (each.of == &quantity)
            methods.push_back({each.key, each.value, each.models});
    for (const RarelyClose& each : rarely_close)
        if (each.of == &quantity)
            methods.push_back(each.method);
    methods.push_back({"monte-carlo", nullptr, every_model});
    return methods;
}

std::string names_of(std::span<const ScoreModel> models) {
    std::vector<std::string_view> keys;
    for (const ScoreModel model : models)
        keys.push_back(score_law(model).key);
    return comma_separated(keys);
}

Method read_method(InputReader& inputs, const RowQuantity& quantity, const RowInput& row) {
    const std::vector<Method> methods = methods_of(quantity, row);
    std::vector<std::string_view> names;
    for (const Method& method : methods)
        names.push_back(method.name);
    const Method method = methods[inputs.choice("method", names, names.front())];
    if (std::ranges::find(method.models, row.model) == method.models.end())
        throw InvalidRequest(
            Message("quantity.method-of-other-model",
                    "method = '%1' makes no sense for model = '%2': it is derived for model = %3",
                    {method.name, score_law(row.model).key, names_of(method.models)}));
    return method;
}

/// Returns the value of a method that does not simulate. For an approximation, the result says
/// whether it holds.
Result closed_result(InputReader&& inputs, const RowQuantity& quantity, const Method& method,
                     const RowInput& row, std::string_view unit) {
    const auto by = [&](RowMean mean) { return mean(row.model, row.n, row.d, row.lambda); };
    Result result = std::move(inputs).result(by(method.closed), unit);
    result.lambda_is_of_mean_row = row.of_mean_row;
    result.is_valid =
        method.closed == quantity.exact || holds(without_rounding(quantity, result.value, row.n),
                                                 by(quantity.exact), quantity.tolerance);
    return result;
}

Result sampled_row(InputReader&& inputs, const Estimate& estimate, const RowInput& row,
                   std::string_view unit) {
    Result result = sampled(std::move(inputs), estimate, unit);
    result.lambda_is_of_mean_row = row.of_mean_row;
    return result;
}

/// Returns the value of a quantity by the method of the inputs: in closed form or, if the method
/// simulates, the given estimate from simulated rows.
Result row_quantity(const Inputs& given, const RowQuantity& quantity,
                    Estimate MonteCarlo::*estimate, std::string_view unit,
                    const std::stop_token& stop) {
    InputReader inputs(given);
    const RowInput row = read_row(inputs);
    const Method method = read_method(inputs, quantity, row);
    if (!method.closed)
        return sampled_row(std::move(inputs), simulate(row, inputs, stop).*estimate, row, unit);
    return closed_result(std::move(inputs), quantity, method, row, unit);
}

/// A statistic of the distribution of the gradient over rows: the quantile at p, or the mean if p
/// is NaN.
struct Statistic {
    std::string_view name;
    double p;
};
constexpr double no_quantile = std::numeric_limits<double>::quiet_NaN();
constexpr std::array<Statistic, 21> statistics = {
    {{"mean", no_quantile}, {"median", 0.5}, {"q05", 0.05}, {"q10", 0.10}, {"q15", 0.15},
     {"q20", 0.20},         {"q25", 0.25},   {"q30", 0.30}, {"q35", 0.35}, {"q40", 0.40},
     {"q45", 0.45},         {"q50", 0.50},   {"q55", 0.55}, {"q60", 0.60}, {"q65", 0.65},
     {"q70", 0.70},         {"q75", 0.75},   {"q80", 0.80}, {"q85", 0.85}, {"q90", 0.90},
     {"q95", 0.95}}};

/// A quantile that is 0 is too small for a double, unless all gradients are 0: then 0 is not
/// certain.
Estimate estimate(const MonteCarlo& rows, const Statistic& statistic, const RowInput& row) {
    if (std::isnan(statistic.p))
        return rows.gradient;
    Estimate quantile = quantile_estimate(rows.gradients, statistic.p);
    if (quantile.value == 0 && row.n > 1 && row.lambda > 0)
        quantile.error_is_lower_bound = true;
    return quantile;
}

const Statistic& read_statistic(InputReader& inputs, const Method& method) {
    std::vector<std::string_view> names;
    for (const Statistic& statistic : statistics)
        names.push_back(statistic.name);
    const Statistic& statistic = statistics[inputs.choice("statistic", names, "mean")];
    if (method.closed && !std::isnan(statistic.p))
        throw InvalidRequest(Message("quantity.statistic",
                                     "statistic = '%1' needs method = 'monte-carlo': method = "
                                     "'%2' gives the mean alone",
                                     {statistic.name, method.name}));
    return statistic;
}

Result evaluate_gradient(const Inputs& given, const std::stop_token& stop) {
    InputReader inputs(given);
    const RowInput row = read_row(inputs);
    const Method method = read_method(inputs, row_gradient, row);
    const Statistic& statistic = read_statistic(inputs, method);
    if (method.closed)
        return closed_result(std::move(inputs), row_gradient, method, row, "1");
    const MonteCarlo rows = simulate(row, inputs, stop);
    return sampled_row(std::move(inputs), estimate(rows, statistic, row), row, "1");
}

}  // namespace

extern const Quantity entropy_quantity = {
    .name = "entropy",
    .keys = entropy_keys,
    .help = "Mean entropy of a row; method exact, monte-carlo or one of its approximations.",
    .meaning =
        "The mean entropy H of a row's weights over random keys, in nat, which tells how evenly "
        "the weight is spread. H is log n for equal weights and 0 if one key has all the weight; "
        "e^H says how many equally weighted keys would have this entropy.",
    .formula = R"(\mathbb{E}\,H,\quad H = -\sum p \log p)",
    .source =
        "C. E. Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x; exact mean over random keys: "
        "Attnscope",
    .evaluate =
        [](const Inputs& given, const std::stop_token& stop) {
            if (has_other_normalizer(given))
                return weight_quantity(given, WeightStatistic::entropy, "nat", stop);
            return row_quantity(given, row_entropy, &MonteCarlo::entropy, "nat", stop);
        },
};

extern const Quantity collision_quantity = {
    .name = "collision",
    .keys = row_keys,
    .help =
        "Mean sum of squared weights of a row; method exact, monte-carlo or one of its "
        "approximations.",
    .meaning =
        "The mean over random keys of Σp², the chance that two keys drawn by the weights of a row "
        "are one and the same. Equal weights give 1/n and a single key with all the weight gives "
        "1, so that 1/Σp² tells how many keys share the weight.",
    .formula = R"(\mathbb{E} \sum p^2)",
    .source = "J. Su 2023, kexue.fm/archives/9812; exact mean over random keys: Attnscope",
    .evaluate =
        [](const Inputs& given, const std::stop_token& stop) {
            return row_quantity(given, row_collision, &MonteCarlo::collision, "1", stop);
        },
};

extern const Quantity gradient_quantity = {
    .name = "gradient",
    .keys = gradient_keys,
    .help =
        "lambda (1 - sum of squared weights) of a row; method exact, one of its approximations or "
        "monte-carlo, the last with statistic mean, median or q05 to q95.",
    .meaning =
        "The mean of λ(1 − Σp²), half the sum of all absolute derivatives ∂p/∂s of a row's weights "
        "p by its scores s. A row with one largest score has a gradient near 0 for very small and "
        "very large λ, but the mean over Gaussian scores never falls with λ.",
    .formula = R"(\mathbb{E}\,\lambda \left(1 - \sum p^2\right))",
    .source = "J. Su 2023, kexue.fm/archives/9812; exact mean over random keys: Attnscope",
    .evaluate = evaluate_gradient,
};

}  // namespace attnscope
