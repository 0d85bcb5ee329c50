#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the Scenario with the n and d of its files: of tensors only the headers are read, and a
/// trained model decides d. Throws as open_heads() (core/vectors/vector_files.h) and
/// size_of_trained_head() do.
Scenario fitted_to_files(const Scenario& scenario);

/// Returns fitted_to_files() if that is possible; otherwise the Scenario as it is, because code
/// that needs the files reports why they cannot be read.
Scenario fitted_where_possible(const Scenario& scenario);

/// Returns the Scenario with a batch and a head that its files have: where the Scenario's number is
/// too large, the last. Throws as open_heads() does.
Scenario with_head_held(const Scenario& scenario);

/// Returns the number of rows of the Scenario's attention matrix: that of its file of queries or,
/// if queries are drawn, the number of keys. Reads only headers. Throws as open_heads() does.
std::int64_t count_queries(const Scenario& scenario);

}  // namespace attnscope
