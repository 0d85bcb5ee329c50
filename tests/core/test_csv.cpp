#include <gtest/gtest.h>

#include <array>
#include <random>

#include "core/io/csv.h"
#include "core/text/errors.h"
#include "tests/core/csv_table.h"

namespace attnscope {
namespace {

using Row = std::vector<std::string>;

TEST(Csv, ReadsQuotesLineEndsCommentsAndTheByteOrderMark) {
    const CsvTable table = parse_csv(
        "\xEF\xBB\xBF# made by hand\r\nn,d,note\r\n512,64,\"a, \"\"b\"\"\nc\"\r\n\n# more\n1,,last",
        "t.csv");
    EXPECT_EQ(table.header, (Row{"n", "d", "note"}));
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0], (Row{"512", "64", "a, \"b\"\nc"}));
    EXPECT_EQ(table.rows[1], (Row{"1", "", "last"}));
}

TEST(Csv, ACommentSignInsideALineIsText) {
    const CsvTable table = parse_csv("a,b\n1,#2\n", "t.csv");
    EXPECT_EQ(table.rows.at(0), (Row{"1", "#2"}));
}

TEST(Csv, ASemicolonBesideCommasIsText) {
    const CsvTable table = parse_csv("a;b,c\n1;2,3\n", "t.csv");
    EXPECT_EQ(table.header, (Row{"a;b", "c"}));
    EXPECT_EQ(table.rows.at(0), (Row{"1;2", "3"}));
}

TEST(Csv, AHeaderAloneIsAnEmptyTable) {
    const CsvTable table = parse_csv("a", "t.csv");
    EXPECT_EQ(table.header, (Row{"a"}));
    EXPECT_TRUE(table.rows.empty());
}

TEST(Csv, FaultsNameTheFileAndTheLine) {
    for (const auto& [text, line] : {std::pair{"a,b\n\n1\n", "t.csv, line 3:"},
                                     {"a,b\n1,2,3\n", "t.csv, line 2:"},
                                     {"a,b\n\"x\ny\",2\n1\n", "t.csv, line 4:"},
                                     {"a,b\n1,\"2\n\n", "t.csv, line 2:"},
                                     {"a,b\n# c\n\"1\"x,2\n", "t.csv, line 3:"},
                                     {"a,b\r\"x\ry\",2\r1\r", "t.csv, line 4:"},
                                     {"\na;b\n1,5;2\n", "t.csv, line 2: the header has no comma"},
                                     {"a\tb\n1\t2\n", "t.csv, line 1: the header has no comma"},
                                     {"", "t.csv: there is no header"},
                                     {"# only\n\n", "t.csv: there is no header"}}) {
        try {
            parse_csv(text, "t.csv");
            ADD_FAILURE() << "accepted " << text;
        } catch (const FileError& error) {
            EXPECT_TRUE(std::string(error.what()).starts_with(line)) << error.what();
        }
    }
}

TEST(Csv, ACarriageReturnAloneEndsALine) {
    const CsvTable table = parse_csv("# made by hand\rn,d\r\r512,\"a\rb\"\r1,2", "t.csv");
    EXPECT_EQ(table.header, (Row{"n", "d"}));
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0], (Row{"512", "a\rb"}));
    EXPECT_EQ(table.rows[1], (Row{"1", "2"}));
}

TEST(Csv, MoreColumnsOrLongerCellsThanAreReadAreRefused) {
    const auto columns = [](std::size_t count) { return std::string(count - 1, ',') + "\n"; };
    EXPECT_EQ(parse_csv(columns(1000) + columns(1000), "t.csv").rows.at(0).size(), 1000U);
    EXPECT_THROW(parse_csv(columns(1001), "t.csv"), FileError);
    const std::string longest(65536, 'x');
    EXPECT_EQ(parse_csv("a\n" + longest, "t.csv").rows.at(0), Row{longest});
    EXPECT_EQ(parse_csv("a\n\"" + longest + "\"", "t.csv").rows.at(0), Row{longest});
    EXPECT_THROW(parse_csv("a\nx" + longest, "t.csv"), FileError);
    EXPECT_THROW(parse_csv("a\n\"x" + longest + "\"", "t.csv"), FileError);
    EXPECT_THROW(parse_csv("a\n\"x\"\"" + longest + "\"", "t.csv"), FileError);
}

TEST(Csv, EveryRowSurvivesItsLine) {
    for (const Row& row :
         {Row{""}, Row{"", ""}, Row{"#x", "#y"}, Row{"a\r", "b\n", "c\"", "d,", " e "}, Row{"1"}}) {
        const Row header(row.size(), "h");
        const CsvTable table = parse_csv(csv_line(header) + "\n" + csv_line(row) + "\n", "t.csv");
        ASSERT_EQ(table.rows.size(), 1U) << csv_line(row);
        EXPECT_EQ(table.rows[0], row) << csv_line(row);
    }
    EXPECT_EQ(csv_line({"n", "0.125", "a b"}), "n,0.125,a b");
}

/// A line of up to four cells of up to five tokens each, among them all that a parser looks at.
Row random_row(std::mt19937& random, std::size_t cells) {
    constexpr std::array<std::string_view, 14> tokens = {
        "a",    "7", " ", ",",  "\"",           "\n",   "\r",
        "\r\n", "#", ";", "\t", "\xEF\xBB\xBF", "\xEF", std::string_view("\0", 1)};
    Row row(cells);
    for (std::string& cell : row)
        for (auto length = random() % 6; length > 0; --length)
            cell += tokens[random() % tokens.size()];
    return row;
}

TEST(Csv, AnyCellsSurviveTheirLines) {
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t cells = 1 + random() % 4;
        const Row header = cells == 1 ? Row{"h"} : random_row(random, cells);
        std::string text = csv_line(header) + "\n";
        std::vector<Row> rows;
        for (int line = 0; line < 3; ++line) {
            rows.push_back(random_row(random, cells));
            text += csv_line(rows.back()) + (i % 2 == 0 ? "\n" : "\r\n");
        }
        const CsvTable table = parse_csv(text, "t.csv");
        ASSERT_EQ(table.header, header) << text;
        ASSERT_EQ(table.rows, rows) << text;
    }
}

}  // namespace
}  // namespace attnscope
