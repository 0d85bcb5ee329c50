#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/figures/figures.h"
#include "core/quantities/quantities.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"
#include "core/version.h"
#include "tests/app/program.h"

namespace attnscope {
namespace {

using nlohmann::json;

const std::vector<std::string> commands = {"eval",    "plot",    "attention",
                                           "gallery", "devices", "list"};

TEST(CommandLine, Version) {
    const ProgramRun run = run_program("--version");
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "attnscope " + std::string(version()) + "\n");
}

TEST(CommandLine, EveryCommandExplainsItselfWithExamples) {
    const ProgramRun all = run_program("--help");
    EXPECT_EQ(all.status, 0);
    for (const std::string& command : commands) {
        EXPECT_NE(all.out.find(command), std::string::npos) << command;
        const ProgramRun run = run_program(command + " --help");
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_NE(run.out.find("Example"), std::string::npos) << command;
        EXPECT_NE(run.out.find("attnscope " + command), std::string::npos) << run.out;
        EXPECT_EQ(run.err, "");
    }
}

TEST(CommandLine, UsageErrorsAreOneLineAndTwo) {
    for (const char* arguments : {"fly",
                                  "--fly",
                                  "plot",
                                  "plot angles",
                                  "plot angles -o",
                                  "plot phase -o x.png",
                                  "plot angles -o x.gif",
                                  "plot angles -o x",
                                  "plot angles -o x.png --size 10x10",
                                  "plot angles -o x.png --size wide",
                                  "plot angles -o x.png --size 100",
                                  "plot angles -o x.png --dpi 0",
                                  "plot angles -o x.png --theme pink",
                                  "plot angles -o x.png --set d",
                                  "plot angles -o x.png --set d=1",
                                  "plot angles -o x.png --set color=red",
                                  "attention --backend abacus",
                                  "attention --set n=200000",
                                  "attention --image x.gif",
                                  "attention --set keys=file",
                                  "gallery",
                                  "gallery x --set n=0",
                                  "devices now",
                                  "list --loud"}) {
        const ProgramRun run = run_program(arguments);
        EXPECT_EQ(run.status, 2) << arguments << ": " << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << arguments << ": " << run.err;
        EXPECT_EQ(run.out, "") << arguments;
    }
}

TEST(CommandLine, AFullDiskOrClosedPipeIsAFailure) {
    for (const char* arguments : {"eval entropy n=64 d=16", "list", "--help", "devices"}) {
        const ProgramRun full = run_program(arguments, "", ">/dev/full");
        EXPECT_EQ(full.status, 1) << arguments;
        EXPECT_TRUE(is_one_line(full.err)) << arguments << ": " << full.err;
        const ProgramRun closed = run_program(arguments, "", ">&-");
        EXPECT_EQ(closed.status, 1) << arguments;
    }
}

TEST(CommandLine, WithoutADisplayTheWindowSaysSo) {
    const ProgramRun run = run_program("", "-u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM");
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("display"), std::string::npos) << run.err;
    const ProgramRun unreachable =
        run_program("", "-u WAYLAND_DISPLAY -u QT_QPA_PLATFORM DISPLAY=:4711");
    EXPECT_EQ(unreachable.status, 1);
    EXPECT_TRUE(is_one_line(unreachable.err)) << unreachable.err;
}

TEST(Devices, AreAJsonArrayOfEngines) {
    const ProgramRun run = run_program("devices");
    EXPECT_EQ(run.status, 0) << run.err;
    const json devices = json::parse(run.out);
    ASSERT_TRUE(devices.is_array());
    ASSERT_GE(devices.size(), 1U);
    EXPECT_EQ(devices[0]["backend"], "cpu");
    EXPECT_FALSE(devices[0]["device"].get<std::string>().empty());
}

TEST(List, NamesEverything) {
    const ProgramRun text = run_program("list"), as_json = run_program("list --json");
    EXPECT_EQ(text.status, 0) << text.err;
    const json all = json::parse(as_json.out);
    const auto expect_names = [&](const char* section, const auto& items, auto name) {
        EXPECT_EQ(all[section].size(), items.size()) << section;
        for (const auto& item : items) {
            const std::string wanted(name(item));
            EXPECT_NE(text.out.find("\n  " + wanted), std::string::npos) << wanted;
            EXPECT_TRUE(std::ranges::any_of(all[section], [&](const json& listed) {
                return listed["name"] == wanted &&
                       !listed["help"].template get<std::string>().empty();
            })) << wanted;
        }
    };
    expect_names("quantities", quantities(), [](const Quantity& q) { return q.name; });
    expect_names("figures", figures(), [](const FigureEntry& f) { return f.id; });
    expect_names("rules", rules(), [](const Rule& r) { return r.key; });
    expect_names("fields", fields(), [](const Field& f) { return f.key; });
}

}  // namespace
}  // namespace attnscope
