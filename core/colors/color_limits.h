#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

/// The weights at the two ends of the colour scale of a matrix. Fixed weights make pictures
/// comparable; a limit of 0 leaves its end to the weights in the picture. In a picture of
/// differences color_to limits changes in both directions.
inline constexpr Parameter color_from{
    .key = "color_from",
    .label = "Colours from weight",
    .unit = "",
    .help = "Weight at the lower end of the matrix's colours; 0 takes it from the weights.",
    .meaning =
        "Weights of this size and smaller ones get the first colour of the matrix. At 0 the "
        "weights in the picture set this end; a fixed number lets pictures be compared colour by "
        "colour.",
    .standard = 0,
    .min = 0,
    .max = 1,
    .slider_min = 1e-6,
    .slider_max = 1,
    .formula = R"(p_{\min})",
    .source = "Attnscope",
};
inline constexpr Parameter color_to{
    .key = "color_to",
    .label = "Colours to weight",
    .unit = "",
    .help =
        "Weight at the upper end of the matrix's colours, or the largest change where they show "
        "differences; 0 takes it from the weights.",
    .meaning =
        "Weights of this size and larger ones get the last colour of the matrix. At 0 the weights "
        "in the picture set this end; in a picture of differences the number limits changes in "
        "both directions.",
    .standard = 0,
    .min = 0,
    .max = 1,
    .slider_min = 1e-6,
    .slider_max = 1,
    .formula = R"(p_{\max})",
    .source = "Attnscope",
};

/// The chosen values of color_from and color_to.
struct ColorLimits {
    double from = 0, to = 0;

    bool operator==(const ColorLimits&) const = default;
};

inline ColorLimits color_limits(const ParameterValues& parameters) {
    return {parameters[color_from], parameters[color_to]};
}

}  // namespace attnscope
