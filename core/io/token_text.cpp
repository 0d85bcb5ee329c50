#include "core/io/token_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::string_view space_sign = "Ġ", line_feed_sign = "Ċ", meta_space = "▁";

/// Returns the character of a code below U+0800 in UTF-8.
std::string utf8_of(int code) {
    if (code < 0x80)
        return {static_cast<char>(code)};
    return {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
}

/// The byte that each character of byte-level BPE stands for: itself, if it can be printed;
/// otherwise characters from U+0100 on, in the order of the bytes.
std::map<std::string, char, std::less<>> bytes_of_characters() {
    std::map<std::string, char, std::less<>> bytes;
    int next = 0x100;
    for (int byte = 0; byte < 256; ++byte) {
        const bool is_itself =
            (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
        bytes.emplace(utf8_of(is_itself ? byte : next++), static_cast<char>(byte));
    }
    return bytes;
}

/// Returns the bytes that a label of byte-level BPE stands for; nothing if a character stands for
/// none.
std::optional<std::string> decoded(std::string_view label) {
    static const auto bytes = bytes_of_characters();
    std::string text;
    while (!label.empty()) {
        const std::size_t length = static_cast<unsigned char>(label[0]) < 0x80 ? 1 : 2;
        const auto byte = bytes.find(label.substr(0, length));
        if (byte == bytes.end())
            return {};
        text += byte->second;
        label.remove_prefix(length);
    }
    return text;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

std::string text_of_byte_level(const std::string& label) {
    if (const auto text = decoded(label); text && is_utf8(*text))
        return token_label(*text);
    return replaced(replaced(label, space_sign, " "), line_feed_sign, "↵");
}

}  // namespace

TokenLabels shown_labels(const TokenLabels& labels) {
    const bool of_bytes = std::ranges::any_of(labels, [](const std::string& label) {
        return label.find(space_sign) != std::string::npos ||
               label.find(line_feed_sign) != std::string::npos;
    });
    TokenLabels shown;
    for (const std::string& label : labels) {
        std::string text = replaced(of_bytes ? text_of_byte_level(label) : label, meta_space, " ");
        if (text.find_first_not_of(' ') == std::string::npos)
            text = replaced(text, " ", "␣");
        shown.push_back(std::move(text));
    }
    return shown;
}

}  // namespace attnscope
