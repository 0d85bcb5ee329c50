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
    .formula = R"(x \sim \mathcal{N}(0, I))",
    .help = "Drawn from N(0, I).",
    .meaning =
        "The components of each vector are independent normal random numbers with mean 0 and "
        "variance 1. Norms scatter about √d with a standard deviation of about 0.7 at any d, so "
        "for large d they are nearly equal in proportion.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762: components of mean 0 and variance 1",
    .draw_row = draw_gaussian_row,
};

}  // namespace attnscope
