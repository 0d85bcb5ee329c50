#include "ui/lessons/stage_session.h"

#include <algorithm>

#include "ui/model/starting_layouts.h"

namespace attnscope {
namespace {

constexpr std::string_view matrix_view = "attention";
/// The room of the first plot beside the others, and of the matrix beside all plots.
struct Shares {
    double first_plot, matrix;
};

constexpr Shares usual_shares{1.7, 0.8}, crowded_shares{2.6, 0.55};

/// Returns plots above one another.
BoardColumn columnOf(const std::vector<std::string>& plots, const Shares& shares) {
    BoardColumn column;
    for (const std::string& view : plots)
        column.rows.push_back({.cells = {{.view = view}}});
    column.rows.front().share = shares.first_plot;
    return column;
}

std::map<std::string, Zoom> zoomsOf(const LessonStage& stage) {
    std::map<std::string, Zoom> zooms;
    for (const LessonStage::Zoom& each : stage.zooms) {
        Zoom& zoom = zooms[each.view];
        zoom.x = Range{each.x_min, each.x_max};
        if (each.y)
            zoom.y = Range{each.y->first, each.y->second};
    }
    return zooms;
}

std::map<std::string, HiddenEntries> hiddenOf(const LessonStep& step,
                                              const std::set<std::size_t>& chosen) {
    std::map<std::string, HiddenEntries> hidden;
    for (const LessonStage::Hidden& each : step.stage.hidden)
        hidden[each.view].insert(each.curves.begin(), each.curves.end());
    for (std::size_t i = 0; i < step.parts.size(); ++i) {
        const auto* question = std::get_if<LessonQuestion>(&step.parts[i]);
        if (!question || !question->revealed)
            continue;
        HiddenEntries& of_view = hidden[question->revealed->view];
        if (chosen.contains(i))
            of_view.erase(question->revealed->curve);  // also where the stage hides it
        else
            of_view.insert(question->revealed->curve);
    }
    std::erase_if(hidden, [](const auto& each) { return each.second.empty(); });
    return hidden;
}

}  // namespace

BoardLayout boardOf(const LessonStage& stage) {
    std::vector<std::string> plots = stage.views;
    const bool has_matrix = std::erase(plots, matrix_view) > 0;
    if (plots.empty() && !has_matrix)
        return startingLayouts().front().layout;
    const Shares& shares = has_matrix && plots.size() > 1 ? crowded_shares : usual_shares;
    BoardLayout board;
    if (!plots.empty())
        board.columns.push_back(columnOf(plots, shares));
    if (!has_matrix)
        return board;
    const BoardColumn matrix{.rows = {{.cells = {{.view = std::string(matrix_view)}}}},
                             .share = shares.matrix};
    const bool is_first = stage.views.front() == matrix_view;
    board.columns.insert(is_first ? board.columns.begin() : board.columns.end(), matrix);
    return board;
}

Session sessionOf(const LessonStep& step, const std::set<std::size_t>& chosen,
                  const LessonPlace& place) {
    Session session{.scenario = step.stage.scenario,
                    .comparison = {},
                    .board = boardOf(step.stage),
                    .zooms = zoomsOf(step.stage)};
    session.hidden = hiddenOf(step, chosen);
    if (place.before)
        session.steps = place.before->steps;
    session.lesson = place;
    return session;
}

}  // namespace attnscope
