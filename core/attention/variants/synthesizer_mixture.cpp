#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "core/attention/eigen_map.h"
#include "core/attention/variants.h"
#include "core/attention/variants/additive.h"
#include "core/attention/variants/linear.h"
#include "core/attention/variants/synthesizer.h"
#include "core/text/errors.h"
#include "core/vector_math/with_lanes.h"

namespace attnscope {

extern const Variant dot_attention, additive_attention, synthesizer_dense_attention,
    synthesizer_random_attention, synthesizer_factorized_random_attention,
    synthesizer_factorized_dense_attention, synthesizer_factorized_dense_outer_attention,
    synthesizer_factorized_dense_transposed_attention;

namespace {

constexpr Parameter share_of(std::string_view key, std::string_view label, std::string_view help,
                             std::string_view meaning, double standard) {
    return {.key = key,
            .label = label,
            .unit = "",
            .help = help,
            .meaning = meaning,
            .standard = standard,
            .min = 0,
            .max = 1e6,
            .slider_min = 0.01,
            .slider_max = 100};
}

constexpr Parameter dot_share = share_of(
    "mixture_dot", "Share of dot products",
    "Unnormalised weight e^a of q·k/√d in the mixture; 0 leaves it out.",
    "The mixture adds up several kinds of scores, and this number sets the share of the dot "
    "products over √d. All shares are divided by their sum, so only their ratios matter: 1 "
    "beside two others of 1 is a third.",
    1);
constexpr Parameter additive_share =
    share_of("mixture_additive", "Share of additive",
             "Unnormalised weight e^a of additive scores in the mixture; 0 leaves them out.",
             "This number sets how much the scores of additive attention count in the mixture. "
             "They stay within ±‖v‖₁, the summed sizes of the network's output weights, however "
             "long query and key are.",
             0);
constexpr Parameter dense_share = share_of(
    "mixture_dense", "Share of dense",
    "Unnormalised weight e^a of the dense synthesizer in the mixture; 0 leaves it out.",
    "The mixture adds up several kinds of scores, and this number sets the share of the "
    "dense synthesizer, whose scores depend on the query alone. By default it is 1, as for "
    "dot products and the random synthesizer, so that each has a third.",
    1);
constexpr Parameter random_share = share_of(
    "mixture_random", "Share of random",
    "Unnormalised weight e^a of the random synthesizer in the mixture; 0 leaves it out.",
    "This number sets how much the random synthesizer counts, a matrix of scores that no input "
    "changes. The larger its share is, the less the weights depend on queries and keys.",
    1);
constexpr Parameter factorized_random_share = share_of(
    "mixture_factorized_random", "Share of factorized random",
    "Unnormalised weight e^a of the factorized random synthesizer in the mixture; 0 leaves it out.",
    "This number sets how much the scores from two thin random matrices count in the mixture. "
    "Their standard deviation is √k, so at equal shares they outweigh scores of standard deviation "
    "1.",
    0);
constexpr Parameter tiled_share = share_of(
    "mixture_factorized_dense", "Share of factorized dense",
    "Unnormalised weight e^a of the factorized dense synthesizer in the mixture; 0 leaves it out.",
    "This number sets how much the factorized dense synthesizer counts, which repeats two short "
    "rows along the keys. By default it is 0, and the mixture's scores do without this kind.",
    0);
constexpr Parameter outer_share =
    share_of("mixture_outer", "Share of outer dense",
             "Unnormalised weight e^a of the outer factorized dense "
             "synthesizer in the mixture; 0 leaves it out.",
             "This number sets how much the outer factorized dense synthesizer counts, which "
             "multiplies all pairs from two short rows. Its scores depend on the query alone, as "
             "those of the dense synthesizer do.",
             0);
constexpr Parameter transposed_share =
    share_of("mixture_transposed", "Share of transposed dense",
             "Unnormalised weight e^a of the transposed factorized dense synthesizer in the "
             "mixture; 0 leaves it out.",
             "This number sets how much the transposed factorized dense synthesizer counts, which "
             "also reads the query at the key's position. Any share above 0 requires at least as "
             "many queries as keys.",
             0);

constexpr std::array synthesizer_mixture_parameters = {
    &dot_share,          &additive_share,          &dense_share,
    &random_share,       &factorized_random_share, &tiled_share,
    &outer_share,        &transposed_share,        &additive_width,
    &synthesizer_layers, &synthesizer_width,       &synthesizer_rank,
    &synthesizer_factor};

struct Component {
    const Variant& variant;
    const Parameter& share;
    bool over_root_d = false;
};

const std::array<Component, 8> components = {{
    {dot_attention, dot_share, true},
    {additive_attention, additive_share},
    {synthesizer_dense_attention, dense_share},
    {synthesizer_random_attention, random_share},
    {synthesizer_factorized_random_attention, factorized_random_share},
    {synthesizer_factorized_dense_attention, tiled_share},
    {synthesizer_factorized_dense_outer_attention, outer_share},
    {synthesizer_factorized_dense_transposed_attention, transposed_share},
}};

struct Term {
    ScoreFunction scores;
    float factor;
};

/// Σ α B: the components that are inner products, joined into one by putting their vectors side by
/// side, and the components that are functions.
struct Sum {
    InnerProducts products;  ///< without vectors if no component is an inner product
    std::vector<Term> functions;

    void add(const InnerProducts& more, float factor) {
        const bool is_first = !products.queries;
        products = {std::make_shared<const Vectors>(side_by_side(
                        is_first ? Vectors{more.queries->rows, 0, {}} : *products.queries,
                        *more.queries, factor)),
                    std::make_shared<const Vectors>(side_by_side(
                        is_first ? Vectors{more.keys->rows, 0, {}} : *products.keys, *more.keys))};
    }
    void add(ScoreFunction more, float factor) { functions.push_back({std::move(more), factor}); }
};

/// Computes the sum row by row if some component is a function.
class SumOfAll {
public:
    explicit SumOfAll(Sum sum) : functions_(std::move(sum.functions)) {
        if (!sum.products.queries)
            return;
        queries_ = as_matrix(*sum.products.queries);
        keys_ = as_matrix(*sum.products.keys).transpose();
    }

    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, std::int64_t count,
              std::span<float> scores) const {
        std::ranges::fill(scores, 0.0F);
        with_lanes([&](auto) { add_products(rows, first_key, count, scores.data()); });
        std::vector<float> part(scores.size());
        for (const Term& term : functions_) {
            term.scores.fill(rows, first_key, count, part);
            with_lanes(
                [&](auto) { add(term.factor, part.data(), std::ssize(scores), scores.data()); });
        }
    }

private:
    static void add(float factor, const float* from, std::int64_t count, float* __restrict to) {
        for (std::int64_t j = 0; j < count; ++j)
            to[j] += factor * from[j];
    }

    /// Adds the inner products dimension after dimension, so that a score does not depend on which
    /// others are requested with it.
    void add_products(std::span<const std::int64_t> rows, std::int64_t first_key,
                      std::int64_t count, float* to) const {
        for (const std::int64_t row : rows) {
            for (Eigen::Index k = 0; k < keys_.rows(); ++k)
                add(queries_(row, k), keys_.row(k).data() + first_key, count, to);
            to += count;
        }
    }

    std::vector<Term> functions_;
    RowMajorMatrix queries_, keys_;  ///< keys dimension by dimension
};

double total_share(const ParameterValues& values) {
    double total = 0;
    for (const Component& each : components)
        total += values[each.share];
    if (total == 0)
        throw InvalidRequest(Message("mixture.empty", "every share of the mixture is 0"));
    return total;
}

Sum sum_of(const QueriesAndKeys& input, const ParameterValues& values, const Weights& weights,
           const std::stop_token& stop) {
    Sum sum;
    const double total = total_share(values), d = static_cast<double>(input.queries->dim);
    for (const auto& [variant, share, over_root_d] : components) {
        if (values[share] == 0)
            continue;
        const double alpha = values[share] / total;
        const auto factor = static_cast<float>(over_root_d ? alpha / std::sqrt(d) : alpha);
        const Scores scores = variant.prepare(input, values, weights, stop);
        if (const auto* const products = std::get_if<InnerProducts>(&scores))
            sum.add(*products, factor);
        else
            sum.add(std::get<ScoreFunction>(scores), factor);
    }
    return sum;
}

Scores prepare_synthesizer_mixture(const QueriesAndKeys& input, const ParameterValues& values,
                                   const Weights& weights, const std::stop_token& stop) {
    Sum sum = sum_of(input, values, weights, stop);
    if (sum.functions.empty())
        return sum.products;
    const auto all = std::make_shared<const SumOfAll>(std::move(sum));
    return ScoreFunction{
        [all](std::span<const std::int64_t> rows, std::int64_t first_key, std::int64_t count,
              std::span<float> scores) { all->fill(rows, first_key, count, scores); }};
}

}  // namespace

extern const Variant synthesizer_mixture_attention = {
    .key = "synthesizer-mixture",
    .label = "mixture of synthesizers",
    .formula = R"(\sum_c \alpha_c B_c,\quad \alpha = \operatorname{softmax}(a))",
    .help =
        "A weighted sum of the scores of several kinds, dot products over √d among them; meant for "
        "λ = 1.",
    .meaning =
        "The score is a weighted mean of several kinds of scores, whose shares are divided by "
        "their sum. By default dot products over √d, the dense and the random synthesizer count a "
        "third each.",
    .source = "Tay et al. 2020, arXiv 2005.00743",
    .parameters = synthesizer_mixture_parameters,
    .prepare = prepare_synthesizer_mixture,
    .learns = true,
};

}  // namespace attnscope
