#pragma once

#include <span>
#include <string_view>

namespace attnscope {

/// A file of resources/models as the build found it (core/CMakeLists.txt).
struct ModelFile {
    std::string_view key, json;
};

std::span<const ModelFile> model_files();

}  // namespace attnscope
