#include "core/attention/vector_source.h"
#include "core/sampling/normals.h"

namespace attnscope {
namespace {

void draw_gaussian_row(const RowRequest& request, std::span<double> row) {
    draw_normals(request.seed, request.stream(), row);
}

}  // namespace

extern const VectorSource gaussian_source = {
    .key = "gaussian",
    .label = "Gaussian",
    .formula = "x ~ N(0, I)",
    .help = "Drawn from N(0, I).",
    .draw_row = draw_gaussian_row,
};

}  // namespace attnscope
