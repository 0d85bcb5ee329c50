#pragma once

#include <string>
#include <vector>

#include "core/fields/comparison.h"
#include "core/scenario/scenario.h"
#include "ui/model/board_layout.h"

namespace attnscope {

/// What a presentation shows after one press of a key: a Scenario in one view or two side by side.
struct Step {
    std::string title;
    std::vector<std::string> views;
    Scenario scenario;
    Comparison comparison{};  ///< what is frozen, and the values of a field

    bool operator==(const Step&) const = default;
};

inline constexpr std::size_t most_views_of_step = 2;

/// Returns the step's views as columns of equal width.
BoardLayout boardOf(const Step& step);

}  // namespace attnscope
