#include "core/lessons/lesson_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/fields/assignments.h"
#include "core/lessons/stage_reader.h"
#include "core/text/byte_order_mark.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::size_t most_steps = 12, most_settings = 40, most_faults = 20, longest_title = 120;
constexpr int longest_step = 3600;  ///< s
constexpr std::string_view fence = "```";

using Line = LessonLine;

std::vector<Line> lines_of(std::string_view text) {
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    std::vector<Line> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back({line, static_cast<int>(lines.size()) + 1});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Whether a line has a character that no lesson needs: one of control, or of Unicode's private
/// area, which stands for something else while prose is read.
bool is_strange(std::string_view line) {
    return printable(line, line.size() * 4) != line || line.find("\ue000") != line.npos ||
           line.find("\ue001") != line.npos;
}

bool starts_with_word(std::string_view line, std::string_view word) {
    return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

class LessonReader {
public:
    LessonReader(std::string_view text, const IsView& is_view)
        : lines_(lines_of(text)), is_view_(is_view) {}

    ReadLesson read() && {
        read_all();
        std::ranges::stable_sort(faults_, {}, &LessonFault::line);
        if (faults_.size() > most_faults)
            faults_.resize(most_faults);
        return {std::move(lesson_), std::move(faults_)};
    }

private:
    using Lines = std::vector<Line>;

    void fail(int line, Message what) { faults_.push_back({line, std::move(what)}); }

    /// Does what may throw; what is wrong is a fault of the line.
    template <typename Work>
    void at(int line, const Work& work) {
        try {
            work();
        } catch (const InvalidRequest& fault) {
            fail(line, fault.message());
        }
    }

    /// Does what a line asks for, which may stand once only.
    template <typename Work>
    void once(const Line& line, bool is_first, const Work& work) {
        if (!is_first)
            fail(line.number, Message("lesson.repeated", "%1 stands here a second time",
                                      {in_quotes(line.text)}));
        else
            at(line.number, work);
    }

    void read_all() {
        for (const Line& line : lines_)
            if (!is_utf8(line.text) || is_strange(line.text))
                return fail(line.number, Message("lesson.characters",
                                                 "the line is not UTF-8, or has characters of "
                                                 "control or of a private area"));
        while (at_ < lines_.size())
            read_next();
        end_prose();
        if (lesson_.title.empty() && faults_.empty())
            fail(1, begins_with_title());
        else if (lesson_.steps.empty() && faults_.empty())
            fail(std::max(1, static_cast<int>(lines_.size())),
                 Message("lesson.no-steps", "a lesson has steps, each with a title '## …'"));
    }

    void read_next() {
        const Line& line = lines_[at_];
        if (starts_with_word(line.text, "#"))
            read_title(line);
        else if (starts_with_word(line.text, "##"))
            begin_step(line);
        else if (line.text.starts_with(fence))
            return read_fence(line);
        else
            prose_.push_back(line);
        ++at_;
    }

    static Message begins_with_title() {
        return Message("lesson.no-title", "a lesson begins with its title, '# …'");
    }

    std::string title_of(const Line& line, std::string_view sign) {
        const std::string_view title = trimmed(line.text.substr(sign.size()));
        if (title.empty() || characters(title) > longest_title)
            fail(line.number,
                 Message("lesson.title", "a title has 1 to %1 characters", {longest_title}));
        return std::string(title);
    }

    void read_title(const Line& line) {
        end_prose();
        if (!lesson_.title.empty())
            fail(line.number, Message("lesson.second-title", "a lesson has one title"));
        else if (!lesson_.steps.empty() || !lesson_.introduction.empty())
            fail(line.number, begins_with_title());
        lesson_.title = title_of(line, "#");
    }

    void begin_step(const Line& line) {
        end_prose();
        if (lesson_.steps.size() == most_steps)
            fail(line.number,
                 Message("lesson.many-steps", "a lesson has at most %1 steps", {most_steps}));
        if (!lesson_.steps.empty())
            before_ = lesson_.steps.back().stage.scenario;
        LessonStep step;
        step.title = title_of(line, "##");
        step.line = line.number;
        step.stage.scenario = before_;
        if (lesson_.steps.size() == most_steps)
            lesson_.steps.pop_back();
        lesson_.steps.push_back(std::move(step));
    }

    void end_prose() {
        std::vector<ProseBlock> blocks = prose_of(std::exchange(prose_, {}));
        if (blocks.empty())
            return;
        if (lesson_.steps.empty())
            lesson_.introduction = std::move(blocks);
        else
            lesson_.steps.back().parts.emplace_back(std::move(blocks));
    }

    std::vector<ProseBlock> prose_of(const Lines& lines) {
        std::string text;
        for (const Line& line : lines)
            text.append(line.text) += '\n';
        return trimmed(text).empty() ? std::vector<ProseBlock>()
                                     : read_prose(text, lines.front().number, faults_);
    }

    std::vector<ProseBlock> prose_of(std::string_view text, int line) {
        return prose_of({{trimmed(text), line}});
    }

    void read_fence(const Line& first) {
        end_prose();
        Lines inside;
        for (++at_; at_ < lines_.size() && !lines_[at_].text.starts_with(fence); ++at_)
            if (!trimmed(lines_[at_].text).empty())
                inside.push_back({trimmed(lines_[at_].text), lines_[at_].number});
        if (at_ < lines_.size() && trimmed(lines_[at_].text) == fence)
            ++at_;
        else
            fail(first.number, Message("lesson.open-block", "the block is not closed by ```"));
        if (lesson_.steps.empty())
            return fail(first.number,
                        Message("lesson.early-block", "a block stands below the title of a step"));
        const std::string_view kind = trimmed(first.text.substr(fence.size()));
        LessonStep& step = lesson_.steps.back();
        if (kind == "attnscope")
            read_stage(inside, step.stage);
        else if (kind == "claims")
            for (const Line& line : inside)
                at(line.number, [&] { step.claims.push_back(read_claim(line.text, line.number)); });
        else if (kind == "notes")
            once(first, step.notes.empty(), [&] { read_notes(std::move(inside), step); });
        else if (kind == "question")
            step.parts.emplace_back(question(inside, first.number));
        else if (kind == "task")
            step.parts.emplace_back(task(inside, first.number));
        else
            fail(first.number, Message("lesson.block",
                                       "%1 is none of attnscope, question, task, claims and notes",
                                       {in_quotes(kind)}));
    }

    void read_stage(const Lines& lines, LessonStage& stage) {
        // Of settings, which may need those of later lines: what is wrong with all of them, and
        // from which line on.
        std::optional<LessonFault> wrong;
        for (const Line& line : lines) {
            const std::size_t settings = stage.settings.size();
            if (settings == most_settings)
                return fail(line.number,
                            Message("lesson.many-settings", "a step has less than %1 settings",
                                    {most_settings}));
            at(line.number, [&] { read_stage_line(line, stage, is_view_); });
            if (stage.settings.size() == settings)
                continue;
            try {
                stage.scenario = with_lesson_settings(before_, stage.settings);
                wrong.reset();
            } catch (const InvalidRequest& fault) {
                if (!wrong || wrong->what != fault.message())
                    wrong = {line.number, fault.message()};
            }
        }
        if (wrong)
            faults_.push_back(*wrong);
    }

    /// Reads what the lecturer is told, below a first line with the seconds that the step takes.
    void read_notes(Lines lines, LessonStep& step) {
        const auto planned = lines.empty() ? std::nullopt : after(lines.front(), "plan");
        if (planned) {
            at(lines.front().number, [&] { step.planned_seconds = read_seconds(*planned); });
            lines.erase(lines.begin());
        }
        step.notes = prose_of(lines);
    }

    static int read_seconds(std::string_view word) {
        const std::optional<std::int64_t> seconds = parse_integer(word);
        if (!seconds || *seconds < 1 || *seconds > longest_step)
            throw InvalidRequest(Message("lesson.seconds",
                                         "%1 is no number of seconds from 1 to %2",
                                         {in_quotes(word), longest_step}));
        return static_cast<int>(*seconds);
    }

    /// What a line says after a word, if it begins with it.
    static std::optional<std::string_view> after(const Line& line, std::string_view word) {
        if (!starts_with_word(line.text, word))
            return std::nullopt;
        return trimmed(line.text.substr(word.size()));
    }

    /// Reads why a choice is wrong.
    void read_reason(const Line& line, std::string_view reason, LessonQuestion::Choice& choice) {
        if (choice.is_right)
            return fail(line.number, Message("lesson.why",
                                             "a line 'why' follows a wrong choice (-); of the "
                                             "right one, 'answer' says why"));
        once(line, choice.reason.empty(), [&] { choice.reason = prose_of(reason, line.number); });
    }

    LessonQuestion question(const Lines& lines, int first) {
        LessonQuestion question;
        Lines text;
        for (const Line& line : lines) {
            const int number = line.number;
            if (const auto wrong = after(line, "-"))
                question.choices.push_back({prose_of(*wrong, number), false});
            else if (const auto right = after(line, "*"))
                question.choices.push_back({prose_of(*right, number), true});
            else if (const auto reason = after(line, "why"); reason && !question.choices.empty())
                read_reason(line, *reason, question.choices.back());
            else if (const auto hint = after(line, "hint"))
                once(line, question.hint.empty(), [&] { question.hint = prose_of(*hint, number); });
            else if (const auto answer = after(line, "answer"))
                once(line, question.answer.empty(),
                     [&] { question.answer = prose_of(*answer, number); });
            else if (const auto curve = after(line, "reveal"))
                once(line, !question.revealed, [&] {
                    question.revealed = read_curve({*curve, number}, is_view_);
                });
            else if (const auto claim = after(line, "true"))
                at(number, [&] { question.claims.push_back(read_claim(*claim, number)); });
            else if (question.choices.empty())
                text.push_back(line);
            else
                fail(number, Message("lesson.question-line",
                                     "%1 is none of -, *, why, hint, answer, reveal and true",
                                     {in_quotes(line.text)}));
        }
        question.text = prose_of(text);
        if (question.text.empty() || question.choices.size() < 2 ||
            std::ranges::count(question.choices, true, &LessonQuestion::Choice::is_right) != 1 ||
            question.answer.empty())
            fail(first, Message("lesson.question",
                                "a question has a text, two or more choices of which one is "
                                "right (*), and an answer"));
        return question;
    }

    LessonTask task(const Lines& lines, int first) {
        LessonTask task;
        Lines text;
        for (const Line& line : lines) {
            const int number = line.number;
            if (const auto until = after(line, "until"))
                once(line, !task.until, [&] { task.until = read_claim(*until, number); });
            else if (const auto hint = after(line, "hint"))
                once(line, task.hint.empty(), [&] { task.hint = prose_of(*hint, number); });
            else if (const auto edit = after(line, "solve"))
                at(number, [&] {
                    const auto setting = after({*edit, number}, "--set");
                    if (!setting)
                        throw InvalidRequest(
                            Message("lesson.solve", "an edit has the form --set KEY=VALUE"));
                    split_assignment(*setting);
                    task.solution.emplace_back(*setting);
                });
            else if (!task.until)
                text.push_back(line);
            else
                fail(number, Message("lesson.task-line", "%1 is none of until, hint and solve",
                                     {in_quotes(line.text)}));
        }
        task.text = prose_of(text);
        const std::size_t faults = faults_.size();
        at(first,
           [&] { with_lesson_settings(lesson_.steps.back().stage.scenario, task.solution); });
        if (task.text.empty() || !task.until || task.solution.empty())
            fail(first,
                 Message("lesson.task", "a task has a text, a line 'until' and a line 'solve'"));
        if (faults_.size() > faults)
            task.solution.clear();  // a lesson with faults is shown, and this could not be set
        return task;
    }

    std::vector<Line> lines_;
    const IsView& is_view_;
    std::size_t at_ = 0;
    Lines prose_;      ///< lines that belong together
    Scenario before_;  ///< of the step before the one that is read
    Lesson lesson_;
    std::vector<LessonFault> faults_;
};

}  // namespace

ReadLesson read_lesson(std::string_view text, const IsView& is_view) {
    return LessonReader(text, is_view).read();
}

}  // namespace attnscope
