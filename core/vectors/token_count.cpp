#include "core/vectors/token_count.h"

#include <algorithm>

#include "core/vectors/fitted_scenario.h"
#include "core/vectors/inputs.h"
#include "core/vectors/position_labels.h"

namespace attnscope {

Message token_count_note(const TokenCounts& counts) {
    const std::int64_t of_queries = counts.of_queries.value_or(0);
    if (of_queries > 0 && of_queries != counts.queries)
        return {"tokens.of-queries", "tokens: %1 for %2 queries", {of_queries, counts.queries}};
    const std::int64_t positions =
        counts.of_queries ? counts.keys : std::max(counts.queries, counts.keys);
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
    std::optional<std::int64_t> of_queries;
    if (labels.queries)
        of_queries = std::ssize(*labels.queries);
    return token_count_note({.tokens = std::ssize(labels.keys),
                             .of_queries = of_queries,
                             .queries = count_queries(scenario),
                             .keys = fitted_to_files(scenario).n});
}

}  // namespace attnscope
