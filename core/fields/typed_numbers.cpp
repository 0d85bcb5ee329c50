#include "core/fields/typed_numbers.h"

#include <algorithm>
#include <array>

#include "core/fields/fields.h"
#include "core/fields/number_range.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

bool holds(const Scenario& scenario, std::string_view key, std::string_view formula) {
    const auto found = std::ranges::find(fields(), key, &Field::key);
    if (found == fields().end() || !is_formula(*found, formula))
        return false;
    try {
        return parse_real(evaluated(scenario, *found, formula)) == shown_number(scenario, *found);
    } catch (const InvalidRequest&) {
        return false;
    }
}

}  // namespace

bool is_formula(const Field& field, std::string_view typed) {
    return number_range(field) && !parse_real(typed);
}

std::string evaluated(const Scenario& scenario, const Field& field, std::string_view typed) {
    if (!is_formula(field, typed))
        return std::string(typed);
    const std::array<NamedNumber, 2> lengths = {
        {{"n", static_cast<double>(scenario.n)}, {"d", static_cast<double>(scenario.d)}}};
    return to_text(read_number(field.key, typed, *number_range(field), lengths));
}

Formulas holding(Formulas formulas, const Scenario& scenario) {
    std::erase_if(formulas,
                  [&](const auto& each) { return !holds(scenario, each.first, each.second); });
    return formulas;
}

}  // namespace attnscope
