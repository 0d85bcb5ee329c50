#pragma once

#include <vector>

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// The labels of a column beside the curves, each with the size of its text.
struct SizedColumn {
    std::vector<PlacedLabel> labels;
    QSizeF size = {0, 0};
    bool isCut = false;  ///< whether a typed label is not whole
};

/// Returns the labels for a column in a picture of that width. Long ones are wrapped or, if typed,
/// cut.
SizedColumn sizedColumn(const std::vector<PlacedLabel>& labels, double pictureWidth);

}  // namespace attnscope
