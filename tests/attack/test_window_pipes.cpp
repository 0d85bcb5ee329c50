#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "tests/attack/child.h"
#include "tests/attack/moments.h"
#include "tests/attack/pipes.h"
#include "tests/attack/sandbox.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// Whether somebody has the pipe open for reading, or waits to.
bool is_waited_for(const std::string& pipe) {
    const int end = open(pipe.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (end >= 0)
        close(end);
    return end >= 0;
}

/// Pipes of these names are there as the window opens on the file; nobody writes to them.
void open_among(const std::vector<std::string>& pipes, const std::vector<std::string>& files) {
    const Sandbox sandbox;
    fs::create_directory(sandbox / "attnscope");  // where windows keep what they show
    for (const std::string& pipe : pipes)
        make_pipe(sandbox / pipe);
    Child child({.arguments = files,
                 .folder = sandbox.path(),
                 .environment = {"QT_QPA_PLATFORM=offscreen", "XDG_STATE_HOME=" + sandbox.path(),
                                 "XDG_CONFIG_HOME=" + sandbox.path()}});
    wait_until_it_waits_for_events(child);
    EXPECT_FALSE(child.has_ended());
    for (const auto& entry : fs::recursive_directory_iterator(sandbox.path()))
        if (entry.is_fifo()) {
            EXPECT_FALSE(is_waited_for(entry.path())) << entry.path();
        }
    child.send(SIGKILL);
    EXPECT_TRUE(child.wait().was_ended_by(SIGKILL));
}

TEST(WindowPipeAttack, APipeInAFilesPlaceKeepsNoWindowWaiting) {
    for (const std::string file : {"x.attnscope", "x.npy", "x.json", "config.json", "x.md"})
        open_among({file}, {file});
}

TEST(WindowPipeAttack, APipeThatASettingNamesKeepsNoWindowWaiting) {
    open_among({"x"}, {"--set", "position=t5-bias", "--set", "position_file=x"});
    open_among({"x.json"}, {"--set", "position=t5-bias", "--set", "position_file=x.json"});
}

TEST(WindowPipeAttack, PipesWhereWindowsKeepWhatTheyShowKeepNoneWaiting) {
    for (const std::string name : {"last", "window-0123456789ab"})
        open_among({"attnscope/" + name + ".attnscope", "attnscope/" + name + ".lock"}, {});
}

}  // namespace
}  // namespace attnscope::attack
