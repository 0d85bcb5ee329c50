#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <random>

#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/moments.h"

namespace attnscope::attack {
namespace {

/// Whether the sandbox's file system has files without a name; without them a kill may leave one.
bool has_unnamed_files(const Sandbox& sandbox) {
    const int file = open(sandbox.path().c_str(), O_TMPFILE | O_WRONLY, 0600);
    if (file >= 0)
        close(file);
    return file >= 0;
}

/// Whether a path is that of a file that is about to get its name; the next run clears what a kill
/// leaves of it.
bool is_not_yet_named(std::string_view path) {
    return path.starts_with(".attnscope-");
}

/// Lists what has come, gone or changed, but for files that are about to get their names.
std::vector<std::string> changes_of_named_files(Listing before, Listing after) {
    for (Listing* const listing : {&before, &after})
        std::erase_if(*listing, [](const auto& each) { return is_not_yet_named(each.first); });
    return changes(before, after);
}

/// Kills the writer of a.* again and again after so many bytes, up to `most`: the file is then the
/// old one or the new one, and no other has come or gone. A run that ends leaves the file alone.
void kill_while_writing(const std::vector<std::string>& command, const std::string& output,
                        int times, unsigned most, unsigned seed) {
    const Sandbox sandbox;
    Start start{.arguments = command, .folder = sandbox.path()};
    start.arguments.push_back(output);
    ASSERT_TRUE(run(start).exited_with(0));
    const std::size_t undisturbed = sandbox.list().size();
    const std::string whole = content_of(sandbox / output);
    std::mt19937 random(seed);
    int early = 0;
    for (int i = 0; i < times; ++i) {
        sandbox.write(output, old_content);
        const std::int64_t moment = random() % most;
        const Listing before = sandbox.list();
        Child child(start);
        wait_until_it_has_written(child, moment);
        child.send(SIGKILL);
        early += child.wait().was_ended_by(SIGKILL) ? 1 : 0;
        const std::string content = content_of(sandbox / output);
        EXPECT_TRUE(content == old_content || content == whole)
            << content.size() << " bytes after " << moment << ", " << shell_command(start);
        for (const std::string& change : changes_of_named_files(before, sandbox.list()))
            if (has_unnamed_files(sandbox)) {
                EXPECT_EQ(change, "changed: " + output) << moment << ", " << shell_command(start);
            }
    }
    EXPECT_TRUE(run(start).exited_with(0));
    if (has_unnamed_files(sandbox)) {
        EXPECT_EQ(sandbox.list().size(), undisturbed) << shell_command(start);
    }
    EXPECT_GT(early, times / 4) << "killed before its end, " << shell_command(start);
}

TEST(KillAttack, WhileItWritesAMatrix) {
    kill_while_writing({"attention", "--set", "n=2048", "--set", "d=8", "--matrix"}, "a.npy", 60,
                       17'000'000, 20'240'605);
}

TEST(KillAttack, WhileItWritesRows) {
    kill_while_writing({"attention", "--set", "n=16384", "--set", "d=4", "--rows"}, "a.csv", 25,
                       1'500'000, 20'240'606);
}

TEST(KillAttack, WhileItWritesAPicture) {
    kill_while_writing({"plot", "angles", "--set", "samples=50", "--size", "600x400", "-o"},
                       "a.png", 25, 20'000, 20'240'607);
}

/// Every file that a gallery has made is whole, and has its own name.
TEST(KillAttack, WhileItWritesAGallery) {
    const std::vector<std::string> command = {"gallery", "new",  "--set", "samples=10",
                                              "--set",   "n=16", "--set", "d=4"};
    const Sandbox undisturbed;
    ASSERT_TRUE(run({.arguments = command, .folder = undisturbed.path()}).exited_with(0));
    std::mt19937 random(20'240'608);
    for (int i = 0; i < 10; ++i) {
        const Sandbox sandbox;
        Child child({.arguments = command, .folder = sandbox.path()});
        wait_until_it_has_written(child, random() % 1'000'000);
        child.send(SIGKILL);
        child.wait();
        for (const auto& [path, ignored] : list(sandbox / "new"))
            if (has_unnamed_files(sandbox) && !is_not_yet_named(path)) {
                EXPECT_TRUE(content_of(sandbox / ("new/" + path)) ==
                            content_of(undisturbed / ("new/" + path)))
                    << path;
            }
    }
}

}  // namespace
}  // namespace attnscope::attack
