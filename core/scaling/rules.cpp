#include "core/scaling/rules.h"

#include "core/parameters/record.h"
#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(Rule, all_rules,            // each in a file of core/scaling/rules
                inverse_sqrt_d_rule,        // 1/√d
                kappa_log_n_rule,           // κ·log n/d
                log_512_rule,               // log₅₁₂n/√d
                softmax_plus_rule,          // log₅₁₂max(n, 16)/√d
                clipped_log_rule,           // max(1, log_L n)/√d
                log_n_over_sqrt_d_rule,     // log n/√d
                ssmax_rule,                 // s·log n/√d
                iso_entropy_rule,           // √((1 + 2 log(n/n₀))/d)
                gradient_max_rule,          // where the annealed gradient is largest
                gradient_max_fit_rule,      // its fit
                gradient_max_pick_rule,     // one value for it
                cosine_log_n_rule,          // on cosines: c·log n
                qk_norm_rule,               // on cosines: log₂(n² − n)
                swin_v2_rule,               // on cosines: learned
                mup_rule,                   // a/d
                t5_rule,                    // 1
                gemma_2_rule,               // 1/√a
                qwen_logn_rule,             // by position
                llama_4_temperature_rule,   // by position
                ministral_3_rule,           // by position
                yarn_mscale_rule,           // for a longer context
                deepseek_mscale_rule,       // for a longer context
                longrope_rule,              // for a longer context
                adaptive_temperature_rule,  // by the row's entropy
                exact_iso_entropy_rule,     // where the exact mean entropy is that at n₀
                formula_rule,               // as a person types it
                constant_rule,              // λ as it is set
                info_scale_rule,            // √((1 − n^(−2/d))/(1 − N^(−2/d)))/√d
                ssmax_b_rule,               // (s·log n + b)/√d
                entmax_adaptive_rule,       // (δ + β·(log(n + 1))^γ)/√d
                cos_scale_rule,             // on cosines: s
                gemma_3_rule,               // 1/√a
                attention_multiplier_rule   // a
);

std::span<const Rule* const> rules() {
    return all_rules;
}

const Rule& rule(std::string_view key) {
    return record_of(rules(), "rule", key);
}

}  // namespace attnscope
