#include <gtest/gtest.h>

#include "tests/attack/contract.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// Files by several names.
void make_names(const Sandbox& sandbox) {
    fs::create_directory(sandbox / "folder");
    fs::create_symlink("folder", sandbox / "to-folder");
    fs::create_symlink("Q.npy", sandbox / "link.npy");
    fs::create_hard_link(sandbox / "Q.npy", sandbox / "hard.npy");
    fs::create_symlink("a.csv", sandbox / "link.csv");
    fs::create_hard_link(sandbox / "a.csv", sandbox / "hard.csv");
    fs::create_symlink("not-yet", sandbox / "dangling1.csv");
    fs::create_symlink("not-yet", sandbox / "dangling2.npy");
}

TEST(OutputClashAttack, AnOutputThatIsAnInput) {
    const Sandbox sandbox;
    make_names(sandbox);
    for (const std::string& name : std::vector<std::string>{
             "Q.npy", "./Q.npy", ".//Q.npy", "folder/../Q.npy", "to-folder/../Q.npy", "link.npy",
             "hard.npy", sandbox / "Q.npy", "/proc/self/cwd/Q.npy"})
        for (const std::string output : {"--matrix", "--rows"}) {
            expect_refused(sandbox, {.arguments = {"attention", "--q", "Q.npy", output, name}});
            expect_refused(sandbox, {.arguments = {"attention", "--k", name, output, "Q.npy"}});
            expect_refused(
                sandbox, {.arguments = {"attention", "--q", "Q.npy", "--set", "keys=file", "--set",
                                        "key_file=" + name, output, "Q.npy"}});
        }
    fs::copy_file(sandbox / "Q.npy", sandbox / "Q.png");
    expect_refused(sandbox, {.arguments = {"attention", "--q", "Q.png", "--image", "./Q.png"}});
    expect_refused(sandbox, {.arguments = {"screenshot", "./Q.png", "--set", "queries=file",
                                           "--set", "query_file=Q.png"}});
}

TEST(OutputClashAttack, OutputsThatAreOneAnother) {
    const Sandbox sandbox;
    make_names(sandbox);
    using Pair = std::pair<std::string, std::string>;
    for (const auto& [rows, matrix] :
         {Pair{"a.csv", "a.csv"}, Pair{"a.csv", "./a.csv"}, Pair{"a.csv", sandbox / "a.csv"},
          Pair{"link.csv", "a.csv"}, Pair{"a.csv", "link.csv"}, Pair{"hard.csv", "a.csv"},
          Pair{"new", "new"}, Pair{"new", "./new"}, Pair{"new", sandbox / "new"},
          Pair{"folder/new", "to-folder/new"}, Pair{"folder/../new", "new"},
          Pair{"dangling1.csv", "dangling2.npy"}, Pair{"not-yet", "dangling2.npy"},
          Pair{"to-folder/../a.csv", "folder/../link.csv"}})
        expect_refused(sandbox, {.arguments = {"attention", "--set", "n=8", "--rows", rows,
                                               "--matrix", matrix}});
    for (const std::string other : {"--rows", "--matrix"})
        for (const std::string name : {"./a.png", "folder/../a.png"})
            expect_refused(sandbox, {.arguments = {"attention", "--image", "a.png", other, name}});
}

TEST(OutputClashAttack, AGalleryOnItsOwnInput) {
    const Sandbox sandbox;
    fs::create_directory(sandbox / "gallery");
    for (const char* name : {"index.html", "angles.csv", "attention.png"}) {
        fs::copy_file(sandbox / "Q.npy", sandbox / ("gallery/" + std::string(name)));
        expect_refused(sandbox, {.arguments = {"gallery", "gallery", "--set", "keys=file", "--set",
                                               "key_file=gallery/" + std::string(name)}});
    }
}

}  // namespace
}  // namespace attnscope::attack
