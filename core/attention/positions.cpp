#include "core/attention/positions.h"

#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(PositionScheme, all_positions,  // each in a file of core/attention/positions
                no_position,                    // positions do not enter
                rope_position,                  // pairs turn with their position
                rope_pi_position,               // more slowly
                rope_ntk_position,              // by another base
                rope_ntk_dynamic_position,      // by one that follows n
                rope_ntk_qwen_position,         // by one that follows the next power of two
                rope_ntk_fixed_position,        // by another base, Su's way
                rope_ntk_mixed_position,        // unevenly
                rope_yarn_position,             // slow pairs more slowly
                rope_llama_3_position,          // by their wavelengths
                rope_longrope_position,         // each by a factor of its own
                rerope_position,                // no further than w
                leaky_rerope_position,          // beyond w more slowly
                xpos_position,                  // and fade
                alibi_position,                 // −m·|i − j|
                kerple_log_position,            // −r₁·log(1 + r₂·|i − j|)
                kerple_power_position,          // −r₁·|i − j|^r₂
                sandwich_position,              // Σ(cos θₘ(i − j) − 1)
                scale_invariant_position,       // a·λs + 1 − a²
                t5_bias_position,               // a table of distances
                fire_position,                  // a network of (i − j)/i
                forgetting_position,            // Σ log σ(g) between i and j
                cope_position                   // q·e at Σ σ(λs) between i and j
);

std::span<const PositionScheme* const> positions() {
    return all_positions;
}

}  // namespace attnscope
