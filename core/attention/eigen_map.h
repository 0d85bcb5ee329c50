#pragma once

// GCC 12 takes Eigen's AVX-512 intrinsics for uses of uninitialised registers (GCC bug 105593).
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#include <Eigen/Core>
#pragma GCC diagnostic pop

#include "core/attention/queries_and_keys.h"

namespace attnscope {

// For files that prepare attention; no header that others include needs Eigen.

using RowMajorMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

inline Eigen::Map<const RowMajorMatrix> as_matrix(const Vectors& vectors) {
    return {vectors.values().data(), vectors.rows, vectors.dim};
}

}  // namespace attnscope
