#include "core/lessons/lessons.h"

#include <algorithm>
#include <array>
#include <string>

namespace attnscope {

std::span<const std::string_view> lesson_names() {
    static constexpr auto names = std::to_array<std::string_view>({
        "row",                 // weights, entropy, e^H keys
        "why-sqrt-d",          // variance of scores, gradient of the softmax
        "right-angles",        // angles between random directions
        "entropy-invariance",  // log n − 0.24 λd, κ·log n/d, freezing
        "derivation",          // mean field, Laplace, exact
        "best-gradient",       // an optimum that no row has
        "synthesizers",        // attention without inner products
        "key-norm",            // norms, cosines, longer inputs
        "your-heads",          // a head beside the theory
    });
    return names;
}

std::string_view lesson_text(std::string_view name, std::string_view language) {
    const std::string key = std::string(name) + '.' + std::string(language);
    const auto found = std::ranges::find(lesson_files(), key, &LessonFile::key);
    return found == lesson_files().end() ? std::string_view() : found->text;
}

}  // namespace attnscope
