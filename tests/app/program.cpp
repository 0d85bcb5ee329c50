#include "tests/app/program.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "app/command_line.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

/// The status of bash with that command, as wait() gives it. Bytes reach it as they are, which a
/// shell before it need not leave so.
int wait_for_bash(std::string command) {
    std::string shell = "bash", option = "-c";
    char* const words[] = {shell.data(), option.data(), command.data(), nullptr};
    pid_t child = 0;
    int status = -1;
    if (posix_spawnp(&child, "bash", nullptr, nullptr, words, environ) == 0)
        waitpid(child, &status, 0);
    return status;
}

}  // namespace

ProgramRun run_program(const std::string& arguments, const std::string& environment,
                       const std::string& redirection) {
    const TemporaryFolder folder;
    const std::string out = folder / "out", err = folder / "err";
    const std::string command = "env " + environment + " '" + testing::program_path() + "' " +
                                arguments + " >'" + out + "' 2>'" + err + "' </dev/null " +
                                redirection;
    const int result = wait_for_bash(command);
    const int status = WIFEXITED(result) ? WEXITSTATUS(result) : -WTERMSIG(result);
    return {status, read_text(out), read_text(err)};
}

ProgramRun run_here(const std::vector<std::string>& arguments) {
    std::ostringstream out, err;
    const int status = run_subcommand(arguments, out, err);
    return {status, out.str(), err.str()};
}

bool is_one_line(const std::string& err) {
    return err.starts_with("attnscope: ") && err.ends_with('\n') &&
           std::ranges::count(err, '\n') == 1;
}

std::string read_text(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace attnscope
