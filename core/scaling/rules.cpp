#include "core/scaling/rules.h"

#include "core/parameters/record.h"
#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(Rule, all_rules,      // each in a file of core/scaling/rules
                inverse_sqrt_d_rule,  // 1/√d
                kappa_log_n_rule,     // κ·log n/d
                log_512_rule,         // log₅₁₂n/√d
                log_n_sqrt_d_rule,    // log n/√d
                constant_rule         // λ as it is set
);

std::span<const Rule* const> rules() {
    return all_rules;
}

const Rule& rule(std::string_view key) {
    return record_of(rules(), "rule", key);
}

}  // namespace attnscope
