#include <array>

#include "core/attention/sources/directions.h"
#include "core/attention/sources/needles.h"

namespace attnscope {
namespace {

constexpr Parameter planted_cosine{
    .key = "planted_cosine",
    .label = "Planted cosine",
    .unit = "",
    .help = "Cosine of each query to the key that matches it.",
    .meaning =
        "This number is the cosine of the angle between a query and its planted key, 1 for equal "
        "directions and 0 for a right angle. At norms √d that key's score is d times the cosine, "
        "while the others scatter about 0 by √d.",
    .standard = 0.5,
    .min = -1,
    .max = 1,
    .slider_min = 0.01,
    .slider_max = 1,
};

constexpr std::array planted_parameters = {&planted_cosine, &planted_distance};

void draw_planted_row(const RowRequest& request, std::span<double> row) {
    draw_direction(request.seed, request.stream(), row);
}

void plant_planted(const PlantRequest& request, Vectors& keys) {
    const double cosine = request.parameters[planted_cosine];
    plant_needles(request, keys, [=](double) { return cosine; });
}

}  // namespace

extern const VectorSource planted_source = {
    .key = "planted",
    .label = "planted key",
    .formula = R"(k^* = \sqrt{d}\,(c \cdot \hat{q} + \sqrt{1 - c^2} \cdot e),\quad e \perp q)",
    .help = "Each query has one matching key, at a chosen cosine, among random keys on the sphere.",
    .meaning =
        "Each query has one key at a chosen cosine to it, hidden among random keys of norm √d. For "
        "a query of norm √d that key scores d times the cosine; it takes half the weight only "
        "where λ times this score is about log n or more.",
    .source = "Attnscope",
    .parameters = planted_parameters,
    .draw_row = draw_planted_row,
    .plant = plant_planted,
};

}  // namespace attnscope
