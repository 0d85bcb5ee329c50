#include "app/window.h"

#include <cstdlib>
#include <iostream>

namespace attnscope {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

}  // namespace

int open_window(int, char**) {
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("QT_QPA_PLATFORM"))
        std::cerr
            << "attnscope: there is no display for the window; the subcommands need none, see "
               "attnscope --help\n";
    return 1;
}

}  // namespace attnscope
