#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

class TensorFile;
struct Field;

/// The key of the field of the labels of tokens.
inline constexpr std::string_view tokens_field = "tokens_file";

/// A field of the Scenario as a file states it: its key, and its value as get() gives it.
struct StatedField {
    std::string key, value;

    bool operator==(const StatedField&) const = default;
};

/// The texts that label a call's keys and queries: their indices among those of the file, each
/// nothing if no text does.
struct CallTexts {
    std::optional<std::int64_t> keys, queries;

    bool operator==(const CallTexts&) const = default;
};

/// A call of attention whose queries and keys a file holds, as the metadata of the file state it.
struct CapturedCall {
    std::string layer;   ///< name of the layer in its model; may be empty
    TensorPair tensors;  ///< names of its queries and keys in the file
    /// The fields that the metadata state, and all those of rule, variant, positions and mask that
    /// these choices read: what the metadata leave out of them is as in the default Scenario,
    /// unless they say that a choice is not known.
    std::vector<StatedField> fields;
    /// Why no field says the call's mask, as a sentence of whoever wrote the file, without its full
    /// stop; empty if one does. The call then states the mask "none".
    std::string not_shown;
    std::optional<CallTexts> texts;  ///< nothing if all calls have the same tokens, or none

    bool operator==(const CapturedCall&) const = default;
};

/// What the metadata of a file say of the calls of attention that it was captured from.
struct CapturedFile {
    std::vector<CapturedCall> calls;
    bool has_tokens = false;  ///< whether they hold labels of all calls (core/io/token_labels.h)
    Message fault;            ///< why they cannot be used, so that `calls` is empty
};

/// Reads the metadata of a file; those of a file that was not captured say nothing. Metadata in a
/// form that is not known, and fields that do not exist, that have no such value or that name
/// files, tensors and heads, are a fault. Throws FileError if the file cannot be read.
CapturedFile captured_in(const TensorFile& file);

/// Returns the call with these tensors; null if there is none.
const CapturedCall* call_of(const CapturedFile& file, const TensorPair& tensors);

/// Whether the field is read with files alone, such as head.
bool is_of_files(const Field& field);

/// Whether a file may state the field.
bool may_be_stated(const Field& field);

/// Returns the member whose choice a field belongs to, such as that of the rule for lambda; nothing
/// if it belongs to none that a file states.
std::optional<std::string Scenario::*> stated_choice_of(const Field& field);

}  // namespace attnscope
