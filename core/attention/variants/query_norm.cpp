#include "core/attention/normalized.h"
#include "core/attention/variants.h"

namespace attnscope {
namespace {

Scores prepare_query_norm(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
                          const std::stop_token& stop) {
    return InnerProducts{normalized(*input.queries, stop), input.keys};
}

}  // namespace

extern const Variant query_norm_attention = {
    .key = "query-norm",
    .label = "normalised query",
    .formula = R"(\frac{q \cdot k}{\lVert q \rVert})",
    .help = "The query has norm 1, so that all rows are equally sharp; meant for λ = 1.",
    .meaning =
        "Each query is divided by its norm before the inner product, so that its direction alone "
        "counts. All scores of a row change by one factor: the order of its keys stays, and only "
        "the contrast between them differs.",
    .source = "J. Su 2023, kexue.fm/archives/9859",
    .parameters = {},
    .prepare = prepare_query_norm,
    .is_product = true,
    .divides_queries = true,
};

}  // namespace attnscope
