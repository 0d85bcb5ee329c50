#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "core/vectors/captured_file.h"

namespace attnscope {

/// What the file of a Scenario's queries and keys states of the call of attention that they were
/// captured from.
struct Statement {
    std::string file;   ///< its path; empty unless it was captured
    std::string layer;  ///< name of the call's layer; may be empty
    /// The fields of the call, and `tokens_file` if the file has tokens; empty if the Scenario's
    /// tensors are of no call.
    std::vector<StatedField> fields;
    std::string not_shown;           ///< why no field says the call's mask; empty if one does
    std::optional<CallTexts> texts;  ///< that label the call's positions, if the file states them
    Message fault;                   ///< why the metadata cannot be used

    bool operator==(const Statement&) const = default;
};

/// Returns what the Scenario's file states, if queries and keys are read from one. Of several
/// layers, none of which is named, the first counts (with_first_layer()). Reads only headers.
/// Throws as open_heads() does (core/vectors/vector_files.h).
Statement statement_of(const Scenario& scenario);

/// Returns statement_of() or, if the file cannot be read, that it states nothing, because code that
/// needs the file reports why.
Statement statement_where_possible(const Scenario& scenario);

/// Returns what a captured file states of the call of these tensors.
Statement statement_in(const CapturedFile& captured, const std::string& path,
                       const TensorPair& tensors);

/// Returns the sentence that the call's mask cannot be shown; empty if the file does not say so.
Message mask_fault(const Statement& stated);

/// Returns the key of what a field belongs to: that of its choice, such as "rule" for lambda, or
/// its own.
std::string_view unit_of(std::string_view key);

/// Whether the field has the value that the statement gives it. A choice and its parameters belong
/// together: once one of them differs, all are the user's.
bool is_by_file(const Scenario& scenario, const Statement& stated, std::string_view key);

/// Returns the Scenario, for which `before` was stated and now `next` is, with the fields that
/// follow the file. If the file is another one, these are all fields in `next`, and fields that
/// only the former file stated get their defaults. If it is the same file, because another call is
/// chosen or because the file was rewritten, these are the fields that had the values in `before`,
/// or their defaults where `before` does not state them: others are the user's. Choices and
/// parameters stay if one of `own` is among them.
Scenario following(Scenario scenario, const Statement& before, const Statement& next,
                   const std::vector<std::string>& own = {});

/// Returns the Scenario that "key=value" settings describe (scenario_with()), for which the fields
/// that its files state are the defaults. Throws InvalidRequest.
Scenario scenario_by_files(const std::vector<std::string>& settings);

/// Throws InvalidRequest if the call's mask cannot be shown and no setting chooses a mask.
void require_mask(const Statement& stated, const std::vector<std::string>& settings);

/// Returns the settings from which scenario_by_files() makes a Scenario with the same read_part().
/// They spell out the fields that its files state, and the keys in `said`, which are read.
std::vector<std::string> settings_by_files(const Scenario& scenario,
                                           std::vector<std::string_view> said = {});

/// Returns the keys of the fields that have the values that the Scenario's file states, and that a
/// person wants to know of: those of rule and mask, and others that have not their default.
std::vector<std::string_view> fields_by_file(const Scenario& scenario, const Statement& stated);

/// Returns a note on the fields that have the values that the Scenario's file states; nothing if
/// there are none.
std::optional<Message> by_file_note(const Scenario& scenario, const Statement& stated);

}  // namespace attnscope
