#include <gtest/gtest.h>

#include <QImage>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/io/tensor_file.h"
#include "core/text/numbers.h"
#include "tests/app/attention_files.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"

namespace attnscope {
namespace {

using nlohmann::json;
using namespace testing;

/// Row i of softmax(λ q·k) in double.
std::vector<double> weights_of(int i, double lambda) {
    std::vector<double> weights;
    double sum = 0;
    for (int j = 0; j < keys; ++j) {
        double dot = 0;
        for (int c = 0; c < dimension; ++c)
            dot += static_cast<double>(static_cast<float>(query(i, c))) *
                   static_cast<double>(static_cast<float>(key(j, c)));
        weights.push_back(std::exp(lambda * dot));
        sum += weights.back();
    }
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

double entropy_of(const std::vector<double>& weights) {
    double entropy = 0;
    for (const double p : weights)
        entropy -= p * std::log(p);
    return entropy;
}

TEST(Attention, SummaryRowsAndMatrixOfFiles) {
    const Files files;
    const std::string table = files.folder / "rows.csv", all = files.folder / "all.npy";
    const ProgramRun run = run_here({"attention", "--q", files.q, "--k", files.k, "--set",
                                     "lambda=0.75", "--rows", table, "--matrix", all});
    ASSERT_EQ(run.status, 0) << run.err;
    const json summary = json::parse(run.out);
    EXPECT_EQ(summary["queries"], rows);
    EXPECT_EQ(summary["keys"], keys);
    EXPECT_EQ(summary["d"], dimension);
    EXPECT_EQ(summary["lambda"], 0.75);
    EXPECT_EQ(summary["attention"], "dot");
    EXPECT_EQ(summary["position"], "none");
    EXPECT_EQ(summary["backend"], "cpu");
    EXPECT_FALSE(summary.contains("compute_seconds"));

    EXPECT_TRUE(read_text(table).starts_with("row,log_sum_exp,")) << "no comments above";
    const CsvTable listed = parse_csv(read_text(table), "rows");
    EXPECT_EQ(listed.header, (std::vector<std::string>{"row", "log_sum_exp", "entropy", "collision",
                                                       "gradient", "max_weight", "argmax"}));
    ASSERT_EQ(listed.rows.size(), static_cast<std::size_t>(rows));
    const TensorFile written(all);
    const Matrix weights = written.read(written.find(""), {});
    ASSERT_EQ(weights.rows, rows);
    ASSERT_EQ(weights.columns, keys);
    double mean = 0;
    for (int i = 0; i < rows; ++i) {
        const std::vector<double> wanted = weights_of(i, 0.75);
        const auto& row = listed.rows[static_cast<std::size_t>(i)];
        EXPECT_EQ(row[0], std::to_string(i));
        EXPECT_NEAR(parse_real(row[2]).value(), entropy_of(wanted), 1e-5);
        const auto largest = std::ranges::max_element(wanted);
        EXPECT_NEAR(parse_real(row[5]).value(), *largest, 1e-5);
        EXPECT_EQ(row[6], std::to_string(largest - wanted.begin()));
        mean += entropy_of(wanted) / rows;
        for (int j = 0; j < keys; ++j)
            EXPECT_NEAR(weights.data[static_cast<std::size_t>(i * keys + j)],
                        wanted[static_cast<std::size_t>(j)], 1e-5);
    }
    EXPECT_NEAR(summary["mean_entropy"].get<double>(), mean, 1e-5);
}

TEST(Attention, TheRuleFollowsTheFilesShape) {
    const Files files;
    const ProgramRun run = run_here({"attention", "--q", files.q, "--k", files.k});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_NEAR(json::parse(run.out)["lambda"].get<double>(), 1 / std::sqrt(6.0), 1e-15);
}

TEST(Attention, ASettingThatContradictsAFileIsRefused) {
    const Files files;
    const auto attend = [](std::vector<std::string> inputs, const std::vector<std::string>& sets) {
        inputs.insert(inputs.begin(), "attention");
        for (const std::string& setting : sets)
            inputs.insert(inputs.end(), {"--set", setting});
        return run_here(inputs);
    };
    const std::vector<std::string> q = {"--q", files.q}, k = {"--k", files.k},
                                   both = {"--q", files.q, "--k", files.k};
    const auto refused = [&](const std::vector<std::string>& inputs,
                             const std::vector<std::string>& sets, const std::string& part) {
        const ProgramRun run = attend(inputs, sets);
        EXPECT_EQ(run.status, 2) << sets.back();
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find(part), std::string::npos) << run.err;
    };
    refused(both, {"d=100"}, "d = 100 is not possible: " + files.k + " has 6 columns");
    refused(both, {"n=20"}, "n = 20 is not possible: " + files.k + " has 40 rows");
    refused(both, {"n=24"}, "n = 24");  // as many as there are queries
    refused(k, {"n=512"}, "n = 512");
    refused(k, {"d=64"}, "d = 64");
    refused(q, {"d=64"}, "d = 64 is not possible: " + files.q + " has 6 columns");
    refused({}, {"keys=file", "key_file=" + files.k, "n=20"}, "n = 20");

    const ProgramRun equal = attend(both, {"d=6", "n=40"});
    EXPECT_EQ(equal.status, 0) << equal.err;
    EXPECT_EQ(equal.out, attend(both, {}).out);
    EXPECT_EQ(attend(k, {"n=40", "n=40.0"}).out, attend(k, {}).out);
    const ProgramRun free = attend(q, {"n=17"});
    ASSERT_EQ(free.status, 0) << free.err;
    EXPECT_EQ(json::parse(free.out)["keys"], 17);
    EXPECT_EQ(json::parse(free.out)["queries"], rows);
}

/// λ of the rule multiplies cosines.
TEST(Attention, TheVariantThatIsComputedIsNamed) {
    const auto variant = [](const std::string& attention) {
        return json::parse(run_here({"attention", "--set", "n=9", "--set", "rule=cosine-log-n",
                                     "--set", "attention=" + attention})
                               .out)["attention"];
    };
    for (const char* const softmax : {"dot", "query-norm", "key-norm", "cosine", "gau-softmax"})
        EXPECT_EQ(variant(softmax), "cosine") << softmax;
    EXPECT_EQ(variant("gau-relu2"), "gau-relu2");

    const TemporaryFolder folder;
    const auto table = [&](const std::string& rule) {
        run_here({"plot", "attention", "--set", "n=9", "--set", "rule=" + rule, "--table", "rows",
                  "-o", folder / "rows.csv"});
        return read_text(folder / "rows.csv");
    };
    EXPECT_NE(table("swin-v2").find("\n# scale = 0.15625000000000003\n"
                                    "# lambda = 10.000000000000002\n# multiplies = cosine\n"),
              std::string::npos);
    EXPECT_EQ(table("log-512").find("multiplies"), std::string::npos);
}

TEST(Attention, QueriesThatGoOnFromACacheStandAtTheLastKeys) {
    const Files files;
    const std::vector<std::string> command = {
        "attention", "--q", files.q, "--k", files.k, "--set", "mask=causal", "--set", "lambda=0"};
    const json first = json::parse(run_here(command).out);
    EXPECT_FALSE(first.contains("alignment"));
    ASSERT_EQ(first["notes"].size(), 1U);
    EXPECT_NE(first["notes"][0].get<std::string>().find(
                  "24 queries are aligned with the first of the 40"),
              std::string::npos);
    std::vector<std::string> aligned = command;
    const std::string table = files.folder / "rows.csv";
    aligned.insert(aligned.end(), {"--set", "alignment=bottom-right", "--rows", table});
    const json last = json::parse(run_here(aligned).out);
    EXPECT_EQ(last["alignment"], "bottom-right");
    EXPECT_FALSE(last.contains("notes"));
    const CsvTable listed = parse_csv(read_text(table), "rows");
    for (int i = 0; i < rows; ++i)
        EXPECT_NEAR(parse_real(listed.rows[static_cast<std::size_t>(i)][2]).value(),
                    std::log(i + 1 + keys - rows), 1e-6);
    const ProgramRun drawn = run_here({"attention", "--set", "alignment=bottom-right"});
    EXPECT_EQ(drawn.status, 2);
    EXPECT_TRUE(is_one_line(drawn.err)) << drawn.err;
}

TEST(Attention, WhatIsDrawnBecauseNoFileIsNamedIsSaid) {
    const Files files;
    const std::string note =
        "attnscope: the keys are drawn at random, as no file of keys is named\n";
    EXPECT_EQ(run_here({"attention", "--q", files.q}).err, note);
    EXPECT_EQ(run_here({"attention", "--q", files.q, "--k", files.k}).err, "");
}

TEST(Attention, AnOddDimensionIsSaidWherePairsTurn) {
    const auto notes = [](const std::string& position, const std::string& d,
                          const std::string& fraction) {
        std::vector<std::string> arguments = {
            "attention", "--set", "n=9", "--set", "d=" + d, "--set", "position=" + position};
        if (!fraction.empty())
            arguments.insert(arguments.end(), {"--set", "rotary_fraction=" + fraction});
        return json::parse(run_here(arguments).out).value("notes", json::array());
    };
    ASSERT_EQ(notes("rope", "7", "").size(), 1U);
    EXPECT_NE(notes("rope", "7", "")[0].get<std::string>().find("d = 7 is odd"), std::string::npos);
    EXPECT_TRUE(notes("none", "7", "").empty());
    for (const char* even : {"0.14", "0.5", "0.56", "0.58"})
        EXPECT_TRUE(notes("rope", "100", even).empty()) << even;
    EXPECT_EQ(notes("rope", "34", "0.5")[0],
              "Components turn in pairs: 16 of 34 turn at the rotary fraction 0.5.");
}

TEST(Attention, TheViewSaysWhatTheCommandSays) {
    const TemporaryFolder folder;
    const auto plot = [&](const std::string& position, const std::string& name) {
        return run_here({"plot", "attention", "--set", "n=9", "--set", "d=7", "--set",
                         "position=" + position, "-o", folder / name});
    };
    const std::string note = "d = 7 is odd: the last component does not turn.";
    EXPECT_EQ(plot("rope", "a.png").err, "attnscope: " + note + '\n');
    EXPECT_EQ(plot("rope", "a.csv").err, "attnscope: " + note + '\n');
    EXPECT_NE(read_text(folder / "a.csv").find("\n# note: " + note + '\n'), std::string::npos);
    EXPECT_EQ(plot("none", "b.csv").err, "");
    EXPECT_EQ(read_text(folder / "b.csv").find("# note"), std::string::npos);
}

TEST(Attention, EveryViewOfItSaysWhereItsQueriesStand) {
    const Files files;
    const std::string note =
        "The 24 queries are aligned with the first of the 40 keys; alignment=bottom-right aligns "
        "them with the last, as when a cache is continued.";
    const std::string table = files.folder / "view.csv";
    for (const std::string view :
         {"attention", "heads", "token-arcs", "row-weights", "scores", "entropy-vs-length"}) {
        const auto plot = [&](const std::string& mask) {
            return run_here({"plot", view, "--set", "query_file=" + files.q, "--set",
                             "key_file=" + files.k, "--set", "mask=" + mask, "-o", table});
        };
        EXPECT_EQ(plot("causal").status, 0) << view;
        EXPECT_NE(read_text(table).find("\n# note: " + note + '\n'), std::string::npos) << view;
        EXPECT_EQ(plot("none").status, 0) << view;
        EXPECT_EQ(read_text(table).find(note), std::string::npos) << view;
    }
    for (const std::string view : {"attention", "heads", "token-arcs"})
        EXPECT_EQ(run_here({"plot", view, "--set", "query_file=" + files.q, "--set",
                            "key_file=" + files.k, "--set", "mask=causal", "-o",
                            files.folder / "view.png"})
                      .err,
                  "attnscope: " + note + '\n')
            << view;
}

TEST(Attention, AFileThatIsSetIsTheSource) {
    const Files files;
    const ProgramRun set =
        run_here({"attention", "--set", "query_file=" + files.q, "--set", "key_file=" + files.k});
    EXPECT_EQ(set.status, 0) << set.err;
    EXPECT_EQ(set.out, run_here({"attention", "--q", files.q, "--k", files.k}).out);
    const ProgramRun missing = run_here({"attention", "--set", "key_file=/nonexistent.npy"});
    EXPECT_EQ(missing.status, 1);
    EXPECT_NE(missing.err.find("/nonexistent.npy: there is no such file"), std::string::npos);
    const ProgramRun drawn =
        run_here({"attention", "--set", "keys=gaussian", "--set", "key_file=" + files.k});
    EXPECT_EQ(drawn.status, 2);
    EXPECT_NE(drawn.err.find("contradicts the earlier keys = gaussian"), std::string::npos)
        << drawn.err;
}

TEST(Attention, CausalRowsSeeOnlyThePast) {
    const TemporaryFolder folder;
    const std::string table = folder / "rows.csv";
    const ProgramRun run = run_here({"attention", "--set", "n=33", "--set", "d=8", "--set",
                                     "mask=causal", "--set", "lambda=0", "--rows", table});
    ASSERT_EQ(run.status, 0) << run.err;
    const CsvTable listed = parse_csv(read_text(table), "rows");
    for (std::size_t i = 0; i < listed.rows.size(); ++i)
        EXPECT_NEAR(parse_real(listed.rows[i][2]).value(), std::log(static_cast<double>(i + 1)),
                    1e-6);
}

TEST(Attention, ImageAndTiming) {
    const TemporaryFolder folder;
    const std::string image = folder / "a.png";
    const ProgramRun run =
        run_program("attention --set n=300 --timing --size 500x400 --image '" + image + "'",
                    "-u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM");
    ASSERT_EQ(run.status, 0) << run.err;
    const json summary = json::parse(run.out);
    EXPECT_GE(summary["runs"], 3);
    EXPECT_GT(summary["compute_seconds"], 0);
    const QImage picture(QString::fromStdString(image));
    EXPECT_EQ(picture.size(), QSize(500, 400));
}

bool finds_a_gpu() {
    const json devices = json::parse(run_program("devices").out);
    return std::ranges::any_of(devices, [](const json& each) { return each["backend"] == "gpu"; });
}

TEST(Attention, IsTheSameOnAGpuOrNoneIsHere) {
    const ProgramRun run = run_program("attention --set n=300 --backend gpu");
    if (!finds_a_gpu()) {
        EXPECT_EQ(run.status, 2);
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        return;
    }
    const json on_gpu = json::parse(run.out);
    const json on_cpu = json::parse(run_program("attention --set n=300 --backend cpu").out);
    EXPECT_EQ(on_gpu["backend"], "gpu");
    EXPECT_EQ(on_gpu.count("reason"), 0U) << run.out;
    EXPECT_NEAR(on_gpu["mean_entropy"], on_cpu["mean_entropy"], 1e-5);
}

TEST(Attention, SaysWhatComputedInsteadOfTheGpu) {
    if (!finds_a_gpu())
        GTEST_SKIP() << "there is no device for it here";
    const ProgramRun run =
        run_program("attention --set n=30 --set attention=additive --backend gpu --device 0");
    const json summary = json::parse(run.out);
    EXPECT_EQ(summary["backend"], "cpu");
    EXPECT_EQ(summary["instead_of"], "gpu");
    EXPECT_NE(summary["reason"].get<std::string>().find("additive"), std::string::npos) << run.out;
}

TEST(Attention, HostileFilesGetASentenceThatNamesThem) {
    const Files files;
    const std::string good = read_text(files.q);
    const auto replaced = [&](std::string from, const std::string& to) {
        std::string bytes = good;
        bytes.replace(bytes.find(from), from.size(), to);
        return bytes;
    };
    std::vector<float> with_nan = matrix(rows, query);
    with_nan[7] = std::nanf("");
    const std::vector<std::pair<std::string, std::string>> hostile = {
        {"empty", ""},
        {"no-magic", "hello"},
        {"short-header", good.substr(0, 9)},
        {"cut-header", good.substr(0, 40)},
        {"truncated", good.substr(0, good.size() - 4)},
        {"objects", replaced("<f4", "|O ")},
        {"complex numbers", replaced("<f4", "<c8")},
        {"huge", npy({1LL << 40, 1LL << 20}, {1})},
        {"negative", npy({-3, 4}, {1})},
        {"flat", npy({rows * dimension}, matrix(rows, query))},
        {"no-rows", npy({0, dimension}, {})},
        {"nan", npy({rows, dimension}, with_nan)},
    };
    for (const auto& [name, bytes] : hostile) {
        const std::string path = files.folder.write(name + ".npy", bytes);
        const ProgramRun run = run_here({"attention", "--q", path, "--k", files.k});
        EXPECT_EQ(run.status, 1) << name << ": " << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << name << ": " << run.err;
        EXPECT_NE(run.err.find(name + ".npy"), std::string::npos) << run.err;
    }
    const std::string other =
        files.folder.write("other.npy", npy({4, 3}, std::vector<float>(12, 1.0F)));
    const ProgramRun mismatch = run_here({"attention", "--q", other, "--k", files.k});
    EXPECT_EQ(mismatch.status, 1) << mismatch.err;
    EXPECT_TRUE(is_one_line(mismatch.err)) << mismatch.err;
    EXPECT_EQ(run_here({"attention", "--q", files.folder / "none.npy"}).status, 1);
}

TEST(Attention, AFailedWriteLeavesTheOldFileWhole) {
    const Files files;
    const std::string old = files.folder.write("rows.csv", "precious");
    const std::string bad = files.folder.write("bad.npy", "hello");
    EXPECT_EQ(run_here({"attention", "--q", bad, "--rows", old}).status, 1);
    EXPECT_EQ(read_text(old), "precious");
    EXPECT_EQ(run_here({"attention", "--q", files.q, "--k", files.k, "--matrix",
                        files.folder / "no/such.npy"})
                  .status,
              1);
}

}  // namespace
}  // namespace attnscope
