#include "ui/model/starting_layouts.h"

#include <QCoreApplication>

namespace attnscope {
namespace {

const std::string length = "entropy-vs-length", scale = "entropy-vs-scale",
                  gradient = "gradient-vs-scale", angle = "angles", matrix = "attention",
                  all_heads = "heads", arcs = "token-arcs";

/// Returns a column that the matrix has to itself.
BoardColumn matrixColumn(double share) {
    return {{{{{matrix}}}}, share};
}

}  // namespace

BoardLayout largePlotAndMatrix() {
    const BoardColumn figures = {{{{{length}}, 1.4}, {{{scale}, {gradient}}}}, 1.55};
    return {{figures, matrixColumn(1)}, {}};
}

BoardLayout ownHeadsLayout(const OwnHeads& heads) {
    BoardColumn beside = {{{{{length}}}}};
    if (heads.are_several)
        beside.rows.insert(beside.rows.begin(), BoardRow{{{all_heads}}});
    BoardLayout layout = {{matrixColumn(1.3), beside}, {}};
    if (heads.have_tokens)
        layout.columns.push_back(BoardColumn{{{{{arcs}}}}, 0.6});
    return layout;
}

BoardLayout laboratoryLayout() {
    return {{{{{{{"training"}}}}}, {{{{{"beyond-length"}}}}, 1.1}}, {}};
}

bool isOwnHeadsLayout(const BoardLayout& layout) {
    for (const bool are_several : {false, true})
        for (const bool have_tokens : {false, true})
            if (haveSamePlaces(layout, ownHeadsLayout({are_several, have_tokens})))
                return true;
    return false;
}

bool isFirstLayout(const BoardLayout& layout) {
    return haveSamePlaces(layout, largePlotAndMatrix()) ||
           haveSamePlaces(layout, startingLayouts().front().layout);
}

std::vector<StartingLayout> startingLayouts() {
    constexpr double tall = 1.25;  // plots side by side are narrow and have their legends below
    const BoardColumn figures = {{{{{length}}}, {{{scale}}}, {{{gradient}, {angle}}, tall}}};
    const BoardColumn entropies = {{{{{length}}}, {{{scale}}}}};
    const BoardColumn square = {{{{{length}, {scale}}}, {{{gradient}, {angle}}}}};
    const BoardColumn frozen = {{{{{"frozen-attention"}}}}};
    const BoardColumn changes = {{{{{"attention-difference"}}, 2}, {{{length}}}}, 1.1};
    const BoardColumn rules = {
        {{{{length}, {"gradient-vs-length"}}}, {{{"focus-vs-length"}, {"rule-values"}}}}};
    const BoardColumn one = {{{{{scale}}}}};
    return {{QCoreApplication::translate("Board", "&Figures and matrix"),
             {{figures, matrixColumn(1)}, {}}},
            {QCoreApplication::translate("Board", "Matrix &large"),
             {{entropies, matrixColumn(1.8)}, {}}},
            {QCoreApplication::translate("Board", "Figures &only"), {{square}, {}}},
            {QCoreApplication::translate("Board", "&One figure and matrix"),
             {{one, matrixColumn(1)}, {}}},
            {QCoreApplication::translate("Board", "Present and fro&zen matrix"),
             {{matrixColumn(1), frozen, changes}, {}}},
            {QCoreApplication::translate("Board", "&Rules compared"), {{rules}, {}}},
            {QCoreApplication::translate("Board", "Large &plot and matrix"), largePlotAndMatrix()}};
}

}  // namespace attnscope
