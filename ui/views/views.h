#pragma once

#include <QString>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/views/view_entry.h"

namespace attnscope {

/// Returns the views that are not figures.
std::span<const ViewEntry* const> otherViews();

/// Returns the ids of all views that a board can show: the figures in their order, then the others.
std::vector<std::string_view> allViews();

/// Views that a menu offers together.
struct ViewGroup {
    QString title;
    std::vector<std::string_view> views{};
};

/// Returns all views by what they show: curves over the length, curves over the scale, other
/// figures, and the views that are no figures.
std::vector<ViewGroup> viewGroups();

/// Returns the id of the reference's entry on a view: "figures/ID" or "views/ID".
std::string explanationOfView(std::string_view view);

/// Returns the title of a view. Throws InvalidRequest if there is no such view.
QString titleOf(std::string_view view);

}  // namespace attnscope
