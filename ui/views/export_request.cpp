#include "ui/views/export_request.h"

#include <algorithm>
#include <iterator>

#include "core/fields/assignments.h"
#include "core/io/path_ending.h"
#include "core/text/numbers.h"
#include "core/vectors/fitted_scenario.h"
#include "ui/model/edit_fields.h"
#include "ui/views/command_words.h"
#include "ui/views/compared_views.h"
#include "ui/views/layout_text.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// Removes entries of views that are not seen.
template <typename Value>
void keepOf(std::map<std::string, Value>& values, const std::vector<std::string>& views) {
    std::erase_if(values, [&](const auto& entry) {
        return std::ranges::find(views, entry.first) == views.end();
    });
}

template <typename Element>
void evenOut(std::vector<Element>& elements) {
    const double first = elements.front().share;
    if (std::ranges::all_of(elements, [&](const Element& e) { return e.share == first; }))
        for (Element& element : elements)
            element.share = 1;
}

/// Returns the layout with shares of 1 in each row, column or board whose shares are all equal,
/// because only ratios count.
BoardLayout evened(BoardLayout layout) {
    evenOut(layout.columns);
    for (BoardColumn& column : layout.columns) {
        evenOut(column.rows);
        for (BoardRow& row : column.rows)
            evenOut(row.cells);
    }
    return layout;
}

bool areFiguresAlone(const std::vector<std::string>& views) {
    return std::ranges::all_of(views, is_figure);
}

void addScenarios(CommandWords& words, const ExportRequest& request) {
    Scenario scenario = request.shown.scenario;
    if (request.shown.is_row_pinned)
        scenario.row = Scenario().row;  // given by --row
    addScenario(words, scenario);
    addComparison(words, request.shown.scenario, request.shown.comparison);
}

/// Returns the value of an option: for a board, as VIEW=VALUE.
std::string named(const ExportRequest& request, const std::string& view, const std::string& value) {
    return request.view == wholeBoard ? view + '=' + value : value;
}

std::string rangeText(double from, double to) {
    return to_text(from) + ':' + to_text(to);
}

void addZooms(CommandWords& words, const ExportRequest& request) {
    for (const auto& [view, zoom] : request.shown.zooms)
        for (const auto& [option, range] : {std::pair{"--x", zoom.x}, {"--y", zoom.y}})
            if (range)
                add(words, option, named(request, view, rangeText(range->min, range->max)));
}

void addHidden(CommandWords& words, const ExportRequest& request) {
    for (const auto& [view, entries] : request.shown.hidden)
        for (const std::string& entry : entries)
            add(words, "--hide", named(request, view, entry));
}

/// Adds an option and a text; as one word if the text begins with a dash, as options do.
void addText(CommandWords& words, const std::string& option, const std::string& text) {
    if (text.starts_with('-'))
        words.push_back(option + '=' + text);
    else
        add(words, option, text);
}

void addEdits(CommandWords& words, const ExportRequest& request, bool isOfTable) {
    for (const auto& [view, edits] : request.shown.edits)
        for (const EditField& field : editFields())
            for (const std::string& text : field.get(isOfTable ? ofTable(edits) : edits))
                if (const std::string option = "--" + std::string(field.key);
                    field.arity != EditArity::flag)
                    addText(words, option, named(request, view, text));
                else
                    words.push_back(request.view == wholeBoard
                                        ? option + '=' + named(request, view, text)
                                        : option);
}

void addMatrix(CommandWords& words, const ExportRequest& request) {
    if (const auto& zoom = request.shown.matrix_zoom) {
        add(words, "--rows", rangeText(zoom->cells.top(), zoom->cells.bottom()));
        add(words, "--keys", rangeText(zoom->cells.left(), zoom->cells.right()));
    }
    if (request.shown.is_row_pinned)
        add(words, "--row", std::to_string(request.shown.scenario.row));
    if (request.shares_scale)
        words.emplace_back("--shared-scale");
    if (request.backend != ExportRequest().backend)
        add(words, "--backend", request.backend);
    if (request.device)
        add(words, "--device", *request.device);
}

CommandWords wordsBetween(const Look& usual, const Look& look) {
    CommandWords words;
    for (const LookField& field : lookFields()) {
        const std::string value = get(look, field), key(field.key);
        if (value == get(usual, field))
            continue;
        if (std::holds_alternative<bool Look::*>(field.kind))
            words.push_back((value == "yes" ? "--" : "--no-") + key);
        else
            add(words, "--" + key, value);
    }
    return words;
}

/// Adds the options for what differs from the usual look or from that of a preset, whichever takes
/// fewest words. A look with a width of lines of its own is given without a preset.
void addLook(CommandWords& words, const Look& look) {
    CommandWords shortest = wordsBetween(Look(), look);
    for (const LookPreset& preset : lookPresets()) {
        if (preset.isSpelled || look.lines != 0)
            continue;
        CommandWords of_preset = {"--preset", std::string(preset.key)};
        std::ranges::copy(wordsBetween(with(Look(), preset), look), std::back_inserter(of_preset));
        if (of_preset.size() < shortest.size())
            shortest = std::move(of_preset);
    }
    std::ranges::copy(shortest, std::back_inserter(words));
}

/// Removes edits of titles that are not shown, and edits that change nothing.
void reduceEdits(std::map<std::string, FigureEdits>& edits, const Look& look) {
    for (auto& [view, edited] : edits)
        if (!look.title)
            edited.title.reset();
    std::erase_if(edits, [](const auto& entry) { return entry.second == FigureEdits(); });
}

}  // namespace

std::vector<std::string> viewsOf(const ExportRequest& request) {
    return request.view == wholeBoard ? viewsOf(shown(request.shown.board))
                                      : std::vector{request.view};
}

bool showsCells(std::string_view view) {
    constexpr std::string_view views[] = {"attention", "frozen-attention", "attention-difference"};
    return std::ranges::find(views, view) != std::end(views);
}

ExportRequest reduced(ExportRequest request) {
    const std::vector<std::string> views = viewsOf(request);
    if (request.view != wholeBoard)
        request.look = singleLook(std::move(request.look));
    Session& session = request.shown;
    session.comparison = reducedComparison(request, views);
    session.scenario = read_part(session.scenario);
    session.board = request.view == wholeBoard ? evened(shown(session.board)) : BoardLayout();
    keepOf(session.zooms, views);
    keepOf(session.hidden, views);
    keepOf(session.edits, views);
    reduceEdits(session.edits, request.look);
    if (std::ranges::none_of(views, showsCells)) {
        session.matrix_zoom.reset();
        request.shares_scale = false;
    }
    if (areFiguresAlone(views) && !session.is_row_pinned) {
        request.backend = ExportRequest().backend;
        request.device.reset();
    }
    return request;
}

ExportRequest markedAsSeen(ExportRequest request) {
    if (!request.look.marker && request.shown.is_row_pinned && areFiguresAlone(viewsOf(request))) {
        request.shown.is_row_pinned = false;
        request.shown.scenario.row = Scenario().row;
    }
    return request;
}

ExportRequest unzoomed(ExportRequest request) {
    request.shown.zooms.clear();
    request.shown.matrix_zoom.reset();
    return request;
}

MatrixShape largestMatrix(const Session& session) {
    MatrixShape largest;
    const auto add = [&](const Scenario& scenario) {
        largest.rows = std::max(largest.rows, count_queries(scenario));
        largest.columns = std::max(largest.columns, fitted_to_files(scenario).n);
    };
    add(session.scenario);
    for (const Frozen& each : session.comparison.frozen)
        add(each.scenario);
    return largest;
}

std::string commandLine(const ExportRequest& request, const std::string& path) {
    CommandWords words = {"plot", request.view};
    addScenarios(words, request);
    if (request.view == wholeBoard)
        add(words, "--layout", layoutText(request.shown.board));
    addZooms(words, request);
    addHidden(words, request);
    const bool isOfTable = isTable(ending_of(path));
    addEdits(words, request, isOfTable);
    addMatrix(words, request);
    addLook(words, isOfTable ? tableLook(request.look) : request.look);
    add(words, "-o", fileName(path));
    if (!isOfTable)  // a table is the same in every language
        addLanguage(words);
    return commandLine(std::move(words));
}

}  // namespace attnscope
