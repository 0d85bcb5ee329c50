#pragma once

#include <string>
#include <vector>

#include "core/io/file_state.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// What of the Scenario decides queries and keys; everything else as in Scenario{}. A file's
/// contents aside, equal ones give equal vectors.
Scenario vector_inputs(const Scenario& scenario);

/// What of the Scenario decides the attention of these vectors: those inputs and what is chosen for
/// λ, scores, positions, mask and pooling, with its parameters.
Scenario attention_inputs(const Scenario& scenario);

/// Whether queries or keys are a person's own, from files.
bool has_own_vectors(const Scenario& scenario);

/// The paths of the files that the attention of the Scenario reads: of queries, of keys, of what a
/// variant learns.
std::vector<std::string> paths_read(const Scenario& scenario);

/// These files as they are now. What was made of the same inputs and the same files still holds.
std::vector<FileState> files_read(const Scenario& scenario);

/// What of a Scenario something depends on, and the files that it reads, as they were.
struct InputState {
    Scenario inputs;
    std::vector<FileState> files;

    bool operator==(const InputState&) const = default;
};

/// As they are now.
InputState input_state(const Scenario& inputs);

}  // namespace attnscope
