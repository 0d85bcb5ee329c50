#pragma once

#include <span>
#include <string_view>

namespace attnscope {

/// A file of resources/shaders, compiled in.
struct ShaderFile {
    std::string_view name;  ///< without its ending
    std::string_view text;
};

/// All shader files, by name.
std::span<const ShaderFile> shader_files();

}  // namespace attnscope
