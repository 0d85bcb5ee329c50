#include <gtest/gtest.h>

#include "tests/attack/contract.h"
#include "tests/attack/hostile_tensors.h"

namespace attnscope::attack {
namespace {

/// Each file in turn as tensors of both, queries, and keys.
void expect_all_refused(const std::string& name, const std::vector<HostileFile>& files) {
    const std::vector<std::vector<std::string>> commands = {
        {"attention", "--tensors", name, "--rows", "a.csv"},
        {"attention", "--q", name, "--k", "K.npy", "--matrix", "a.npy"},
        {"attention", "--set", "key_file=" + name, "--image", "a.png"}};
    const Sandbox sandbox;
    for (std::size_t i = 0; i < files.size(); ++i) {
        SCOPED_TRACE(name + ": " + files[i].fault);
        sandbox.write(name, files[i].bytes);
        expect_refused(sandbox, {.arguments = commands[i % commands.size()]});
    }
}

/// What the hostile ones are made from is not refused.
TEST(TensorAttack, TheGoodFilesAreRead) {
    const Sandbox sandbox;
    sandbox.write("x.safetensors", good_safetensors());
    sandbox.write("x.npz", good_npz());
    for (const std::string name : {"x.safetensors", "x.npz"})
        expect_written(sandbox,
                       {.arguments = {"attention", "--tensors", name, "--q-name", "t", "--k-name",
                                      "t", "--rows", "a.csv"}},
                       "a.csv");
}

TEST(TensorAttack, ThereAreEnough) {
    EXPECT_GE(safetensors_with_bad_lengths().size() + safetensors_with_bad_json().size() +
                  safetensors_with_bad_tensors().size() + safetensors_with_bad_values().size(),
              120U);
    EXPECT_GE(npz_with_bad_archives().size() + npz_with_bad_members().size() + npz_cut_off().size(),
              100U);
}

TEST(TensorAttack, SafetensorsLengths) {
    expect_all_refused("x.safetensors", safetensors_with_bad_lengths());
}

TEST(TensorAttack, SafetensorsJson) {
    expect_all_refused("x.safetensors", safetensors_with_bad_json());
}

TEST(TensorAttack, SafetensorsTensors) {
    expect_all_refused("x.safetensors", safetensors_with_bad_tensors());
}

TEST(TensorAttack, SafetensorsValues) {
    expect_all_refused("x.safetensors", safetensors_with_bad_values());
}

TEST(TensorAttack, NpzArchives) {
    expect_all_refused("x.npz", npz_with_bad_archives());
}

TEST(TensorAttack, NpzMembers) {
    expect_all_refused("x.npz", npz_with_bad_members());
}

TEST(TensorAttack, NpzCutOff) {
    expect_all_refused("x.npz", npz_cut_off());
}

}  // namespace
}  // namespace attnscope::attack
