#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "app/commands/offscreen.h"
#include "core/latex/text_with_formulas.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lessons.h"
#include "core/text/errors.h"
#include "core/text/split.h"
#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "ui/handout/handout.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

Lesson lesson_in(std::string_view name, std::string_view language) {
    const auto [lesson, faults] =
        read_lesson(lesson_text(name, language), [](std::string_view) { return true; });
    EXPECT_TRUE(faults.empty());
    return lesson;
}

/// The words of a title before, between and behind its formulas.
std::vector<std::string> words_of(const std::string& title) {
    std::vector<std::string> words;
    for (const TextPiece& piece : pieces_of(title))
        if (const std::string word = std::regex_replace(piece.text, std::regex("^ +| +$"), "");
            !piece.is_formula && !word.empty())
            words.push_back(word);
    return words;
}

/// A page of a handout as a reader of XML sees it.
struct Page {
    std::string text;  ///< without formulas and the rules of style
    std::vector<std::string> headings;
    std::set<std::string> ids, links, pictures;

    explicit Page(const std::string& path) {
        QXmlStreamReader xml(QByteArray::fromStdString(read_text(path)));
        bool is_style = false, is_formula = false;
        int heading = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            const QString name = xml.name().toString();
            if (xml.isStartElement())
                note(name, xml.attributes());
            if (xml.isStartElement() || xml.isEndElement()) {
                if (name == QLatin1String("style"))
                    is_style = xml.isStartElement();
                if (name == QLatin1String("math"))
                    is_formula = xml.isStartElement();
                if (name == QLatin1String("h2"))
                    heading += xml.isStartElement() ? 1 : -1;
                if (name == QLatin1String("h2") && xml.isStartElement())
                    headings.emplace_back();
            }
            if (!xml.isCharacters() || is_style || is_formula)
                continue;
            text += xml.text().toString().toStdString();
            if (heading > 0)
                headings.back() += xml.text().toString().toStdString();
        }
        EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString() << " in " << path;
    }

private:
    void note(const QString& name, const QXmlStreamAttributes& attributes) {
        const auto keep = [&](const char* attribute, std::set<std::string>& values) {
            if (attributes.hasAttribute(QLatin1String(attribute)))
                values.insert(attributes.value(QLatin1String(attribute)).toString().toStdString());
        };
        keep("id", ids);
        keep("href", links);
        if (name == QLatin1String("img"))
            keep("src", pictures);
    }
};

std::size_t count_in(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

void expect_whole(const std::string& folder, std::string_view name, std::string_view language) {
    SCOPED_TRACE(std::string(name) + '.' + std::string(language));
    const Page page(folder + "/index.html");
    for (const std::string& link : page.links)
        EXPECT_TRUE(link.starts_with("https://") || link.starts_with("http://") ||
                    (link.starts_with('#') && page.ids.contains(link.substr(1))))
            << link;
    std::set<std::string> files;
    for (const auto& entry : fs::directory_iterator(folder))
        files.insert(entry.path().filename().string());
    EXPECT_EQ(files.erase("index.html"), 1u);
    EXPECT_EQ(files, page.pictures);
    EXPECT_GE(files.size(), 3u);
    for (const std::string& file : files) {
        const std::string svg = read_text(folder + '/' + file);
        EXPECT_NE(svg.find("</svg>"), std::string::npos) << file;
        EXPECT_EQ(svg.find("href=\"http"), std::string::npos) << file;
    }
    const Lesson lesson = lesson_in(name, language);
    ASSERT_GE(page.headings.size(), lesson.steps.size() + 2);  // answers, sources
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        for (const std::string& words : words_of(lesson.steps[i].title))
            EXPECT_NE(page.headings[i].find(words), std::string::npos) << words;
    EXPECT_EQ(page.text.find('{'), std::string::npos);
    EXPECT_LE(count_in(page.text, "…"), count_in(std::string(lesson_text(name, language)), "…"));
}

TEST(Handout, EveryLessonIsAWholePageInEachLanguage) {
    for (const std::string_view name : lesson_names())
        for (const char* language : {"en", "zh_CN"}) {
            const TemporaryFolder folder;
            const std::string path = folder / "handout";
            const ProgramRun run = run_program("lesson export " + std::string(name) +
                                               " --language " + language + " -o " + quoted(path));
            ASSERT_EQ(run.status, 0) << run.err;
            EXPECT_EQ(run.out, "");
            const bool may_lack_a_font = std::string_view(language) != "en";
            EXPECT_TRUE(run.err.empty() || (may_lack_a_font && is_one_line(run.err))) << run.err;
            expect_whole(path, name, language);
        }
}

TEST(Handout, NumbersAreThoseOfTheStepsScenario) {
    const TemporaryFolder folder;
    const std::string path = folder / "mine.md", handout = folder / "handout";
    std::ofstream(path) << "# Mine\n\nn is {here(n)}.\n\n## One\n\n{1/3:5} and d = {here(d)}.\n\n"
                           "```attnscope\n--set n=96\n--set d=24\n```\n\n## Two\n\nnow "
                           "{here(n)}\n\n```attnscope\n--set n=192\n```\n";
    const ProgramRun run = run_program("lesson export " + quoted(path) + " -o " + quoted(handout));
    ASSERT_EQ(run.status, 0) << run.err;
    const std::string text = Page(handout + "/index.html").text;
    for (const char* part : {"n is 96.", "0.33333 and d = 24.", "now 192", "--set n=96 --set d=24"})
        EXPECT_NE(std::regex_replace(text, std::regex("\\s+"), " ").find(part), std::string::npos)
            << part << " in " << text;
    EXPECT_EQ(text.find("Answers"), std::string::npos);
}

TEST(Handout, AViewThatCannotBeMadeSaysWhy) {
    const TemporaryFolder folder;
    const std::string path = folder / "mine.md", handout = folder / "handout";
    std::ofstream(path) << "# Mine\n\n## One\n\n```attnscope\nboard heads\n```\n";
    const ProgramRun run = run_program("lesson export " + quoted(path) + " -o " + quoted(handout));
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_NE(read_text(handout + "/figure-01.svg").find("</text>"), std::string::npos);
}

TEST(Handout, NotesAreShownWhereAskedFor) {
    const TemporaryFolder folder;
    const std::string plain = folder / "plain", noted = folder / "noted";
    ASSERT_EQ(run_program("lesson export row -o " + quoted(plain)).status, 0);
    ASSERT_EQ(run_program("lesson export row --notes -o " + quoted(noted)).status, 0);
    for (const char* note : {"For the lecturer: 75 s", "Let someone read one bright cell aloud"}) {
        EXPECT_EQ(Page(plain + "/index.html").text.find(note), std::string::npos);
        EXPECT_NE(Page(noted + "/index.html").text.find(note), std::string::npos);
    }
}

/// Hints stand behind the steps, and answers are left out on demand.
TEST(Handout, HintsAndAnswersStandAtTheEnd) {
    const TemporaryFolder folder;
    const std::string whole = folder / "whole", open = folder / "open";
    ASSERT_EQ(run_program("lesson export row -o " + quoted(whole)).status, 0);
    ASSERT_EQ(run_program("lesson export row --no-answers -o " + quoted(open)).status, 0);
    const std::string text = read_text(whole + "/index.html"),
                      without = read_text(open + "/index.html");
    const std::size_t last_choice = text.rfind("class=\"choice"), hints = text.find("<h2>Hints"),
                      answers = text.find("<h2>Answers");
    EXPECT_LT(last_choice, hints);
    EXPECT_LT(hints, answers);
    ASSERT_NE(answers, std::string::npos);
    EXPECT_EQ(text.find("class=\"hint"), text.find("class=\"hint", hints));
    EXPECT_NE(without.find("<h2>Hints"), std::string::npos);
    EXPECT_EQ(without.find("<h2>Answers"), std::string::npos);
    EXPECT_EQ(count_in(without, "class=\"choice"), count_in(text, "class=\"choice"));
    // One question of this lesson reveals a curve.
    EXPECT_GT(count_in(text, "with the answer:"), 0u);
    EXPECT_EQ(count_in(without, "with the answer:"), 0u);
    const auto files = [](const std::string& in) {
        return std::distance(fs::directory_iterator(in), fs::directory_iterator());
    };
    EXPECT_EQ(files(open), files(whole) - 1);
}

/// Two figures of a view differ in what is set, and their captions say so.
TEST(Handout, CaptionsDiffer) {
    const TemporaryFolder folder;
    ASSERT_EQ(run_program("lesson export entropy-invariance -o " + quoted(folder / "page")).status,
              0);
    std::string page = read_text(folder / "page/index.html");
    std::set<std::string> captions;
    const std::regex caption("<figcaption>[^:]*: ([^<]*)</figcaption>");
    std::size_t count = 0;
    for (auto each = std::sregex_iterator(page.begin(), page.end(), caption);
         each != std::sregex_iterator(); ++each, ++count)
        captions.insert((*each)[1]);
    EXPECT_GE(count, 10u);
    EXPECT_EQ(captions.size(), count);
}

TEST(Handout, AFolderOfAnEarlierOneIsWrittenAgainAndNoOther) {
    const TemporaryFolder folder;
    const std::string path = folder / "handout";
    ASSERT_EQ(run_program("lesson export why-sqrt-d -o " + quoted(path)).status, 0);
    ASSERT_TRUE(fs::exists(path + "/figure-12.svg"));
    ASSERT_EQ(run_program("lesson export row -o " + quoted(path)).status, 0);
    expect_whole(path, "row", "en");
    std::ofstream(path + "/mine.txt") << "mine";
    const ProgramRun run = run_program("lesson export row -o " + quoted(path));
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("is not empty"), std::string::npos) << run.err;
}

/// A text in one form and without blanks: in a PDF by Qt, a sign that looks like a letter may stand
/// for it, as the radical ⼀ for 一.
std::string bare(const std::string& text) {
    QString whole = QString::fromStdString(text).normalized(QString::NormalizationForm_KC);
    whole.replace(QChar(0x2ed3), QChar(0x957f));  // a radical to which Unicode gives no letter
    return whole.remove(QRegularExpression(QStringLiteral("\\s"))).toStdString();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        if (!bare(line).empty())
            lines.push_back(line);
    return lines;
}

void expect_fonts_embedded(const std::string& pdf) {
    const auto fonts = lines_of(printed("pdffonts " + quoted(pdf) + " | tail -n +3"));
    EXPECT_FALSE(fonts.empty());
    for (const std::string& font : fonts)
        EXPECT_TRUE(std::regex_search(font, std::regex(" yes +(yes|no) +yes "))) << font;
}

/// Titles stand in their order, each page has its number, and no title is the last on its page.
void expect_pages(const std::string& pdf, const Lesson& lesson) {
    const std::string info = printed("pdfinfo " + quoted(pdf));
    EXPECT_NE(info.find("(A4)"), std::string::npos) << info;
    std::smatch found;
    ASSERT_TRUE(std::regex_search(info, found, std::regex("Pages: +(\\d+)")));
    const int pages = std::stoi(found[1]);
    std::size_t step = 0;
    for (int page = 1; page <= pages; ++page) {
        const std::string number = std::to_string(page);
        auto lines = lines_of(
            printed("pdftotext -f " + number + " -l " + number + ' ' + quoted(pdf) + " -"));
        std::ranges::transform(lines, lines.begin(), bare);
        ASSERT_GE(lines.size(), 3u);
        EXPECT_EQ(std::ranges::count(lines, number + '/' + std::to_string(pages)), 1) << page;
        EXPECT_GE(std::ranges::count(lines, bare(lesson.title)), 1) << "page " << page;
        for (std::size_t i = 0; i < lines.size() && step < lesson.steps.size(); ++i) {
            // A formula is no text; where a title begins with one, its number stands elsewhere.
            const std::string& title = lesson.steps[step].title;
            if (lines[i].find(bare(words_of(title).front())) == std::string::npos ||
                !(title.starts_with('$') || lines[i].starts_with(std::to_string(step + 1))))
                continue;
            ++step;
            EXPECT_LT(i + 3, lines.size()) << lines[i] << " at the end of page " << page;
        }
    }
    EXPECT_EQ(step, lesson.steps.size());
}

TEST(Handout, PopplerReadsThePdf) {
    const TemporaryFolder folder;
    const std::string pdf = folder / "row.pdf";
    ASSERT_EQ(run_program("lesson export row -o " + quoted(pdf)).status, 0);
    expect_pages(pdf, lesson_in("row", "en"));
    expect_fonts_embedded(pdf);
    EXPECT_NE(printed("pdffonts " + quoted(pdf)).find("Roboto-Regular"), std::string::npos);
    const std::string text = printed("pdftotext " + quoted(pdf) + " -");
    for (const char* part :
         {"6.24.", "keys looks at 315", "Figure 1: Attention matrix", "attnscope --set", "Answers",
          "Question 3: C.", "arXiv 1706.03762", "A. 6 times"})
        EXPECT_NE(text.find(part), std::string::npos) << part;
    for (const char* part : {"{", "\ufffc", "\u2610", "75 seconds"})
        EXPECT_EQ(text.find(part), std::string::npos) << part;
    // Two matrices, the first with cells of no weight, and the bars of their colours.
    const std::string images = printed("pdfimages -list " + quoted(pdf) + " | tail -n +3");
    EXPECT_EQ(lines_of(images).size(), 5u) << images;
    EXPECT_EQ(count_in(images, "jpeg"), 0u) << images;
}

TEST(Handout, PopplerReadsTheChinesePdf) {
    const TemporaryFolder folder;
    const std::string pdf = folder / "a.pdf";
    const ProgramRun run = run_program("lesson export row --language zh_CN -o " + quoted(pdf));
    ASSERT_EQ(run.status, 0);
    if (!run.err.empty())
        GTEST_SKIP() << "no Chinese font is installed (Debian package fonts-noto-cjk)";
    expect_pages(pdf, lesson_in("row", "zh_CN"));
    expect_fonts_embedded(pdf);
    EXPECT_NE(
        bare(printed("pdftotext " + quoted(pdf) + " -")).find(bare("共 512 个键时，这是 6.24")),
        std::string::npos);
}

/// What is drawn after a text that was clipped is seen: names of curves, and all words of a table.
TEST(Handout, NothingIsCutOff) {
    const TemporaryFolder folder;
    const std::string pdf = folder / "a.pdf", png = folder / "page";
    ASSERT_EQ(run_program("lesson export row --language zh_CN -o " + quoted(pdf)).status, 0);
    printed("pdftocairo -svg -f 2 -l 2 " + quoted(pdf) + ' ' + quoted(png));
    // Poppler leaves text out that a clip hides; the clips of a figure lie within the page.
    std::smatch box;
    const std::string svg = read_text(png);
    const std::regex clip("<clipPath[^>]*>\\s*<path[^>]*d=\"M ([0-9.-]+) ([0-9.-]+)");
    for (auto at = svg.cbegin(); std::regex_search(at, svg.cend(), box, clip);
         at = box.suffix().first) {
        EXPECT_LT(std::stod(box[1]), 596);
        EXPECT_LT(std::stod(box[2]), 843);
    }
}

TEST(Handout, IsTheSameAgainWhereverTheClockStands) {
    for (const std::string language : {"en", "zh_CN"}) {
        const TemporaryFolder east, west;
        for (const auto& [folder, zone] :
             {std::pair(&east, "TZ=Asia/Kathmandu"), std::pair(&west, "TZ=America/St_Johns")})
            ASSERT_EQ(run_program("lesson export row --notes --language " + language + " -o " +
                                      quoted(*folder / "a.pdf"),
                                  zone)
                          .status,
                      0);
        EXPECT_TRUE(read_text(east / "a.pdf") == read_text(west / "a.pdf")) << language;
        if (language == "en") {
            EXPECT_EQ(command_in(east / "a.pdf"), "attnscope lesson export row --notes -o a.pdf");
        }
    }
}

std::string refusal_of(const std::string& arguments, int status) {
    const ProgramRun run = run_program("lesson export " + arguments);
    EXPECT_EQ(run.status, status) << arguments;
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_EQ(run.out, "");
    return run.err;
}

TEST(Handout, WhatCannotBeDoneIsSaidInOneSentence) {
    const TemporaryFolder folder;
    const std::string out = quoted(folder / "a.pdf"), mine = folder / "mine.md";
    const std::string unknown = refusal_of("rows -o " + out, 2);
    EXPECT_NE(unknown.find("'rows'; did you mean row?"), std::string::npos) << unknown;
    for (const std::string_view name : lesson_names())
        EXPECT_NE(unknown.find(name), std::string::npos) << name;
    EXPECT_NE(refusal_of("nothing -o " + out, 2).find("the lessons are row, "), std::string::npos);
    refusal_of("/nowhere/to/be.md -o " + out, 1);
    refusal_of("row -o /nowhere/to/be.pdf", 1);
    refusal_of("row -o ''", 2);
    refusal_of("row -o -", 2);
    refusal_of("row", 2);
    std::ofstream(mine) << "# A\n\n## B\n\nSee <b>.\n\n### C\n";
    EXPECT_NE(refusal_of(quoted(mine) + " -o " + out, 1).find("mine.md, line 5: "),
              std::string::npos);
    std::ofstream(mine) << "# A\n\n## B\n\n```claims\n1 > 2\n```\n";
    EXPECT_NE(refusal_of(quoted(mine) + " -o " + out, 1).find("mine.md, line 6: "),
              std::string::npos);
    std::ofstream(mine) << "# A\n\n## B\n\n{entropy(n=0 d=1)}\n";
    EXPECT_NE(refusal_of(quoted(mine) + " -o " + out, 1).find("mine.md, line 5: "),
              std::string::npos);
    EXPECT_FALSE(fs::exists(folder / "a.pdf"));
    const std::string as_pdf = folder / "mine.pdf";
    fs::create_symlink(mine, as_pdf);
    refusal_of(quoted(mine) + " -o " + quoted(as_pdf), 2);
}

TEST(Handout, AStopLeavesNothing) {
    const TemporaryFolder folder;
    const OffscreenApplication application;
    for (const char* name : {"a.pdf", "handout"}) {
        std::stop_source stop;
        const auto half = [&](double part) {
            if (part > 0.5)
                stop.request_stop();
        };
        EXPECT_THROW(writeHandout(folder / name, {"row"},
                                  [](const std::function<void()>& paint) { paint(); },
                                  {stop.get_token(), half}),
                     Cancelled);
        EXPECT_FALSE(fs::exists(folder / name));
    }
}

TEST(Handout, SaysThatNoFontHasTheLetters) {
    const std::string roboto = printed("fc-match -f '%{file}' Roboto");
    const TemporaryFolder folder;
    const std::string fonts = folder / "fonts.conf";
    std::ofstream(fonts) << "<fontconfig><dir>" << fs::path(roboto).parent_path().string()
                         << "</dir><cachedir>" << folder / "cache"
                         << "</cachedir></fontconfig>";
    for (const char* language : {"en", "zh_CN"}) {
        const ProgramRun run = run_program("lesson export row -o " + quoted(folder / "a.pdf") +
                                               " --language " + std::string(language),
                                           "FONTCONFIG_FILE=" + quoted(fonts));
        EXPECT_EQ(run.status, 0) << run.err;
        if (language[0] == 'e')
            EXPECT_EQ(run.err, "");
        else
            EXPECT_TRUE(is_one_line(run.err)) << run.err;
    }
}

/// The answers of "Entropy invariance" show the curves that they reveal; sources stand once.
TEST(Handout, AnswersShowWhatTheyReveal) {
    const TemporaryFolder folder;
    ASSERT_EQ(run_program("lesson export entropy-invariance -o " + quoted(folder / "page")).status,
              0);
    const std::string page = read_text(folder / "page/index.html");
    const std::size_t answers = page.find("<h2>Answers"), sources = page.find("<h2>Sources");
    ASSERT_LT(answers, sources);
    ASSERT_LT(sources, page.size());
    const std::string answered = page.substr(answers, sources - answers);
    EXPECT_NE(answered.find("<img"), std::string::npos);
    const std::string named = page.substr(sources),
                      address = "href=\"https://kexue.fm/archives/8823";
    EXPECT_NE(named.find(address), std::string::npos);
    EXPECT_EQ(named.find(address), named.rfind(address));
}

}  // namespace
}  // namespace attnscope
