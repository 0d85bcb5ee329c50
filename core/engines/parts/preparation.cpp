#include "core/engines/parts/preparation.h"

#include <algorithm>
#include <utility>

#include "core/attention/normalized.h"
#include "core/attention/positions/distance_values.h"
#include "core/parallel/parallel_for.h"
#include "core/text/errors.h"
#include "core/vectors/weights_file.h"

namespace attnscope {
namespace {

/// Returns scores whose inner products are those that `change` makes of them.
template <typename Change>
Scores with_products(Scores scores, const Change& change) {
    if (auto* const products = std::get_if<InnerProducts>(&scores))
        *products = change(*products);
    if (auto* const split = std::get_if<SplitProducts>(&scores)) {
        split->near = change(split->near);
        split->behind = change(split->behind);
        split->ahead = change(split->ahead);
    }
    return scores;
}

/// Returns scores with cosines in place of inner products.
Scores with_cosines(Scores scores, const std::stop_token& stop) {
    return with_products(std::move(scores), [&](const InnerProducts& products) {
        return InnerProducts{normalized(*products.queries, stop), normalized(*products.keys, stop)};
    });
}

const InnerProducts& products_to_turn(const Preparation& preparation, const Scores& scores) {
    const auto* const products = std::get_if<InnerProducts>(&scores);
    if (products && preparation.variant->is_product)
        return *products;
    throw InvalidRequest(Message("position.no-products",
                                 "position = %1 turns queries and keys, but the scores of "
                                 "attention = %2 are not inner products of queries and keys",
                                 {preparation.position->key, preparation.variant->key}));
}

/// Returns the inputs of the position scheme for vectors of dimension d.
PositionInput position_input(const Preparation& preparation, std::int64_t d,
                             const std::stop_token& stop) {
    const std::int64_t keys = preparation.input.keys->rows;
    return {d,
            keys,
            preparation.parameters,
            std::max(keys, preparation.first_place + preparation.input.queries->rows),
            position_numbers(preparation.position_file, preparation.seed, stop),
            preparation.position_file.place.head};
}

Scores turned_scores(const Preparation& preparation, const Scores& scores,
                     const std::stop_token& stop) {
    const InnerProducts& products = products_to_turn(preparation, scores);
    return rotated(products,
                   rotation_of(*preparation.variant, *preparation.position,
                               position_input(preparation, products.keys->dim, stop)),
                   stop, preparation.first_place);
}

/// Returns the bias of the rows, of which row 0 is at the position `first_place`.
PairBias of_rows(PairBias of_places, std::int64_t first_place) {
    return [of_places = std::move(of_places), first_place](std::int64_t row, std::int64_t first_key,
                                                           std::span<float> bias) {
        of_places(first_place + row, first_key, bias);
    };
}

/// Adds what the position scheme does besides turning vectors.
void add_formulas(PreparedAttention& prepared, const Preparation& preparation,
                  const std::stop_token& stop) {
    const PositionScheme& position = *preparation.position;
    if (!position.factor && !position.bias && !position.pair_bias && !position.row_change)
        return;
    const PositionInput input = position_input(preparation, preparation.input.keys->dim, stop);
    if (position.factor)
        prepared.factor =
            distance_values(prepared, position.factor(input), preparation.first_place);
    if (position.bias)
        prepared.bias = distance_values(prepared, position.bias(input), preparation.first_place);
    if (position.pair_bias)
        prepared.pair_bias = of_rows(position.pair_bias(input), preparation.first_place);
    if (position.row_change)
        prepared.row_change = position.row_change(input, preparation.input.queries);
}

/// Returns the scores that the variant makes of vectors, turned by the position scheme before or
/// after that.
Scores scores_of(const Preparation& preparation, const Weights& weights,
                 const std::stop_token& stop) {
    const QueriesAndKeys& input = preparation.input;
    const Variant& variant = *preparation.variant;
    const auto made_of = [&](const QueriesAndKeys& vectors) {
        Scores scores = variant.prepare(vectors, preparation.parameters, weights, stop);
        return preparation.cosines ? with_cosines(std::move(scores), stop) : scores;
    };
    if (!preparation.position->rotation)
        return made_of(input);
    if (!variant.follows_rotation || !variant.follows_rotation(preparation.parameters))
        return turned_scores(preparation, made_of(input), stop);
    return with_products(turned_scores(preparation, input, stop), [&](const InnerProducts& turned) {
        return std::get<InnerProducts>(made_of(turned));
    });
}

/// Returns one half of each vector, whose components begin at `first`.
SharedVectors half_of(const Vectors& vectors, std::int64_t first, const std::stop_token& stop) {
    const std::int64_t d = vectors.dim / 2;
    auto half = std::make_shared<Vectors>(
        Vectors{vectors.rows, d, std::vector<float>(static_cast<std::size_t>(vectors.rows * d))});
    parallel_for(static_cast<std::size_t>(vectors.rows), 256, stop, [&](std::size_t i) {
        const auto from =
            vectors.row(static_cast<std::int64_t>(i))
                .subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(d));
        std::ranges::copy(from, half->data.begin() + static_cast<std::int64_t>(i) * d);
    });
    return half;
}

/// Returns the preparation of half the components of all vectors, from `first` on.
Preparation of_half(const Preparation& whole, std::int64_t first, const std::stop_token& stop) {
    Preparation half = whole;
    half.input.queries = half_of(*whole.input.queries, first, stop);
    half.input.keys = half_of(*whole.input.keys, first, stop);
    return half;
}

/// Returns the attention of the vectors, with scores of one kind.
PreparedAttention of_vectors(const Preparation& preparation, const Weights& weights,
                             const std::stop_token& stop) {
    const QueriesAndKeys& input = preparation.input;
    PreparedAttention prepared{
        input.queries->rows, input.keys->rows, scores_of(preparation, weights, stop), {}};
    add_formulas(prepared, preparation, stop);
    return prepared;
}

/// Returns the attention of the first halves of all vectors, with the scores of the second ones.
PreparedAttention of_halves(const Preparation& preparation, const Weights& weights,
                            const std::stop_token& stop) {
    const std::int64_t d = preparation.input.keys->dim;
    if (d % 2 != 0)
        throw InvalidRequest(Message("request.odd-halves",
                                     "attention = %1 splits queries and keys into halves, so d = "
                                     "%2 has to be even",
                                     {preparation.variant->key, d}));
    PreparedAttention prepared = of_vectors(of_half(preparation, 0, stop), weights, stop);
    prepared.subtracted = scores_of(of_half(preparation, d / 2, stop), weights, stop);
    return prepared;
}

}  // namespace

Preparation preparation_of(const AttentionRequest& request) {
    Preparation preparation{.input = request.input,
                            .variant = request.variant,
                            .position = request.position,
                            .parameters = {},
                            .seed = request.seed,
                            .first_place = request.position->has_effect() ? request.first_place : 0,
                            .weights_file = state_of(request.weights_file),
                            .position_file = request.position_file,
                            .position_state = state_of(request.position_file.path),
                            .cosines = request.cosines};
    for (const auto read : {request.variant->parameters, request.position->parameters})
        for (const Parameter* const parameter : read)
            preparation.parameters.set(*parameter, request.parameters[*parameter]);
    return preparation;
}

PreparedAttention prepare(const Preparation& preparation, const std::stop_token& stop) {
    const Variant* const variant = preparation.variant;
    const std::string& weights_file = preparation.weights_file.path;
    if (preparation.cosines && !variant->is_product)
        throw InvalidRequest(Message("request.cosines",
                                     "the rule multiplies cosines, but scores of attention = %1 "
                                     "are not inner products of query and key",
                                     {std::string(variant->key)}));
    const Weights weights =
        weights_file.empty() ? Weights(preparation.seed) : weights_of_file(weights_file, stop);
    return variant->subtracted ? of_halves(preparation, weights, stop)
                               : of_vectors(preparation, weights, stop);
}

}  // namespace attnscope
