#include "core/attention/normalized.h"

#include <cmath>

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

SharedVectors rms_normalized(const Vectors& vectors, std::span<const double> gains, double epsilon,
                             const std::stop_token& stop) {
    auto scaled = std::make_shared<Vectors>(
        Vectors{vectors.rows, vectors.dim, std::vector<float>(vectors.values().size())});
    Eigen::Map<RowMajorMatrix> to(scaled->data.data(), scaled->rows, scaled->dim);
    const Eigen::Map<const Eigen::RowVectorXd> of_components(gains.data(), std::ssize(gains));
    parallel_for(static_cast<std::size_t>(vectors.rows), 16, stop, [&](std::size_t i) {
        const auto row = as_matrix(vectors).row(static_cast<Eigen::Index>(i)).cast<double>();
        const double root =
            std::sqrt(row.squaredNorm() / static_cast<double>(vectors.dim) + epsilon);
        if (root > 0)
            to.row(static_cast<Eigen::Index>(i)) =
                (row.cwiseProduct(of_components) / root).cast<float>();
    });
    return scaled;
}

}  // namespace attnscope
