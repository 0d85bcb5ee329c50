#pragma once

#include <span>
#include <string_view>

#include "core/scenario/scenario.h"

namespace attnscope {

/// What a rule's λ multiplies.
enum class Multiplies { dot, cosine };

/// One scaling rule λ(n, d), as a record.
struct Rule {
    ScalingRule id;
    std::string_view key;      ///< name on the command line
    std::string_view formula;  ///< what a person reads
    Multiplies multiplies;
    std::span<const std::string_view>
        parameters;  ///< keys of the Scenario fields it reads besides n and d
    std::string_view source;
    double (*scale)(double n, const Scenario&);  ///< λ at n keys; the rest from the Scenario
};

std::span<const Rule> rules();
const Rule& rule(ScalingRule id);

/// λ of the Scenario's rule at its n and d.
double scale(const Scenario& scenario);

/// λ of the Scenario's rule at n keys, everything else as in the Scenario.
double scale_at(const Scenario& scenario, double n);

}  // namespace attnscope
