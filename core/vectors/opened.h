#pragma once

#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "core/vectors/statement.h"

namespace attnscope {

// What a window sets when files of queries and keys are opened in it, whether from its menu, by a
// drop, or by the line that starts it. Other commands propose nothing; their defaults are fixed.

/// Returns the fields that are proposed for the Scenario's files where they state nothing: a causal
/// mask or, if there are more queries than keys, none; and if both sides come from files, the last
/// query beside the last key if there are fewer queries than keys, as when a cache is continued.
/// Returns nothing if no file is read. Reads only headers. Throws as open_heads() does
/// (core/vectors/vector_files.h).
std::vector<StatedField> proposed_fields(const Scenario& scenario);

/// What a window showed before files were opened.
struct Before {
    Scenario scenario = {};
    Statement stated = {};  ///< what its file stated
};

/// Returns the fields of proposed_fields() that are set in the Scenario, which names new files and
/// has their n and d: those that the files do not state. A proposal replaces what was proposed or
/// stated for the files before, and what was set for drawn vectors; what else was chosen for files
/// of one's own stays, and so do the fields in `own`. Throws as proposed_fields() does.
std::vector<StatedField> fields_by_proposal(const Scenario& scenario, const Before& before,
                                            const Statement& stated,
                                            const std::vector<std::string>& own = {});

/// Returns the Scenario with the fields that follow its files: those that they state (following()),
/// and those of fields_by_proposal(). Throws as proposed_fields() does.
Scenario opened(const Scenario& scenario, const Before& before, const Statement& stated,
                const std::vector<std::string>& own = {});

/// Returns the Scenario of a window that is opened with "key=value" settings: scenario_by_files(),
/// in which the proposals for its files are defaults, too. Throws InvalidRequest.
Scenario scenario_by_opening(const std::vector<std::string>& settings);

}  // namespace attnscope
