#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/fields/labels.h"
#include "core/published/published.h"
#include "core/text/errors.h"
#include "tests/core/csv_table.h"
#include "tests/core/figure_testing.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

const fs::path folder =
    fs::path(testing::reference_folder()) / ".." / ".." / "resources" / "published";

/// (series, length) → value, as a figure's CSV names series.
using Values = std::map<std::pair<std::string, double>, double>;

bool is_of_laboratory(const fs::path& path) {
    return path.stem().string().starts_with("laboratory-");
}

/// The names that a figure gives to a row of the laboratory.
std::string series_of(const std::string& rule, const std::string& attention) {
    const Scenario named = with({{"rule", rule.c_str()}, {"attention", attention.c_str()}});
    return text_of(label_of_chosen(named, &Scenario::rule)) + ", " +
           text_of(label_of_chosen(named, &Scenario::attention));
}

/// The rows of a table of the laboratory cut at commas, without the program's reader; `cell` 3 is
/// the mean and 4 the half width of its interval.
Values laboratory_in_file(const fs::path& path, std::size_t cell) {
    Values values;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#') || line == "rule,attention,length,value,interval")
            continue;
        std::istringstream text(line);
        std::array<std::string, 5> cells;
        for (std::string& each : cells)
            std::getline(text, each, ',');
        EXPECT_TRUE(values
                        .emplace(std::pair(series_of(cells[0], cells[1]), std::stod(cells[2])),
                                 std::stod(cells[cell]))
                        .second)
            << path << " says twice: " << line;
    }
    return values;
}

/// The rows of values that others have published, cut at commas without the program's reader.
Values values_in_file(const fs::path& path) {
    Values values;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#') || line == "method,length,text,value")
            continue;
        std::istringstream cells(line);
        std::string method, length, text, value;
        std::getline(cells, method, ',');
        std::getline(cells, length, ',');
        std::getline(cells, text, ',');
        std::getline(cells, value);
        EXPECT_TRUE(text == "natural" || text == "repeated") << path << ": " << line;
        const std::string series = method + (text == "repeated" ? ", repeated text" : "");
        EXPECT_TRUE(values.emplace(std::pair(series, std::stod(length)), std::stod(value)).second)
            << path << " says twice: " << line;
    }
    return values;
}

Values values_in_csv(const Figure& figure, const Scenario& scenario) {
    Values values;
    for (const auto& row : parse_csv(to_csv(figure, scenario), "figure").rows)
        values[{row[0], std::stod(row[2])}] = std::stod(row[3]);
    return values;
}

std::string notes_of(const Figure& figure) {
    std::string notes;
    for (const Message& note : figure.notes)
        notes += text_of(note) + '\n';
    return notes;
}

TEST(PublishedResults, AreTheNumbersInTheFiles) {
    std::size_t files = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".csv")
            continue;
        const std::string key = entry.path().stem();
        const Scenario scenario = with({{"published", key.c_str()}});
        const Figure figure = compute("published-results", scenario);
        const bool is_ours = is_of_laboratory(entry.path());
        const Values values =
            is_ours ? laboratory_in_file(entry.path(), 3) : values_in_file(entry.path());
        EXPECT_EQ(values_in_csv(figure, scenario), values) << key;
        EXPECT_GE(values.size(), 6U) << key;
        EXPECT_NE(notes_of(figure).find(is_ours ? "attnscope lab" : "https://kexue.fm/archives/"),
                  std::string::npos)
            << key;
        ++files;
    }
    EXPECT_EQ(files, published_tables().size());
}

TEST(PublishedResults, OfTheLaboratoryHaveIntervalsAndALookForEachRuleAndAttention) {
    for (const char* key : {"laboratory-largest", "laboratory-recall", "laboratory-first-symbol",
                            "laboratory-repeats"}) {
        const Figure figure = compute("published-results", with({{"published", key}}));
        const Values intervals = laboratory_in_file(folder / (std::string(key) + ".csv"), 4);
        std::set<std::pair<int, std::string>> looks;
        std::size_t points = 0;
        for (const Curve& curve : figure.curves) {
            EXPECT_TRUE(looks.emplace(curve.series, curve.look.dash).second)
                << text_of(curve.label);
            ASSERT_EQ(curve.error.size(), curve.x.size());
            for (std::size_t i = 0; i < curve.x.size(); ++i, ++points)
                EXPECT_EQ(curve.error[i], intervals.at({text_of(curve.label), curve.x[i]}));
        }
        EXPECT_EQ(points, intervals.size()) << key;
        EXPECT_EQ(looks.size(), 20U) << key;  // five rules, four kinds of attention
    }
}

TEST(PublishedResults, LieWithinTheirAxes) {
    for (const PublishedTable& table : published_tables()) {
        const Figure figure =
            compute("published-results", with({{"published", table.key.c_str()}}));
        for (const Curve& curve : figure.curves)
            for (std::size_t i = 0; i < curve.x.size(); ++i) {
                EXPECT_TRUE(curve.x[i] > figure.x.min && curve.x[i] < figure.x.max) << table.key;
                const double error = curve.error.empty() ? 0 : curve.error[i];
                EXPECT_TRUE(curve.y[i] - error > figure.y.min && curve.y[i] + error < figure.y.max)
                    << table.key;
            }
    }
}

TEST(PublishedResults, SayWhereASourceContradictsItself) {
    const Figure figure = compute("published-results", with({{"published", "key-norm"}}));
    const std::string notes = notes_of(figure);
    EXPECT_NE(notes.find("48.95 %"), std::string::npos);
    EXPECT_NE(notes.find("48.39 %"), std::string::npos);
    std::vector<double> shown;
    for (const Curve& curve : figure.curves)
        if (text_of(curve.label).starts_with("CosA-log n") && curve.style == CurveStyle::measured)
            shown.push_back(curve.y.back());
    EXPECT_EQ(shown, (std::vector<double>{48.95, 48.39}));
}

TEST(PublishedResults, AFileThatLacksSomethingIsRefused) {
    const std::string comments =
        "# source: s\n# label: l\n# meaning: m\n# quantity: accuracy\n# unit: %\n# trained: 8\n# "
        "note: n\n";
    const std::string header = "method,length,text,value\n";
    const PublishedTable table = parse_published("t", comments + header + "a,16,repeated,1.5\n");
    EXPECT_EQ(table.trained, 8);
    ASSERT_EQ(table.values.size(), 1U);
    EXPECT_TRUE(table.values[0].repeated);
    EXPECT_EQ(table.values[0].value, 1.5);
    const std::string of_laboratory = "rule,attention,length,value,interval\n";
    const PublishedTable ours =
        parse_published("t", comments + of_laboratory + "ssmax,dot,8,3,.5\n");
    ASSERT_EQ(ours.values.size(), 1U);
    EXPECT_EQ(ours.values[0].attention, "dot");
    EXPECT_EQ(ours.values[0].interval, 0.5);
    for (const std::string& faulty :
         {header, comments + of_laboratory + "ssmax,dot,8,3\n",
          comments + of_laboratory + "ssmax,dot,8,3,wide\n", comments + "method,value\n",
          comments + header + "a,16,natural,many\n", comments + header + "a,16,often,1\n",
          comments + header + "a,16\n"})
        EXPECT_THROW(parse_published("t", faulty), FileError) << faulty;
}

}  // namespace
}  // namespace attnscope
