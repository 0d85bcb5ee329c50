#include "app/commands/stated.h"

#include "core/fields/assignments.h"
#include "core/vectors/statement.h"

namespace attnscope {

Scenario scenario_as_stated(const std::vector<std::string>& settings) {
    const Scenario scenario = scenario_by_files(settings);
    require_mask(statement_where_possible(scenario), settings);
    return scenario;
}

void tell_what_files_state(const Scenario& scenario, std::ostream& err) {
    const Statement stated = statement_where_possible(scenario);
    if (!stated.fault.empty())
        err << "attnscope: " << text_of(stated.fault) << '\n';
    if (const auto note = by_file_note(scenario, stated))
        err << "attnscope: " << text_of(*note) << '\n';
}

}  // namespace attnscope
