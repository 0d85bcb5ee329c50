#pragma once

#include <span>
#include <string_view>

#include "core/reference/reference.h"

namespace attnscope {

/// A question of somebody who meets the program for the first time, with an answer that the window
/// shows.
struct Question {
    std::string_view key, question;
    std::string_view answer;  ///< two to four sentences for a reader with the mathematics of school
    std::string_view formula, source;
    std::string_view settings;  ///< a Scenario that shows it: KEY=VALUE, separated by spaces
    std::string_view view;      ///< the view that shows it
    std::string_view see;       ///< related entries, SECTION/KEY, separated by spaces
    MatrixMark mark = MatrixMark::none;  ///< what of the matrix it asks about
};

/// The questions, in the order in which they are read.
std::span<const Question> questions();

}  // namespace attnscope
