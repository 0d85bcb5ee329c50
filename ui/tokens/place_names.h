#pragma once

#include <QString>
#include <cstdint>
#include <memory>

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

    /// the, or 137 where the place has no label.
    QString label(std::int64_t place) const;
    /// 137 'the', or 137.
    QString named(std::int64_t place) const;

private:
    std::shared_ptr<const TokenLabels> labels_;
};

}  // namespace attnscope
