#include "core/quantities/weight_quantities.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/approximations/support.h"
#include "core/attention/normalizers/entmax.h"
#include "core/attention/normalizers/relu_squared.h"
#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/attention/weight_rows.h"
#include "core/quantities/rule_inputs.h"
#include "core/quantities/scenario_inputs.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view sparsemax_key = "sparsemax", exactly = "exact", by_rows = "monte-carlo";

/// The parameters of normalisers that are numbers.
constexpr std::array weight_parameters = {&sink_logit, &entmax_alpha, &relu_power};

constexpr std::array normalizer_keys = {"normalizer"sv, sink_logit.key, entmax_alpha.key,
                                        resolved_sigmoid_bias.key, relu_power.key};

const std::vector<std::string_view> weight_keys = with_normalizer_keys(
    with_rule_keys({"n"sv, "d"sv, "lambda"sv, "model"sv, "method"sv, "samples"sv, "seed"sv}));

const Normalizer& read_normalizer(InputReader& inputs, std::string_view otherwise) {
    std::vector<std::string_view> keys;
    for (const Normalizer* each : normalizers())
        keys.push_back(each->key);
    return *normalizers()[inputs.choice("normalizer", keys, otherwise)];
}

/// Throws InvalidRequest for an input that belongs to another normaliser.
void refuse_input_of_another(const InputReader& inputs, std::string_view key,
                             const Normalizer& normalizer) {
    if (inputs.has(key))
        throw InvalidRequest(Message("quantity.input-of-another-normalizer",
                                     "%1 is not an input of the normaliser %2",
                                     {key, normalizer.key}));
}

/// Reads what the normaliser reads in rows of n keys.
ParameterValues read_weight_parameters(InputReader& inputs, const Normalizer& normalizer,
                                       double n) {
    ParameterValues values;
    for (const Parameter* each : weight_parameters)
        if (std::ranges::find(normalizer.parameters, each) != normalizer.parameters.end())
            values.set(*each, inputs.real(each->key, each->min, each->max, each->standard));
        else
            refuse_input_of_another(inputs, each->key, normalizer);
    if (normalizer.key != sigmoid_normalizer.key) {
        refuse_input_of_another(inputs, resolved_sigmoid_bias.key, normalizer);
        return values;
    }
    const std::string_view bias = inputs.word(resolved_sigmoid_bias.key, automatic_bias);
    check_sigmoid_bias(bias);
    return normalizer_parameters(values, bias, n);
}

/// The methods of a statistic: exact, the approximations of the sparsemax's support, simulation.
std::vector<std::string_view> weight_methods(WeightStatistic statistic) {
    std::vector<std::string_view> methods = {exactly};
    if (statistic == WeightStatistic::support)
        for (const Approximation& each : approximations_of(row_support))
            methods.push_back(each.key);
    methods.push_back(by_rows);
    return methods;
}

Result approximate_support(InputReader&& inputs, std::string_view method, const RowInput& row,
                           const Normalizer& normalizer) {
    if (normalizer.key != sparsemax_key)
        throw InvalidRequest(Message("quantity.method-of-other-normalizer",
                                     "method = '%1' is derived for normalizer = %2, not for %3",
                                     {method, sparsemax_key, normalizer.key}));
    const double value =
        approximation(row_support, method).value(row.model, row.n, row.d, row.lambda);
    Result result = std::move(inputs).result(value, "1");
    const double exact = row_support.exact(row.model, row.n, row.d, row.lambda);  // NaN if unknown
    result.is_valid = std::isnan(exact) ? value >= 1 && value <= row.n
                                        : holds(value, exact, row_support.tolerance);
    return result;
}

Result exact_result(InputReader&& inputs, WeightStatistic statistic, std::string_view unit,
                    const Normalizer& normalizer, const RowInput& row,
                    const ParameterValues& parameters) {
    const double value =
        exact_weight_mean(statistic, normalizer, row.model, row.n, row.d, row.lambda, parameters);
    if (std::isnan(value))
        throw InvalidRequest(Message("quantity.no-exact-weights",
                                     "the exact mean for normalizer = '%1' is not known at these "
                                     "inputs; method = '%2' simulates it",
                                     {normalizer.key, by_rows}));
    return std::move(inputs).result(value, unit);
}

}  // namespace

std::vector<std::string_view> with_normalizer_keys(std::vector<std::string_view> keys) {
    keys.insert(keys.end(), normalizer_keys.begin(), normalizer_keys.end());
    return keys;
}

bool has_other_normalizer(const Inputs& inputs) {
    return std::ranges::any_of(normalizer_keys, [&](std::string_view key) {
        const auto found = inputs.find(key);
        return found != inputs.end() && !found->second.empty() &&
               !(key == "normalizer" && found->second == normalizers().front()->key);
    });
}

Result weight_quantity(const Inputs& given, WeightStatistic statistic, std::string_view unit,
                       const std::stop_token& stop) {
    InputReader inputs(given);
    const RowInput row = read_row(inputs);
    const std::vector<std::string_view> methods = weight_methods(statistic);
    const std::string_view method = methods[inputs.choice("method", methods, exactly)];
    const bool is_approximate = method != exactly && method != by_rows;
    const Normalizer& normalizer =
        read_normalizer(inputs, is_approximate ? sparsemax_key : normalizers().front()->key);
    if (row.of_mean_row && !normalizer.is_softmax())
        throw InvalidRequest(Message(
            "quantity.rule-by-row",
            "the rule gives each row a λ of its own by the entropy of its softmax, so that no mean "
            "is known for normalizer = '%1'",
            {normalizer.key}));
    const ParameterValues parameters = read_weight_parameters(inputs, normalizer, row.n);
    if (is_approximate)
        return approximate_support(std::move(inputs), method, row, normalizer);
    if (method == exactly)
        return exact_result(std::move(inputs), statistic, unit, normalizer, row, parameters);
    const std::int64_t samples = read_integer_field(inputs, "samples");
    const std::int64_t seed = read_integer_field(inputs, "seed");
    const std::array<const Normalizer*, 1> one = {&normalizer};
    const SimulatedWeights simulated =
        simulate_weights(one, row.model, static_cast<std::int64_t>(row.n), row.d, row.lambda,
                         parameters, samples, static_cast<std::uint64_t>(seed), stop)
            .front();
    return sampled(std::move(inputs), simulated.of(statistic), unit);
}

extern const Quantity mass_quantity = {
    .name = "mass",
    .keys = weight_keys,
    .help = "Mean sum of the weights of a row under a normaliser; method exact or monte-carlo.",
    .meaning =
        "The mean over random keys of the sum of a row's weights, which is 1 under the "
        "softmax, the sparsemax and entmax. Under stick-breaking, and a softmax with a sink "
        "that is no key, the sum can be below 1, and what is missing goes to no key; under the "
        "sigmoid or squared ReLU the sum has no limit of 1.",
    .formula = R"(\mathbb{E} \sum p)",
    .source = "Attnscope",
    .evaluate =
        [](const Inputs& given, const std::stop_token& stop) {
            return weight_quantity(given, WeightStatistic::mass, "1", stop);
        },
};

extern const Quantity support_quantity = {
    .name = "support",
    .keys = weight_keys,
    .help =
        "Mean number of keys with a weight above 0 in a row under a normaliser; method exact, "
        "monte-carlo or, for the sparsemax, one of its approximations.",
    .meaning =
        "The mean over random keys of how many keys of a row have a weight above 0. It is all n "
        "under the softmax, half of them under squared ReLU, and under the sparsemax a few keys "
        "however long the row is.",
    .formula = R"(\mathbb{E} \sum [p_j > 0])",
    .source =
        "Martins and Astudillo 2016, arXiv 1602.02068; exact mean over random keys: Attnscope",
    .evaluate =
        [](const Inputs& given, const std::stop_token& stop) {
            return weight_quantity(given, WeightStatistic::support, "1", stop);
        },
};

}  // namespace attnscope
