#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/quantities/quantities.h"
#include "core/text/numbers.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"
#include "tests/core/reference_table.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

using nlohmann::json;
using testing::relative_error;

const std::string reference = std::string(testing::reference_folder()) + "/";

/// A printed table, with cells by column name.
struct Printed {
    explicit Printed(const ProgramRun& run) : table(parse_csv(run.out, "output")) {}

    const std::string& text(std::size_t row, std::string_view column) const {
        const auto found = std::ranges::find(table.header, column);
        if (found == table.header.end())
            throw std::runtime_error("no column " + std::string(column));
        return table.rows[row][static_cast<std::size_t>(found - table.header.begin())];
    }
    double number(std::size_t row, std::string_view column) const {
        return parse_real(text(row, column)).value();
    }

    CsvTable table;
};

void expect_table(const std::string& arguments, const std::string& column, double tolerance) {
    const ProgramRun run = run_program("eval " + arguments);
    ASSERT_EQ(run.status, 0) << run.err;
    const Printed printed(run);
    ASSERT_GT(printed.table.rows.size(), 100U);
    for (std::size_t row = 0; row < printed.table.rows.size(); ++row) {
        const double got = printed.number(row, "value"), wanted = printed.number(row, column);
        EXPECT_LE(relative_error(got, wanted), tolerance)
            << arguments << " row " << row << ": got " << got << ", wanted " << wanted;
    }
}

TEST(EvalTable, VonMisesFisher) {
    const std::string table = " --table " + reference + "von_mises_fisher.csv";
    expect_table("log-mgf" + table, "logM", 1e-13);
    expect_table("mean-cosine" + table, "A", 1e-13);
    expect_table("entropy-deficit" + table, "D", 1e-13);
    expect_table("entropy-deficit-slope" + table, "dD_dbeta", 1e-13);
}

TEST(EvalTable, ExactMeans) {
    const std::string table = " method=exact --table " + reference + "finite_size.csv";
    expect_table("entropy" + table, "entropy", 1e-9);
    expect_table("collision" + table, "collision", 1e-9);
    expect_table("gradient" + table, "gradient", 1e-9);
}

TEST(EvalTable, KeepsTheInputsColumnsAndOrder) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("in.csv", "name,d,beta\r\n\"a, \"\"b\"\"\",3,2.50\r\nplain,4,1e0\r\n");
    const ProgramRun run = run_here({"eval", "log-mgf", "--table", path});
    EXPECT_EQ(run.status, 0) << run.err;
    const Printed printed(run);
    EXPECT_EQ(printed.table.header, (std::vector<std::string>{"name", "d", "beta", "value"}));
    EXPECT_EQ(printed.text(0, "name"), "a, \"b\"");
    EXPECT_EQ(printed.text(0, "beta"), "2.50");
    EXPECT_EQ(printed.text(1, "beta"), "1e0");
    EXPECT_LE(relative_error(printed.number(0, "value"), std::log(std::sinh(2.5) / 2.5)), 1e-14);
}

TEST(EvalTable, ATableThatGivesNothingToEvaluateIsRefused) {
    const TemporaryFolder folder;
    for (const std::string text : {"", "\n\n", "  \n", "a,b\n1,2\n", "# n,d\n"}) {
        const ProgramRun run =
            run_here({"eval", "entropy", "n=5", "d=8", "--table", folder.write("t.csv", text)});
        EXPECT_EQ(run.status, 1) << text;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find("t.csv: "), std::string::npos) << run.err;
        EXPECT_EQ(run.out, "");
    }
}

TEST(EvalTable, CarriageReturnsAloneEndLines) {
    const TemporaryFolder folder;
    const auto table = [&](const std::string& end) {
        const std::string text = "d,beta" + end + "3,2.5" + end + "4,1" + end;
        return run_here({"eval", "log-mgf", "--table", folder.write("t.csv", text)});
    };
    EXPECT_EQ(table("\r").status, 0) << table("\r").err;
    EXPECT_EQ(Printed(table("\r")).table.rows.size(), 2U);
    EXPECT_EQ(table("\r").out, table("\n").out);
}

TEST(EvalTable, OfNoRowsIsItsHeader) {
    const TemporaryFolder folder;
    const ProgramRun run =
        run_here({"eval", "log-mgf", "--table", folder.write("t.csv", "d,beta\n")});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, "d,beta,value\n");
}

/// More rows than are read at a time.
TEST(EvalTable, ManyRowsStandInTheirOrderBesideTheirFaults) {
    const TemporaryFolder folder;
    std::string text = "d,theta,row\n";
    for (int i = 0; i < 10'000; ++i)
        text += (i % 3 == 0 ? "none" : "3") + (",1.5," + std::to_string(i)) + "\n";
    const Printed printed(run_here({"eval", "angle-pdf", "--table", folder.write("t.csv", text)}));
    ASSERT_EQ(printed.table.rows.size(), 10'000U);
    for (std::size_t i = 0; i < 10'000; ++i) {
        EXPECT_EQ(printed.text(i, "row"), std::to_string(i));
        EXPECT_EQ(printed.text(i, "value").empty(), i % 3 == 0);
        EXPECT_EQ(printed.text(i, "error").find("'none'") != std::string::npos, i % 3 == 0);
    }
}

TEST(EvalTable, ARowThatFailsSaysWhyAndTheOthersStand) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("in.csv", "n,d,method\n512,64,\n0,64,exact\n512,64,guess\n");
    const ProgramRun run = run_here({"eval", "entropy", "--table", path});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("2 of 3 rows"), std::string::npos) << run.err;
    const Printed printed(run);
    EXPECT_EQ(printed.table.header,
              (std::vector<std::string>{"n", "d", "method", "value", "error"}));
    EXPECT_NEAR(printed.number(0, "value"), 5.7523, 1e-4);
    EXPECT_EQ(printed.text(0, "error"), "");
    EXPECT_EQ(printed.text(1, "value"), "");
    EXPECT_NE(printed.text(1, "error").find("n = '0'"), std::string::npos);
    EXPECT_NE(printed.text(2, "error").find("guess"), std::string::npos);
}

TEST(EvalTable, SampledRowsHaveAnError) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.csv", "n,d,method\n64,16,monte-carlo\n64,16,exact\n");
    const ProgramRun run = run_here({"eval", "entropy", "samples=500", "--table", path});
    EXPECT_EQ(run.status, 0) << run.err;
    const Printed printed(run);
    EXPECT_EQ(printed.table.header.back(), "standard_error");
    EXPECT_LE(std::abs(printed.number(0, "value") - printed.number(1, "value")),
              4 * printed.number(0, "standard_error"));
    EXPECT_EQ(printed.text(1, "standard_error"), "");
}

TEST(EvalTable, RowsWhoseErrorIsALowerBoundSaySo) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.csv", "lambda,standard_error_is\n0.1,x\n1e6,y\n");
    const ProgramRun run =
        run_here({"eval", "gradient", "n=2", "d=2", "method=monte-carlo", "--table", path});
    EXPECT_EQ(run.status, 0) << run.err;
    const Printed printed(run);
    EXPECT_EQ(printed.table.header,
              (std::vector<std::string>{"lambda", "input_standard_error_is", "value",
                                        "standard_error", "standard_error_is"}));
    EXPECT_EQ(printed.text(0, "standard_error_is"), "");
    EXPECT_EQ(printed.text(1, "standard_error_is"), "a lower bound");
    EXPECT_EQ(printed.text(1, "input_standard_error_is"), "y");
}

TEST(EvalTable, RowsBeyondTheRangeOfAnApproximationSaySo) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.csv", "lambda,valid\n0.125,x\n10,y\n-1,z\n");
    const ProgramRun run =
        run_here({"eval", "entropy", "n=512", "d=64", "method=annealed", "--table", path});
    EXPECT_EQ(run.status, 1);
    const Printed printed(run);
    EXPECT_EQ(printed.table.header,
              (std::vector<std::string>{"lambda", "input_valid", "value", "error", "valid"}));
    EXPECT_EQ(printed.text(0, "valid"), "");
    EXPECT_EQ(printed.text(1, "valid"), "false");
    EXPECT_EQ(printed.text(2, "valid"), "");
    EXPECT_LT(printed.number(1, "value"), 0);
}

TEST(Eval, BeyondTheRangeOfAnApproximationValidIsFalse) {
    const auto of = [](const std::string& lambda) {
        return json::parse(
            run_here({"eval", "collision", "n=512", "d=64", "method=annealed", "lambda=" + lambda})
                .out);
    };
    EXPECT_EQ(of("3")["valid"], false);
    EXPECT_FALSE(of("0.125").contains("valid"));
}

TEST(EvalTable, AColumnOfTheInputThatIsCalledLikeAnAddedOneKeepsItsCells) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("in.csv", "d,value,beta,input_value,error\n3,old,2.5,older,none\n");
    const ProgramRun run = run_here({"eval", "log-mgf", "--table", path});
    EXPECT_EQ(run.status, 0) << run.err;
    const Printed printed(run);
    EXPECT_EQ(printed.table.header,
              (std::vector<std::string>{"d", "input_input_value", "beta", "input_value",
                                        "input_error", "value"}));
    EXPECT_EQ(printed.text(0, "input_error"), "none");
    EXPECT_EQ(printed.text(0, "input_input_value"), "old");
    EXPECT_EQ(printed.text(0, "input_value"), "older");
    EXPECT_LE(relative_error(printed.number(0, "value"), std::log(std::sinh(2.5) / 2.5)), 1e-14);

    // What is printed can be read again.
    const std::string second = folder.write("out.csv", run.out);
    const ProgramRun again = run_here({"eval", "mean-cosine", "--table", second});
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(Printed(again).table.header.back(), "value");
    EXPECT_EQ(std::ranges::count(Printed(again).table.header, "value"), 1);
}

TEST(EvalTable, BlanksAroundNamesAndInputsDoNotMatter) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("in.csv", "n , d,\tmethod, note\n64, 16, annealed, kept \n 64 ,16,  ,\n");
    const ProgramRun run = run_here({"eval", "entropy", "--table", path});
    ASSERT_EQ(run.status, 0) << run.err << run.out;
    const Printed printed(run);
    EXPECT_EQ(printed.table.header,
              (std::vector<std::string>{"n", "d", "method", "note", "value"}));
    EXPECT_EQ(printed.text(0, "note"), " kept ");
    const auto direct = [](const char* method) {
        return evaluate("entropy", {{"n", "64"}, {"d", "16"}, {"method", method}}).value;
    };
    EXPECT_EQ(printed.number(0, "value"), direct("annealed"));
    EXPECT_EQ(printed.number(1, "value"), direct("exact"));
}

TEST(EvalTable, ADashReadsStandardInput) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.csv", "d,beta\n3,2.5\n");
    const ProgramRun piped = run_program("eval log-mgf --table -", "", "<'" + path + "'");
    EXPECT_EQ(piped.status, 0) << piped.err;
    EXPECT_EQ(piped.out, run_here({"eval", "log-mgf", "--table", path}).out);
    const ProgramRun nothing = run_program("eval log-mgf --table -");
    EXPECT_EQ(nothing.status, 1);
    EXPECT_TRUE(is_one_line(nothing.err)) << nothing.err;
    EXPECT_NE(nothing.err.find("standard input: there is no header"), std::string::npos);
}

TEST(EvalTable, GivenValuesServeMissingAndEmptyCells) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.csv", "n,lambda\n64,0.5\n64,\n");
    const ProgramRun run = run_here({"eval", "entropy", "d=16", "lambda=0.25", "--table", path});
    EXPECT_EQ(run.status, 0) << run.err;
    const Printed printed(run);
    const auto direct = [](const char* lambda) {
        return evaluate("entropy", {{"n", "64"}, {"d", "16"}, {"lambda", lambda}}).value;
    };
    EXPECT_EQ(printed.number(0, "value"), direct("0.5"));
    EXPECT_EQ(printed.number(1, "value"), direct("0.25"));
}

TEST(EvalTable, BadTablesAreRefused) {
    const TemporaryFolder folder;
    const auto fails = [&](const std::string& name, const std::string& text, int status) {
        const ProgramRun run = run_here({"eval", "log-mgf", "--table", folder.write(name, text)});
        EXPECT_EQ(run.status, status) << name;
        EXPECT_TRUE(is_one_line(run.err)) << name << ": " << run.err;
        EXPECT_EQ(run.out, "") << name;
    };
    fails("twice.csv", "d,d,beta\n1,2,3\n", 1);
    fails("short.csv", "d,beta\n1\n", 1);
    fails("empty.csv", "", 1);
    fails("semicolons.csv", "d;beta\n3;2,5\n", 1);
    fails("spaced.csv", "d,d ,beta\n1,2,3\n", 1);
    fails("open.csv", "d,beta\n\"1,2\n", 1);
    EXPECT_EQ(run_here({"eval", "log-mgf", "--table", folder / "none.csv"}).status, 1);
    EXPECT_EQ(run_here({"eval", "fame", "--table", folder / "none.csv"}).status, 2);
    EXPECT_EQ(run_here({"eval", "log-mgf", "n=3", "--table", folder / "short.csv"}).status, 2);
}

TEST(Eval, PrintsOneObjectWithEveryInputItUsed) {
    const ProgramRun run = run_program("eval entropy n=512.0 d=64");
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
    const json object = json::parse(run.out);
    EXPECT_EQ(object["quantity"], "entropy");
    EXPECT_EQ(object["n"], 512);
    EXPECT_EQ(object["lambda"], 0.125);
    EXPECT_EQ(object["model"], "sphere");
    EXPECT_EQ(object["method"], "exact");
    EXPECT_EQ(object["unit"], "nat");
    EXPECT_NEAR(object["value"].get<double>(), 5.7523, 1e-4);
    EXPECT_FALSE(object.contains("standard_error"));
}

TEST(Eval, NumbersHaveSeventeenDigits) {
    const ProgramRun run = run_here({"eval", "mean-cosine", "d=3", "beta=0.1"});
    EXPECT_NE(run.out.find("\"beta\": 0.10000000000000001"), std::string::npos) << run.out;
}

TEST(Eval, EveryQuantityPrintsJson) {
    const std::map<std::string, std::string> given = {
        {"n", "64"},   {"d", "16"},         {"beta", "2"}, {"theta", "1"},
        {"p", "0.25"}, {"rule", "log-512"}, {"gap", "12"}};
    for (const Quantity* quantity : quantities()) {
        std::vector<std::string> arguments = {"eval", std::string(quantity->name)};
        for (const std::string_view key : quantity->keys)
            if (const auto found = given.find(std::string(key)); found != given.end())
                arguments.push_back(found->first + "=" + found->second);
        const ProgramRun run = run_here(arguments);
        ASSERT_EQ(run.status, 0) << quantity->name << ": " << run.err;
        const json object = json::parse(run.out);
        EXPECT_EQ(object["quantity"], quantity->name);
        EXPECT_TRUE(object["value"].is_number()) << quantity->name;
        EXPECT_TRUE(object["unit"].is_string()) << quantity->name;
    }
    EXPECT_EQ(
        json::parse(run_here({"eval", "scale", "rule=log-512", "n=8", "d=8"}).out)["multiplies"],
        "dot");
}

TEST(Eval, TheSameSeedGivesTheSameBytes) {
    const std::string arguments =
        "eval gradient n=300 d=32 lambda=0.7 method=monte-carlo statistic=q90 samples=700 seed=";
    const ProgramRun first = run_program(arguments + "5"), again = run_program(arguments + "5");
    const ProgramRun other = run_program(arguments + "6");
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.out, again.out);
    EXPECT_NE(first.out, other.out);
    const json object = json::parse(first.out);
    EXPECT_EQ(object["seed"], 5);
    EXPECT_EQ(object["samples"], 700);
    EXPECT_GT(object["standard_error"], 0);
}

TEST(Eval, AnErrorThatTheSampleCannotTellIsSaidToBeALowerBound) {
    const json few = json::parse(
        run_program("eval gradient n=2 d=2 lambda=1e6 method=monte-carlo samples=3000 seed=5").out);
    EXPECT_GT(few["standard_error"], 0);
    EXPECT_EQ(few["standard_error_is"], "a lower bound");
    const json many = json::parse(run_program("eval gradient n=64 d=64 method=monte-carlo").out);
    EXPECT_FALSE(many.contains("standard_error_is"));
}

TEST(Eval, AQuantileTooSmallForADoubleIsNotCertain) {
    const std::string arguments = " d=64 method=monte-carlo statistic=median lambda=";
    const json tiny = json::parse(run_program("eval gradient n=512" + arguments + "100000").out);
    EXPECT_EQ(tiny["value"], 0);
    EXPECT_EQ(tiny["standard_error_is"], "a lower bound");
    for (const char* certain : {"n=512", "n=1"}) {
        const double lambda = certain == std::string("n=1") ? 1 : 0;
        const json zero = json::parse(run_program("eval gradient " + std::string(certain) +
                                                  arguments + std::to_string(lambda))
                                          .out);
        EXPECT_EQ(zero["value"], 0);
        EXPECT_FALSE(zero.contains("standard_error_is"));
    }
}

TEST(Eval, QuantilesOfNearlyFrozenRowsArePositive) {
    const json quarter = json::parse(run_program("eval gradient n=16 d=8 lambda=30 model=gaussian "
                                                 "method=monte-carlo statistic=q25")
                                         .out);
    EXPECT_GT(quarter["value"], 0);
    EXPECT_GT(quarter["standard_error"], 0);
}

TEST(Eval, LongRowsAndFrozenOnes) {
    const json liquid =
        json::parse(run_program("eval entropy n=1e12 d=128 lambda=0.0884 model=gaussian").out);
    EXPECT_LE(relative_error(liquid["value"], 27.13088927593041), 1e-9);
    EXPECT_EQ(liquid["n"], 1000000000000);
    const json one = json::parse(run_program("eval entropy n=1 d=8").out);
    EXPECT_EQ(one["value"], 0);
}

TEST(Eval, RefusalsExitWithTwo) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"eval"},
             {"eval", "fame"},
             {"eval", "entropy"},
             {"eval", "entropy", "n=512"},
             {"eval", "entropy", "n=512", "d=64", "n=3"},
             {"eval", "entropy", "n=512", "d=64", "beta=3"},
             {"eval", "entropy", "n=512", "d=64", "lambda"},
             {"eval", "entropy", "n=512", "d=64", "=3"},
             {"eval", "entropy", "n=1e13", "d=64"},
             {"eval", "entropy", "n=512", "d=64", "method=laplace", "model=gaussian"},
             {"eval", "gradient", "n=512", "d=64", "statistic=median"},
             {"eval", "scale", "rule=formula", "scale_formula=sqrt(100-n)", "n=512", "d=64"},
             {"eval", "scale", "rule=formula", "scale_formula=n^3", "n=512", "d=64"},
             {"eval", "entropy", "n=512", "d=64", "--loud"}}) {
        const ProgramRun run = run_here(arguments);
        std::string shown;
        for (const std::string& argument : arguments)
            shown += argument + " ";
        EXPECT_EQ(run.status, 2) << shown << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << shown << run.err;
        EXPECT_EQ(run.out, "") << shown;
    }
}

TEST(Eval, NeedsNeitherDisplayNorLocale) {
    const ProgramRun plain = run_program("eval entropy n=512 d=64 lambda=0.3");
    for (const char* environment :
         {"LC_ALL=de_DE.UTF-8", "LC_ALL=fr_FR.UTF-8 LC_NUMERIC=fr_FR.UTF-8",
          "-u DISPLAY -u WAYLAND_DISPLAY QT_QPA_PLATFORM=none", "-i"})
        EXPECT_EQ(run_program("eval entropy n=512 d=64 lambda=0.3", environment).out, plain.out)
            << environment;
}

}  // namespace
}  // namespace attnscope
