#pragma once

#include <vector>

#include "core/fields/fields.h"

namespace attnscope {

/// Makes the fields that fields() returns.
std::vector<Field> make_fields();

// Private to the table of fields.

/// What a position scheme reads besides its parameters.
std::vector<Field> position_fields();

/// The choice of a normaliser, and what one reads besides its parameters.
std::vector<Field> normalizer_fields();

/// What the laboratory trains, and what its views show.
std::vector<Field> lab_fields();

/// The lengths of packed documents.
Field document_lengths_field();

/// Throws InvalidRequest for a text that cannot be a file's path.
void check_path(std::string_view text);

}  // namespace attnscope
