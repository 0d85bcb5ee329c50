#pragma once

#include <cstdint>
#include <stop_token>

#include "core/attention/queries_and_keys.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns queries and keys that the trained head of the Scenario's file makes of an example with
/// n keys, drawn from the Scenario's seed (core/lab/trained_vectors.h). Throws InvalidRequest if no
/// file is chosen, or it has no such head, or n is too large; FileError for a file that holds no
/// trained model; Cancelled.
QueriesAndKeys vectors_of_trained_head(const Scenario& scenario, std::int64_t n,
                                       const std::stop_token& stop);

/// Returns the dimension of these vectors. Throws as vectors_of_trained_head() does.
std::int64_t size_of_trained_head(const Scenario& scenario);

}  // namespace attnscope
