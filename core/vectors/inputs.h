#pragma once

#include <string>
#include <vector>

#include "core/io/file_state.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the part of the Scenario that determines queries and keys; everything else is as in
/// Scenario{}. Apart from the contents of files, equal inputs give equal vectors.
Scenario vector_inputs(const Scenario& scenario);

/// Returns the part of the Scenario that determines the attention matrix of its vectors:
/// vector_inputs() and the choices for λ, scores, positions, mask, normaliser and pooling, with
/// their parameters; everything else is as in Scenario{}.
Scenario attention_inputs(const Scenario& scenario);

/// Copies what decides the numbers of the Scenario's position scheme besides its parameters: their
/// file, with the indices of the batch and of the head, or the seed that draws them.
void keep_position_file(Scenario& kept, const Scenario& all);

/// Whether queries or keys are the user's own, from files.
bool has_own_vectors(const Scenario& scenario);

/// Whether queries or keys are made by a trained head.
bool has_trained_vectors(const Scenario& scenario);

/// Whether queries or keys are given, rather than drawn by a law: has_own_vectors() or
/// has_trained_vectors().
bool has_given_vectors(const Scenario& scenario);

/// Returns the paths of the files that the attention of the Scenario reads: those of queries, of
/// keys, of a trained model, of a variant's weights, of a position scheme's numbers, and of sinks.
std::vector<std::string> paths_read(const Scenario& scenario);

/// Returns the present states of the files in paths_read(). Results for the same inputs and the
/// same states remain valid.
std::vector<FileState> files_read(const Scenario& scenario);

/// The inputs on which a result depends, and the states of the files that it has read.
struct InputState {
    Scenario inputs;
    std::vector<FileState> files;

    bool operator==(const InputState&) const = default;
};

/// Returns the inputs with the present states of their files.
InputState input_state(const Scenario& inputs);

}  // namespace attnscope
