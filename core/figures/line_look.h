#pragma once

#include <optional>
#include <string>

namespace attnscope {

/// How a person wants a curve to look; what is not said is as its kind has it.
struct LineLook {
    std::string color{};            ///< "#0072B2", or the key of a colour (ui/look/line_looks.h)
    std::string dash{};             ///< key of a dash
    std::optional<double> width{};  ///< in the units of the picture

    bool operator==(const LineLook&) const = default;
};

}  // namespace attnscope
