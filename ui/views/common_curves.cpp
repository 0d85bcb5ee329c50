#include "ui/views/common_curves.h"

#include <algorithm>

namespace attnscope {
namespace {

/// Returns the entries of all panels, each once.
std::vector<ColoredEntry> entriesOfAll(const PanelEntries& panels) {
    std::vector<ColoredEntry> all;
    for (const auto& [view, entries] : panels)
        for (const ColoredEntry& entry : entries)
            if (std::ranges::find(all, entry.key, &ColoredEntry::key) == all.end())
                all.push_back(entry);
    return all;
}

/// Returns a look that has from another one what it does not set itself.
LineLook completed(LineLook look, const LineLook& other) {
    if (look.color.empty())
        look.color = other.color;
    if (look.dash.empty())
        look.dash = other.dash;
    if (!look.width)
        look.width = other.width;
    return look;
}

/// What the panels say of curves: for each the first that says it.
FigureEdits saidFirst(const std::map<std::string, FigureEdits>& edits, const PanelEntries& panels) {
    FigureEdits said;
    for (const auto& [view, entries] : panels) {
        const auto found = edits.find(view);
        if (found == edits.end())
            continue;
        const FigureEdits& own = found->second;
        said.names.insert(own.names.begin(), own.names.end());
        if (said.colors.empty())
            said.colors = own.colors;
        for (const auto& [key, look] : own.lines)
            said.lines[key] = completed(said.lines[key], look);
    }
    return said;
}

}  // namespace

std::map<std::string, FigureEdits> withCommonCurves(std::map<std::string, FigureEdits> edits,
                                                    const PanelEntries& panels) {
    const FigureEdits said = saidFirst(edits, panels);
    const std::vector<ColoredEntry> all = entriesOfAll(panels);
    for (const auto& [view, entries] : panels) {
        FigureEdits& own = edits[view];
        own.names.insert(said.names.begin(), said.names.end());
        const std::string set = own.colors.empty() ? said.colors : own.colors;
        own.colors.clear();
        const auto ofSet =
            set.empty() ? std::map<std::string, std::string>() : colorsFrom(set, all);
        for (const ColoredEntry& entry : entries) {
            LineLook look;
            if (const auto line = own.lines.find(entry.key); line != own.lines.end())
                look = line->second;
            if (const auto line = said.lines.find(entry.key); line != said.lines.end())
                look = completed(look, line->second);
            if (const auto found = ofSet.find(entry.key); found != ofSet.end())
                look = completed(look, LineLook{found->second});
            if (look != LineLook())
                own.lines[entry.key] = look;
        }
    }
    return edits;
}

}  // namespace attnscope
