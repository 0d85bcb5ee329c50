#include <array>
#include <cmath>

#include "core/attention/sources/directions.h"
#include "core/attention/sources/needles.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr Parameter planted_gap{
    .key = "planted_gap",
    .label = "Planted gap",
    .unit = "",
    .help = "Product q·k of each query and the key that matches it; the mean over other keys is 0.",
    .meaning =
        "This number is the score q·k of each query with its planted key, and so its lead over the "
        "others' mean of 0. At norms √d no product can exceed d, and the program refuses a larger "
        "number.",
    .standard = 8,
    .min = -1e6,
    .max = 1e6,
    .slider_min = 0.1,
    .slider_max = 1000,
};

constexpr std::array planted_gap_parameters = {&planted_gap, &planted_distance};

void draw_planted_gap_row(const RowRequest& request, std::span<double> row) {
    draw_direction(request.seed, request.stream(), row);
}

void plant_planted_gap(const PlantRequest& request, Vectors& keys) {
    const double gap = request.parameters[planted_gap];
    const double key_norm = std::sqrt(static_cast<double>(keys.dim));
    plant_needles(request, keys, [=](double query_norm) {
        constexpr double rounding = 1e-6;  // drawn queries have the norm √d as float32 have it
        const double cosine = gap / (query_norm * key_norm);
        if (std::abs(cosine) > 1 + rounding)
            throw InvalidRequest(Message("planted.gap",
                                         "planted_gap = %1 is not possible: the product of a query "
                                         "of norm %2 and a key of norm %3 is at most %4",
                                         {gap, query_norm, key_norm, query_norm * key_norm}));
        return std::clamp(cosine, -1.0, 1.0);
    });
}

}  // namespace

extern const VectorSource planted_gap_source = {
    .key = "planted-gap",
    .label = "planted key by gap",
    .formula = R"(q \cdot k^* = \Delta,\quad \lvert k^* \rvert = \sqrt{d})",
    .help =
        "Each query has one matching key, with a chosen product, among random keys on the sphere.",
    .meaning =
        "Each query has one key whose product with it is a chosen number Δ, among random keys "
        "with mean score 0. If all others scored exactly 0, that key would have half the weight "
        "at λ = log(n − 1)/Δ; since their scores vary, a larger λ is needed.",
    .source = "Attnscope",
    .parameters = planted_gap_parameters,
    .draw_row = draw_planted_gap_row,
    .plant = plant_planted_gap,
};

}  // namespace attnscope
