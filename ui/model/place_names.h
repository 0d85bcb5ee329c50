#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/io/token_labels.h"
#include "core/io/token_text.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The names of the positions of queries and keys: their labels as people read them
/// (core/io/token_text.h), or their numbers where there are no labels.
class PlaceNames {
public:
    PlaceNames() = default;
    /// Makes the names of both sides or, if the queries have labels of their own, those of the keys
    /// and of these queries.
    explicit PlaceNames(TokenLabels labels, std::optional<TokenLabels> of_queries = {})
        : shown_(std::make_shared<const TokenLabels>(shown_labels(labels))),
          labels_(std::make_shared<const TokenLabels>(std::move(labels))) {
        if (of_queries)
            queries_ = std::make_shared<const PlaceNames>(std::move(*of_queries));
    }

    bool isEmpty() const { return !labels_; }
    std::int64_t count() const { return labels_ ? std::ssize(*labels_) : 0; }
    /// Returns the labels as their file has them, for tables.
    const TokenLabels& labels() const;

    /// Returns the names of the rows of a matrix whose row 0 is at `first_place`: row i has the
    /// number i and the label of the position first_place + i or, if the queries have labels of
    /// their own, the i-th of these.
    PlaceNames ofRows(std::int64_t first_place) const;
    /// The index of the label of row 0; 0 unless ofRows() says otherwise.
    std::int64_t first() const { return first_; }
    /// Whether the queries have labels of their own.
    bool haveQueriesOwn() const { return queries_ != nullptr; }

    /// Returns the label of a position, such as "the", or its number, such as "137", if it has no
    /// label.
    QString label(std::int64_t place) const;
    /// Returns the number and the label of a position, such as "137 'the'", or its number alone.
    QString named(std::int64_t place) const;

private:
    std::optional<QString> labelOf(std::int64_t place) const;

    std::shared_ptr<const TokenLabels> shown_, labels_;
    std::shared_ptr<const PlaceNames> queries_;  ///< null unless they have labels of their own
    std::int64_t first_ = 0;
};

/// Returns the names of the positions of a Scenario, from its file of labels if it has one
/// (core/vectors/position_labels.h). Throws what read_token_labels() throws.
PlaceNames placeNamesOf(const Scenario& scenario);

}  // namespace attnscope
