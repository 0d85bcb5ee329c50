#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/fields/assignments.h"
#include "core/figures/figures.h"
#include "core/latex/plain_text.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lessons.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

bool is_some_view(std::string_view key) {
    constexpr std::string_view others[] = {"attention", "frozen-attention", "attention-difference",
                                           "heads", "token-arcs"};
    return is_figure(key) || std::ranges::find(others, key) != std::end(others);
}

ReadLesson read(const std::string& text) {
    return read_lesson(text, is_some_view);
}

/// A lesson of one step, whose title is in line 3; `rest` begins in line 5.
std::string with_step(const std::string& rest) {
    return "# A lesson\n\n## A step\n\n" + rest;
}

std::string words_of(const std::vector<ProseBlock>& blocks) {
    std::string words;
    for (const ProseBlock& block : blocks) {
        words += '[' + block.mark;
        for (const ProseSpan& span : block.spans) {
            constexpr std::string_view marks[] = {"", "$", "$$", "{"};
            words += '|' + std::string(marks[static_cast<std::size_t>(span.kind)]) + span.text;
            words += std::string(span.is_bold ? "*" : "") + (span.is_italic ? "_" : "") +
                     (span.link.empty() ? "" : "@" + span.link);
        }
        words += ']';
    }
    return words;
}

std::string prose(const std::string& markdown) {
    std::vector<LessonFault> faults;
    const std::string words = words_of(read_prose(markdown, 1, faults));
    EXPECT_TRUE(faults.empty()) << text_of(faults[0].what);
    return words;
}

TEST(LessonProse, HasParagraphsListsFormulasNumbersAndLinks) {
    EXPECT_EQ(prose("One *two* **three**\nfour.\n\nFive"), "[|One |two_| |three*| four.][|Five]");
    EXPECT_EQ(prose("- one $a_1 * b_2 * c$\n- two\n\n1. three\n2. four"),
              "[•|one |$a_1 * b_2 * c][•|two][1.|three][2.|four]");
    EXPECT_EQ(prose("$$\\frac{1}{2}$$\n\nabout {2 * 3 * log(n_k)}."),
              "[|$$\\frac{1}{2}][|about |{2 * 3 * log(n_k)|.]");
    EXPECT_EQ(prose("see [Su **2021**](https://kexue.fm/archives/8823)"),
              "[|see |Su @https://kexue.fm/archives/8823|2021*@https://kexue.fm/archives/8823]");
    EXPECT_EQ(prose("a price of \\$5, 5 < 6, and \\{ no number \\}"),
              "[|a price of $5, 5 < 6, and { no number }]");
}

struct Fault {
    const char* text;  ///< from line 5 on
    int line;
    const char* says;
};

constexpr Fault faults_of_lines[] = {
    {"a <b>word</b>", 5, "no images and no HTML"},
    {"one\ntwo ![x](file:///etc/passwd)", 6, "no images and no HTML"},
    {"one\n\n### three", 7, "no headings"},
    {"> said", 5, "no quotations"},
    {"one\n===", 6, "no lines of dashes"},
    {"[here](file:///etc/passwd)", 5, "no address of the web"},
    {"[here](javascript:alert)", 5, "no address of the web"},
    {"an open $formula", 5, "is not closed"},
    {"$\\nothing{$", 5, ""},
    {"{2 + 3:99}", 5, "digits"},
    {"```python\n1\n```", 5, "'python' is none of"},
    {"```task\nDo it.", 5, "not closed"},
    {"```attnscope\n--set n=0\n```", 6, "n"},
    {"```attnscope\n\n--set queries=file\n--set query_file=/etc/passwd\n```", 8, "names no files"},
    {"```attnscope\n--set model_config=/etc/passwd\n```", 6, ""},
    {"```attnscope\nboard nowhere\n```", 6, "no view 'nowhere'"},
    {"```attnscope\nboard angles scores row-weights\n```", 6, "at most 2 views"},
    {"```attnscope\nzoom angles 5:1\n```", 6, "begins below"},
    {"```attnscope\npoint wall here\n```", 6, "'wall' is none of"},
    {"```attnscope\npoint control n\n```", 6, "1 to 60 characters"},
    {"```attnscope\nplay rule 1:2\n```", 6, "rule is no number"},
    {"```attnscope\nplay n 1:1e99\n```", 6, ""},
    {"```attnscope\nremove everything\n```", 6, "'remove' is none of"},
    {"```claims\n1 equals 2\n```", 6, "none of <, = and >"},
    {"```question\nWhy?\n- a\n- b\n```", 5, "a question has"},
    {"```task\nDo it.\nuntil here(n) > 5\n```", 5, "a task has"},
    {"```task\nDo it.\nuntil here(n) > 5\nsolve query_file=/etc/passwd\n```", 5, "a task has"},
    {"# Again", 5, "one title"},
    {"some `code`", 5, "no code"},
    {"- # heading", 5, "no headings"},
    {"- one\n- > two", 6, "no quotations"},
    {"| a | b |\n|---|---|\n| c | d |", 5, "no tables"},
    {"[x](https://a.b/$c$)", 5, "no address of the web"},
    {"```task\nDo it.\n```claims\n1 > 2\n```", 5, "not closed"},
    {"```question\nWhy?\n- a\n* b\nhint c\nhint d\nanswer e\n```", 10, "a second time"},
    {"```task\nDo it.\nuntil here(n) > 5\nuntil here(n) > 6\nsolve --set n=600\n```", 8,
     "a second time"},
    {"```attnscope\nboard angles angles\n```", 6, "stands twice"},
    {"```attnscope\nboard angles\nboard scores\n```", 7, "one line 'board'"},
    {"```attnscope\nplay n 5:5\n```", 6, "from one value to another"},
    {"```claims\n1 < 2 ± 3\n```", 6, "behind = alone"},
    {"```attnscope\nhide angles \"not closed\n```", 6, "no name between"},
    {"```notes\nplan long\nSay it.\n```", 6, "'long' is no number of seconds"},
    {"```notes\nplan 0\n```", 6, "seconds from 1"},
};

TEST(Lessons, FaultsNameTheirLine) {
    for (const Fault& fault : faults_of_lines) {
        const ReadLesson read_one = read(with_step(fault.text));
        ASSERT_FALSE(read_one.faults.empty()) << fault.text;
        EXPECT_EQ(read_one.faults[0].line, fault.line) << fault.text;
        const std::string says = text_of(read_one.faults[0].what);
        EXPECT_NE(says.find(fault.says), std::string::npos) << says;
        EXPECT_EQ(read_one.lesson.steps.size(), 1U);
    }
    EXPECT_EQ(read("").faults.size(), 1U);
    EXPECT_EQ(read("# Only a title").faults.size(), 1U);
    EXPECT_EQ(read("a\n\n## b").faults[0].line, 1);
    EXPECT_EQ(read("a\n\n# b\n\n## c").faults[0].line, 3) << "text before the title";
    EXPECT_TRUE(read("\xEF\xBB\xBF# a\n\n## b\n").faults.empty());
    std::string settings = "```attnscope\n";
    for (int i = 0; i < 10'000; ++i)
        settings += "--set n=512\n";
    EXPECT_EQ(read(with_step(settings + "```")).faults[0].line, 46);
    EXPECT_EQ(read("# a\n## b\n\x1b[0m").faults[0].line, 3);
    EXPECT_EQ(read("# a\n## b\n\xff").faults[0].line, 3);
    EXPECT_EQ(read("# a\n## b\nx\ue000y").faults[0].line, 3);
}

TEST(Lessons, HugeAndDeepOnesAreFaultsOrText) {
    std::string steps = "# Many\n";
    for (int i = 0; i < 10'000; ++i)
        steps += "## Step\n\ntext\n\n";
    EXPECT_LE(read(steps).lesson.steps.size(), 12U);
    EXPECT_EQ(read(steps).faults.size(), 20U);
    std::string formulas, letters;
    for (int i = 0; i < 10'000; ++i) {
        formulas += "$x$ ";
        letters += "*a* b ";
    }
    for (const std::string& text : {formulas, letters}) {
        EXPECT_FALSE(read(with_step(text)).faults.empty());
        const LessonStep step = read(with_step(text)).lesson.steps.at(0);
        EXPECT_LT(std::get<std::vector<ProseBlock>>(step.parts.at(0)).at(0).spans.size(), 1000U);
    }
    const std::string deep = "$" + std::string(10'000, '{') + std::string(10'000, '}') + "$";
    EXPECT_EQ(read(with_step(deep)).faults.size(), 1U);
    EXPECT_EQ(read(with_step(std::string(10'000, '*') + "a")).lesson.steps.size(), 1U);
    std::string lists;
    for (int i = 0; i < 500; ++i)
        lists += std::string(static_cast<std::size_t>(2 * i), ' ') + "- a\n";
    EXPECT_EQ(read(with_step(lists)).lesson.steps.size(), 1U);
    EXPECT_FALSE(untrue_in(read(with_step("{" + std::string(10'000, '(') + "1}")).lesson).empty());
}

TEST(LessonNumbers, AreThoseOfQuantitiesAndOfTheScenario) {
    Scenario here;
    EXPECT_DOUBLE_EQ(lesson_number("2 * (3 + 4)", here), 14);
    EXPECT_NEAR(lesson_number("entropy(n=512 d=64)", here), 5.752, 5e-4);  // formulas.md's check
    EXPECT_EQ(lesson_number("here(entropy)", here), lesson_number("entropy(n=512 d=64)", here));
    EXPECT_EQ(lesson_number("here(scale)", here), 0.125);
    EXPECT_EQ(lesson_number("entropy(n=512 d=64 lambda=1/sqrt(64))", here),
              lesson_number("here(entropy)", here));
    EXPECT_EQ(lesson_number("here(entropy)", scenario_with({"normalizer=sparsemax"})),
              lesson_number("entropy(n=512 d=64 normalizer=sparsemax)", here));
    EXPECT_EQ(lesson_number("here(n)/here(d)", here), 8);
    EXPECT_EQ(lesson_number("here(lambda)", here), 0.125);
    EXPECT_EQ(lesson_number("3-max-cosine(n=2 d=3)", here),
              3 - lesson_number("max-cosine(n=2 d=3)", here));
    EXPECT_EQ(lesson_number("max(1, 2)", here), 2);
    for (const char* wrong : {"entropy(n=512", "entropy(n=512 n=5 d=4)", "nothing(n=5)", "here(x)",
                              "here(rule)", "entropy()", ""})
        EXPECT_THROW(lesson_number(wrong, here), InvalidRequest) << wrong;
}

TEST(LessonNumbers, AreComparedWithinATolerance) {
    const auto is_true = [](const char* text) { return holds(read_claim(text, 1), {}); };
    EXPECT_TRUE(is_true("1 < 2"));
    EXPECT_FALSE(is_true("2 < 1"));
    EXPECT_TRUE(is_true("2 > 1"));
    EXPECT_FALSE(is_true("1 > 1"));
    EXPECT_TRUE(is_true("1 = 1.01 ± 0.02"));
    EXPECT_FALSE(is_true("1 = 1.03 ± 0.02"));
    EXPECT_TRUE(is_true("entropy(n=4 d=8) = entropy(n=4 d=8)"));
}

TEST(Lessons, SomeNumbersFollowTheScenario) {
    for (const char* expression : {"here(n)", "1 + here(entropy)/2", "entropy(n=9 d=4)-here(n)"})
        EXPECT_TRUE(reads_scenario(expression)) << expression;
    for (const char* expression :
         {"entropy(n=512 d=64)", "where(n)", "here", "2 + 3", "entropy(n=512", ""})
        EXPECT_FALSE(reads_scenario(expression)) << expression;
}

TEST(Lessons, SayWhatIsUntrue) {
    const std::string right = with_step(
        "```attnscope\n--set n=64\n```\n```claims\nhere(n) = 64\n```"
        "\n```task\nDrag n.\nuntil here(n) > 100\n"
        "solve --set n=200\n```\n");
    EXPECT_TRUE(read(right).faults.empty());
    EXPECT_TRUE(untrue_in(read(right).lesson).empty());
    const auto untrue_with = [&](std::string_view from, std::string_view to) {
        std::string changed = right;
        changed.replace(changed.find(from), from.size(), to);
        const std::vector<LessonFault> faults = untrue_in(read(changed).lesson);
        return faults.size() == 1 ? faults[0].line : -1;
    };
    EXPECT_EQ(untrue_with("= 64\n```\n```task", "= 65\n```\n```task"), 9);
    EXPECT_EQ(untrue_with("until here(n) > 100", "until here(n) > 10"), 13);
    EXPECT_EQ(untrue_with("n=200", "n=90"), 13);
    EXPECT_EQ(untrue_with("Drag n.", "Drag {here(x)}."), 12);
    EXPECT_EQ(untrue_with("--set n=64\n", "--set n=64\nhide angles nothing\n"), 7);
    EXPECT_EQ(untrue_with("--set n=64\n", "--set n=64\nhide attention nothing\n"), 7);
    EXPECT_EQ(untrue_with("--set n=64\n", "--set n=64\npoint cell 64 0 here\n"), 7);
}

/// The languages in which lessons ship, by the names of the files.
std::set<std::string> lesson_languages() {
    std::set<std::string> found;
    for (const LessonFile& file : lesson_files())
        found.insert(std::string(file.key.substr(file.key.find('.') + 1)));
    return found;
}

void add_failures(std::string_view lesson, const std::vector<LessonFault>& faults) {
    for (const LessonFault& fault : faults)
        ADD_FAILURE() << lesson << ':' << fault.line << ": " << text_of(fault.what);
}

std::string words_of(const LessonClaim& claim) {
    const auto relation = static_cast<std::size_t>(claim.relation);
    return claim.left + std::string_view("<=>").at(relation) + claim.right + " ± " +
           claim.tolerance + '\n';
}

/// What a step computes, shows and asks for, which is the same in every language.
struct SaidOfStep {
    std::string text;
    std::set<std::string> numbers;  ///< expressions whose values are shown

    explicit SaidOfStep(const LessonStep& step) {
        add(step.claims);
        for (const LessonPart& part : step.parts)
            std::visit([&](const auto& each) { add(each); }, part);
        for (const std::string& setting : step.stage.settings)
            text += setting + ' ';
        for (const std::string& view : step.stage.views)
            text += view + ' ';
        for (const LessonStage::Hidden& hidden : step.stage.hidden)
            for (const std::string& curve : hidden.curves)
                text += hidden.view + '/' + curve + ' ';
        for (const LessonCallout& callout : step.stage.callouts)
            text += std::to_string(callout.target.index());
        text += " plan " + std::to_string(step.planned_seconds);
    }

private:
    void add(const std::vector<LessonClaim>& claims) {
        for (const LessonClaim& each : claims)
            text += words_of(each);
    }
    void add(const std::vector<ProseBlock>& blocks) {
        for (const ProseBlock& block : blocks)
            for (std::size_t i = 0; i < block.spans.size(); ++i)
                if (block.spans[i].kind == ProseSpan::Kind::number)
                    numbers.insert(without_unit(block.spans[i].text, i + 1 < block.spans.size()
                                                                         ? block.spans[i + 1].text
                                                                         : std::string()));
    }
    /// Returns an expression without its division by the unit that the words after it name: English
    /// counts in millions where Chinese counts in ten thousands.
    static std::string without_unit(const std::string& expression, std::string_view after) {
        constexpr std::pair<std::string_view, std::string_view> units[] = {
            {"/1000", " thousand"}, {"/1000000", " million"}, {"/10000", " 万"}};
        for (const auto& [division, word] : units)
            if (expression.ends_with(division) && after.starts_with(word))
                return expression.substr(0, expression.size() - division.size());
        return expression;
    }
    void add(const LessonQuestion& question) {
        text += "question ";
        add(question.claims);
        for (const auto& [blocks, is_right, reason] : question.choices) {
            text += is_right ? "right " : "wrong ";
            text += reason.empty() ? "" : "why ";
            add(blocks);
            add(reason);
        }
        add(question.text);
        add(question.answer);
        if (question.revealed)
            text += question.revealed->view + '/' + question.revealed->curve + ' ';
    }
    void add(const LessonTask& task) {
        text += "task " + (task.until ? words_of(*task.until) : "");
        for (const std::string& setting : task.solution)
            text += setting + ' ';
        add(task.text);
    }
};

TEST(Lessons, ThatShipAreWholeAndTrue) {
    for (const std::string_view name : lesson_names()) {
        const auto [lesson, faults] = read_lesson(lesson_text(name, "en"), is_some_view);
        add_failures(name, faults);
        add_failures(name, untrue_in(lesson));
        EXPECT_GE(lesson.steps.size(), 2U) << name;
    }
}

/// A language may lack lessons, but those that it has say the same numbers as the English ones.
TEST(Lessons, ThatShipSayTheSameInEveryLanguage) {
    for (const std::string& language : lesson_languages())
        for (const std::string_view name : lesson_names()) {
            const std::string_view text = lesson_text(name, language);
            if (text.empty())
                continue;
            const std::string called = std::string(name) + '.' + language;
            const auto [lesson, faults] = read_lesson(text, is_some_view);
            add_failures(called, faults);
            const Lesson english = read_lesson(lesson_text(name, "en"), is_some_view).lesson;
            ASSERT_EQ(lesson.steps.size(), english.steps.size()) << called;
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                const SaidOfStep own(lesson.steps[i]), wanted(english.steps[i]);
                EXPECT_EQ(own.text, wanted.text) << called << ", step " << i + 1;
                EXPECT_EQ(own.numbers, wanted.numbers) << called << ", step " << i + 1;
            }
        }
}

TEST(Lessons, NamesOfSeveralWordsStandBetweenQuotationMarks) {
    const auto [lesson, faults] = read(with_step(
        "```attnscope\nhide angles \"one name\" another\npoint curve angles \"one name\" here\n"
        "```"));
    EXPECT_TRUE(faults.empty());
    const LessonStage& stage = lesson.steps.at(0).stage;
    EXPECT_EQ(stage.hidden.at(0).curves, (std::vector<std::string>{"one name", "another"}));
    const auto& curve = std::get<LessonCallout::Curve>(stage.callouts.at(0).target);
    EXPECT_EQ(curve.curve, "one name");
    EXPECT_EQ(stage.callouts.at(0).text, "here");
}

TEST(Lessons, NotesBeginWithThePlanOfTheStep) {
    const auto [lesson, faults] = read(with_step("```notes\nplan 75\nSay it.\n```"));
    EXPECT_TRUE(faults.empty());
    EXPECT_EQ(lesson.steps.at(0).planned_seconds, 75);
    EXPECT_EQ(lesson.steps.at(0).notes.at(0).spans.at(0).text, "Say it.");
    EXPECT_EQ(read(with_step("```notes\nSay it.\n```")).lesson.steps.at(0).planned_seconds, 0);
}

TEST(Lessons, ASolutionThatCannotBeSetIsNotKept) {
    for (const char* setting : {"foo=1", "n=-5"}) {
        const auto [lesson, faults] = read(with_step(
            "```task\nDo it.\nuntil here(n) > 5\nsolve --set " + std::string(setting) + "\n```"));
        EXPECT_EQ(faults.size(), 1U) << setting;
        const auto& task = std::get<LessonTask>(lesson.steps.at(0).parts.back());
        EXPECT_TRUE(task.solution.empty()) << setting;
        EXPECT_FALSE(task.text.empty()) << setting;
    }
}

/// Lessons are for twelve minutes.
TEST(Lessons, ThatShipHaveAPlan) {
    constexpr int longest = 720;
    for (const std::string_view name : lesson_names()) {
        int whole = 0;
        for (const LessonStep& step :
             read_lesson(lesson_text(name, "en"), is_some_view).lesson.steps) {
            EXPECT_GT(step.planned_seconds, 0) << name << ": " << step.title;
            whole += step.planned_seconds;
        }
        EXPECT_LE(whole, longest) << name;
    }
}

constexpr auto reasoned = R"(# L

## S

```question
How many?
- one
why That is {1 + 1} too few.
* two
answer Yes.
```
)";

TEST(Lessons, AWrongChoiceHasAReason) {
    const auto [lesson, faults] = read_lesson(reasoned, is_some_view);
    EXPECT_TRUE(faults.empty());
    const auto& question = std::get<LessonQuestion>(lesson.steps.at(0).parts.at(0));
    EXPECT_EQ(question.choices.at(0).reason.size(), 1U);
    EXPECT_TRUE(question.choices.at(1).reason.empty());
}

TEST(Lessons, TheRightChoiceHasAnAnswerAndNoReason) {
    std::string text = reasoned;
    text.insert(text.find("answer"), "why So it is.\n");
    const auto faults = read_lesson(text, is_some_view).faults;
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults.front().line, 10);
    EXPECT_EQ(faults.front().what.key, "lesson.why");
}

}  // namespace
}  // namespace attnscope
