#include "tests/locations.h"

namespace attnscope::testing {

const char* program_path() {
    return ATTNSCOPE_PROGRAM;
}

const char* editor_path() {
    return ATTNSCOPE_EDITOR;
}

const char* walker_path() {
    return ATTNSCOPE_WALKER;
}

const char* reference_folder() {
    return ATTNSCOPE_REFERENCE_DIR;
}

const char* source_folder() {
    return ATTNSCOPE_SOURCE_DIR;
}

}  // namespace attnscope::testing
