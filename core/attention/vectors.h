#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Rows of float32 vectors, row-major: rows × dim.
struct Vectors {
    std::int64_t rows = 0;
    std::int64_t dim = 0;
    std::vector<float> data;
};

/// Q and K of one head; both have the same dim.
struct QueriesAndKeys {
    std::shared_ptr<const Vectors> queries;
    std::shared_ptr<const Vectors> keys;
};

/// Largest number of queries or keys that a matrix is computed for.
inline constexpr std::int64_t max_matrix_rows = 131072;

/// `rows` vectors of dimension d, uniform on the sphere of radius √d or from N(0, I); the same seed
/// and stream give the same bytes whatever the number of threads.
Vectors draw_vectors(VectorSource law, std::int64_t rows, std::int64_t d, std::uint64_t seed,
                     std::uint64_t stream, const std::stop_token& stop = {});

/// Q and K as the Scenario asks for: drawn (n rows of dimension d), or read from its files, whose
/// shape then decides (a drawn partner of a file takes the file's dimension). Throws InvalidRequest
/// where n is above max_matrix_rows or the dimensions differ, FileError for a bad file.
QueriesAndKeys load_queries_and_keys(const Scenario& scenario, const std::stop_token& stop = {});

/// The Scenario with n and d as these keys have them, so that its rule gives the λ that fits.
Scenario fitted_to(const Scenario& scenario, const QueriesAndKeys& input);

}  // namespace attnscope
