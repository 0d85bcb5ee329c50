#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/fields/labels.h"
#include "core/figures/figure.h"

namespace attnscope {

/// Returns the curve of a rule that is not the chosen one.
inline const Curve& curve_of_rule(const Figure& figure, const std::string& key) {
    Scenario scenario;
    scenario.rule = key;
    const std::string name = text_of(label_of_chosen(scenario, &Scenario::rule));
    const auto found = std::ranges::find_if(figure.curves, [&](const Curve& each) {
        return each.kind == CurveKind::compared && text_of(each.label) == name;
    });
    if (found == figure.curves.end())
        throw std::runtime_error(figure.id + " lacks a curve of " + key);
    return *found;
}

}  // namespace attnscope
