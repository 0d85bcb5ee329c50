#include "ui/export/export_request.h"

#include <algorithm>
#include <filesystem>

#include "core/figures/reference.h"
#include "core/io/path_ending.h"
#include "core/scenario/assignments.h"
#include "core/scenario/fields.h"
#include "core/text/numbers.h"
#include "core/text/shell.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// Without entries of views that are not seen.
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

/// Where all at a place have one share, which counts in ratios alone, it is 1.
BoardLayout evened(BoardLayout layout) {
    evenOut(layout.columns);
    for (BoardColumn& column : layout.columns) {
        evenOut(column.rows);
        for (BoardRow& row : column.rows)
            evenOut(row.cells);
    }
    return layout;
}

bool isFigure(std::string_view view) {
    return std::ranges::any_of(figures(), [&](const auto* entry) { return entry->id == view; });
}

bool areFiguresAlone(const std::vector<std::string>& views) {
    return std::ranges::all_of(views, isFigure);
}

std::vector<std::string> lookArguments(const Look& look, const Look& usual) {
    std::vector<std::string> arguments;
    for (const LookField& field : lookFields()) {
        const std::string value = get(look, field), key(field.key);
        if (value == get(usual, field))
            continue;
        if (std::holds_alternative<bool Look::*>(field.kind))
            arguments.push_back((value == "yes" ? "--" : "--no-") + key);
        else
            arguments.insert(arguments.end(), {"--" + key, value});
    }
    return arguments;
}

/// A list of options, each with its value.
class Arguments {
public:
    explicit Arguments(const ExportRequest& request) : request_(request) {}

    std::vector<std::string> of(const std::string& path) {
        arguments_ = {"plot", request_.view};
        const Look look = isTable(ending_of(path)) ? tableLook(request_.look) : request_.look;
        addScenarios();
        addBoard();
        addZooms();
        addMatrix();
        addLook(look);
        add("-o", fileName(path));
        return std::move(arguments_);
    }

private:
    void add(const char* option, const std::string& value) {
        arguments_.insert(arguments_.end(), {option, value});
    }

    /// Of several views each value is said whose it is.
    std::string named(const std::string& view, const std::string& value) const {
        return request_.view == wholeBoard ? view + '=' + value : value;
    }

    void addScenarios() {
        Scenario scenario = request_.shown.scenario;
        if (request_.shown.is_row_pinned)
            scenario.row = Scenario().row;  // said by --row
        for (const std::string& setting : settings_of(scenario))
            add("--set", setting);
        if (!request_.shown.reference)
            return;
        for (const std::string& setting :
             referenceSettings(request_.shown.scenario, *request_.shown.reference))
            add("--reference", setting);
    }

    void addBoard() {
        if (request_.view == wholeBoard)
            add("--layout", layoutText(request_.shown.board));
    }

    void addZooms() {
        for (const auto& [view, zoom] : request_.shown.zooms)
            for (const auto& [option, range] : {std::pair{"--x", zoom.x}, {"--y", zoom.y}})
                if (range)
                    add(option, named(view, rangeText(range->min, range->max)));
        for (const auto& [view, entries] : request_.shown.hidden)
            for (const std::string& entry : entries)
                add("--hide", named(view, entry));
    }

    void addMatrix() {
        if (const auto& zoom = request_.shown.matrix_zoom) {
            add("--rows", rangeText(zoom->cells.top(), zoom->cells.bottom()));
            add("--keys", rangeText(zoom->cells.left(), zoom->cells.right()));
        }
        if (request_.shown.is_row_pinned)
            add("--row", std::to_string(request_.shown.scenario.row));
        if (request_.shares_scale)
            arguments_.push_back("--shared-scale");
        if (request_.backend != ExportRequest().backend)
            add("--backend", request_.backend);
        if (request_.device)
            add("--device", *request_.device);
    }

    /// What differs from the usual look or from that of a preset, which is the shortest.
    void addLook(const Look& look) {
        std::vector<std::string> shortest = lookArguments(look, Look());
        for (const LookPreset& preset : lookPresets()) {
            std::vector<std::string> arguments = lookArguments(look, with(Look(), preset));
            arguments.insert(arguments.begin(), {"--preset", std::string(preset.key)});
            if (arguments.size() < shortest.size())
                shortest = std::move(arguments);
        }
        arguments_.insert(arguments_.end(), shortest.begin(), shortest.end());
    }

    static std::string rangeText(double from, double to) {
        return to_text(from) + ':' + to_text(to);
    }

    const ExportRequest& request_;
    std::vector<std::string> arguments_;
};

}  // namespace

std::vector<std::string> viewsOf(const ExportRequest& request) {
    return request.view == wholeBoard ? viewsOf(shown(request.shown.board))
                                      : std::vector{request.view};
}

ExportRequest reduced(ExportRequest request) {
    const std::vector<std::string> views = viewsOf(request);
    Session& session = request.shown;
    if (session.reference) {
        session.reference->row = session.scenario.row;  // one row is looked at in both
        session.reference = read_part(with_display_of(*session.reference, session.scenario));
    }
    session.scenario = read_part(session.scenario);
    session.board = request.view == wholeBoard ? evened(shown(session.board)) : BoardLayout();
    keepOf(session.zooms, views);
    keepOf(session.hidden, views);
    if (areFiguresAlone(views)) {
        session.matrix_zoom.reset();
        request.shares_scale = false;
        if (!session.is_row_pinned) {
            request.backend = ExportRequest().backend;
            request.device.reset();
        }
    }
    return request;
}

ExportRequest unzoomed(ExportRequest request) {
    request.shown.zooms.clear();
    request.shown.matrix_zoom.reset();
    return request;
}

std::vector<std::string> argumentsOf(const ExportRequest& request, const std::string& path) {
    return Arguments(request).of(path);
}

std::vector<std::string> referenceSettings(const Scenario& scenario, const Scenario& reference) {
    const auto settings = settings_between(scenario, reference);
    if (!settings.empty())
        return settings;
    return {"d=" + std::to_string(scenario.d)};  // the same one is one, too
}

std::string commandLine(const ExportRequest& request, const std::string& path) {
    return commandLine(argumentsOf(request, path));
}

std::string commandLine(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "attnscope");
    return shell_line(arguments);
}

std::string fileName(const std::string& path) {
    const std::filesystem::path named(path);
    return (named.has_filename() ? named : named.parent_path()).filename().string();
}

}  // namespace attnscope
