#include "app/commands/stated.h"

#include "core/fields/assignments.h"
#include "core/io/file_state.h"
#include "core/text/errors.h"
#include "core/vectors/file_notes.h"
#include "core/vectors/inputs.h"
#include "core/vectors/model_settings.h"
#include "core/vectors/statement.h"
#include "core/vectors/token_count.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

/// Returns a note on files, or nothing if one cannot be read: whoever needs it says why.
Message where_possible(Message (*note)(const Scenario&), const Scenario& scenario) {
    try {
        return note(scenario);
    } catch (const Error&) {
        return {};
    }
}

/// Returns the note on a model's configuration, or nothing if its file cannot be read any more.
Message config_note_where_possible(const std::vector<std::string>& settings) {
    try {
        return with_model_config(settings).note;
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

Scenario scenario_as_stated(const std::vector<std::string>& given) {
    const std::vector<std::string> settings = with_model_config(given).settings;
    const std::vector<FileState> files = files_read(with_settings({}, settings));
    const Scenario scenario = scenario_by_files(settings);
    require_mask(statement_where_possible(scenario), settings);
    require_unchanged(files);  // so that all of the Scenario is of one state of its files
    return scenario;
}

void tell_what_files_state(const Scenario& scenario, const std::vector<std::string>& settings,
                           std::ostream& err) {
    const Statement stated = statement_where_possible(scenario);
    for (const Message& note :
         {config_note_where_possible(settings), stated.fault,
          by_file_note(scenario, stated).value_or(Message()), drawn_side_note(scenario),
          where_possible(one_matrix_note, scenario), where_possible(token_count_note, scenario)})
        if (!note.empty())
            err << "attnscope: " << spokenText(note) << '\n';
}

void tell_of_other_batches(const Scenario& scenario, std::ostream& err) {
    if (const Message note = where_possible(other_batches_note, scenario); !note.empty())
        err << "attnscope: " << spokenText(note) << '\n';
}

}  // namespace attnscope
