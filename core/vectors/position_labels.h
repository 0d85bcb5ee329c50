#pragma once

#include <optional>

#include "core/io/token_labels.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The labels of the positions of keys and queries.
struct PositionLabels {
    TokenLabels keys;                    ///< none if no text is known to be that of the keys
    std::optional<TokenLabels> queries;  ///< nothing if the queries have the labels of the keys
};

/// Returns the labels in the Scenario's file of tokens; none if it names no file. If this is the
/// captured file of queries and keys, and it states the texts of each call, the labels are those of
/// the Scenario's call. Throws as read_token_labels() does (core/io/token_labels.h).
PositionLabels position_labels(const Scenario& scenario);

}  // namespace attnscope
