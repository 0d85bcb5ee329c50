#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A part of a text: words as they stand, or the LaTeX of a formula.
struct TextPiece {
    bool is_formula = false;
    std::string text;

    bool operator==(const TextPiece&) const = default;
};

/// Returns the words and the formulas of a text in which formulas stand between dollar signs, such
/// as "entropy $H(\lambda)$". `\$` is a dollar sign, as is one that no other closes and each of two
/// with nothing between them.
std::vector<TextPiece> pieces_of(std::string_view text);

/// Returns such a text on one line, its formulas as plain_formula() writes them.
std::string plain_pieces(std::string_view text);

}  // namespace attnscope
