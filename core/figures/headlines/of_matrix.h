#pragma once

#include "core/heads/heads.h"
#include "core/softmax/row_statistics.h"
#include "core/text/message.h"

namespace attnscope {

// The sentences on an attention matrix and its heads. Each is made from the numbers that it speaks
// of. Shares have two or three digits, numbers of keys two.

/// Returns the sentence on one row of a matrix. `name` is the name of the row, `key` that of the
/// key with the largest weight.
Message row_headline(const RowStatistics& row, const Message& name, const Message& key);

/// Returns the sentence on a row of the difference of two matrices: the keys that the row looks at
/// in each of them. Empty if it looks at none in one of them.
Message row_change_headline(const RowStatistics& now, const RowStatistics& before,
                            const Message& name);

/// Returns the sentence on a head: where the largest part of its weight goes if this is a place
/// that trained heads are known for, else how many keys its rows look at, beside random directions
/// if these are known.
Message head_headline(const HeadSummary& head, const Message& name);

/// Returns the sentence on a head whose queries or keys are made up while the other side is not:
/// what its weights are like says nothing of a model. Empty for any other head.
Message half_made_up_headline(const Scenario& scenario, const Message& name);

}  // namespace attnscope
