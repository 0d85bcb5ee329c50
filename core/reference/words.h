#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/reference/reference.h"

namespace attnscope {

/// A word of the glossary.
struct Word {
    std::string_view key, word;
    std::string_view
        meaning;  ///< two to four sentences for a reader with the mathematics of school
    std::string_view formula, source;
    std::string_view settings = {};  ///< a Scenario that shows it: KEY=VALUE, separated by spaces
    std::string_view view = {};      ///< a figure, or "attention", that shows it
    std::string_view see = {};       ///< related entries, SECTION/KEY, separated by spaces
    MatrixMark mark = MatrixMark::none;  ///< what of the matrix it names
};

/// All words, by name.
std::vector<Word> glossary();

// The parts of the glossary, each in a file of its own.
std::span<const Word> words_of_attention();
std::span<const Word> words_of_rows();
std::span<const Word> words_of_scale();
std::span<const Word> words_of_chance();
std::span<const Word> words_of_program();

}  // namespace attnscope
