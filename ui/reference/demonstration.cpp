#include "ui/reference/demonstration.h"

#include <algorithm>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/follow.h"
#include "core/fields/typed_numbers.h"
#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "core/presets/presets.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

/// Whether a view may give its place to a figure: a figure, or the lines of a single row.
bool givesWay(std::string_view view) {
    return is_figure(view) || view == "token-arcs";
}

/// Returns the board with the view on it. A figure changes places with the largest view that gives
/// way.
BoardLayout withView(BoardLayout board, const std::string& view) {
    if (view.empty() || board.maximised == view || (isOn(shown(board), view) && !is_figure(view)))
        return board;
    const std::string alone = std::exchange(board.maximised, {});
    const std::string largest = largestOf(board, givesWay);
    if (is_figure(view) && !largest.empty())
        return exchanged(board, largest, view);
    if (isOn(board, view))
        return board;
    return exchanged(board, alone.empty() ? viewsOf(board).front() : alone, view);
}

/// Whether figures of the session measure heads from files.
bool readsFiles(const Session& session) {
    return has_own_vectors(session.scenario) ||
           std::ranges::any_of(session.comparison.frozen,
                               [](const Frozen& each) { return has_own_vectors(each.scenario); });
}

/// Hides all entries of a figure but this one and the first curve, which is exact. Changes nothing
/// if the figure has no such entry.
void singleOut(Session& session, const std::string& view, const std::string& entry) {
    constexpr auto fewest = "2";  // samples: what is drawn tells the entries, not their values
    const Detail detail = readsFiles(session) ? Detail::curves : Detail::sampled;  // may take long
    const Figure figure =
        compute_over(figure_entry(view), with_field(session.scenario, "samples", fewest),
                     session.comparison, detail, {});
    HiddenEntries all;
    const auto add = [&all](const auto& parts) {
        for (const auto& part : parts)
            all.insert(key_of(part));
    };
    add(figure.curves);
    add(figure.bands);
    add(figure.points);
    if (figure.curves.empty() || !all.contains(entry))
        return;
    for (const std::string& seen : {std::string(), entry, key_of(figure.curves.front())})
        all.erase(seen);
    session.hidden[view] = std::move(all);
}

}  // namespace

Session demonstrating(const Demonstration& show, Session session) {
    session.scenario = show.anew ? shown_as(session.scenario, scenario_with(show.settings))
                                 : with_settings(session.scenario, show.settings);
    session.formulas = holding(std::move(session.formulas), session.scenario);
    session.board = withView(session.board, show.view);
    session.is_row_pinned |= show.mark == MatrixMark::largest_weight;
    if (!show.curve.empty())
        singleOut(session, show.view, show.curve);
    return session;
}

}  // namespace attnscope
