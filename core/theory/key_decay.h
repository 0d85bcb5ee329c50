#pragma once

#include <cmath>

#include "core/theory/logit_nodes.h"
#include "core/theory/partition_moments.h"

namespace attnscope {

/// The function −log φ(e^u) of u, with φ(t) = E exp(−t e^X) for one logit X. Relative error up to
/// 1e-15.
class KeyDecay {
public:
    /// Makes the function for rows of up to `keys` keys. On the low side, logits count down to a
    /// probability of e^{−46−rarity}.
    KeyDecay(const LogitLaw& law, double keys, double rarity)
        : nodes_(law, keys, 1, rarity), lowest_(-negligible - std::log(keys)) {}

    double operator()(double u) {
        const PartitionMoments m = partition_moments(nodes_.window(u, lowest_));
        return -(m.absorbed < 0.5 ? std::log1p(-m.absorbed) : std::log(m.survived));
    }

    double largest_logit() const { return nodes_.largest_logit(); }

    static constexpr double negligible = 40;  ///< e^{−40} = 4e-18

private:
    LogitNodes nodes_;
    double lowest_;
};

}  // namespace attnscope
