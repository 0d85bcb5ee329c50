#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/engines/engine.h"
#include "core/vectors/inputs.h"
#include "ui/arcs/arcs_scene.h"

namespace attnscope {

/// Computes rows of an attention matrix with all their weights; keeps the vectors that were loaded
/// last. Not to be used on two threads at once.
class ArcsRows {
public:
    explicit ArcsRows(std::unique_ptr<AttentionEngine> engine) : engine_(std::move(engine)) {}

    /// Returns this row of the Scenario's matrix, or the last row if the matrix has fewer. The
    /// names of positions are empty. Throws what load_queries_and_keys() and the engine throw.
    ArcsScene row(const Scenario& scenario, std::int64_t row, const std::stop_token& stop);

private:
    std::unique_ptr<AttentionEngine> engine_;
    std::optional<InputState> of_;
    QueriesAndKeys input_;
};

}  // namespace attnscope
