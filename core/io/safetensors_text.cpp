#include "core/io/safetensors_text.h"

#include <algorithm>
#include <string_view>

#include "core/io/file_fault.h"

namespace attnscope {

SafetensorsText::SafetensorsText(const ByteSource& next, std::uint64_t size,
                                 const std::string& path)
    : next_(next), left_(size), path_(path) {
    if (sgetc() != '{')
        fail_on_safetensors_text(path_);
}

SafetensorsText::int_type SafetensorsText::underflow() {
    constexpr std::uint64_t step = 65536;
    const auto count = static_cast<std::size_t>(std::min(left_, step));
    if (count == 0)
        return traits_type::eof();
    const std::span<const char> some = next_(count);
    std::ranges::for_each(some, [this](char c) { check(c); });
    left_ -= count;
    char* const first = const_cast<char*>(some.data());  // the parser does not write there
    setg(first, first, first + count);
    return traits_type::to_int_type(*first);
}

void SafetensorsText::check(char c) {
    constexpr std::size_t longest_word = std::size_t{16} << 20;
    constexpr std::string_view between = "{}[]:,";
    const bool is_quote = c == '"' && !is_escaped_;
    const bool ends_word = is_quote || (!in_string_ && between.find(c) != std::string_view::npos);
    in_string_ = in_string_ != is_quote;
    is_escaped_ = in_string_ && c == '\\' && !is_escaped_;
    word_ = ends_word ? 0 : word_ + 1;
    if (c == '\0')
        fail_on_safetensors_text(path_);
    if (word_ > longest_word)
        fail_on_file(path_, {"safetensors.long-word",
                             "a string, a number or a blank in its safetensors header has "
                             "more than %1 bytes",
                             {longest_word}});
}

void fail_on_safetensors_text(const std::string& path) {
    fail_on_file(path, {"safetensors.malformed", "the safetensors header is malformed"});
}

}  // namespace attnscope
