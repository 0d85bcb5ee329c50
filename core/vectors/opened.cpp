#include "core/vectors/opened.h"

#include <algorithm>

#include "core/attention/alignment.h"
#include "core/attention/masks.h"
#include "core/attention/vector_source.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/text/errors.h"
#include "core/vectors/fitted_scenario.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

constexpr std::string_view causal = "causal";

std::vector<StatedField> proposed_where_possible(const Scenario& scenario) {
    try {
        return proposed_fields(scenario);
    } catch (const Error&) {
        return {};
    }
}

bool holds_key(const std::vector<StatedField>& fields, const std::string& key) {
    return std::ranges::find(fields, key, &StatedField::key) != fields.end();
}

/// Whether a file of queries or keys is named, and read.
bool names_files(const Scenario& scenario) {
    const Scenario inputs = vector_inputs(scenario);
    return !inputs.query_file.empty() || !inputs.key_file.empty();
}

/// Whether the person who uses the window has chosen the field for files: it has neither the value
/// that was proposed, or else its default, nor the one that the file stated.
bool is_users(const Before& before, const std::vector<StatedField>& proposed_before,
              const std::string& key) {
    const auto proposed = std::ranges::find(proposed_before, key, &StatedField::key);
    const std::string usual =
        proposed == proposed_before.end() ? get(Scenario(), field(key)) : proposed->value;
    return names_files(before.scenario) && get(before.scenario, field(key)) != usual &&
           !is_by_file(before.scenario, before.stated, key);
}

}  // namespace

std::vector<StatedField> proposed_fields(const Scenario& scenario) {
    if (!has_own_vectors(scenario))
        return {};
    const std::int64_t keys = fitted_to_files(scenario).n, queries = count_queries(scenario);
    std::vector<StatedField> fields = {
        {std::string(choice_field(&Scenario::mask).key),
         std::string(queries > keys ? masks().front()->key : causal)}};
    if (is_file(scenario.queries) && is_file(scenario.keys)) {
        const AlignmentRecord& at = queries < keys ? alignments.back() : alignments.front();
        fields.push_back(
            {std::string(choice_field(&Scenario::alignment).key), std::string(at.key)});
    }
    return fields;
}

std::vector<StatedField> fields_by_proposal(const Scenario& scenario, const Before& before,
                                            const Statement& stated,
                                            const std::vector<std::string>& own) {
    const auto proposed_before = proposed_where_possible(before.scenario);
    std::vector<StatedField> fields = proposed_fields(scenario);
    std::erase_if(fields, [&](const StatedField& each) {
        return holds_key(stated.fields, each.key) ||
               std::ranges::find(own, each.key) != own.end() ||
               is_users(before, proposed_before, each.key);
    });
    return fields;
}

Scenario opened(const Scenario& scenario, const Before& before, const Statement& stated,
                const std::vector<std::string>& own) {
    Scenario now = following(scenario, before.stated, stated, own);
    for (const StatedField& each : fields_by_proposal(scenario, before, stated, own))
        set(now, each.key, each.value);
    return now;
}

Scenario scenario_by_opening(const std::vector<std::string>& settings) {
    const Scenario named = with_settings({}, settings);
    const Statement stated = statement_where_possible(named);
    Scenario defaults = following({}, {}, stated);
    for (const StatedField& each : proposed_where_possible(named))
        if (!holds_key(stated.fields, each.key))
            set(defaults, each.key, each.value);
    return scenario_with(settings, defaults);
}

}  // namespace attnscope
