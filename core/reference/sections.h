#pragma once

#include "core/reference/reference.h"

namespace attnscope {

// The sections of the reference, each made from its table.

ReferenceSection section_of_start();
ReferenceSection section_of_words();
ReferenceSection section_of_shortcuts();
ReferenceSection section_of_figures();
ReferenceSection section_of_views(std::vector<ReferenceEntry> views);
ReferenceSection section_of_looks(std::vector<ReferenceEntry> looks);
ReferenceSection section_of_quantities();
ReferenceSection section_of_curves();
ReferenceSection section_of_status();
ReferenceSection section_of_approximations();
ReferenceSection section_of_presets();
ReferenceSection section_of_engines();
ReferenceSection section_of_fields();

/// One section for each table that a field chooses from.
std::vector<ReferenceSection> sections_of_choices();

/// Returns a section without entries. Throws std::logic_error if no title is known for its key.
ReferenceSection empty_section(std::string_view key);

}  // namespace attnscope
