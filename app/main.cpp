#include "app/beside.h"
#include "app/command_line.h"

int main(int argc, char** argv) {
    attnscope::use_what_lies_beside();
    return attnscope::run_command_line(argc, argv);
}
