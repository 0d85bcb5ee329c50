#pragma once

#include <functional>

#include "core/scenario/scenario.h"

namespace attnscope {

struct Field;

/// Copies the parameters whose fields `is_read` names.
void keep_parameters(Scenario& kept, const Scenario& all,
                     const std::function<bool(const Field&)>& is_read);

namespace detail {

inline void keep(Scenario& kept, const Scenario& all, std::int64_t Scenario::*member) {
    kept.*member = all.*member;
}

/// Copies a text, or a choice with what it reads: its parameters and, for rules, typed formulas and
/// the score model.
void keep(Scenario& kept, const Scenario& all, std::string Scenario::*member);

/// Copies the formulas of λ that a person typed and the parameters that they name.
void keep_formulas(Scenario& kept, const Scenario& all);

/// Copies a parameter that belongs to no record.
inline void keep(Scenario& kept, const Scenario& all, const Parameter* parameter) {
    kept.parameters.set(*parameter, all.parameters[*parameter]);
}

}  // namespace detail

/// Returns a Scenario with these members of `all` and what the records that they choose read, such
/// as parameters; everything else is as in Scenario{}. Scenarios whose results are the same are
/// then equal, and a function that gets such a Scenario cannot read anything else.
template <typename... Members>
Scenario only(const Scenario& all, Members... members) {
    Scenario kept;
    (detail::keep(kept, all, members), ...);
    return kept;
}

/// Returns the fields that one or the other of two results of only() keeps; both are of the same
/// Scenario.
Scenario merged(Scenario one, const Scenario& other);

}  // namespace attnscope
