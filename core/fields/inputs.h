#pragma once

#include "core/fields/fields.h"

namespace attnscope {

namespace detail {

inline void keep(Scenario& kept, const Scenario& all, std::int64_t Scenario::*member) {
    kept.*member = all.*member;
}

/// Text, or a choice with the parameters that it reads.
void keep(Scenario& kept, const Scenario& all, std::string Scenario::*member);

/// A parameter that belongs to no record.
inline void keep(Scenario& kept, const Scenario& all, const Parameter* parameter) {
    kept.parameters.set(*parameter, all.parameters[*parameter]);
}

}  // namespace detail

/// These members of the Scenario, what is chosen in them with its parameters; everything else is
/// as in Scenario{}. So two Scenarios are equal in these where the results are, and who gets such a
/// Scenario cannot read anything else.
template <typename... Members>
Scenario only(const Scenario& all, Members... members) {
    Scenario kept;
    (detail::keep(kept, all, members), ...);
    return kept;
}

/// What either keeps of one Scenario.
Scenario merged(Scenario one, const Scenario& other);

}  // namespace attnscope
