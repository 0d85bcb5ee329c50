#pragma once

#include <cstdint>
#include <string_view>

#include "core/attention/normalizers.h"

namespace attnscope {

/// The bias b of sigmoid attention as an engine takes it: a number. It is no field; the field
/// sigmoid_bias may also hold `auto`.
inline constexpr Parameter resolved_sigmoid_bias{
    .key = "sigmoid_bias",
    .label = "Sigmoid bias b",
    .unit = "",
    .help = "",
    .meaning = "",
    .standard = 0,
    .min = -1000,
    .max = 1000,
    .slider_min = 0.1,
    .slider_max = 20,
};

/// What sigmoid_bias holds where the bias follows from the number of keys.
inline constexpr std::string_view automatic_bias = "auto";

/// Throws InvalidRequest if the text is neither `auto` nor a number that the bias may be.
void check_sigmoid_bias(std::string_view text);

/// Returns the bias that a text, which has been checked, means in a matrix with `keys` keys: −log n
/// for `auto`.
double sigmoid_bias(std::string_view text, std::int64_t keys);

extern const Normalizer sigmoid_normalizer;

}  // namespace attnscope
