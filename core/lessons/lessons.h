#pragma once

#include <span>
#include <string_view>

namespace attnscope {

/// A file of resources/lessons as the build found it (core/CMakeLists.txt).
struct LessonFile {
    std::string_view key;  ///< NAME.LANGUAGE
    std::string_view text;
};

std::span<const LessonFile> lesson_files();

/// Returns the names of the lessons, in the order in which they are taught.
std::span<const std::string_view> lesson_names();

/// Returns the text of a lesson in a language ("en"); empty if there is none.
std::string_view lesson_text(std::string_view name, std::string_view language);

}  // namespace attnscope
