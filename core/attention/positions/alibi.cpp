#include <array>
#include <cmath>

#include "core/attention/positions.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr Parameter alibi_heads{
    .key = "alibi_heads",
    .label = "ALiBi heads",
    .unit = "",
    .help = "Number of heads over which ALiBi's slopes are spread.",
    .meaning =
        "ALiBi spreads its slopes over the heads of a layer, and this number says how many heads "
        "there are. Eight heads have the slopes 1/2, 1/4, … 1/256; the least slope is 1/256 for "
        "every power of two.",
    .standard = 8,
    .min = 1,
    .max = 1024,
    .slider_min = 1,
    .slider_max = 128,
    .whole = true,
};
constexpr Parameter alibi_head{
    .key = "alibi_head",
    .label = "ALiBi head",
    .unit = "",
    .help = "Index of the head among ALiBi's, from 0.",
    .meaning =
        "This index picks the head whose slope is used, from 0 to the number of heads minus 1. "
        "With a power of two of heads, the first has the steepest slope and sees near keys, the "
        "last sees far keys as well.",
    .standard = 0,
    .min = 0,
    .max = 1023,
    .slider_min = 1,
    .slider_max = 128,
    .whole = true,
};
constexpr std::array alibi_parameters = {&alibi_heads, &alibi_head};

/// m_h = 2^{−8(h+1)/H} if H is a power of two. Otherwise the slopes for the next lower power of
/// two, then every second slope for the next higher one.
double alibi_slope(std::int64_t h, std::int64_t count) {
    std::int64_t power = 1;
    while (2 * power <= count)
        power *= 2;
    const bool among_first = h < power;
    const std::int64_t place = among_first ? h : 2 * (h - power);
    return std::exp2(-8.0 * static_cast<double>(place + 1) /
                     static_cast<double>(among_first ? power : 2 * power));
}

DistanceFormula alibi_bias(const PositionInput& input) {
    const ParameterValues& values = input.parameters;
    const auto count = static_cast<std::int64_t>(values[alibi_heads]);
    const auto h = static_cast<std::int64_t>(values[alibi_head]);
    if (h >= count)
        throw InvalidRequest(
            Message("alibi.head",
                    "alibi_head = %1 is not one of the alibi_heads = %2 heads, which count from 0",
                    {h, count}));
    const double m = alibi_slope(h, count);
    return [m](double distance) { return -m * std::abs(distance); };
}

}  // namespace

extern const PositionScheme alibi_position = {
    .key = "alibi",
    .label = "ALiBi",
    .formula = R"(\lambda s - m \cdot \lvert i - j \rvert)",
    .help = "Each step of distance lowers the logit by the same amount, whatever λ is.",
    .meaning =
        "A penalty of m for each step of distance is subtracted from the scaled score, with "
        "another slope m in each head. Where scores are alike, weights fall by the factor e^(−m) "
        "per step, so a row's entropy stays bounded as n grows.",
    .source = "Press, Smith and Lewis 2021, arXiv 2108.12409",
    .parameters = alibi_parameters,
    .bias = alibi_bias,
};

}  // namespace attnscope
