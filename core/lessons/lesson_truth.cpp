#include <algorithm>

#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/stage_reader.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

std::string_view sign_of(LessonClaim::Relation relation) {
    switch (relation) {
        case LessonClaim::Relation::less:
            return "<";
        case LessonClaim::Relation::equal:
            return "=";
        case LessonClaim::Relation::greater:
            break;
    }
    return ">";
}

/// Finds what is untrue in the steps of a lesson.
class TruthOf {
public:
    TruthOf(const Lesson& lesson, const std::stop_token& stop) : lesson_(lesson), stop_(stop) {}

    std::vector<LessonFault> faults() && {
        check(lesson_.introduction, {});
        for (const LessonStep& step : lesson_.steps)
            check(step);
        std::ranges::stable_sort(faults_, {}, &LessonFault::line);
        return std::move(faults_);
    }

private:
    template <typename Work>
    void at(int line, const Work& work) {
        try {
            work();
        } catch (const InvalidRequest& fault) {
            faults_.push_back({line, fault.message()});
        }
    }

    void check(const std::vector<ProseBlock>& blocks, const Scenario& here) {
        for (const ProseBlock& block : blocks)
            for (const ProseSpan& span : block.spans)
                if (span.kind == ProseSpan::Kind::number)
                    at(span.line, [&] { lesson_number(span.text, here, stop_); });
    }

    void check(const LessonClaim& claim, const Scenario& here) {
        at(claim.line, [&] {
            if (!holds(claim, here, stop_))
                throw InvalidRequest(Message(
                    "lesson.untrue", "%1 is %2, not %3 %4",
                    {in_quotes(claim.left), to_readable(lesson_number(claim.left, here, stop_)),
                     sign_of(claim.relation),
                     to_readable(lesson_number(claim.right, here, stop_))}));
        });
    }

    /// Whether a figure with simulated values or without has the curve.
    void check(const LessonCallout::Curve& named, const Scenario& here) {
        at(named.line, [&] {
            if (!is_figure(named.view))
                throw InvalidRequest(Message("lesson.no-curves", "%1 has no curves", {named.view}));
            for (const Detail detail : {Detail::rough, Detail::sampled})
                if (!entry_meant(figure_entry(named.view).compute(here, detail, stop_), named.curve)
                         .empty())
                    return;
            throw InvalidRequest(Message("lesson.no-curve", "%1 has no curve %2 here",
                                         {named.view, in_quotes(named.curve)}));
        });
    }

    void check(const LessonQuestion& question, const Scenario& here) {
        check(question.text, here);
        check(question.hint, here);
        check(question.answer, here);
        for (const LessonQuestion::Choice& choice : question.choices)
            for (const auto* text : {&choice.text, &choice.reason})
                check(*text, here);
        for (const LessonClaim& claim : question.claims)
            check(claim, here);
        if (question.revealed)
            check(*question.revealed, here);
    }

    void check(const LessonTask& task, const Scenario& here) {
        check(task.text, here);
        check(task.hint, here);
        if (!task.until)
            return;
        at(task.until->line, [&] {
            if (holds(*task.until, here, stop_))
                throw InvalidRequest(
                    Message("lesson.done", "the task is done before anything is changed"));
            const Scenario solved = with_lesson_settings(here, task.solution);
            if (!holds(*task.until, solved, stop_))
                throw InvalidRequest(
                    Message("lesson.unsolved", "the task is not done by what solves it"));
        });
    }

    void check(const LessonStep& step) {
        const LessonStage& stage = step.stage;
        const Scenario& here = stage.scenario;
        for (const LessonStage::Hidden& hidden : stage.hidden)
            for (const std::string& curve : hidden.curves)
                check(LessonCallout::Curve{hidden.view, curve, hidden.line}, here);
        for (const LessonCallout& callout : stage.callouts)
            if (const auto* curve = std::get_if<LessonCallout::Curve>(&callout.target))
                check(*curve, here);
            else if (const auto* cell = std::get_if<LessonCallout::Cell>(&callout.target))
                at(cell->line, [&] {
                    if (std::max(cell->row, cell->key) >= here.n)
                        throw InvalidRequest(Message(
                            "lesson.no-cell", "a matrix with n = %1 has no such cell", {here.n}));
                });
        for (const LessonPart& part : step.parts)
            std::visit([&](const auto& each) { check(each, here); }, part);
        for (const LessonClaim& claim : step.claims)
            check(claim, here);
        check(step.notes, here);
    }

    const Lesson& lesson_;
    const std::stop_token& stop_;
    std::vector<LessonFault> faults_;
};

}  // namespace

std::vector<LessonFault> untrue_in(const Lesson& lesson, const std::stop_token& stop) {
    return TruthOf(lesson, stop).faults();
}

}  // namespace attnscope
