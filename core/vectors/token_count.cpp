#include "core/vectors/token_count.h"

#include <algorithm>

#include "core/vectors/fitted_scenario.h"
#include "core/vectors/inputs.h"
#include "core/vectors/position_labels.h"

namespace attnscope {

Message token_count_note(const TokenCounts& counts) {
    const bool are_apart = counts.of_queries > 0;
    if (are_apart && counts.of_queries != counts.queries)
        return {
            "tokens.of-queries", "tokens: %1 for %2 queries", {counts.of_queries, counts.queries}};
    const std::int64_t positions = are_apart ? counts.keys : std::max(counts.queries, counts.keys);
    if (counts.tokens == 0)
        return {};
    if (counts.tokens < positions)
        return {"tokens.fewer", "tokens for %1 of %2 positions", {counts.tokens, positions}};
    if (counts.tokens > positions)
        return {"tokens.more", "tokens: %1 for %2 positions", {counts.tokens, positions}};
    return {};
}

Message token_count_note(const Scenario& scenario) {
    if (scenario.tokens_file.empty() || !has_own_vectors(scenario))
        return {};
    const PositionLabels labels = position_labels(scenario);
    return token_count_note({.tokens = std::ssize(labels.keys),
                             .of_queries = labels.queries ? std::ssize(*labels.queries) : 0,
                             .queries = count_queries(scenario),
                             .keys = fitted_to_files(scenario).n});
}

}  // namespace attnscope
