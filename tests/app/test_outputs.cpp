#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/io/npy.h"
#include "tests/app/child.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

std::string quoted_output(const std::string& path) {
    return "'" + path + "'";
}

/// An NPY file of four vectors.
std::string write_vectors(const std::string& path) {
    const std::vector<float> values = {1, 0, 0, 1, 1, 1, 0, 0};
    write_npy(path, 4, 2, [&](const auto& write) { write(values); });
    return path;
}

TEST(Outputs, WhatALogHoldsIsKept) {
    const TemporaryFolder folder;
    const std::vector<std::pair<std::string, std::string>> streams = {
        {"/dev/stdout", ">>"}, {"/dev/stderr", ">>/dev/null 2>>"}, {"/dev/fd/3", "3>>"}};
    for (const auto& [name, redirection] : streams) {
        const std::string log = folder.write("log", "held\n");
        const ProgramRun run = run_program("attention --set n=3 --set d=4 --rows " + name, "",
                                           redirection + quoted_output(log));
        EXPECT_EQ(run.status, 0) << run.err;
        const std::string text = read_text(log);
        EXPECT_TRUE(text.starts_with("held\n")) << text;
        EXPECT_NE(text.find("row,log_sum_exp"), std::string::npos) << text;
        EXPECT_NE(text.find("\n2,"), std::string::npos) << text;
        if (name == "/dev/stdout") {
            EXPECT_TRUE(nlohmann::json::accept(text.substr(text.find('{')))) << text;
        }
    }
}

TEST(Outputs, AnInputIsNotWrittenOver) {
    const TemporaryFolder folder;
    const std::string q = write_vectors(folder / "Q.npy"), k = write_vectors(folder / "K.npy");
    const std::string bytes = read_text(q);
    fs::create_symlink("Q.npy", folder / "link.npy");
    fs::create_directory(folder / "gallery");
    fs::create_hard_link(q, folder / "gallery/angles.csv");
    fs::create_hard_link(q, folder / "hard.csv");
    const std::string set = "query_file=" + q;
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"attention", "--q", q, "--matrix", q},
             {"attention", "--q", q, "--k", k, "--rows", folder / "./Q.npy"},
             {"attention", "--q", folder / "link.npy", "--k", k, "--matrix", q},
             {"attention", "--q", k, "--k", q, "--matrix", folder / "link.npy"},
             {"attention", "--set", "queries=file", "--set", set, "--matrix", q},
             {"plot", "angles", "--set", "queries=file", "--set", set, "-o", folder / "hard.csv"},
             {"gallery", folder / "gallery", "--set", "queries=file", "--set", set}}) {
        const ProgramRun run = run_here(arguments);
        EXPECT_EQ(run.status, 2) << arguments[1] << ": " << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_EQ(read_text(q), bytes);
    }
}

TEST(Outputs, NoneIsLostToAnother) {
    const TemporaryFolder folder;
    const std::string x = folder / "x";
    for (const std::string& other : {x, folder / "./x"}) {
        const ProgramRun run =
            run_here({"attention", "--set", "n=9", "--rows", x, "--matrix", other});
        EXPECT_EQ(run.status, 2);
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_FALSE(fs::exists(x));
    }
    const ProgramRun printed =
        run_program("attention --set n=9 --rows " + quoted_output(x), "", ">>" + quoted_output(x));
    EXPECT_EQ(printed.status, 2);
    EXPECT_EQ(read_text(x), "");
}

TEST(Outputs, ATableIsNotPrintedIntoItself) {
    const TemporaryFolder folder;
    const std::string text = "n,d\n64,16\n", table = folder.write("t.csv", text);
    for (const std::string& name : {quoted_output(table), std::string("-")}) {
        const ProgramRun run =
            run_program("eval entropy --table " + name, "",
                        std::string("<") + quoted_output(table) + " >>" + quoted_output(table));
        EXPECT_EQ(run.status, 2) << run.err;
        EXPECT_EQ(read_text(table), text);
    }
}

TEST(Outputs, TheLimitOnAFilesSizeIsASentence) {
    const TemporaryFolder folder;
    for (const std::string name : {"--rows", "--matrix"}) {
        const ProgramRun run = run_program(
            "attention --set n=1000 --set d=4 " + name + " " + quoted_output(folder / "out"),
            "prlimit --fsize=4096");
        EXPECT_EQ(run.status, 1) << name;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find(folder / "out"), std::string::npos) << run.err;
    }
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(Outputs, AMatrixThatDoesNotFitIsRefusedBeforeTheWork) {
    const TemporaryFolder folder;
    const ProgramRun run = run_program(
        "attention --timing --set n=1000 --set d=4 --matrix " + quoted_output(folder / "out"),
        "prlimit --fsize=4000000");
    EXPECT_EQ(run.status, 1);
    EXPECT_NE(run.err.find("4000128 bytes"), std::string::npos) << run.err;
}

TEST(Outputs, NoFileTakesThePlaceOfAClosedStream) {
    const TemporaryFolder folder;
    Child child({"attention", "--set", "n=16384", "--set", "d=4", "--matrix", folder / "out"}, [] {
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            close(stream);
    });
    const auto descriptors = child.wait_until_writing(folder.path());
    ASSERT_FALSE(descriptors.empty());
    for (const int descriptor : descriptors)
        EXPECT_GT(descriptor, STDERR_FILENO);
    EXPECT_EQ(run_program("attention --set n=3 --rows /dev/stdout", "", ">&-").status, 1);
}

}  // namespace
}  // namespace attnscope
