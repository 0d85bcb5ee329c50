#pragma once

#include <cstdint>
#include <optional>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// The numbers of tokens that a file names, and the size of the matrix that they belong to.
struct TokenCounts {
    std::int64_t tokens = 0;
    std::optional<std::int64_t> of_queries = {};  ///< nothing if those of the keys are theirs, too
    std::int64_t queries = 0, keys = 0;
};

/// Returns "tokens for 150 of 200 positions" if the numbers differ. Empty if every position has a
/// token and there are no more. A side without any token is not counted.
Message token_count_note(const TokenCounts& counts);

/// Returns token_count_note() of the Scenario's file of tokens; empty if it names none or reads no
/// files. Throws as open_heads() (core/vectors/vector_files.h) and read_token_labels() do.
Message token_count_note(const Scenario& scenario);

}  // namespace attnscope
