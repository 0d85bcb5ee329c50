#pragma once

#include <QCoreApplication>
#include <QWheelEvent>
#include <random>
#include <string>

#include "core/fields/fields.h"
#include "core/text/errors.h"
#include "ui/board/board.h"
#include "ui/board/views_seen.h"
#include "ui/figure/figure_view.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/model/row_choice.h"
#include "ui/model/steps.h"
#include "ui/views/views.h"
#include "ui/window/main_window.h"

namespace attnscope::testing {

/// Returns a text that a field could be given; it may be refused.
inline std::string anyText(const Field& field, std::mt19937& random) {
    if (const auto* choice = std::get_if<ChoiceField>(&field.kind))
        return std::string(choice->choices[random() % choice->choices.size()].key);
    return std::to_string(1 + random() % 60);
}

inline void setAnyField(ScenarioModel& model, std::mt19937& random) {
    const Field& field = fields()[random() % fields().size()];
    try {
        model.setField(field.key, anyText(field, random));
    } catch (const Error&) {
        // the field stays as it is
    }
}

inline void turnWheel(QWidget* view) {
    const QPointF middle = view->rect().center();
    QWheelEvent turn(middle, view->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, {},
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view, &turn);
}

inline void zoomAnything(MainWindow& window, std::mt19937& random) {
    HeatmapView& matrix = *window.attention()->view();
    const auto part = [&random](double whole) {
        return whole * (0.2 + static_cast<double>(random() % 1000) / 2500);
    };
    const auto rows = static_cast<double>(window.model().scenario().n);
    if (random() % 2 == 0)
        turnWheel(window.board()->view(viewsOf(window.board()->boardLayout()).front()));
    else
        matrix.showCells({part(rows), part(rows), part(rows), part(rows)});
}

/// Freezes what is shown, gives up what is frozen, or draws figures over a field.
inline void compareAnything(ScenarioModel& model, std::mt19937& random) {
    Comparison comparison = model.comparison();
    if (random() % 3 == 0)
        comparison.over = comparison.over.empty() ? family_from("d=8,16") : Family();
    else if (comparison.frozen.size() > 2)
        comparison.frozen.clear();
    else
        comparison.frozen.push_back({model.scenario(), std::to_string(comparison.frozen.size())});
    model.setComparison(comparison);
}

/// Changes anything that a session keeps; it may come out as it was.
inline void editAnything(MainWindow& window, std::mt19937& random) {
    ScenarioModel& model = window.model();
    Board& board = *window.board();
    switch (random() % 9) {
        case 0:
            return compareAnything(model, random);
        case 1:
            return board.setBoardLayout(exchanged(board.boardLayout(),
                                                  viewsOf(board.boardLayout()).front(),
                                                  allViews()[random() % figures().size()]));
        case 2:
            return window.choice().isPinned()
                       ? window.choice().letGo()
                       : window.choice().pin(static_cast<qint64>(random() % 90));
        case 3: {
            std::vector<Step> steps = window.steps().all();
            if (steps.size() > 3 || (!steps.empty() && random() % 2 == 0))
                steps.pop_back();
            else
                steps.push_back({std::to_string(random() % 100),
                                 viewsSeen(board, most_views_of_step), model.scenario(),
                                 model.comparison()});
            return window.steps().set(std::move(steps));
        }
        default:
            return setAnyField(model, random);
    }
}

}  // namespace attnscope::testing
