#include "tests/attack/contract.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

/// C0, delete, and C1 as UTF-8 writes it: what a terminal obeys.
bool has_control_characters(const std::string& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line[i]);
        const auto next = static_cast<unsigned char>(i + 1 < line.size() ? line[i + 1] : 0);
        if (byte < ' ' || byte == 127 || (byte == 0xC2 && next >= 0x80 && next < 0xA0))
            return true;
    }
    return false;
}

std::string described(const Ending& ending) {
    return (ending.hung ? "killed because it hung" : "status " + std::to_string(ending.status)) +
           ", standard error: " + ending.err.substr(0, 500);
}

}  // namespace

std::string fault_of_message(const std::string& err) {
    constexpr std::size_t longest = 500;
    if (err.empty())
        return "there is no message";
    if (!err.starts_with("attnscope: "))
        return "the message does not begin with the program's name";
    if (std::ranges::count(err, '\n') != 1 || !err.ends_with('\n'))
        return "the message is not one line";
    if (err.size() >= longest)
        return "the message has " + std::to_string(err.size()) + " bytes";
    if (has_control_characters(err.substr(0, err.size() - 1)))
        return "the message holds control characters";
    return "";
}

void expect_orderly(const Start& start, const Ending& ending) {
    constexpr std::int64_t megabyte = 1'000'000;
    EXPECT_FALSE(ending.hung) << shell_command(start);
    if (!is_sanitized) {  // the sanitizer's own would be the larger part
        EXPECT_LE(ending.peak_memory / megabyte, (start.read_size * 5 / 2) / megabyte + 200)
            << "MB of memory, " << shell_command(start);
    }
}

void expect_failure(const Start& start, const Ending& ending) {
    expect_orderly(start, ending);
    EXPECT_TRUE(ending.exited_with(1) || ending.exited_with(2)) << described(ending) << '\n'
                                                                << shell_command(start);
    EXPECT_EQ(fault_of_message(ending.err), "") << described(ending) << '\n'
                                                << shell_command(start);
}

void expect_refused(const Sandbox& sandbox, Start start) {
    start.folder = sandbox.path();
    const Listing before = sandbox.list();
    const Ending ending = run(start);
    expect_failure(start, ending);
    EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>()) << shell_command(start);
}

void expect_written(const Sandbox& sandbox, Start start, const std::string& name) {
    start.folder = sandbox.path();
    const Listing before = sandbox.list();
    const Ending ending = run(start);
    expect_orderly(start, ending);
    EXPECT_TRUE(ending.exited_with(0)) << described(ending) << '\n' << shell_command(start);
    EXPECT_EQ(ending.err, "") << shell_command(start);
    EXPECT_EQ(changes(before, sandbox.list()),
              std::vector<std::string>{(before.contains(name) ? "changed: " : "new: ") + name})
        << shell_command(start);
}

}  // namespace attnscope::attack
