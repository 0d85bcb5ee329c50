#include <array>
#include <cmath>

#include "core/attention/positions.h"

namespace attnscope {
namespace {

constexpr Parameter kerple_power_factor{
    .key = "kerple_power_r1",
    .label = "KERPLE r₁",
    .unit = "",
    .help = "Learned; drawn from 0 to 1 at the start of training.",
    .meaning =
        "This factor is what the penalty subtracts from the scaled score at distance 1. If r₂ is "
        "1, each step of distance lowers a weight by the factor e^(−r₁), as under ALiBi with the "
        "slope r₁.",
    .standard = 0.5,
    .min = 0.01,
    .max = 1e6,
    .slider_min = 0.01,
    .slider_max = 10,
};
constexpr Parameter kerple_power_rate{
    .key = "kerple_power_r2",
    .label = "KERPLE r₂",
    .unit = "",
    .help = "Learned; drawn from 0 to 2 at the start of training.",
    .meaning =
        "This exponent says how the penalty grows with the distance: evenly at 1, ever more slowly "
        "below, ever faster above. At 2, the largest value, weights of equal scores fall off as a "
        "bell curve.",
    .standard = 0.5,
    .min = 0.01,
    .max = 2,
    .slider_min = 0.01,
    .slider_max = 2,
};
constexpr std::array kerple_power_parameters = {&kerple_power_factor, &kerple_power_rate};

DistanceFormula kerple_power_bias(const PositionInput& input) {
    const ParameterValues& values = input.parameters;
    return [r1 = values[kerple_power_factor], r2 = values[kerple_power_rate]](double distance) {
        return -r1 * std::pow(std::abs(distance), r2);
    };
}

}  // namespace

extern const PositionScheme kerple_power_position = {
    .key = "kerple-power",
    .label = "KERPLE, power",
    .formula = R"(\lambda s - r_1 \cdot \lvert i - j \rvert^{r_2})",
    .help = "A bias that grows as a power of the distance; r₂ = 1 is ALiBi.",
    .meaning =
        "The penalty r₁·|i − j|^r₂ is subtracted from the scaled score of the positions i and j. "
        "At r₂ = 1 it grows evenly with the distance, as in the scheme ALiBi; below 1 each further "
        "step costs less, above 1 each costs more.",
    .source = "Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE",
    .parameters = kerple_power_parameters,
    .bias = kerple_power_bias,
};

}  // namespace attnscope
