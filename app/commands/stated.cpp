#include "app/commands/stated.h"

#include "core/fields/assignments.h"
#include "core/io/file_state.h"
#include "core/vectors/inputs.h"
#include "core/vectors/statement.h"

namespace attnscope {

Scenario scenario_as_stated(const std::vector<std::string>& settings) {
    const std::vector<FileState> files = files_read(with_settings({}, settings));
    const Scenario scenario = scenario_by_files(settings);
    require_mask(statement_where_possible(scenario), settings);
    require_unchanged(files);  // so that what was stated is of the file that is computed
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
