#pragma once

#include <algorithm>
#include <initializer_list>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/figures/figures.h"

namespace attnscope {

inline Figure compute(std::string_view id, const Scenario& scenario,
                      Detail detail = Detail::curves) {
    return figure_entry(id).compute(scenario, detail, {});
}

/// The figures that have axes: all but tables.
inline const std::vector<const FigureEntry*>& figures_with_axes() {
    static const std::vector<const FigureEntry*> entries = [] {
        std::vector<const FigureEntry*> all(figures().begin(), figures().end());
        std::erase_if(all, [](const FigureEntry* entry) {
            return entry->compute({}, Detail::curves, {}).table.has_value();
        });
        return all;
    }();
    return entries;
}

/// Whether the figure is a map of colours.
inline bool is_map(const FigureEntry& entry) {
    static const std::set<std::string_view> maps = [] {
        std::set<std::string_view> found;
        for (const FigureEntry* each : figures())
            if (each->compute({}, Detail::rough, {}).map)
                found.insert(each->id);
        return found;
    }();
    return maps.contains(entry.id);
}

inline const Curve& curve(const Figure& figure, CurveKind kind, int series = 0) {
    for (const Curve& candidate : figure.curves)
        if (candidate.kind == kind && candidate.series == series)
            return candidate;
    throw std::runtime_error(figure.id + " lacks a curve of kind " + std::string(kind.name));
}

inline bool has(const Figure& figure, CurveKind kind) {
    return std::ranges::find(figure.curves, kind, &Curve::kind) != figure.curves.end();
}

inline Scenario with(std::initializer_list<std::pair<const char*, const char*>> settings) {
    Scenario scenario;
    for (const auto& [key, value] : settings)
        scenario = with_field(scenario, key, value);
    return scenario;
}

}  // namespace attnscope
