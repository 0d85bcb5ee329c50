#include "core/attention/normalized.h"

#include "core/attention/eigen_map.h"
#include "core/parallel/parallel_for.h"

namespace attnscope {

SharedVectors normalized(const Vectors& vectors, const std::stop_token& stop) {
    auto unit = std::make_shared<Vectors>(
        Vectors{vectors.rows, vectors.dim, std::vector<float>(vectors.values().size())});
    Eigen::Map<RowMajorMatrix> to(unit->data.data(), unit->rows, unit->dim);
    parallel_for(static_cast<std::size_t>(vectors.rows), 16, stop, [&](std::size_t i) {
        const auto row = as_matrix(vectors).row(static_cast<Eigen::Index>(i)).cast<double>();
        const double norm = row.norm();
        if (norm > 0)
            to.row(static_cast<Eigen::Index>(i)) = (row / norm).cast<float>();
    });
    return unit;
}

}  // namespace attnscope
