#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "ui/look/theme.h"

namespace attnscope {

/// A picture of the gallery: a PNG of each theme (picture_name()) and ID.csv lie beside the page,
/// unless it is left out.
struct GalleryPicture {
    std::string id, title, caption;
    std::vector<std::string> notes = {};  ///< sentences that the picture holds
    int width = 0, height = 0;            ///< in pixels
    std::string left_out = {};            ///< why there is no picture; empty if there is one
};

/// Returns the name of a picture's file: ID.png or, of another theme than the light one,
/// ID-dark.png, ID-high-contrast-light.png …
std::string picture_name(std::string_view id, const NamedTheme& theme);

/// Returns the page that shows the pictures, as HTML that is XML too and needs nothing from
/// elsewhere; light or dark, of high contrast or not, as the reader prefers.
std::string gallery_page(const Scenario& scenario, const std::vector<GalleryPicture>& pictures);

}  // namespace attnscope
