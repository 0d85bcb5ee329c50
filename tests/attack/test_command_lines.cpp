#include <gtest/gtest.h>

#include <sstream>

#include "tests/attack/bad_words.h"
#include "tests/attack/contract.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

std::vector<std::string> words(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> found;
    for (std::string word; stream >> word;)
        found.push_back(word);
    return found;
}

void expect_all_refused(const std::vector<std::string>& lines) {
    const Sandbox sandbox;
    for (const std::string& line : lines)
        expect_refused(sandbox, {.arguments = words(line)});
}

TEST(CommandLineAttack, WrongWords) {
    expect_all_refused({
        "fly",
        "Eval entropy",
        "eval",
        "eval entropy entropy",
        "eval -",
        "eval --",
        "eval entropy n=5 d",
        "eval entropy =5",
        "eval entropy n==5",
        "eval entropy --table",
        "eval entropy --table t.csv --table t.csv",
        "eval entropy --table nosuch.csv",
        "eval entropy --table .",
        "eval entropy --table t.csv/",
        "eval entropy --table t.csv nosuch=1",
        "eval nosuch --table t.csv",
        "eval scale --table t.csv rule=nosuch",
        "plot",
        "plot nosuch -o a.csv",
        "plot angles",
        "plot angles -o",
        "plot angles -o a.csv -o a.csv",
        "plot angles angles -o a.csv",
        "plot angles -o a",
        "plot angles -o .csv/",
        "plot angles -o a.gif",
        "plot angles -o a.csv/b.csv",
        "plot angles -o nosuch/b.csv",
        "plot angles -o a.csv --set",
        "plot angles -o a.csv --set n",
        "plot angles -o a.csv --set =5",
        "plot angles -o a.csv --set nosuch=5",
        "plot angles -o a.csv --set N=5",
        "plot angles -o a.csv --set angle_dimensions=1",
        "plot angles -o a.csv --set angle_dimensions=2,,3",
        "plot angles -o a.csv --set angle_dimensions=,",
        "plot angles -o a.csv --set angle_dimensions=2;3",
        "plot angles -o a.csv --set angle_dimensions=2,3,4,5,6,7,8,9,10",
        "attention --set document_lengths=3,0,5",
        "attention --set document_lengths=3,-1",
        "attention --set document_lengths=3,,5",
        "attention --set document_lengths=many",
        "attention --set document_lengths=131072,1",
        "attention --set mask=dilated --set dilation=0",
        "attention --set mask=strided --set stride=1.5",
        "attention --set mask=top-k --set top_k=0",
        "attention --set mask=top-k --set rule=adaptive-temperature",
        "plot angles -o a.png --theme",
        "plot angles -o a.png --theme pink",
        "plot angles -o a.png --transparent=maybe",
        "plot angles -o a.png --no-such-option",
        "plot angles -o a.png -x",
        "attention Q.npy",
        "attention --backend abacus",
        "attention --device 99",
        "attention --backend cpu --device 1",
        "attention --device=",
        "attention --backend=",
        "attention --q",
        "attention --q Q.npy --q Q.npy",
        "attention --image a.gif",
        "attention --image a.csv",
        "attention --rows nosuch/r.csv",
        "attention --matrix .",
        "attention --matrix a.npy/m.npy",
        "attention --set n=131073",
        "attention --set n=1e12",
        "attention --set n=100000 --set d=1000000",
        "attention --set queries=file",
        "attention --set keys=file",
        "gallery",
        "gallery a.csv",
        "gallery a.csv/pictures",
        "gallery new extra",
        "gallery new --set n=0",
        "gallery new --set keys=file",
        "gallery new --set keys=file --set key_file=nosuch.npy",
        "gallery new --set queries=file --set query_file=t.csv",
        "screenshot",
        "screenshot a.svg",
        "screenshot a.png --size 20x20",
        "screenshot a.png --theme blue",
        "screenshot nosuch/a.png",
        "animate",
        "animate lambda",
        "animate lambda 0.1 1",
        "animate lambda 0.1 1 -o a.webp --frames 0",
        "animate lambda 0.1 1 -o a.webp --frames 1e9",
        "animate lambda 0.1 1 -o a.webp --fps -3",
        "animate lambda 0.1 nan -o a.webp",
        "animate lambda 0.1 inf -o a.webp",
        "animate n 1 1e300 -o a.webp",
        "animate rule 1 2 -o a.webp",
        "animate lambda 0.1 1 -o a.webp --view nosuch",
        "animate lambda 0.1 1 -o a.webp --size 9x9",
        "animate lambda 0.1 1 -o nosuch/a.webp",
        "animate lambda 0.1 1 -o nosuch/frames",
        "animate lambda 0.1 1 -o t.csv",
        "devices now",
        "devices --loud",
        "list all",
        "list --loud",
        "--nosuch",
        "-x",
        "-",
        "--",
        "---",
        "--=",
        "-o a.csv",
        "--set n=5",
        "help",
        "eval entropy n=5 --version",
        "plot angles -o a.csv list",
        "list eval entropy",
    });
}

TEST(CommandLineAttack, Contradictions) {
    expect_all_refused({
        "attention --set n=5 --set n=6",
        "attention --set rule=log-512 --set rule=constant",
        "attention --set lambda=1 --set rule=log-512",
        "attention --set rule=log-512 --set lambda=1",
        "attention --set lambda=1 --set rule=inverse-sqrt-d",
        "plot angles -o a.csv --set d=5 --set d=6",
        "plot entropy-vs-length -o a.csv --set lambda=1 --set rule=kappa-log-n",
        "plot entropy-vs-length -o a.csv --set rule=kappa-log-n --set lambda=1",
        "screenshot a.png --set seed=1 --set seed=2",
        "gallery new --set samples=5 --set samples=6",
        "gallery new --set lambda=1 --set rule=log-512",
        "attention --set head=3",
        "gallery new --set head=3",
        "attention --set key_file=nosuch.npy",
        "attention --set query_file=nosuch.npy",
        "attention --set key_file=K.npy --set keys=sphere",
        "attention --k K.npy --set keys=gaussian",
        "attention --k K.npy --set key_file=Q.npy",
        "attention --q Q.npy --set queries=sphere",
        "attention --q Q.npy --set query_file=K.npy",
        "attention --k K.npy --set n=5",
        "attention --k K.npy --set d=5",
        "attention --q Q.npy --set d=5",
        "attention --q Q.npy --k K.npy --set d=5",
        "eval entropy n=5 n=6",
        "eval entropy n=5 n=5",
        "eval entropy n=5 d=4 method=exact statistic=q10",
        "eval gradient n=5 d=4 method=exact statistic=q10",
        "eval gradient n=5 d=4 method=monte-carlo statistic=q00",
        "eval scale rule=constant n=5 d=4 beta=2",
        "eval gradient-optimum n=5 d=4 model=sphere",
        "--version=3",
        "--version=false",
        "--help=3",
        "list --json=3",
        "attention --timing=3",
    });
}

TEST(CommandLineAttack, WhatOfAViewIsShown) {
    const Sandbox sandbox;
    for (const char* option : {"--rows", "--keys", "--row", "--layout", "--x", "--y", "--width",
                               "--height", "--preset", "--text", "--theme"})
        for (const char* value : {"", "bogus", "9:1", ":", "1:2:3", "nan:nan", "-1:-2", "//", ","})
            for (const char* command : {"plot attention -o a.png", "plot board -o a.png"}) {
                std::vector<std::string> arguments = words(command);
                arguments.insert(arguments.end(), {option, value});
                expect_refused(sandbox, {.arguments = arguments});
            }
}

TEST(CommandLineAttack, PictureSizes) {
    const Sandbox sandbox;
    for (const char* size : {"",
                             "bogus",
                             "100",
                             "x",
                             "100x",
                             "x100",
                             "15x100",
                             "100x15",
                             "16385x100",
                             "100x16385",
                             "100x100x100",
                             "-100x100",
                             "1e2x1e9",
                             "100X100",
                             "nanxnan",
                             "100 100",
                             "100.5x100",
                             "٣٣x٣٣",
                             "99999999999999999999x100",
                             "0x10x16"})
        for (const char* command : {"plot angles -o a.png", "plot angles -o a.csv",
                                    "attention --image a.png", "screenshot a.png"}) {
            std::vector<std::string> arguments = words(command);
            arguments.insert(arguments.end(), {"--size", size});
            expect_refused(sandbox, {.arguments = arguments});
        }
    for (const char* dpi : {"", "bogus", "0", "23", "2401", "-96", "nan", "inf", "1e999", "0x60"})
        for (const char* output : {"a.png", "a.csv"})
            expect_refused(sandbox, {.arguments = {"plot", "angles", "-o", output, "--dpi", dpi}});
}

/// Wherever a word can stand, the message that names it shortens and quotes it.
TEST(CommandLineAttack, WordsThatAMessageMustNotRepeat) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer takes minutes for a word of a megabyte";
    const Sandbox sandbox;
    const std::vector<std::vector<std::string>> places = {
        {"@"},
        {"--@"},
        {"-@"},
        {"eval", "@"},
        {"eval", "entropy", "@"},
        {"eval", "entropy", "@=5"},
        {"eval", "entropy", "n=@"},
        {"eval", "entropy", "n=4", "model=@"},
        {"eval", "entropy", "--@"},
        {"eval", "entropy", "--table", "@"},
        {"eval", "entropy", "--table", "nosuch/@.csv"},
        {"plot", "@", "-o", "a.csv"},
        {"plot", "angles", "-o", "@"},
        {"plot", "angles", "-o", "nosuch/@.csv"},
        {"plot", "angles", "-o", "a.csv", "--set", "@"},
        {"plot", "angles", "-o", "a.csv", "--set", "@=5"},
        {"plot", "angles", "-o", "a.csv", "--set", "d=@"},
        {"plot", "angles", "-o", "a.csv", "--set", "unit=@"},
        {"plot", "angles", "-o", "a.csv", "--set", "angle_dimensions=@"},
        {"plot", "angles", "-o", "a.png", "--size", "@"},
        {"plot", "angles", "-o", "a.png", "--dpi", "@"},
        {"plot", "angles", "-o", "a.png", "--theme", "@"},
        {"attention", "@"},
        {"attention", "--backend", "@"},
        {"attention", "--device", "@"},
        {"attention", "--q", "@"},
        {"attention", "--rows", "nosuch/@"},
        {"attention", "--image", "nosuch/@.png"},
        {"attention", "--set", "keys=file", "--set", "key_file=@"},
        {"gallery", "a.csv/@"},
        {"gallery", "new", "@"},
        {"animate", "@", "0.1", "1", "-o", "a.webp"},
        {"animate", "lambda", "@", "1", "-o", "a.webp"},
        {"animate", "lambda", "0.1", "1", "-o", "nosuch/@"},
        {"animate", "lambda", "0.1", "1", "-o", "a.webp", "--view", "@"},
        {"screenshot", "@"},
        {"list", "@"},
    };
    for (const auto& place : places)
        for (const std::string& word : hostile_words) {
            Start start{.arguments = place};
            for (std::string& argument : start.arguments)
                if (const auto at = argument.find('@'); at != std::string::npos)
                    argument.replace(at, 1, word);
            expect_refused(sandbox, start);
        }
}

}  // namespace
}  // namespace attnscope::attack
