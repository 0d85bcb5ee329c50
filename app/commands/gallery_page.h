#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "ui/look/theme.h"

namespace attnscope {

/// A picture of the gallery. Unless it is left out, the page's folder holds a PNG for each theme
/// (picture_name()) and a table, ID.csv.
struct GalleryPicture {
    std::string id, title, caption;
    std::vector<std::string> notes = {};  ///< sentences in the picture
    int width = 0, height = 0;            ///< in pixels
    std::string left_out = {};            ///< why there is no picture; empty if there is one
};

/// Returns the file name of a picture: ID.png for the light theme; for other themes ID-dark.png,
/// ID-high-contrast-light.png …
std::string picture_name(std::string_view id, const NamedTheme& theme);

/// Returns the page that shows the pictures: HTML that is also XML and loads nothing from
/// elsewhere. It is light or dark, and of high contrast or not, as the reader prefers.
std::string gallery_page(const Scenario& scenario, const std::vector<GalleryPicture>& pictures);

}  // namespace attnscope
