#include "core/fields/inputs.h"

#include <algorithm>

#include "core/attention/masks/documents.h"
#include "core/fields/fields.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/formula.h"

namespace attnscope {

Scenario merged(Scenario one, const Scenario& other) {
    const Scenario standard;
    for (const Field& each : fields())
        if (const std::string text = get(other, each); text != get(standard, each))
            set(one, each, text);
    return one;
}

void keep_parameters(Scenario& kept, const Scenario& all,
                     const std::function<bool(const Field&)>& is_read) {
    for (const Field& each : fields())
        if (const auto* kind = std::get_if<ParameterField>(&each.kind); kind && is_read(each))
            kept.parameters.set(*kind->parameter, all.parameters[*kind->parameter]);
}

namespace {

/// Whether the member holds what a field chooses from a table, not a text.
bool is_choice(std::string Scenario::*member) {
    return std::ranges::any_of(fields(), [&](const Field& each) {
        const Choices* kind = choices_in(each);
        return kind && kind->member == member;
    });
}

}  // namespace

namespace detail {

void keep_formulas(Scenario& kept, const Scenario& all) {
    kept.scale_formula = all.scale_formula;
    keep_parameters(
        kept, all, [&](const Field& each) { return names_parameter(all.scale_formula, each.key); });
}

void keep(Scenario& kept, const Scenario& all, std::string Scenario::*member) {
    kept.*member = all.*member;
    if (!is_choice(member))
        return;
    const std::vector<const Choice*> made = all_chosen(all, member);
    keep_parameters(kept, all, [&](const Field& each) {
        return std::ranges::find(each.decided_by, member) != each.decided_by.end() &&
               std::ranges::any_of(made, [&](auto* choice) { return each.is_read_by(*choice); });
    });
    if (member == &Scenario::mask && all.mask == documents_mask.key)
        kept.document_lengths = all.document_lengths;
    if (member != &Scenario::rule && member != &Scenario::compared_rules)
        return;
    for (const Choice* choice : made) {
        if (choice->key == formula_rule.key)
            keep_formulas(kept, all);
        if (rule(choice->key).reads_model)
            kept.model = all.model;
    }
}

}  // namespace detail

}  // namespace attnscope
