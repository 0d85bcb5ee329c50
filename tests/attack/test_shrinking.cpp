#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "tests/attack/contract.h"
#include "tests/attack/moments.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/zip_bytes.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

constexpr std::size_t file_megabyte = std::size_t{1} << 20;

/// How many inputs of each kind shrink; 20 where one wants to be sure.
int shrinks() {
    const char* const wanted = std::getenv("ATTNSCOPE_SHRINKS");
    return wanted != nullptr ? std::atoi(wanted) : 3;
}

/// A file that takes a while to be read, and the command that reads it.
struct Input {
    std::string name, bytes;
    std::vector<std::string> arguments;
};

std::string matrix(const std::string& type) {
    return testing::npy_bytes(testing::npy_dictionary(type, "(8192, 1024)"),
                              std::string(8 * file_megabyte * (type == "<f8" ? 8 : 4), '\0'));
}

/// Most of it header, which is parsed for long.
std::string long_header() {
    std::string header = "{";
    for (int i = 0; i < 8; ++i)
        header += "\"__metadata__\": {\"a\": \"" + std::string(3 * file_megabyte, 'x') + "\"}, ";
    return testing::safetensors_bytes(
        header + testing::safetensors_entry("t", "F32", "[4, 4]", 0, 64) + "}",
        std::string(64, '\0'));
}

std::string data_behind_a_header() {
    const std::size_t size = 32 * file_megabyte;
    return testing::safetensors_bytes(
        "{"s + testing::safetensors_entry("t", "F32", "[8192, 1024]", 0, size) + "}",
        std::string(size, '\0'));
}

std::string archive() {
    return testing::zip_bytes({testing::stored("t.npy", matrix("<f4"))});
}

std::string many_lines() {
    std::string text;
    while (text.size() < 60 * file_megabyte)
        text += std::string(1000, 'x') + "\n";
    return text;
}

std::vector<Input> inputs() {
    const auto reading = [](const std::string& name, const std::string& bytes) {
        return Input{name, bytes, {"attention", "--tensors", name, "--rows", "a.csv"}};
    };
    return {{"x.npy", matrix("<f8"), {"attention", "--k", "x.npy", "--rows", "a.csv"}},
            reading("header.safetensors", long_header()),
            reading("data.safetensors", data_behind_a_header()),
            reading("x.npz", archive()),
            {"x.txt",
             many_lines(),
             {"attention", "--q", "Q.npy", "--set", "tokens_file=x.txt", "--rows", "a.csv"}}};
}

/// Lets the program read for a moment, and then stand still; whether it has the file open then.
bool stops_while_it_reads(const Child& child, const std::string& path, std::mt19937& random) {
    wait_until_it_has_opened(child, path);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 20'000));
    child.send(SIGSTOP);
    return has_open(child.pid(), path);
}

/// Cuts it, or writes something else of the same length over it.
void change(const std::string& path, std::mt19937& random) {
    if (random() % 3 == 0)
        std::ofstream(path, std::ios::binary | std::ios::in) << "something else";
    else
        fs::resize_file(path, random() % 100'000);
}

/// Until so many have changed in the midst of being read: on a busy machine some are read before.
void change_while_it_is_read(const Input& input) {
    const Sandbox sandbox;
    const Start start{.arguments = input.arguments,
                      .folder = sandbox.path(),
                      .read_size = std::ssize(input.bytes)};
    std::mt19937 random(20'261'124);
    int changed = 0;
    for (int tries = 0; changed < shrinks() && tries < 20 * shrinks(); ++tries) {
        const std::string path = sandbox.write(input.name, input.bytes);
        const Listing before = sandbox.list();
        Child child(start);
        if (stops_while_it_reads(child, path, random))
            change(path, random);
        child.send(SIGCONT);
        const Ending ending = child.wait();
        if (ending.exited_with(0))
            continue;
        ++changed;
        expect_failure(start, ending);
        EXPECT_TRUE(ending.exited_with(1)) << ending.status << ' ' << shell_command(start);
        EXPECT_EQ(ending.err,
                  "attnscope: " + input.name + ": the file was changed while it was read\n");
        for (const std::string& each : changes(before, sandbox.list()))
            EXPECT_EQ(each, "changed: " + input.name) << shell_command(start);
    }
    EXPECT_EQ(changed, shrinks()) << shell_command(start);
}

TEST(ShrinkingAttack, WhatIsChangedWhileItIsReadIsRefused) {
    for (const Input& input : inputs()) {
        SCOPED_TRACE(input.name);
        change_while_it_is_read(input);
    }
}

/// Changes the file under a window on these arguments, which lives on.
void change_under_a_window(const std::string& name, const std::string& bytes,
                           const std::vector<std::string>& arguments, std::mt19937& random) {
    const Sandbox sandbox;
    const std::string path = sandbox.write(name, bytes);
    Child child({.arguments = arguments,
                 .folder = sandbox.path(),
                 .environment = {"QT_QPA_PLATFORM=offscreen", "XDG_STATE_HOME=" + sandbox.path(),
                                 "XDG_CONFIG_HOME=" + sandbox.path()}});
    if (stops_while_it_reads(child, path, random))
        change(path, random);
    child.send(SIGCONT);
    wait_until_it_has_closed(child, path);
    EXPECT_FALSE(child.has_ended()) << name;
    child.send(SIGKILL);
    EXPECT_TRUE(child.wait().was_ended_by(SIGKILL)) << name;
}

TEST(ShrinkingAttack, TheWindowOutlivesWhatIsChangedWhileItIsRead) {
    std::mt19937 random(20'261'125);
    const std::string header = long_header(), lines = many_lines();
    for (int i = 0; i < shrinks(); ++i) {
        change_under_a_window("x.safetensors", header, {"x.safetensors", "x.safetensors"}, random);
        change_under_a_window(
            "x.txt", lines,
            {"--set", "queries=file", "--set", "query_file=Q.npy", "--set", "tokens_file=x.txt"},
            random);
    }
}

}  // namespace
}  // namespace attnscope::attack
