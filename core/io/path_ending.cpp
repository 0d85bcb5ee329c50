#include "core/io/path_ending.h"

#include <algorithm>
#include <filesystem>

namespace attnscope {

std::string ending_of(std::string_view path) {
    std::string ending = std::filesystem::path(path).extension().string();
    if (!ending.empty())
        ending.erase(0, 1);
    std::ranges::transform(ending, ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return ending;
}

}  // namespace attnscope
