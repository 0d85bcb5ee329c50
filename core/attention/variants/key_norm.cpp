#include "core/attention/normalized.h"
#include "core/attention/variants.h"

namespace attnscope {
namespace {

Scores prepare_key_norm(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
                        const std::stop_token& stop) {
    return InnerProducts{input.queries, normalized(*input.keys, stop)};
}

}  // namespace

extern const Variant key_norm_attention = {
    .key = "key-norm",
    .label = "normalised key",
    .formula = R"(\frac{q \cdot k}{\lVert k \rVert})",
    .help = "Keys have norm 1, so that none is chosen for its norm; meant for λ = 1.",
    .meaning =
        "Each key is divided by its norm before the inner product, so that long keys gain nothing "
        "by their length. The order of the keys within a row can change, because every score is "
        "divided by another number.",
    .source = "J. Su 2023, kexue.fm/archives/9859",
    .parameters = {},
    .prepare = prepare_key_norm,
    .is_product = true,
    .divides_keys = true,
};

}  // namespace attnscope
