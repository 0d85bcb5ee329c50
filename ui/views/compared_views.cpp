#include "ui/views/compared_views.h"

#include <algorithm>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/figures/family.h"
#include "core/figures/frozen_curves.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

/// Returns the frozen Scenarios as the views of the session show them.
std::vector<Frozen> frozenAsShown(const Session& session) {
    std::vector<Frozen> frozen = session.comparison.frozen;
    for (Frozen& each : frozen) {
        each.scenario.row = session.scenario.row;  // all show the row of the present Scenario
        each.scenario = read_part(with_display_of(each.scenario, session.scenario));
    }
    return frozen;
}

}  // namespace

bool showsFrozenMatrix(std::string_view view) {
    return view == "frozen-attention" || view == "attention-difference";
}

bool isDrawnOver(const Family& family, const Scenario& scenario,
                 const std::vector<std::string>& views) {
    return std::ranges::any_of(figures(), [&](const FigureEntry* entry) {
        return std::ranges::find(views, entry->id) != views.end() &&
               !member_inputs(*entry, scenario, family).empty();
    });
}

void requireDrawnOver(const Family& family, const Scenario& scenario,
                      const std::vector<std::string>& views) {
    if (family.empty() || isDrawnOver(family, scenario, views))
        return;
    if (is_given_by_files(scenario, family.field))
        throw InvalidRequest(Message("family.files",
                                     "%1 is given by the files, so no figure can be drawn over it",
                                     {family.field}));
    std::string names;
    for (const std::string& view : views)
        names += (names.empty() ? "" : ", ") + view;
    throw InvalidRequest(Message("family.unread",
                                 "no curve of %1 depends on %2, so it cannot be drawn over it",
                                 {names, family.field}));
}

Comparison reducedComparison(const ExportRequest& request, const std::vector<std::string>& views) {
    const Session& session = request.shown;
    Comparison comparison = session.comparison;
    comparison.frozen = frozenAsShown(session);
    const bool shares = request.shares_scale && std::ranges::count(views, "attention") > 0;
    const bool shows_matrix = shares || std::ranges::any_of(views, showsFrozenMatrix);
    const auto shown = shown_place(comparison);
    if (shown && shows_matrix && views.size() == 1)
        comparison.frozen = {{comparison.frozen[*shown].scenario}};
    if (!shows_matrix || views.size() == 1)
        comparison.chosen.reset();
    if (!isDrawnOver(comparison.over, session.scenario, views))
        comparison.over = {};
    return comparison;
}

}  // namespace attnscope
