#include <gtest/gtest.h>

#include <chrono>
#include <iostream>
#include <sstream>
#include <thread>

#include "tests/attack/child.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope::attack {
namespace {

/// What somebody met who did all that can be done in the program's window (walker/).
struct Walk {
    Ending ending;
    std::vector<std::string> faults, names;
    std::string last;  ///< that was done
    int done = 0, missed = 0, names_seen = 0;

    explicit Walk(Ending how) : ending(std::move(how)) {
        std::istringstream lines(ending.out);
        for (std::string word, rest; lines >> word && std::getline(lines, rest);)
            if (word == "FAULT")
                faults.push_back(rest);
            else if (word == "NAME")
                names.push_back(rest);
            else if (word == "MISSED")
                ++missed;
            else if (word == "DOES")
                last = rest;
            else if (word == "WALKED")
                std::istringstream(rest) >> done >> names_seen;
    }
};

/// Until the walk ends, or nothing more has been done for two minutes.
void wait_while_it_goes_on(const Child& child) {
    using namespace std::chrono_literals;
    std::size_t told = 0;
    auto last = std::chrono::steady_clock::now();
    while (!child.has_ended() && std::chrono::steady_clock::now() - last < 2min) {
        std::this_thread::sleep_for(20ms);
        if (const std::size_t now = child.output().size(); now != told) {
            told = now;
            last = std::chrono::steady_clock::now();
        }
    }
}

Walk walk(const std::string& state) {
    const TemporaryFolder home;
    const std::string path = home.path().string();
    Child child(
        {.arguments = {},
         .folder = path,
         .program = testing::walker_path(),
         .environment = {"QT_QPA_PLATFORM=offscreen", "HOME=" + path, "ATTNSCOPE_WALK=" + state}});
    wait_while_it_goes_on(child);
    return Walk(child.wait());
}

std::string lines_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

/// Every action of every menu, every right click, and every button of the window and its dialogs,
/// answered by default.
Walk expect_sound(const std::string& state) {
    Walk walked = walk(state);
    EXPECT_TRUE(walked.ending.exited_with(0)) << "last: " << walked.last << '\n'
                                              << walked.ending.err;
    EXPECT_TRUE(walked.faults.empty()) << lines_of(walked.faults);
    EXPECT_TRUE(walked.names.empty()) << lines_of(walked.names);
    EXPECT_GT(walked.done - walked.missed, 250);  // those missed were there when they were found
    std::cout << walked.done << " things done, " << walked.missed << " missed, "
              << walked.names_seen << " names seen\n";
    return walked;
}

TEST(ActionsAttack, NothingThatCanBeDoneInAFreshWindowEndsItOrFails) {
    expect_sound("fresh");
}

TEST(ActionsAttack, NothingThatCanBeDoneWithOwnFilesEndsTheWindowOrShowsANameAsMarkup) {
    EXPECT_GT(expect_sound("own-files").names_seen, 250);
}

TEST(ActionsAttack, NothingThatCanBeDoneWhilePresentingEndsTheWindowOrFails) {
    expect_sound("presenting");
}

}  // namespace
}  // namespace attnscope::attack
