#pragma once

#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// A picture of the gallery: ID.png, ID-dark.png and ID.csv lie beside the page, unless it is left
/// out.
struct GalleryPicture {
    std::string id, title, caption;
    std::vector<std::string> notes = {};  ///< sentences that the picture holds
    int width = 0, height = 0;            ///< in pixels
    std::string left_out = {};            ///< why there is no picture; empty where there is one
};

/// The page that shows them, as HTML that is XML too and needs nothing from elsewhere; light or
/// dark as the reader prefers.
std::string gallery_page(const Scenario& scenario, const std::vector<GalleryPicture>& pictures);

}  // namespace attnscope
