#include "core/vectors/position_labels.h"

#include "core/vectors/statement.h"

namespace attnscope {
namespace {

/// Returns the labels of a text of the file; none if there is no such text.
TokenLabels labels_of_text(const std::string& path, std::optional<std::int64_t> text) {
    return text ? read_text_labels(path, *text) : TokenLabels();
}

}  // namespace

PositionLabels position_labels(const Scenario& scenario) {
    const std::string& path = scenario.tokens_file;
    if (path.empty())
        return {};
    const Statement stated = statement_where_possible(scenario);
    if (stated.file == path && stated.texts) {
        const auto [keys, queries] = *stated.texts;
        PositionLabels labels{labels_of_text(path, keys), {}};
        if (queries != keys)
            labels.queries = labels_of_text(path, queries);
        return labels;
    }
    PositionLabels labels{read_token_labels(path), {}};
    if (TokenLabels of_queries = read_query_labels(path); !of_queries.empty())
        labels.queries = std::move(of_queries);
    return labels;
}

}  // namespace attnscope
