#include "core/attention/normalized.h"
#include "core/attention/variants.h"

namespace attnscope {
namespace {

Scores prepare_cosine(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
                      const std::stop_token& stop) {
    return InnerProducts{normalized(*input.queries, stop), normalized(*input.keys, stop)};
}

}  // namespace

extern const Variant cosine_attention = {
    .key = "cosine",
    .label = "cosine",
    .formula = R"(\frac{q \cdot k}{\lVert q \rVert\,\lVert k \rVert})",
    .help = "Queries and keys have norm 1, so that the angle alone counts; meant for λ = 4 ln n.",
    .meaning =
        "The score is the cosine of the angle between query and key, a number from −1 to 1. With λ "
        "= 1 the scores alone make no weight of a row more than 7.4 times another, so λ has to be "
        "large, such as 4 ln n.",
    .source = "J. Su 2023, kexue.fm/archives/9859",
    .parameters = {},
    .prepare = prepare_cosine,
    .is_product = true,
    .divides_queries = true,
    .divides_keys = true,
};

}  // namespace attnscope
