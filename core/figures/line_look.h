#pragma once

#include <optional>
#include <string>

namespace attnscope {

/// The colour, dash and width that a person has chosen for a curve. What is empty is as the curve's
/// kind has it.
struct LineLook {
    std::string color{};            ///< "#0072B2", or the key of a colour (ui/look/line_looks.h)
    std::string dash{};             ///< key of a dash
    std::optional<double> width{};  ///< in the units of the picture

    bool operator==(const LineLook&) const = default;
};

}  // namespace attnscope
