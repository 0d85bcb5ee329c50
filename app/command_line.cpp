#include "app/command_line.h"

#include <iostream>

#include "core/version.h"

namespace attnscope {

int run_command_line(int, char**) {
    std::cout << "attnscope " << version() << '\n';
    return 0;
}

}  // namespace attnscope
