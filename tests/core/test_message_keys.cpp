#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <sstream>

#include "core/approximations/approximations.h"
#include "core/fields/labels.h"
#include "core/figures/figure_part.h"
#include "core/figures/figures.h"
#include "core/figures/texts.h"
#include "tests/core/figure_testing.h"
#include "tests/locations.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

const fs::path core = fs::path(testing::reference_folder()) / ".." / ".." / "core";

std::string contents(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// Calls `visit` with each match of the pattern in the sources of the core, and its file.
void for_each_match(const std::string& pattern,
                    const std::function<void(const std::smatch&, const fs::path&)>& visit) {
    const std::regex expression(pattern);
    int files = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(core)) {
        const std::string ending = entry.path().extension().string();
        if (ending != ".cpp" && ending != ".h")
            continue;
        ++files;
        const std::string text = contents(entry.path());
        for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end;
             ++match)
            visit(*match, entry.path());
    }
    EXPECT_GT(files, 100);
}

/// Adjacent string literals as one: `"a " "b"` as a b.
std::string joined(const std::string& literals) {
    return std::regex_replace(literals, std::regex(R"("\s*"|^"|"$)"), "");
}

TEST(MessageKeys, EveryRefusalOfTheCoreHasOne) {
    int refusals = 0;
    for_each_match(R"(throw\s+(Error|InvalidRequest|FileError)\()",
                   [&](const std::smatch&, const fs::path&) { ++refusals; });
    EXPECT_GT(refusals, 40);
    for_each_match(
        R"(throw\s+(Error|InvalidRequest|FileError)\((?!\s*Message\(\s*"[a-z0-9-]+\.[a-z0-9-]).*)",
        [](const std::smatch& match, const fs::path& file) {
            ADD_FAILURE() << file << ": " << match.str();
        });
}

TEST(MessageKeys, OneKeyHasOneEnglishForm) {
    std::map<std::string, std::string> forms;
    for_each_match(
        R"re([({]\s*"([a-z0-9-]+\.[a-z0-9.-]+)",\s*("(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*))re",
        [&](const std::smatch& match, const fs::path& file) {
            const std::string form = joined(match[2]);
            const auto [known, is_new] = forms.emplace(match[1], form);
            EXPECT_EQ(known->second, form) << file << ": " << match[1];
        });
    EXPECT_GT(forms.size(), 80u);
}

TEST(MessageKeys, FollowFromTheRecords) {
    EXPECT_EQ(label_of(field("n")), Message("field.n.label", "Length n"));
    EXPECT_EQ(help_of(field("kappa")).key, "field.kappa.help");
    EXPECT_EQ(unit_of(field("samples")), Message("field.samples.unit", "rows"));
    EXPECT_TRUE(unit_of(field("n")).empty());
    EXPECT_EQ(group_of(field("seed")), Message("group.Sampling", "Sampling"));
    EXPECT_EQ(title_of(figure_entry("angles")),
              Message("figure.angles.title", "Angle of random directions"));
    EXPECT_EQ(label_of(approximation(row_entropy, "linear")),
              Message("approximation.linear.label", "0.24 line"));
}

/// Whether a text is the same in every language: no word is in it, but names of functions and
/// units.
bool has_no_word(const std::string& text) {
    const std::string names = std::regex_replace(text, std::regex("log|max|nat|bit|rad"), "");
    return !std::regex_search(names, std::regex("[A-Za-z]{3}"));
}

void expect_keys(const Message& message, const std::string& where) {
    EXPECT_TRUE(!message.key.empty() || has_no_word(message.english))
        << where << ": " << message.english;
    for (const Message& part : message.parts)
        expect_keys(part, where);
}

TEST(MessageKeys, EveryTextOfAFigureHasOne) {
    Share share;
    for (const Scenario& scenario :
         {with({{"samples", "20"}}), with({{"n", "1"}, {"angle_dimensions", "2, 16"}}),
          with({{"model", "gaussian"}, {"unit", "bit"}, {"lambda", "0.5"}}),
          with({{"model", "gaussian-qk"}, {"n", "1e12"}}), with({{"d", "3"}, {"n", "2"}})})
        for (const FigureEntry* entry : figures()) {
            if (!share.takes())
                continue;
            const Figure figure = within_axes(entry->compute(scenario, Detail::sampled, {}));
            std::vector<Message> texts = figure.notes;
            texts.insert(texts.end(), {figure.title, figure.x.label, figure.y.label});
            for (const Curve& curve : figure.curves)
                texts.insert(texts.end(), {curve.label, curve.legend, curve.tag});
            for (const Band& band : figure.bands)
                texts.push_back(band.label);
            for (const Point& point : figure.points)
                texts.push_back(point.label);
            for (const Message& text : texts)
                expect_keys(text, figure.id);
        }
}

TEST(MessageKeys, EveryRecordHasItsOwn) {
    std::map<std::string, std::string> texts;
    for (const Message& text : texts_of_records())
        EXPECT_TRUE(texts.emplace(text.key, text.english).second) << text.key;
    const auto expect_listed = [&](const Message& message) {
        EXPECT_FALSE(message.key.empty()) << message.english;
        EXPECT_EQ(texts[message.key], message.english) << message.key;
    };
    for (const Field& each : fields()) {
        expect_listed(label_of(each));
        expect_listed(help_of(each));
        if (const auto* kind = std::get_if<ChoiceField>(&each.kind))
            for (const Choice& choice : kind->choices)
                expect_listed(label_of(*kind, choice));
    }
    for (const FigureEntry* entry : figures())
        expect_listed(title_of(*entry));
    for (const Approximation& each : approximations())
        expect_listed(label_of(each));
    for (const char* unit : {"nat", "bit", "rad", "°", "1/rad", "1/°"})
        expect_listed(unit_name(unit));
}

}  // namespace
}  // namespace attnscope
