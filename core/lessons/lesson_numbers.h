#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the value of an expression of a lesson. It may contain what expressions that are typed
/// for numbers do (core/text/expression.h), and calls: `entropy(n=4096 d=64)` is the value of a
/// quantity with inputs as for `attnscope eval`, `here(entropy)` that of the Scenario `here`, and
/// `here(n)` a field of it. Throws InvalidRequest for what cannot be read or computed.
double lesson_number(std::string_view expression, const Scenario& here,
                     const std::stop_token& stop = {});

/// Whether the value of an expression depends on the Scenario `here`. An expression that cannot be
/// read has no value, and depends on nothing.
bool reads_scenario(std::string_view expression);

/// Two expressions that a lesson compares, such as `entropy(n=512 d=64) = 5.75 ± 0.01`.
struct LessonClaim {
    enum class Relation { less, equal, greater };
    std::string left, right;
    Relation relation;
    std::string tolerance;  ///< an expression; "0" if none is given
    int line;               ///< in the file
};

/// Reads LEFT < RIGHT, LEFT > RIGHT, or LEFT = RIGHT ± TOLERANCE. Throws InvalidRequest.
LessonClaim read_claim(std::string_view text, int line);

/// Whether a claim is true in the Scenario `here`. Throws as lesson_number() does.
bool holds(const LessonClaim& claim, const Scenario& here, const std::stop_token& stop = {});

}  // namespace attnscope
