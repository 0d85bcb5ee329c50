#include <algorithm>
#include <array>
#include <cmath>

#include "core/attention/positions.h"

namespace attnscope {
namespace {

constexpr Parameter t5_sides{
    .key = "t5_sides",
    .label = "T5 sides",
    .unit = "",
    .help =
        "1: all buckets are for keys up to the query, as in decoders; 2: half of them are for keys "
        "ahead of it, as in encoders.",
    .meaning =
        "This choice says whether keys ahead of the query have buckets of their own. With one "
        "side, all keys ahead have the bias of the query's own position, so it belongs to a causal "
        "mask.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
};
constexpr Parameter t5_spread{
    .key = "t5_spread",
    .label = "Spread of biases",
    .unit = "",
    .help = "Standard deviation of the biases that are drawn where no file has them.",
    .meaning =
        "Without a file each bucket gets a random bias with this standard deviation. Training "
        "begins with small ones, about 0.04, and trained models have some of several nats.",
    .standard = 1,
    .min = 0,
    .max = 100,
    .slider_min = 0.01,
    .slider_max = 10,
};
constexpr std::array t5_parameters = {&t5_sides, &t5_spread};

constexpr std::int64_t t5_buckets = 32;
constexpr double t5_farthest = 128;  ///< distance from which on all keys share one bucket

/// The bucket of a distance ≥ 0 among `count` of them: half are for one distance each, the others
/// grow in proportion to the distance.
std::int64_t t5_bucket(double distance, std::int64_t count) {
    const double exact = static_cast<double>(count) / 2;
    if (distance < exact)
        return static_cast<std::int64_t>(distance);
    constexpr double rounding = 1e-9;
    const double place =
        std::log(distance / exact) / std::log(t5_farthest / exact) * exact + rounding;
    return static_cast<std::int64_t>(
        std::min(exact + std::floor(place), static_cast<double>(count - 1)));
}

DistanceFormula t5_position_bias(const PositionInput& input) {
    const SharedVectors table = input.numbers.matrix({.name = "b",
                                                      .rows = t5_buckets,
                                                      .columns = input.head + 1,
                                                      .spread = input.parameters[t5_spread],
                                                      .stream = 'B',
                                                      .may_have_more_columns = true});
    const bool has_sides = input.parameters[t5_sides] == 2;
    return [table, has_sides](double distance) {
        constexpr std::int64_t half = t5_buckets / 2;
        const std::int64_t bucket =
            has_sides ? t5_bucket(std::abs(distance), half) + (distance < 0 ? half : 0)
                      : t5_bucket(std::max(distance, 0.0), t5_buckets);
        return static_cast<double>(table->row(bucket).back());
    };
}

}  // namespace

extern const PositionScheme t5_bias_position = {
    .key = "t5-bias",
    .label = "T5's biases",
    .formula = R"(\lambda s + b_k,\quad k = i - j\text{ below 16, then }16 + \lfloor 16\,)"
               R"(\frac{\log((i - j)/16)}{\log 8} \rfloor\text{ up to 31})",
    .help =
        "Adds a learned bias for each of 32 ranges of distances, from the matrix b of a file, with "
        "a row for each range and a column for each head, or drawn.",
    .meaning =
        "Distances are sorted into 32 buckets, near ones by themselves and far ones in ever wider "
        "ranges up to 128, and each bucket has a bias that the model learns for each head. Beyond "
        "128 all keys have the same bias, so the scheme does not tell them apart.",
    .source =
        "Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, "
        "models/t5/modeling_t5.py",
    .parameters = t5_parameters,
    .numbers = PositionNumbers::drawn,
    .bias = t5_position_bias,
};

}  // namespace attnscope
