#pragma once

#include <string>
#include <vector>

#include "core/attention/positions.h"
#include "core/fields/assignments.h"
#include "core/parameters/record.h"

namespace attnscope::testing {

inline const PositionScheme& position_scheme(std::string_view key) {
    return record_of(positions(), "position scheme", key);
}

/// Returns parameters of a scheme, as `--set` would have them.
inline ParameterValues position_parameters(const std::string& key,
                                           std::vector<std::string> settings = {}) {
    settings.insert(settings.begin(), "position=" + key);
    return scenario_with(settings).parameters;
}

inline Rotation rotation_of(const std::string& key, std::int64_t d, std::int64_t n,
                            const std::vector<std::string>& settings = {}) {
    return position_scheme(key).rotation({d, n, position_parameters(key, settings)});
}

inline DistanceFormula bias_of(const std::string& key,
                               const std::vector<std::string>& settings = {}) {
    return position_scheme(key).bias({64, 512, position_parameters(key, settings)});
}

}  // namespace attnscope::testing
