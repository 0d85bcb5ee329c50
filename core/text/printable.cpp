#include "core/text/printable.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace attnscope {
namespace {

/// One character of UTF-8: `length` is 0 if the bytes are not one.
struct Character {
    std::size_t length;
    std::uint32_t code;
};

bool begins_character(char byte) {
    return (byte & '\xC0') != '\x80';
}

Character decoded_first(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80)
        return {1, lead};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC0 || lead >= 0xF8 || text.size() < length)
        return {0, 0};
    std::uint32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80)
            return {0, 0};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    return {code < smallest[length] || code > 0x10FFFF || is_surrogate ? 0 : length, code};
}

/// C0, DEL and C1, with which terminals are steered; line and paragraph separators; and what
/// overrides the direction of writing.
bool is_control(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

std::string escaped(char byte) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    return {'\\', 'x', digits[value >> 4], digits[value & 15]};
}

/// Returns the form in which each character is shown; a byte that is not part of a character has a
/// form of its own.
std::vector<std::string> forms(std::string_view text) {
    std::vector<std::string> shown;
    while (!text.empty()) {
        const Character first = decoded_first(text);
        const bool is_plain = first.length > 0 && !is_control(first.code);
        const std::size_t length = is_plain ? first.length : 1;
        shown.push_back(is_plain ? std::string(text.substr(0, length)) : escaped(text[0]));
        text.remove_prefix(length);
    }
    return shown;
}

/// Returns an iterator to the end of those first forms that together have at most `limit` bytes.
template <typename Iterator>
Iterator within(Iterator begin, Iterator end, std::size_t limit) {
    std::size_t size = 0;
    return std::find_if(begin, end,
                        [&](const std::string& form) { return (size += form.size()) > limit; });
}

template <typename Iterator>
std::string joined(Iterator begin, Iterator end) {
    std::string text;
    for (; begin != end; ++begin)
        text += *begin;
    return text;
}

/// The last `count` bytes, from a character's beginning on.
std::string_view end_of(std::string_view text, std::size_t count) {
    text.remove_prefix(text.size() - std::min(text.size(), count));
    for (int i = 0; i < 3 && !text.empty() && !begins_character(text[0]); ++i)
        text.remove_prefix(1);
    return text;
}

}  // namespace

std::string printable(std::string_view text, std::size_t limit) {
    const std::vector<std::string> head = forms(text.substr(0, limit + 1));
    if (text.size() <= limit && within(head.begin(), head.end(), limit) == head.end())
        return joined(head.begin(), head.end());
    const std::vector<std::string> tail = forms(end_of(text, limit));
    const std::size_t half = limit / 2;
    return joined(head.begin(), within(head.begin(), head.end(), half)) + "…" +
           joined(within(tail.rbegin(), tail.rend(), half).base(), tail.end());
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

std::string_view first_character(std::string_view text) {
    const auto end = std::find_if(text.begin() + 1, text.end(), begins_character);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = decoded_first(text).length;
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string in_quotes(std::string_view text) {
    std::string quotation = "'";
    quotation += printable(text);
    quotation += '\'';
    return quotation;
}

}  // namespace attnscope
