#include "core/attention/variants.h"

#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(Variant, all_variants,  // each in a file of core/attention/variants
                dot_attention,          // q·k
                query_norm_attention,   // q·k/‖q‖
                additive_attention      // v·tanh(W_q q + W_k k)
);

std::span<const Variant* const> variants() {
    return all_variants;
}

}  // namespace attnscope
