#pragma once

#include <cstdint>
#include <stop_token>

#include "core/attention/prepared.h"
#include "core/engines/engine.h"
#include "core/io/file_state.h"

namespace attnscope {

// Shared by the engines and private to them.

/// The part of a request that determines scores and bias; λ, mask and viewport have no influence on
/// them.
struct Preparation {
    QueriesAndKeys input;
    const Variant* variant = nullptr;
    const PositionScheme* position = nullptr;
    ParameterValues parameters;  ///< of the variant and the position scheme
    std::uint64_t seed = 0;
    std::int64_t first_place = 0;  ///< position of row 0; 0 if the position scheme needs none
    FileState weights_file;        ///< and its state, so that a rewritten file counts as another
    PositionFile position_file;    ///< of the position scheme's numbers
    FileState position_state;      ///< of this file
    bool cosines = false;

    bool operator==(const Preparation&) const = default;
};

Preparation preparation_of(const AttentionRequest& request);

/// Computes scores and bias. Throws Cancelled, InvalidRequest.
PreparedAttention prepare(const Preparation& preparation, const std::stop_token& stop);

}  // namespace attnscope
