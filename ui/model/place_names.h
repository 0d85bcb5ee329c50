#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/io/token_labels.h"
#include "core/io/token_text.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The names of the positions of queries and keys: their labels as people read them
/// (core/io/token_text.h), or their numbers where there are no labels.
class PlaceNames {
public:
    PlaceNames() = default;
    explicit PlaceNames(TokenLabels labels)
        : shown_(std::make_shared<const TokenLabels>(shown_labels(labels))),
          labels_(std::make_shared<const TokenLabels>(std::move(labels))) {}

    bool isEmpty() const { return !labels_; }
    std::int64_t count() const { return labels_ ? std::ssize(*labels_) : 0; }
    /// Returns the labels as their file has them, for tables.
    const TokenLabels& labels() const;

    /// Returns the names of the rows of a matrix whose row 0 is at `first_place`: row i has the
    /// number i and the label of the position first_place + i.
    PlaceNames ofRows(std::int64_t first_place) const;

    /// Returns the label of a position, such as "the", or its number, such as "137", if it has no
    /// label.
    QString label(std::int64_t place) const;
    /// Returns the number and the label of a position, such as "137 'the'", or its number alone.
    QString named(std::int64_t place) const;

private:
    std::optional<QString> labelOf(std::int64_t place) const;

    std::shared_ptr<const TokenLabels> shown_, labels_;
    std::int64_t first_ = 0;
};

/// Returns the names of the positions of a Scenario, from its file of labels if it has one. Throws
/// what read_token_labels() throws.
PlaceNames placeNamesOf(const Scenario& scenario);

}  // namespace attnscope
