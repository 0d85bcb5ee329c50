#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A part of a text: words, which are shown unchanged, or the LaTeX of a formula.
struct TextPiece {
    bool is_formula = false;
    std::string text;

    bool operator==(const TextPiece&) const = default;
};

/// Returns the words and the formulas of a text with formulas between dollar signs, such as
/// "entropy $H(\lambda)$". A dollar sign counts as a word if it is written `\$`, if no other one
/// closes it, or if nothing is between it and the next one; the next one then counts as a word,
/// too.
std::vector<TextPiece> pieces_of(std::string_view text);

/// Returns a text as for pieces_of() on one line; its formulas are written as by plain_formula().
std::string plain_pieces(std::string_view text);

}  // namespace attnscope
