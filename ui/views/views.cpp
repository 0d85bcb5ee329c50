#include "ui/views/views.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/figures/figures.h"
#include "core/parameters/table.h"
#include "ui/look/translated.h"

namespace attnscope {

ATTNSCOPE_TABLE(ViewEntry, all_views,    //
                matrix_view,             //
                frozen_matrix_view,      //
                matrix_difference_view,  //
                heads_view,              //
                token_arcs_view,         //
                training_view,           //
                beyond_length_view       //
);

std::span<const ViewEntry* const> otherViews() {
    return all_views;
}

std::vector<std::string_view> allViews() {
    std::vector<std::string_view> views;
    for (const FigureEntry* entry : figures())
        views.push_back(entry->id);
    for (const ViewEntry* entry : all_views)
        views.push_back(entry->id);
    return views;
}

std::vector<ViewGroup> viewGroups() {
    const auto title = [](const char* text) { return QCoreApplication::translate("Board", text); };
    ViewGroup over_length{title(QT_TRANSLATE_NOOP("Board", "Curves over &lengths"))},
        over_scale{title(QT_TRANSLATE_NOOP("Board", "Curves over s&cales"))},
        others{title(QT_TRANSLATE_NOOP("Board", "&Other figures"))},
        not_figures{title(QT_TRANSLATE_NOOP("Board", "M&atrices, heads and models"))};
    for (const FigureEntry* entry : figures()) {
        ViewGroup& group = entry->field == "n"        ? over_length
                           : entry->field == "lambda" ? over_scale
                                                      : others;
        group.views.push_back(entry->id);
    }
    for (const ViewEntry* entry : all_views)
        not_figures.views.push_back(entry->id);
    return {over_length, over_scale, others, not_figures};
}

std::string explanationOfView(std::string_view view) {
    const bool is_other = std::ranges::find(all_views, view, &ViewEntry::id) != std::end(all_views);
    return (is_other ? "views/" : "figures/") + std::string(view);
}

QString titleOf(std::string_view view) {
    const auto found = std::ranges::find(all_views, view, &ViewEntry::id);
    return found == all_views.end() ? translated(title_of(figure_entry(view)))
                                    : QCoreApplication::translate("Board", (*found)->title);
}

}  // namespace attnscope
