#include "ui/handout/handout_numbers.h"

#include "core/text/errors.h"
#include "core/text/printable.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

class Numbers {
public:
    Numbers(const std::string& name, const std::stop_token& stop) : name_(name), stop_(stop) {}

    void setHere(const Scenario& here) { here_ = here; }

    void fill(std::vector<ProseBlock>& blocks) const {
        for (ProseBlock& block : blocks)
            for (ProseSpan& span : block.spans)
                if (span.kind == ProseSpan::Kind::number) {
                    span.text = unbrokenNumber(valueOf(span), span.digits).toStdString();
                    span.kind = ProseSpan::Kind::words;
                }
    }

    void fill(LessonQuestion& question) const {
        fill(question.text);
        for (LessonQuestion::Choice& choice : question.choices)
            fill(choice.text);
        fill(question.hint);
        fill(question.answer);
    }

    void fill(LessonTask& task) const {
        fill(task.text);
        fill(task.hint);
    }

private:
    double valueOf(const ProseSpan& number) const {
        try {
            return lesson_number(number.text, here_, stop_);
        } catch (const InvalidRequest& fault) {
            throw FileError(Message("lesson.fault", "%1, line %2: %3",
                                    {printable(name_), number.line, fault.message()}));
        }
    }

    const std::string& name_;
    const std::stop_token& stop_;
    Scenario here_;
};

}  // namespace

Lesson withNumbers(Lesson lesson, const std::string& name, const std::stop_token& stop) {
    Numbers numbers(name, stop);
    if (!lesson.steps.empty())
        numbers.setHere(lesson.steps.front().stage.scenario);
    numbers.fill(lesson.introduction);
    for (LessonStep& step : lesson.steps) {
        if (stop.stop_requested())
            throw Cancelled();
        numbers.setHere(step.stage.scenario);
        for (LessonPart& part : step.parts)
            std::visit([&](auto& each) { numbers.fill(each); }, part);
        numbers.fill(step.notes);
    }
    return lesson;
}

}  // namespace attnscope
