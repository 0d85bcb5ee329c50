#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/users.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

void make_socket(const std::string& path) {
    const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    EXPECT_EQ(bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    close(descriptor);
}

/// Paths under which there is no file of numbers.
std::vector<std::string> make_bad_places(const Sandbox& sandbox) {
    fs::create_symlink("nosuch", sandbox / "dangling");
    fs::create_symlink("loop2", sandbox / "loop1");
    fs::create_symlink("loop1", sandbox / "loop2");
    fs::create_symlink(".", sandbox / "here");
    fs::create_directory(sandbox / "folder.npy");
    make_socket(sandbox / "socket");
    std::string deep;
    for (int i = 0; i < 2000; ++i)
        deep += "x/";
    std::string links;
    for (int i = 0; i < 50; ++i)
        links += "here/";
    return {"nosuch",
            "dangling",
            "loop1",
            "here",
            "folder.npy",
            "socket",
            "/dev/null",
            "/dev/tty",
            "/proc/self/mem",
            "/proc/self/environ",
            "Q.npy/",
            "Q.npy/x",
            "nosuch/../Q.npy",
            " Q.npy",
            "~/Q.npy",
            "file://Q.npy",
            "*.npy",
            "/proc/self/fd/77",
            "/",
            "..",
            deep + "Q.npy",
            links + "nosuch",
            "\xff\xfe",
            std::string(256, 'n'),
            std::string(5000, 'n'),
            std::string(100'000, '/')};
}

TEST(InputPlaceAttack, NoNpyFileThere) {
    const Sandbox sandbox;
    std::vector<std::string> places = make_bad_places(sandbox);
    mkfifo((sandbox / "fifo").c_str(), 0666);
    places.insert(places.end(),
                  {"fifo", "/dev/zero", "/dev/full", "/dev/random", "-", "/dev/stdin"});
    for (const std::string& place : places) {
        expect_refused(sandbox, {.arguments = {"attention", "--q", place, "--rows", "a.csv"}});
        expect_refused(sandbox, {.arguments = {"attention", "--k", place, "--matrix", "new.npy"}});
    }
}

TEST(InputPlaceAttack, APipeThatASettingNamesIsRefused) {
    const Sandbox sandbox;
    for (const char* name : {"fifo", "fifo.json", "fifo.safetensors"}) {
        mkfifo((sandbox / name).c_str(), 0666);
        for (const std::vector<std::string>& settings : std::vector<std::vector<std::string>>{
                 {"model_config="},
                 {"position=t5-bias", "position_file="},
                 {"normalizer=softmax-sink", "sink_file="},
                 {"queries=trained", "keys=trained", "trained_file="}}) {
            std::vector<std::string> arguments = {"attention"};
            for (const std::string& setting : settings)
                arguments.insert(arguments.end(),
                                 {"--set", setting.ends_with('=') ? setting + name : setting});
            expect_refused(sandbox, {.arguments = arguments});
            const Ending ending = run({.arguments = arguments, .folder = sandbox.path()});
            EXPECT_NE(ending.err.find("pipe, not a file"), std::string::npos) << ending.err;
        }
    }
}

TEST(InputPlaceAttack, NoTableThere) {
    const Sandbox sandbox;
    for (const std::string& place : make_bad_places(sandbox))
        expect_refused(sandbox, {.arguments = {"eval", "entropy", "--table", place}});
}

TEST(InputPlaceAttack, TheMessageNamesTheFault) {
    const Sandbox sandbox;
    make_bad_places(sandbox);
    for (const std::string& place : {std::string("loop1"), std::string(256, 'n')})
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {"attention", "--q", place}, {"eval", "entropy", "--table", place}}) {
            const Ending ending = run({.arguments = arguments, .folder = sandbox.path()});
            EXPECT_EQ(ending.err.find("no such file"), std::string::npos) << ending.err;
        }
}

TEST(InputPlaceAttack, AGalleryOfAHostileFileIsNotBegun) {
    const Sandbox sandbox;
    sandbox.write("x.npy", "no numbers");
    fs::create_symlink("loop", sandbox / "loop");
    for (const std::string file : {"nosuch.npy", "x.npy", "loop", "."})
        for (const std::string source : {"keys=file", "queries=file"})
            expect_refused(
                sandbox,
                {.arguments = {"gallery", "new", "--set", source, "--set",
                               (source == "keys=file" ? "key_file=" : "query_file=") + file}});
}

TEST(InputPlaceAttack, FilesThatMayNotBeRead) {
    if (!ordinary_user_can_start())
        GTEST_SKIP() << "no ordinary user can start the program here";
    const Sandbox sandbox;
    for (const char* name : {"locked.npy", "locked.csv"})
        fs::permissions(sandbox.write(name, good_npy()), fs::perms::none);
    fs::create_directory(sandbox / "closed");
    sandbox.write("closed/Q.npy", good_npy());
    fs::permissions(sandbox / "closed", fs::perms::none);
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"attention", "--q", "locked.npy"},
             {"attention", "--k", "closed/Q.npy"},
             {"eval", "entropy", "--table", "locked.csv"},
             {"eval", "entropy", "--table", "closed/t.csv"},
             {"gallery", "new", "--set", "keys=file", "--set", "key_file=closed/Q.npy"}}) {
        const Start start{
            .arguments = arguments, .folder = sandbox.path(), .prepare = become_ordinary_user};
        expect_refused(sandbox, start);
        const std::string message = run(start).err;
        EXPECT_EQ(message.find("no such file"), std::string::npos) << message;
    }
    fs::permissions(sandbox / "closed", fs::perms::owner_all);
}

}  // namespace
}  // namespace attnscope::attack
