#pragma once

#include <cstdint>
#include <stop_token>

#include "core/attention/queries_and_keys.h"
#include "core/attention/vector_source.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// What rows are drawn from: a source that draws, with its parameters, and a stream of the seed,
/// below 2³².
struct VectorLaw {
    const VectorSource& source;
    const ParameterValues& parameters;
    std::uint64_t seed, stream;
};

/// `rows` vectors of dimension d, rounded to float32 from double. Row i is a pure function of (law,
/// d, i): the same whatever the number of rows and of threads. Throws Cancelled.
Vectors draw_vectors(const VectorLaw& law, std::int64_t rows, std::int64_t d,
                     const std::stop_token& stop = {});

/// Q and K as the Scenario asks for: drawn (n rows of dimension d), or read from its files, whose
/// shape then decides: a drawn partner of a file takes the file's dimension, and drawn queries are
/// as many as the keys (heads of the files: open_heads()). One matrix of both is read once and
/// shared. Throws InvalidRequest where they are too many or no file is chosen; FileError for a bad
/// file and, before the values are read, where the dimensions of two files differ; Cancelled.
QueriesAndKeys load_queries_and_keys(const Scenario& scenario, const std::stop_token& stop = {});

/// Whether the Scenario's vectors are all drawn and are more than load_queries_and_keys() draws.
bool is_too_long(const Scenario& scenario);

/// The Scenario with n and d as these keys have them, so that its rule gives the λ that fits.
Scenario fitted_to(const Scenario& scenario, const QueriesAndKeys& input);

}  // namespace attnscope
