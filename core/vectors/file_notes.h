#pragma once

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

// What is done with the Scenario's files without being asked for; empty if there is nothing to say.

/// "the keys are drawn at random, as no file of keys is named": one side comes from a file, and
/// the other has the source that it has by default.
Message drawn_side_note(const Scenario& scenario);

/// "q.npy serves as queries and as keys": one matrix does both, and no tensor is named. Reads only
/// headers. Throws as open_heads() does (core/vectors/vector_files.h).
Message one_matrix_note(const Scenario& scenario);

/// "the heads are those of batch 0 (of 4, from 0); …": the first of four axes is taken to count
/// batches, of which there are several, in a file that states nothing (core/vectors/statement.h).
/// Reads only headers. Throws as open_heads() does.
Message other_batches_note(const Scenario& scenario);

}  // namespace attnscope
