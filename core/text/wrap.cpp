#include "core/text/wrap.h"

#include <algorithm>

namespace attnscope {
namespace {

/// A character (code point) of a text in UTF-8, as a terminal shows it.
struct ShownCharacter {
    std::size_t bytes;
    bool is_wide;  ///< Chinese, or punctuation as wide: takes two columns
};

ShownCharacter shown_character_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t end = at + 1;
    while (end < text.size() && (byte(end) & 0xc0) == 0x80)
        ++end;
    const bool is_wide = end - at == 3 && ((byte(at) >= 0xe3 && byte(at) <= 0xed) ||
                                           (byte(at) == 0xef && byte(at + 1) >= 0xbc));
    return {end - at, is_wide};
}

bool is_listed(std::string_view character, std::string_view list) {
    return list.find(character) != std::string_view::npos;
}

/// Characters that no line begins with, and those that none ends with.
constexpr std::string_view not_first = "，。；：、！？）》”％", not_last = "（《“";

/// A part of a text that stays on one line, after blanks.
struct Piece {
    std::size_t bytes = 0, columns = 0;
};

/// Returns the piece with which a text begins: up to a blank, or to a place beside a wide character
/// where a line may end.
Piece first_piece(std::string_view text) {
    Piece piece;
    bool was_wide = false, may_be_last = false;
    while (piece.bytes < text.size() && text[piece.bytes] != ' ') {
        const auto [bytes, is_wide] = shown_character_at(text, piece.bytes);
        const std::string_view character = text.substr(piece.bytes, bytes);
        const bool may_be_first = !is_listed(character, not_first);
        if (may_be_last && may_be_first && (was_wide || is_wide))
            break;
        was_wide = is_wide;
        may_be_last = !is_listed(character, not_last);
        piece.bytes += bytes;
        piece.columns += is_wide ? 2 : 1;
    }
    return piece;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t width, std::size_t first,
                    std::size_t others) {
    std::string lines(first, ' ');
    if (width == 0)
        return lines.append(text);
    std::size_t at = first;
    bool begins = true;
    while (!text.empty()) {
        const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
        const auto [bytes, columns] = first_piece(text.substr(blanks));
        if (!begins && at + blanks + columns > width) {
            lines += '\n' + std::string(others, ' ');
            at = others;
        } else if (!begins) {
            lines.append(blanks, ' ');
            at += blanks;
        }
        lines += text.substr(blanks, bytes);
        at += columns;
        begins = false;
        text.remove_prefix(blanks + bytes);
    }
    return lines;
}

}  // namespace attnscope
