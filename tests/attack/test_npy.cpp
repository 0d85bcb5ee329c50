#include <gtest/gtest.h>

#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/hostile_npy.h"

namespace attnscope::attack {
namespace {

/// Each file in turn as queries, keys, and by a setting.
void expect_all_refused(const std::vector<HostileFile>& files) {
    static const std::vector<std::vector<std::string>> commands = {
        {"attention", "--q", "x.npy", "--k", "K.npy", "--rows", "a.csv"},
        {"attention", "--q", "Q.npy", "--k", "x.npy", "--matrix", "a.npy"},
        {"attention", "--k", "x.npy"},
        {"attention", "--q", "x.npy", "--image", "a.png"},
        {"attention", "--set", "keys=file", "--set", "key_file=x.npy"}};
    const Sandbox sandbox;
    for (std::size_t i = 0; i < files.size(); ++i) {
        SCOPED_TRACE("x.npy: " + files[i].fault);
        sandbox.write("x.npy", files[i].bytes);
        expect_refused(sandbox, {.arguments = commands[i % commands.size()]});
    }
}

/// What the hostile ones are made from is not refused.
TEST(NpyAttack, TheGoodFileIsRead) {
    const Sandbox sandbox;
    expect_written(sandbox,
                   {.arguments = {"attention", "--q", "Q.npy", "--k", "K.npy", "--rows", "a.csv"}},
                   "a.csv");
}

TEST(NpyAttack, ThereAreEnough) {
    EXPECT_GE(npy_with_bad_types().size() + npy_with_bad_shapes().size() +
                  npy_with_bad_dictionaries().size() + npy_with_bad_prefixes().size() +
                  npy_with_bad_values().size() + npy_cut_off().size() + npy_mutated().size() +
                  not_npy().size(),
              300U);
}

TEST(NpyAttack, Types) {
    expect_all_refused(npy_with_bad_types());
}

TEST(NpyAttack, Shapes) {
    expect_all_refused(npy_with_bad_shapes());
}

TEST(NpyAttack, Dictionaries) {
    expect_all_refused(npy_with_bad_dictionaries());
}

TEST(NpyAttack, Prefixes) {
    expect_all_refused(npy_with_bad_prefixes());
}

TEST(NpyAttack, Values) {
    expect_all_refused(npy_with_bad_values());
}

TEST(NpyAttack, CutOff) {
    expect_all_refused(npy_cut_off());
}

TEST(NpyAttack, Mutated) {
    expect_all_refused(npy_mutated());
}

TEST(NpyAttack, NoNpyAtAll) {
    expect_all_refused(not_npy());
}

TEST(NpyAttack, QueriesAndKeysThatDoNotFit) {
    const Sandbox sandbox;
    const auto write = [&](const char* name, const char* shape, float value) {
        sandbox.write(
            name, testing::npy_bytes(testing::npy_dictionary("<f4", shape),
                                     testing::little_endian_bytes(std::vector<float>(16, value))));
    };
    write("wide.npy", "(2, 8)", 1);
    write("heads.npy", "(2, 2, 4)", 1);
    write("long.npy", "(4, 4)", 1e30F);
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"attention", "--q", "wide.npy", "--k", "K.npy"},
             {"attention", "--q", "Q.npy", "--k", "wide.npy", "--rows", "a.csv"},
             {"attention", "--q", "heads.npy", "--k", "heads.npy", "--set", "head=2"},
             {"attention", "--k", "heads.npy", "--set", "head=1000000"},
             {"attention", "--q", "long.npy", "--k", "long.npy", "--rows", "a.csv"},
             {"attention", "--q", "long.npy", "--k", "long.npy", "--matrix", "new.npy"}})
        expect_refused(sandbox, {.arguments = arguments});
}

}  // namespace
}  // namespace attnscope::attack
