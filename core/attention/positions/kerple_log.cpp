#include <array>
#include <cmath>

#include "core/attention/positions.h"

namespace attnscope {
namespace {

constexpr Parameter kerple_log_factor{
    .key = "kerple_log_r1",
    .label = "KERPLE r₁",
    .unit = "",
    .help = "Learned; drawn from 0 to 2 at the start of training.",
    .meaning =
        "This factor is the strength of the logarithmic penalty: far keys' weights fall as the "
        "distance to the power −r₁. At larger values a row relies on nearer keys; above 1, "
        "entropies stay bounded for equal scores.",
    .standard = 1,
    .min = 0.01,
    .max = 1e6,
    .slider_min = 0.01,
    .slider_max = 10,
};
constexpr Parameter kerple_log_rate{
    .key = "kerple_log_r2",
    .label = "KERPLE r₂",
    .unit = "",
    .help = "Learned; drawn from 0 to 1 at the start of training.",
    .meaning =
        "This rate sets from which distance on the logarithmic penalty is felt, about 1/r₂ "
        "positions. Among keys much further away than that, it changes all penalties by one amount "
        "and the weights hardly at all.",
    .standard = 1,
    .min = 0.01,
    .max = 1e6,
    .slider_min = 0.01,
    .slider_max = 2,
};
constexpr std::array kerple_log_parameters = {&kerple_log_factor, &kerple_log_rate};

DistanceFormula kerple_log_bias(const PositionInput& input) {
    const ParameterValues& values = input.parameters;
    return [r1 = values[kerple_log_factor], r2 = values[kerple_log_rate]](double distance) {
        return -r1 * std::log1p(r2 * std::abs(distance));
    };
}

}  // namespace

extern const PositionScheme kerple_log_position = {
    .key = "kerple-log",
    .label = "KERPLE, logarithmic",
    .formula = R"(\lambda s - r_1 \cdot \log(1 + r_2 \cdot \lvert i - j \rvert))",
    .help = "Weights fall off as a power of the distance.",
    .meaning =
        "A penalty that grows with the logarithm of the distance is subtracted from the scaled "
        "score. For equal scores a row's entropy stays bounded as n grows if r₁ is above 1, and "
        "otherwise grows without limit.",
    .source = "Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE",
    .parameters = kerple_log_parameters,
    .bias = kerple_log_bias,
};

}  // namespace attnscope
