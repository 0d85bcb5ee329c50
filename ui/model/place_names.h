#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/io/token_labels.h"

namespace attnscope {

/// What the places of queries and keys are called; as many as are labelled, the others by number.
class PlaceNames {
public:
    PlaceNames() = default;
    explicit PlaceNames(TokenLabels labels)
        : labels_(std::make_shared<const TokenLabels>(std::move(labels))) {}

    bool isEmpty() const { return !labels_; }
    std::int64_t count() const { return labels_ ? std::ssize(*labels_) : 0; }
    const TokenLabels& labels() const;

    /// Names for rows of which the first stands at this place: the numbers are the rows' own, the
    /// labels those of their places.
    PlaceNames ofRows(std::int64_t first_place) const;

    /// the, or 137 where the place has no label.
    QString label(std::int64_t place) const;
    /// 137 'the', or 137.
    QString named(std::int64_t place) const;

private:
    std::optional<QString> labelOf(std::int64_t place) const;

    std::shared_ptr<const TokenLabels> labels_;
    std::int64_t first_ = 0;
};

}  // namespace attnscope
