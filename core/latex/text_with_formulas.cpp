#include "core/latex/text_with_formulas.h"

#include "core/latex/plain_text.h"

namespace attnscope {
namespace {

constexpr std::string_view escaped_dollar = "\\$";

/// Returns the index of the first dollar sign from `begin` on that has no backslash before it; npos
/// if there is none.
std::size_t dollar_from(std::string_view text, std::size_t begin) {
    for (std::size_t at = begin; at < text.size(); ++at)
        if (text.substr(at).starts_with(escaped_dollar))
            ++at;
        else if (text[at] == '$')
            return at;
    return std::string_view::npos;
}

std::string words_of(std::string_view text) {
    std::string words;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.substr(at).starts_with(escaped_dollar))
            ++at;
        words += text[at];
    }
    return words;
}

}  // namespace

std::vector<TextPiece> pieces_of(std::string_view text) {
    std::vector<TextPiece> pieces;
    const auto add_words = [&](std::string_view part) {
        const std::string words = words_of(part);
        if (words.empty())
            return;
        if (pieces.empty() || pieces.back().is_formula)
            pieces.push_back({});
        pieces.back().text += words;
    };
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t open = dollar_from(text, begin);
        const std::size_t close =
            open == std::string_view::npos ? open : dollar_from(text, open + 1);
        if (close == std::string_view::npos) {
            add_words(text.substr(begin));
            break;
        }
        const bool is_formula = close > open + 1;
        add_words(text.substr(begin, (is_formula ? open : close + 1) - begin));
        if (is_formula)
            pieces.push_back({true, std::string(text.substr(open + 1, close - open - 1))});
        begin = close + 1;
    }
    return pieces;
}

std::string plain_pieces(std::string_view text) {
    std::string plain;
    for (const TextPiece& piece : pieces_of(text))
        plain += piece.is_formula ? plain_formula(piece.text) : piece.text;
    return plain;
}

}  // namespace attnscope
