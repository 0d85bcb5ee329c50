#include "core/attention/variants.h"

#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(Variant, all_variants,                    // each in core/attention/variants
                dot_attention,                            // q·k
                query_norm_attention,                     // q·k/‖q‖
                key_norm_attention,                       // q·k/‖k‖
                cosine_attention,                         // q·k/(‖q‖ ‖k‖)
                qk_rms_norm_attention,                    // of vectors over their RMS
                mla_attention,                            // q·k, of which a part turns
                additive_attention,                       // v·tanh(W_q q + W_k k)
                gau_softmax_attention,                    // q·k
                gau_relu2_attention,                      // q·k, weights relu(λs)²/n
                differential_attention,                   // q₁·k₁ and q₂·k₂ of two halves
                synthesizer_dense_attention,              // X W
                synthesizer_random_attention,             // R
                synthesizer_factorized_random_attention,  // R₁ R₂ᵀ
                synthesizer_factorized_dense_attention,   // tiled
                synthesizer_factorized_dense_outer_attention,       // every product once
                synthesizer_factorized_dense_transposed_attention,  // of query and key
                synthesizer_mixture_attention                       // Σ α B of those
);

std::span<const Variant* const> variants() {
    return all_variants;
}

std::int64_t scored_components(const Variant& variant, std::int64_t d) {
    return variant.subtracted ? d / 2 : d;
}

std::int64_t turned_components(const Variant& variant, std::int64_t d,
                               const ParameterValues& parameters) {
    return variant.turned_components ? variant.turned_components(d, parameters) : d;
}

Rotation rotation_of(const Variant& variant, const PositionScheme& position,
                     const PositionInput& input) {
    const std::int64_t turned = turned_components(variant, input.d, input.parameters);
    Rotation rotation = position.rotation(
        {turned, input.n, input.parameters, input.places, input.numbers, input.head});
    rotation.still += static_cast<double>(input.d / 2 - turned / 2);
    return rotation;
}

}  // namespace attnscope
