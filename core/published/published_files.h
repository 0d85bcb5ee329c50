#pragma once

#include <span>
#include <string_view>

namespace attnscope {

/// A file of resources/published as the build found it (core/CMakeLists.txt).
struct PublishedFile {
    std::string_view key, csv;
};

std::span<const PublishedFile> published_files();

}  // namespace attnscope
