#include "core/fields/reset.h"

#include "core/fields/fields.h"

namespace attnscope {

bool is_display(const Field& field) {
    return field.group == "Display";
}

std::vector<const Field*> changed_fields(const Scenario& scenario) {
    const Scenario defaults;
    std::vector<const Field*> changed;
    for (const Field& each : fields())
        if (get(scenario, each) != get(defaults, each))
            changed.push_back(&each);
    return changed;
}

Scenario with_defaults(const Scenario& scenario, const std::vector<std::string_view>& keys) {
    const Scenario defaults;
    Scenario now = scenario;
    for (const std::string_view key : keys)
        set(now, key, get(defaults, field(key)));
    for (const std::string_view key : {"n", "d"})
        if (is_given_by_files(now, key))
            set(now, key, get(scenario, field(key)));
    return now;
}

}  // namespace attnscope
