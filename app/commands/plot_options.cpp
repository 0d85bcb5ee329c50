#include "app/commands/plot_options.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "app/commands/arguments.h"
#include "app/commands/stated.h"
#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/limits.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/vectors/fitted_scenario.h"
#include "core/vectors/layers.h"
#include "ui/model/edit_texts.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/layout_text.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// Throws InvalidRequest, which lists the presets, if there is none with this key.
const LookPreset& preset_of(const std::string& key) {
    const auto found = std::ranges::find(lookPresets(), key, &LookPreset::key);
    if (found == lookPresets().end())
        throw InvalidRequest(Message("plot.preset", "there is no preset %1; the presets are %2",
                                     {in_quotes(key), names_of_presets()}));
    return *found;
}

/// Throws InvalidRequest if the view that an option is given for is not a figure.
void require_figure(const std::string& option, const std::string& view) {
    if (!is_figure(view) && std::ranges::count(allViews(), view) > 0)
        throw InvalidRequest(Message("plot.for-figures", "%1 is for figures, but %2 is not one",
                                     {option, in_quotes(view)}));
    figure_entry(view);
}

/// The views for which options have been given that can be given once for each.
class GivenOnce {
public:
    explicit GivenOnce(bool is_board) : is_board_(is_board) {}

    /// Throws InvalidRequest if the option has been given for this view before.
    void give(const std::string& option, const std::string& view) {
        if (!given_.insert({option, view}).second)
            throw InvalidRequest(is_board_
                                     ? Message("option.twice-for", "%1 is given twice for %2",
                                               {option, in_quotes(view)})
                                     : Message("option.twice", "%1 is given twice", {option}));
    }

private:
    bool is_board_;
    std::set<std::pair<std::string, std::string>> given_;
};

std::map<std::string, FigureEdits> edits_of(const PlotOptions& options) {
    std::map<std::string, FigureEdits> edits;
    GivenOnce given(options.view == wholeBoard);
    for (const EditField& field : editFields())
        for (const std::string& text : options.edits.at(field.key)) {
            const auto [view, value] = whose(options, field, text);
            if (field.arity != EditArity::several)
                given.give(option_of(field), view);
            set(edits[view], field, value);
        }
    return edits;
}

std::optional<QRectF> cells_of(const PlotOptions& options) {
    if (!options.rows && !options.keys)
        return {};
    constexpr double all = max_matrix_rows;
    const auto range = [&](const char* option, const std::optional<std::string>& text) {
        return text ? typed_range(option, *text) : Range{0, all};
    };
    const Range rows = range("--rows", options.rows), keys = range("--keys", options.keys);
    return QRectF(QPointF(keys.min, rows.min), QPointF(keys.max, rows.max));
}

/// Returns the Scenario that the settings and their files describe. For the view "heads", no tensor
/// need be named if the file holds nothing but layers.
Scenario scenario_of(const PlotOptions& options) {
    const Scenario asked = scenario_as_stated(options.settings);
    return fitted_to_files(options.view == "heads" ? with_first_layer(asked) : asked);
}

}  // namespace

std::string names_of_presets() {
    std::string names;
    for (const LookPreset& preset : lookPresets())
        names += (names.empty() ? "" : ", ") + std::string(preset.key);
    return names;
}

Look look_of(const PlotOptions& options) {
    Look look;
    if (options.preset)
        look = with(look, preset_of(*options.preset));
    if (options.size)
        setSize(look, sizeFromText(*options.size));
    for (const LookField& field : lookFields())
        if (const auto given = options.look.find(field.key); given != options.look.end())
            set(look, field, given->second);
    if (!options.edits.at("set-title").empty() && !options.look.contains("title"))
        look.title = true;
    return look;
}

Range typed_range(const std::string& option, std::string_view text) {
    const auto colon = text.find(':');
    if (colon != std::string_view::npos) {
        const auto from = parse_real(text.substr(0, colon)),
                   to = parse_real(text.substr(colon + 1));
        if (from && to && *from < *to && std::isfinite(*from) && std::isfinite(*to))
            return {*from, *to};
    }
    throw InvalidRequest(Message("option.range",
                                 "%1 %2 is not possible: it takes FROM:TO, such as 1:200",
                                 {option, in_quotes(text)}));
}

std::pair<std::string, std::string> whose(const PlotOptions& options, const std::string& option,
                                          const std::string& text) {
    std::pair<std::string, std::string> part{options.view, text};
    if (options.view == wholeBoard) {
        if (text.find('=') == std::string::npos)
            throw InvalidRequest(Message(
                "option.of-view", "%1 %2 names no view: on a board it takes VIEW=…, such as %3",
                {option, in_quotes(text),
                 std::string(figures().front()->id) + '=' + printable(text)}));
        part = split_assignment(text);
    }
    require_figure(option, part.first);
    return part;
}

std::string option_of(const EditField& field) {
    return "--" + std::string(field.key);
}

std::pair<std::string, std::string> whose(const PlotOptions& options, const EditField& field,
                                          const std::string& text) {
    const bool is_on = field.arity == EditArity::flag && text == "true";
    return whose(options, option_of(field), is_on ? "yes" : text);
}

Session session_of(const PlotOptions& options) {
    Session session;
    session.scenario = scenario_of(options);
    if (options.row) {
        set(session.scenario, "row", *options.row);
        session.is_row_pinned = true;
    }
    session.comparison = comparison_of(options.comparison, session.scenario);
    for (Frozen& each : session.comparison.frozen)
        each.scenario = fitted_to_files(each.scenario);
    session.board =
        options.layout ? layoutFromText(*options.layout) : startingLayouts().front().layout;
    GivenOnce given(options.view == wholeBoard);
    for (const auto& [option, texts] : {std::pair{"--x", options.x}, {"--y", options.y}})
        for (const std::string& text : texts) {
            const auto [view, value] = whose(options, option, text);
            given.give(option, view);
            const Range range = typed_range(option, value);
            (std::string_view(option) == "--x" ? session.zooms[view].x : session.zooms[view].y) =
                range;
        }
    for (const std::string& text : options.hidden) {
        const auto [view, entry] = whose(options, "--hide", text);
        session.hidden[view].insert(entry);
    }
    session.edits = edits_of(options);
    if (const auto cells = cells_of(options))
        session.matrix_zoom = MatrixZoom{session.scenario.n, session.scenario.n, *cells};
    return session;
}

}  // namespace attnscope
