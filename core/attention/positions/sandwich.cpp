#include <array>
#include <cmath>

#include "core/attention/positions.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr Parameter sandwich_heads{
    .key = "sandwich_heads",
    .label = "Sandwich heads H",
    .unit = "",
    .help = "Number of heads over which Sandwich's factors are spread.",
    .meaning =
        "Sandwich divides its penalty by 8h/H, where H is this number of heads and h the number of "
        "the head, from 1. The last head always divides by 8, and the others by less.",
    .standard = 8,
    .min = 1,
    .max = 1024,
    .slider_min = 1,
    .slider_max = 128,
    .whole = true,
};
constexpr Parameter sandwich_head{
    .key = "sandwich_head",
    .label = "Sandwich head",
    .unit = "",
    .help = "Index of the head among Sandwich's, from 0; h in the formula is one more.",
    .meaning =
        "This index picks the head whose factor is used, from 0 to the number of heads minus 1. "
        "The first head has the largest penalty and sees near keys, the last one the smallest.",
    .standard = 0,
    .min = 0,
    .max = 1023,
    .slider_min = 1,
    .slider_max = 128,
    .whole = true,
};
constexpr std::array sandwich_parameters = {&sandwich_heads, &sandwich_head};

/// With cos x − 1 as −2 sin²(x/2), which keeps its digits where x is small.
DistanceFormula sandwich_bias(const PositionInput& input) {
    const double count = input.parameters[sandwich_heads], h = input.parameters[sandwich_head];
    if (h >= count)
        throw InvalidRequest(
            Message("sandwich.head",
                    "sandwich_head = %1 is not one of the sandwich_heads = %2 heads, which count "
                    "from 0",
                    {h, count}));
    std::vector<double> halves;  // of the frequencies
    for (std::int64_t m = 1; m <= input.d / 2; ++m)
        halves.push_back(
            0.5 * std::pow(10000, -2 * static_cast<double>(m) / static_cast<double>(input.d)));
    return [factor = -2 * count / (8 * (h + 1)), halves](double distance) {
        double sum = 0;
        for (const double half : halves) {
            const double sine = std::sin(half * distance);
            sum += sine * sine;
        }
        return factor * sum;
    };
}

}  // namespace

extern const PositionScheme sandwich_position = {
    .key = "sandwich",
    .label = "Sandwich",
    .formula = R"(\lambda s + \frac{H}{8h} \sum_{m=1}^{d/2} (\cos((i - j)\,10000^{-2m/d}) - 1))",
    .help = "Lowers logits with the distance, by a sum of cosines of the distance at d/2 speeds.",
    .meaning =
        "Each scaled score is lowered by an amount that depends on the distance i − j alone and is "
        "0 for the query's own key. It grows quickly over the first few tokens and then ever more "
        "slowly, roughly as the logarithm of the distance. Among the H heads of a layer, number h "
        "has the factor H/(8h), so the first lowers scores most and sees mostly near keys. The "
        "amount never exceeds dH/(8h).",
    .source =
        "Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, "
        "sandwich_relative_position_embedding.py",
    .parameters = sandwich_parameters,
    .bias_reads_d = true,
    .bias = sandwich_bias,
};

}  // namespace attnscope
