#pragma once

#include <cstdint>
#include <stop_token>

#include "core/attention/queries_and_keys.h"
#include "core/attention/vector_source.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The law of drawn rows: a source that draws, its parameters, a seed, and a stream of the seed,
/// below 2³² (query_side or key_side).
struct VectorLaw {
    const VectorSource& source;
    const ParameterValues& parameters;
    std::uint64_t seed, stream;
};

/// Draws `rows` vectors of dimension d, rounded to float32 from double. Row i is a pure function of
/// (law, d, i), whatever the number of rows and of threads. Throws Cancelled.
Vectors draw_vectors(const VectorLaw& law, std::int64_t rows, std::int64_t d,
                     const std::stop_token& stop = {});

/// Returns the Scenario's Q and K: drawn, read from its files (open_heads()), or made by a trained
/// head (trained_head.h), which has as many rows as there are keys, n unless they are read. Drawn
/// keys have n rows, drawn queries as many as the keys. Drawn vectors have the dimension d or, if
/// the other of the two is read from a file, that of the file. If Q and K are the same matrix of a
/// file, it is read once and shared. Throws InvalidRequest if there are too many vectors or no file
/// is chosen; FileError for a bad file and, before the values are read, if the dimensions of two
/// files differ; Cancelled.
QueriesAndKeys load_queries_and_keys(const Scenario& scenario, const std::stop_token& stop = {});

/// Whether the Scenario's vectors are all drawn and are more than load_queries_and_keys() can draw.
bool is_too_long(const Scenario& scenario);

/// Returns the Scenario with the n and d of these keys, so that its rule gives the λ for them.
Scenario fitted_to(const Scenario& scenario, const QueriesAndKeys& input);

}  // namespace attnscope
