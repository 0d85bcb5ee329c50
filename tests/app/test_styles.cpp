#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

/// What a journal asks of a figure, as its guide has it: millimetres and points.
struct Journal {
    const char* preset;
    double width, least_text, most_text;
    double least_line, most_line;
    double least_capital;  ///< millimetres
    const char* font;
    double letter;
    bool is_bold;
};

// Where a guide says nothing of a line or a letter, all that can be printed is allowed.
const std::vector<Journal> journals = {
    {"nature-1", 89, 5, 7, 0.25, 1, 0, "LiberationSans", 8, true},
    {"nature-2", 183, 5, 7, 0.25, 1, 0, "LiberationSans", 8, true},
    {"aps-1", 86, 8, 9, 0.5, 2, 2, "LiberationSans", 8.3, false},
    {"aps-2", 178, 8, 9, 0.5, 2, 2, "LiberationSans", 8.3, false},
    {"neurips", 139.7, 9, 9, 0.25, 2, 0, "LiberationSerif", 9, false},
};

double width_in_mm(const std::string& pdf) {
    const std::string info = printed("pdfinfo " + quoted(pdf));
    std::smatch found;
    return std::regex_search(info, found, std::regex("Page size: *([0-9.]+)"))
               ? std::stod(found[1]) * 25.4 / 72
               : 0;
}

nlohmann::json measures_of(const std::string& pdf) {
    return nlohmann::json::parse(
        printed("/usr/bin/python3 " +
                quoted(std::string(testing::source_folder()) + "/tests/app/pdf_measures.py") + ' ' +
                quoted(pdf)));
}

std::vector<double> text_sizes(const nlohmann::json& measures) {
    std::vector<double> sizes;
    for (const auto& [font, of] : measures["texts"].items())
        for (const double size : of)
            sizes.push_back(size);
    return sizes;
}

/// All fonts are embedded as TrueType, with what says their letters.
void expect_text(const std::string& pdf, const std::string& font) {
    const std::string fonts = printed("pdffonts " + quoted(pdf) + " | tail -n +3");
    EXPECT_NE(fonts.find(font), std::string::npos) << fonts;
    std::istringstream lines(fonts);
    for (std::string line; std::getline(lines, line);)
        EXPECT_TRUE(std::regex_search(line, std::regex(" CID TrueType .* yes +(yes|no) +yes ")))
            << line;
}

TEST(Styles, AFigureHasTheMeasuresOfItsJournal) {
    const TemporaryFolder folder;
    for (const Journal& journal : journals) {
        const std::string path = folder / (std::string(journal.preset) + ".pdf");
        const ProgramRun run = run_program(
            "plot entropy-vs-length --set compared_rules=log-512,kappa-log-n --set samples=50 "
            "--preset " +
            std::string(journal.preset) + " -o " + quoted(path));
        ASSERT_EQ(run.status, 0) << run.err;
        EXPECT_NEAR(width_in_mm(path), journal.width, 0.01) << journal.preset;
        expect_text(path, journal.font);
        const nlohmann::json measures = measures_of(path);
        const std::vector<double> sizes = text_sizes(measures);
        ASSERT_FALSE(sizes.empty());
        for (const double size : sizes) {
            EXPECT_GE(size, journal.least_text - 0.01) << journal.preset;
            EXPECT_LE(size, journal.most_text + 0.01) << journal.preset;
            // Capitals of Liberation Sans are 1409 of 2048 units high.
            EXPECT_GE(size * 1409 / 2048 * 25.4 / 72, journal.least_capital) << journal.preset;
        }
        ASSERT_FALSE(measures["lines"].empty());
        for (const double line : measures["lines"]) {
            EXPECT_GE(line, journal.least_line - 0.001) << journal.preset;
            EXPECT_LE(line, journal.most_line + 0.001) << journal.preset;
        }
        const std::string text = printed("pdftotext " + quoted(path) + " -");
        for (const char* const word : {"entropy H, nat", "length n", "κ·log n/d", "1/√d"})
            EXPECT_NE(text.find(word), std::string::npos) << word << " in " << text;
    }
}

TEST(Styles, PanelsHaveTheLettersOfTheirJournal) {
    const TemporaryFolder folder;
    for (const Journal& journal : journals) {
        const std::string path = folder / (std::string(journal.preset) + ".pdf");
        const ProgramRun run = run_program(
            "plot board --layout entropy-vs-length/entropy-vs-scale --set samples=50 --height "
            "110mm --preset " +
            std::string(journal.preset) + " -o " + quoted(path));
        ASSERT_EQ(run.status, 0) << run.err;
        EXPECT_NEAR(width_in_mm(path), journal.width, 0.01);
        bool has_letter = false;
        for (const double size : text_sizes(measures_of(path))) {
            has_letter = has_letter || std::abs(size - journal.letter) < 0.01;
            EXPECT_LE(size, std::max(journal.most_text, journal.letter) + 0.01) << journal.preset;
            EXPECT_GE(size, journal.least_text - 0.01) << journal.preset;
        }
        EXPECT_TRUE(has_letter) << journal.preset;
        const std::string fonts = printed("pdffonts " + quoted(path));
        EXPECT_EQ(fonts.find("-Bold") != std::string::npos, journal.is_bold) << fonts;
        const std::string text = printed("pdftotext -layout " + quoted(path) + " -");
        for (const char* const letter : {"a", "b"}) {
            const std::string shown = journal.is_bold ? letter : '(' + std::string(letter) + ')';
            EXPECT_TRUE(std::regex_search(
                text, std::regex("(^|\\n) *" +
                                 std::regex_replace(shown, std::regex("[()]"), "\\$&") + " +")))
                << text;
        }
    }
}

TEST(Styles, JournalsPrintBlackOnWhite) {
    const TemporaryFolder folder;
    for (const Journal& journal : journals) {
        const std::string path = folder / "a.svg";
        ASSERT_EQ(run_program("plot angles --preset " + std::string(journal.preset) + " -o " +
                              quoted(path))
                      .status,
                  0);
        const std::string svg = read_text(path);
        EXPECT_NE(svg.find("#ffffff"), std::string::npos) << journal.preset;
        for (const char* const of_screens : {"#fdfdfe", "#15181e", "#596170", "#8a919e"})
            EXPECT_EQ(svg.find(of_screens), std::string::npos) << journal.preset << of_screens;
    }
}

TEST(Styles, TheLineOfAFileSaysWhatAStyleSets) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.svg";
    ASSERT_EQ(run_program("plot angles --preset nature-1 -o " + quoted(path)).status, 0);
    EXPECT_EQ(command_in(path),
              "attnscope plot angles --width 89mm --height 62mm --dpi 600 --font 'Liberation Sans' "
              "--text 7 --lines 0.8 --theme paper --no-title --no-notes --no-marker --no-grid "
              "--no-colored-text -o a.svg");
    const std::string board = folder / "b.svg";
    ASSERT_EQ(run_program("plot board --layout angles,collision-vs-length --set samples=50 "
                          "--preset neurips -o " +
                          quoted(board))
                  .status,
              0);
    EXPECT_NE(command_in(board).find("--letters '(a)' --aligned --one-legend"), std::string::npos)
        << command_in(board);
}

TEST(Styles, WhatIsForABoardIsRefusedForOneView) {
    const TemporaryFolder folder;
    const ProgramRun run = run_program("plot angles --letters a -o " + quoted(folder / "a.svg"));
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.err, "attnscope: --letters is for the board, but 'angles' is one view\n");
    EXPECT_EQ(run_program("plot angles --lines 0 -o " + quoted(folder / "a.svg")).status, 0);
    for (const char* const wrong : {"--lines -1", "--lines 0.01", "--lines nan", "--lines 99"}) {
        const ProgramRun refused =
            run_program(std::string("plot angles ") + wrong + " -o " + quoted(folder / "b.svg"));
        EXPECT_EQ(refused.status, 2) << wrong;
        EXPECT_TRUE(is_one_line(refused.err)) << refused.err;
    }
}

}  // namespace
}  // namespace attnscope
