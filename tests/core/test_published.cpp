#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

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

/// The file's rows cut at commas, without the program's reader.
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
        const std::string key = entry.path().stem();
        const Scenario scenario = with({{"published", key.c_str()}});
        const Figure figure = compute("published-results", scenario);
        const Values values = values_in_file(entry.path());
        EXPECT_EQ(values_in_csv(figure, scenario), values) << key;
        EXPECT_GE(values.size(), 6U) << key;
        EXPECT_NE(notes_of(figure).find("https://kexue.fm/archives/"), std::string::npos) << key;
        ++files;
    }
    EXPECT_EQ(files, published_tables().size());
}

TEST(PublishedResults, LieWithinTheirAxes) {
    for (const PublishedTable& table : published_tables()) {
        const Figure figure =
            compute("published-results", with({{"published", table.key.c_str()}}));
        for (const Curve& curve : figure.curves)
            for (std::size_t i = 0; i < curve.x.size(); ++i) {
                EXPECT_TRUE(curve.x[i] > figure.x.min && curve.x[i] < figure.x.max) << table.key;
                EXPECT_TRUE(curve.y[i] > figure.y.min && curve.y[i] < figure.y.max) << table.key;
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
    for (const std::string& faulty :
         {header, comments + "method,value\n", comments + header + "a,16,natural,many\n",
          comments + header + "a,16,often,1\n", comments + header + "a,16\n"})
        EXPECT_THROW(parse_published("t", faulty), FileError) << faulty;
}

}  // namespace
}  // namespace attnscope
