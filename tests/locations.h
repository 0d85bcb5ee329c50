#pragma once

namespace attnscope::testing {

// The one file that knows these paths is compiled anew if they differ; the tests are not.

const char* program_path();      ///< of the built attnscope
const char* editor_path();       ///< of the built attnscope_editor (tests/attack/editor)
const char* walker_path();       ///< of the built attnscope_walker (tests/attack/walker)
const char* reference_folder();  ///< tests/reference
const char* source_folder();     ///< of the project

}  // namespace attnscope::testing
