#include <gtest/gtest.h>

#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"
#include "tests/core/hostile_formulas.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

/// Runs a command that must refuse its input in one sentence.
void expect_a_sentence(const std::vector<std::string>& arguments) {
    const ProgramRun run = run_here(arguments);
    EXPECT_EQ(run.status, 2) << arguments.back();
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_EQ(run.err.find('\x1b'), std::string::npos);
}

TEST(OwnFormulas, HostileOnesGetASentenceOnTheCommandLine) {
    for (const std::string& text : testing::hostile_formulas()) {
        expect_a_sentence(
            {"eval", "scale", "rule=formula", "n=512", "d=64", "scale_formula=" + text});
        expect_a_sentence({"plot", "entropy-vs-length", "-o", "none.csv", "--set", "rule=formula",
                           "--set", "scale_formula=" + text});
    }
    for (const std::string& text : testing::hostile_curves())
        expect_a_sentence(
            {"plot", "entropy-vs-scale", "-o", "none.csv", "--set", "entropy_curves=" + text});
}

TEST(OwnFormulas, TheSentenceSaysWhereTheFaultStands) {
    const ProgramRun run =
        run_here({"eval", "scale", "rule=formula", "n=512", "d=64", "scale_formula=2*log(m)"});
    EXPECT_EQ(run.err,
              "attnscope: scale_formula = '2*log(m)' is not possible: it takes a formula such as "
              "log(n)/sqrt(d), and 'm' is unknown (character 7)\n");
}

const std::string plotted =
    "plot entropy-vs-scale --set \"entropy_curves=my law = log(n) − 0.3·λ·d; <b>, 50 %1 & more = "
    "log(n)\" --set approximations=main";

TEST(OwnFormulas, ACurveIsInTablesUnderItsName) {
    const TemporaryFolder folder;
    const std::string path = folder / "own.csv";
    const ProgramRun run = run_program(plotted + " -o " + quoted(path));
    ASSERT_EQ(run.status, 0) << run.err;
    int own = 0, valid = 0;
    for (const std::vector<std::string>& line : parse_csv(read_text(path), path).rows)
        if (line[0] == "my law") {
            EXPECT_EQ(line[1], "own");
            ++own;
            valid += line[6] == "true" ? 1 : 0;
        }
    EXPECT_GT(own, 100);
    EXPECT_TRUE(valid > 0 && valid < own) << valid;
    const std::string wide = folder / "wide.csv";
    ASSERT_EQ(run_program(plotted + " --table wide -o " + quoted(wide)).status, 0);
    EXPECT_NE(read_text(wide).find(",my law,my law valid,\"<b>, 50 %1 & more\","),
              std::string::npos);
}

TEST(OwnFormulas, AFigureWithACurveIsMadeAgainByTheLineInIt) {
    const TemporaryFolder folder;
    for (const std::string ending : {"png", "svg", "pdf", "csv"}) {
        const std::string path = folder / ("own." + ending);
        const ProgramRun run = run_program(plotted + " --set unit=bit -o " + quoted(path));
        ASSERT_EQ(run.status, 0) << run.err;
        expect_the_same_again(path);
    }
}

TEST(OwnFormulas, ACurveIsHiddenByItsKeyOrItsName) {
    const TemporaryFolder folder;
    const auto svg = [&](const std::string& hidden) {
        const std::string path = folder / "hidden.svg";
        const ProgramRun run = run_program(plotted + hidden + " -o " + quoted(path));
        EXPECT_EQ(run.status, 0) << run.err;
        return read_text(path);
    };
    const auto bare = [](std::string text) { return text.substr(text.find("<defs")); };
    EXPECT_EQ(bare(svg(" --hide own")), bare(svg(" --hide 'my law'")));
    EXPECT_NE(bare(svg(" --hide own-2")), bare(svg(" --hide own")));
}

}  // namespace
}  // namespace attnscope
