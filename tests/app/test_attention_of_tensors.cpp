#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/text/numbers.h"
#include "tests/app/attention_files.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"
#include "tests/core/safetensors_bytes.h"

// The command "attention" on files of several tensors, of several heads, and of labels.

namespace attnscope {
namespace {

using nlohmann::json;
using namespace testing;

/// The matrices of Files, as tensors a and b of one file.
std::string safetensors_file(const TemporaryFolder& folder) {
    const std::string data =
        bytes_of_floats(matrix(rows, query)) + bytes_of_floats(matrix(keys, key));
    constexpr std::uint64_t middle = rows * dimension * sizeof(float);
    std::string header = "{";
    header += safetensors_entry("a", "F32", "[1, 24, 6]", 0, middle);
    header += ", ";
    header += safetensors_entry("b", "F32", "[40, 6]", middle, data.size());
    header += "}";
    return folder.write("t.safetensors", safetensors_bytes(header, data));
}

TEST(Attention, TensorsOfOneFileAreListedAndRead) {
    const Files files;
    const std::string file = safetensors_file(files.folder);
    const ProgramRun listed = run_here({"attention", "--tensors", file, "--list"});
    EXPECT_EQ(json::parse(listed.out),
              json::parse(R"([{"name": "a", "type": "F32", "shape": [1, 24, 6]},
                              {"name": "b", "type": "F32", "shape": [40, 6]}])"));
    const ProgramRun apart = run_here({"attention", "--q", files.q, "--k", files.k});
    const ProgramRun together =
        run_here({"attention", "--tensors", file, "--q-name", "a", "--k-name", "b"});
    EXPECT_EQ(together.status, 0) << together.err;
    EXPECT_EQ(json::parse(together.out), json::parse(apart.out));
}

TEST(Attention, WithoutNamesTheTensorsAreListedInTheRefusal) {
    const TemporaryFolder folder;
    const ProgramRun refused = run_here({"attention", "--tensors", safetensors_file(folder)});
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(is_one_line(refused.err)) << refused.err;
    EXPECT_NE(refused.err.find("a (F32, (1, 24, 6)), b (F32, (40, 6))"), std::string::npos)
        << refused.err;
    EXPECT_EQ(run_here({"attention", "--list"}).status, 2);
}

/// Three heads of queries, more and more alike.
std::string heads_file(const TemporaryFolder& folder) {
    std::vector<float> values;
    for (const float factor : {2.0F, 1.0F, 4.0F})
        for (const float value : matrix(rows, query))
            values.push_back(factor * value);
    return folder.write("heads.npy", npy({3, rows, dimension}, values));
}

TEST(Heads, AreATableInTheOrderAskedFor) {
    const Files files;
    const std::string q = heads_file(files.folder), out = files.folder / "heads.csv";
    const ProgramRun run = run_here({"attention", "--q", q, "--k", files.k, "--heads", out, "--set",
                                     "head_order=entropy", "--set", "head=1"});
    ASSERT_EQ(run.status, 0) << run.err;
    const CsvTable table = parse_csv(read_text(out), out);
    EXPECT_EQ(table.header,
              (std::vector<std::string>{"head", "mean_entropy", "exact_entropy", "distance",
                                        "lambda", "n", "mean_key_share", "previous", "first",
                                        "induction", "diagonal", "norm"}));
    ASSERT_EQ(table.rows.size(), 3U);
    std::string order;
    for (const auto& row : table.rows) {
        order += row[0];
        const double mean = parse_real(row[1]).value(), exact = parse_real(row[2]).value();
        EXPECT_DOUBLE_EQ(parse_real(row[3]).value(), mean - exact);
        EXPECT_EQ(row[5], "40");
        if (row[0] == "1") {
            EXPECT_DOUBLE_EQ(mean, json::parse(run.out)["mean_entropy"].get<double>());
        }
    }
    EXPECT_EQ(order, "201");  // the larger the queries, the less entropy
}

/// The entropies in a column, of a table with comments.
std::vector<double> column_of(const std::string& path, const std::string& name) {
    std::string text = read_text(path);
    while (text.starts_with('#'))
        text.erase(0, text.find('\n') + 1);
    const CsvTable table = parse_csv(text, path);
    const auto at = std::ranges::find(table.header, name) - table.header.begin();
    std::vector<double> values;
    for (const auto& row : table.rows)
        values.push_back(parse_real(row[static_cast<std::size_t>(at)]).value());
    return values;
}

TEST(Heads, TheirTableSaysThatLambdaMultipliesCosines) {
    const Files files;
    const std::string q = heads_file(files.folder), out = files.folder / "heads.csv";
    const auto table = [&](const std::string& rule) {
        run_here({"plot", "heads", "--set", "query_file=" + q, "--set", "key_file=" + files.k,
                  "--set", "rule=" + rule, "-o", out});
        return read_text(out);
    };
    EXPECT_NE(table("cosine-log-n").find("\n# multiplies = cosine\n"), std::string::npos);
    EXPECT_EQ(table("log-512").find("multiplies"), std::string::npos);
}

TEST(Heads, AndRowsArePlottedInTheUnitThatTheirCommentsName) {
    const Files files;
    const std::string q = heads_file(files.folder);
    struct Table {
        const char* view;
        std::vector<const char*> entropies;
        const char* other;
    };
    for (const auto& [view, entropies, other] :
         {Table{"heads", {"mean_entropy", "exact_entropy", "distance"}, "lambda"},
          Table{"attention", {"entropy"}, "log_sum_exp"}}) {
        const auto plotted = [&](const std::string& unit) {
            const std::string out = files.folder / (view + unit + ".csv");
            const ProgramRun run =
                run_here({"plot", view, "--set", "query_file=" + q, "--set", "key_file=" + files.k,
                          "--set", "unit=" + unit, "--table",
                          view == std::string("heads") ? "long" : "rows", "-o", out});
            EXPECT_EQ(run.status, 0) << run.err;
            EXPECT_NE(read_text(out).find("entropies in " + unit + "s"), std::string::npos);
            return out;
        };
        const std::string nats = plotted("nat"), bits = plotted("bit");
        EXPECT_EQ(column_of(nats, other), column_of(bits, other));
        for (const char* const name : entropies) {
            const auto in_nats = column_of(nats, name), in_bits = column_of(bits, name);
            for (std::size_t i = 0; i < in_nats.size(); ++i)
                EXPECT_NEAR(in_bits[i], in_nats[i] / std::log(2), 1e-12) << view << ' ' << name;
        }
    }
}

TEST(Heads, AreThoseOfAllLayersThatNamesTell) {
    const TemporaryFolder folder;
    const std::string data = bytes_of_floats(matrix(rows, query)), out = folder / "heads.csv";
    std::string header;
    std::uint64_t from = 0;
    for (const char* const name : {"layers.0.q", "layers.0.k", "layers.1.q", "layers.1.k"}) {
        header += (from == 0 ? "{" : ", ") +
                  safetensors_entry(name, "F32", "[24, 6]", from, from + data.size());
        from += data.size();
    }
    const std::string file = folder.write(
        "layers.safetensors", safetensors_bytes(header + "}", data + data + data + data));
    const ProgramRun run = run_here({"attention", "--tensors", file, "--heads", out});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(column_of(out, "layer"), (std::vector<double>{0, 1}));
}

TEST(Heads, AreRefusedWithoutFiles) {
    const TemporaryFolder folder;
    const ProgramRun run = run_here({"attention", "--heads", folder / "heads.csv"});
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find("file"), std::string::npos) << run.err;
    EXPECT_FALSE(std::filesystem::exists(folder / "heads.csv"));
}

TEST(Tokens, ThatAreTooFewAreSaidOnStandardError) {
    const Files files;
    const auto err_with = [&](const std::string& tokens) {
        const std::string path = files.folder.write("t.txt", tokens);
        const ProgramRun run =
            run_here({"attention", "--q", files.q, "--k", files.k, "--set", "mask=none", "--set",
                      "alignment=top-left", "--set", "tokens_file=" + path});
        EXPECT_EQ(run.status, 0) << run.err;
        return run.err;
    };
    EXPECT_EQ(err_with("a\nb\n"), "attnscope: tokens for 2 of 40 positions\n");
    std::string all;
    for (int i = 0; i < keys; ++i)
        all += "a\n";
    EXPECT_EQ(err_with(all), "");
    EXPECT_EQ(err_with(all + "b\n"), "attnscope: tokens: 41 for 40 positions\n");
}

TEST(Tokens, AreTheLastColumnOfTheRows) {
    const Files files;
    const std::string labels = files.folder.write("t.txt", "the\n\"a, b\"\n\nlast\n");
    const std::string with = files.folder / "with.csv", without = files.folder / "without.csv";
    const std::vector<std::string> command = {"attention", "--q", files.q, "--k", files.k};
    const auto run = [&](std::vector<std::string> more) {
        more.insert(more.begin(), command.begin(), command.end());
        const ProgramRun done = run_here(more);
        EXPECT_EQ(done.status, 0) << done.err;
        return json::parse(done.out);
    };
    EXPECT_EQ(run({"--rows", with, "--set", "tokens_file=" + labels})["tokens"], 4);
    EXPECT_FALSE(run({"--rows", without}).contains("tokens"));
    const CsvTable labelled = parse_csv(read_text(with), with),
                   plain = parse_csv(read_text(without), without);
    ASSERT_EQ(labelled.rows.size(), plain.rows.size());
    EXPECT_EQ(labelled.header.back(), "token");
    const std::vector<std::string> wanted = {"the", "\"a, b\"", "", "last", "", ""};
    for (std::size_t i = 0; i < plain.rows.size(); ++i) {
        EXPECT_EQ(labelled.rows[i].back(), i < wanted.size() ? wanted[i] : "");
        EXPECT_TRUE(
            std::equal(plain.rows[i].begin(), plain.rows[i].end(), labelled.rows[i].begin()));
    }
    const std::string empty = files.folder.write("b.json", "{}");
    const ProgramRun refused =
        run_here({"attention", "--q", files.q, "--k", files.k, "--set", "tokens_file=" + empty});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.err.find("b.json"), std::string::npos);
}

}  // namespace
}  // namespace attnscope
