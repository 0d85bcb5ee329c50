#include "core/engines/parts/preparation.h"

#include <utility>

#include "core/attention/normalized.h"
#include "core/attention/positions/distance_bias.h"
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

Scores turned_scores(const Preparation& preparation, const Scores& scores,
                     const std::stop_token& stop) {
    const InnerProducts& products = products_to_turn(preparation, scores);
    return rotated(products,
                   rotation_of(*preparation.variant, *preparation.position,
                               {products.keys->dim, products.keys->rows, preparation.parameters}),
                   stop, preparation.first_place);
}

/// Returns the scores that the variant makes of vectors, turned by the position scheme before or
/// after that.
Scores scores_of(const Preparation& preparation, const Weights& weights,
                 const std::stop_token& stop) {
    const auto& [input, variant, position, parameters, seed, first_place, weights_file, cosines] =
        preparation;
    const auto made_of = [&](const QueriesAndKeys& vectors) {
        Scores scores = variant->prepare(vectors, parameters, weights, stop);
        return cosines ? with_cosines(std::move(scores), stop) : scores;
    };
    if (!position->rotation)
        return made_of(input);
    if (!variant->follows_rotation || !variant->follows_rotation(parameters))
        return turned_scores(preparation, made_of(input), stop);
    return with_products(turned_scores(preparation, input, stop), [&](const InnerProducts& turned) {
        return std::get<InnerProducts>(made_of(turned));
    });
}

}  // namespace

Preparation preparation_of(const AttentionRequest& request) {
    Preparation preparation{.input = request.input,
                            .variant = request.variant,
                            .position = request.position,
                            .parameters = {},
                            .seed = request.seed,
                            .first_place = request.position->rotation || request.position->bias
                                               ? request.first_place
                                               : 0,
                            .weights_file = state_of(request.weights_file),
                            .cosines = request.cosines};
    for (const auto read : {request.variant->parameters, request.position->parameters})
        for (const Parameter* const parameter : read)
            preparation.parameters.set(*parameter, request.parameters[*parameter]);
    return preparation;
}

PreparedAttention prepare(const Preparation& preparation, const std::stop_token& stop) {
    const auto& [input, variant, position, parameters, seed, first_place, weights_file, cosines] =
        preparation;
    if (cosines && !variant->is_product)
        throw InvalidRequest(Message("request.cosines",
                                     "the rule multiplies cosines, but scores of attention = %1 "
                                     "are not inner products of query and key",
                                     {std::string(variant->key)}));
    const Weights weights =
        weights_file.path.empty() ? Weights(seed) : weights_of_file(weights_file.path, stop);
    PreparedAttention prepared{
        input.queries->rows, input.keys->rows, scores_of(preparation, weights, stop), {}};
    if (position->bias)
        prepared.bias = distance_bias(prepared, position->bias(parameters), first_place);
    return prepared;
}

}  // namespace attnscope
