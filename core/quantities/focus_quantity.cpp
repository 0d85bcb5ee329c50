#include <array>
#include <cmath>

#include "core/limits.h"
#include "core/quantities/quantities.h"
#include "core/quantities/rule_inputs.h"
#include "core/quantities/scenario_inputs.h"
#include "core/sampling/focus_rows.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/theory/planted_key.h"
#include "core/theory/random_energy.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

const std::vector<std::string_view> focus_keys = with_rule_keys(
    {"n"sv, "d"sv, "lambda"sv, "gap"sv, "model"sv, "method"sv, "samples"sv, "seed"sv});

Result evaluate_focus(const Inputs& given, const std::stop_token& stop) {
    InputReader inputs(given);
    const RowInput row = read_row(inputs);
    const std::array methods = {row.of_mean_row ? "mean-row"sv : "exact"sv, "monte-carlo"sv};
    const double gap = inputs.real("gap", -max_gap, max_gap);
    const auto of_row = [&](Result result) {
        result.lambda_is_of_mean_row = row.of_mean_row;
        return result;
    };
    if (inputs.choice("method", methods, methods[0]) == 0)
        return of_row(
            std::move(inputs).result(exact_focus(row.model, row.n, row.d, row.lambda, gap), "1"));
    const std::int64_t samples = read_integer_field(inputs, "samples");
    const std::int64_t seed = read_integer_field(inputs, "seed");
    const FocusRows rows =
        simulate_focus(row.model, static_cast<std::int64_t>(row.n), row.d, row.lambda, gap, samples,
                       static_cast<std::uint64_t>(seed), stop);
    return of_row(sampled(std::move(inputs), rows.mean, "1"));
}

constexpr std::array retrieval_keys = {"n"sv, "d"sv, "gap"sv};

Result evaluate_retrieval_scale(const Inputs& given, const std::stop_token&) {
    InputReader inputs(given);
    const auto n = static_cast<double>(inputs.whole("n", 2, max_length));
    const double d = inputs.real("d", min_dimension, max_dimension);
    const double gap = inputs.real("gap", 0, max_gap);
    const double scale = retrieval_scale(n, std::sqrt(d), gap);
    if (std::isnan(scale))
        throw InvalidRequest(
            Message("quantity.buried-key",
                    "gap = %1 is less than sqrt(2 d log(n - 1)) = %2: among so many random keys no "
                    "scale gives the planted key half of the weight",
                    {to_text(gap), to_text(std::sqrt(2 * d * std::log(n - 1)))}));
    return std::move(inputs).result(scale, "1");
}

}  // namespace

extern const Quantity focus_quantity = {
    .name = "focus",
    .keys = focus_keys,
    .help =
        "Mean weight on a planted key with q.k = gap among n - 1 random keys; method exact or "
        "monte-carlo.",
    .meaning =
        "The mean weight that a row puts on one chosen key, whose score q·k you set as gap, "
        "among n − 1 keys with random scores. At a fixed λ it falls towards 0 as n grows, since "
        "every further key takes some of the weight.",
    .formula =
        R"(\mathbb{E}\,\frac{e^{\lambda\Delta}}{e^{\lambda\Delta} + \sum e^{\lambda s}},\quad )"
        R"(\Delta = \text{gap})",
    .source = "Attnscope",
    .evaluate = evaluate_focus,
};

extern const Quantity retrieval_scale_quantity = {
    .name = "retrieval-scale",
    .keys = retrieval_keys,
    .help =
        "The scale from which a planted key with q.k = gap takes half of the weight among n - 1 "
        "keys "
        "of Gaussian scores, annealed: lambda gap = log(n - 1) + lambda^2 d/2.",
    .meaning =
        "The smallest λ at which one chosen key takes half of the weight, in an estimate: the sum "
        "of e^{λs} over the other n − 1 keys is replaced by its mean, (n − 1)e^{λ²d/2}. Scores s "
        "of these keys follow a bell curve of standard deviation √d, and the score of the chosen "
        "key exceeds their mean by gap. At n = 512, d = 64 and a gap of 32 this λ is 0.27. For "
        "gap² < 2d log(n − 1) there is none: by this estimate the random keys together get more "
        "weight than the chosen one at every scale.",
    .formula = R"(\lambda\Delta = \log(n - 1) + \frac{\lambda^2 d}{2},\quad \Delta = \text{gap})",
    .source = "Attnscope",
    .evaluate = evaluate_retrieval_scale,
};

}  // namespace attnscope
