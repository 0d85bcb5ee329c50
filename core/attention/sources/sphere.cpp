#include "core/attention/sources/directions.h"
#include "core/attention/vector_source.h"

namespace attnscope {
namespace {

void draw_sphere_row(const RowRequest& request, std::span<double> row) {
    draw_direction(request.seed, request.stream(), row);
}

}  // namespace

extern const VectorSource sphere_source = {
    .key = "sphere",
    .label = "sphere",
    .formula = R"(\text{uniform, }\lvert x \rvert = \sqrt{d})",
    .help = "Drawn on the sphere of radius √d.",
    .meaning =
        "Each vector has the norm √d and a random direction, all directions being equally likely. "
        "Scores are then d·cos θ with standard deviation √d, and the exact curves of the score "
        "model “sphere” hold for them.",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .draw_row = draw_sphere_row,
};

}  // namespace attnscope
