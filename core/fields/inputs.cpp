#include "core/fields/inputs.h"

#include <algorithm>

#include "core/fields/fields.h"
#include "core/scaling/rules.h"

namespace attnscope {

Scenario merged(Scenario one, const Scenario& other) {
    const Scenario standard;
    for (const Field& each : fields())
        if (const std::string text = get(other, each); text != get(standard, each))
            set(one, each, text);
    return one;
}

namespace detail {

void keep(Scenario& kept, const Scenario& all, std::string Scenario::*member) {
    kept.*member = all.*member;
    for (const Field& each : fields()) {
        const auto* kind = std::get_if<ParameterField>(&each.kind);
        if (kind && std::ranges::find(each.decided_by, member) != each.decided_by.end() &&
            std::ranges::any_of(all_chosen(all, member),
                                [&](auto* choice) { return each.is_read_by(*choice); }))
            kept.parameters.set(*kind->parameter, all.parameters[*kind->parameter]);
    }
    const bool is_rule = member == &Scenario::rule || member == &Scenario::compared_rules;
    if (is_rule && std::ranges::any_of(all_chosen(all, member), [](const Choice* choice) {
            return rule(choice->key).reads_model;
        }))
        kept.model = all.model;
}

}  // namespace detail

}  // namespace attnscope
