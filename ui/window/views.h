#pragma once

#include <QString>
#include <string_view>
#include <vector>

namespace attnscope {

/// The attention matrix as a view, a frozen one, the difference of both, and all heads of a file;
/// every other view is a figure of the table, by its id.
inline constexpr std::string_view matrixView = "attention", frozenView = "frozen-attention",
                                  differenceView = "attention-difference", headsView = "heads";

inline bool isFigure(std::string_view view) {
    return view != matrixView && view != frozenView && view != differenceView && view != headsView;
}

/// The ids of all that can stand on the board: the figures in their order, then the others.
std::vector<std::string_view> allViews();

/// Throws InvalidRequest where there is no such view.
QString titleOf(std::string_view view);

}  // namespace attnscope
