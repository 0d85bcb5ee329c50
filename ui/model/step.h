#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "ui/model/board_layout.h"

namespace attnscope {

/// What a presentation shows after one press of a key: a Scenario in one view or two side by side.
struct Step {
    std::string title;
    std::vector<std::string> views;
    Scenario scenario;
    std::optional<Scenario> reference;  ///< what is frozen

    bool operator==(const Step&) const = default;
};

inline constexpr std::size_t most_views_of_step = 2;

/// The step's views as columns of equal width.
BoardLayout boardOf(const Step& step);

}  // namespace attnscope
