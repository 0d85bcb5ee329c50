#include "ui/lessons/lesson_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/text/errors.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

bool dependsOnScenario(const std::string& expression) {
    return expression.find("here(") != std::string::npos;
}

double valueOf(const std::string& expression, const Scenario& here, const std::stop_token& stop) {
    try {
        return lesson_number(expression, here, stop);
    } catch (const InvalidRequest&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

bool isTrue(const LessonClaim& claim, const Scenario& here, const std::stop_token& stop) {
    try {
        return holds(claim, here, stop);
    } catch (const InvalidRequest&) {
        return false;
    }
}

/// Collects the expressions of numbers.
class Expressions {
public:
    void add(const std::vector<ProseBlock>& blocks) {
        for (const ProseBlock& block : blocks)
            for (const ProseSpan& span : block.spans)
                if (span.kind == ProseSpan::Kind::number &&
                    std::ranges::count(all_, span.text) == 0)
                    all_.push_back(span.text);
    }

    void add(const LessonQuestion& question) {
        add(question.text);
        for (const LessonQuestion::Choice& choice : question.choices)
            add(choice.text);
        add(question.hint);
        add(question.answer);
    }

    void add(const LessonTask& task) {
        add(task.text);
        add(task.hint);
    }

    std::vector<std::string> take() { return std::move(all_); }

private:
    std::vector<std::string> all_;
};

}  // namespace

LessonValues::LessonValues(ScenarioModel& model, QObject* parent) : QObject(parent), model_(model) {
    connect(&job_, &LatestJob::busyChanged, this, &LessonValues::busyChanged);
    connect(&model_, &ScenarioModel::changed, this, &LessonValues::compute);
}

void LessonValues::follow(const Lesson& lesson, int step) {
    leave();
    const LessonStep& shown = lesson.steps.at(static_cast<std::size_t>(step));
    Expressions expressions;
    expressions.add(shown.notes);
    if (step == 0)
        expressions.add(lesson.introduction);
    for (std::size_t i = 0; i < shown.parts.size(); ++i) {
        std::visit([&](const auto& part) { expressions.add(part); }, shown.parts[i]);
        if (const auto* task = std::get_if<LessonTask>(&shown.parts[i]); task && task->until)
            tasks_.push_back({i, *task->until});
    }
    expressions_ = expressions.take();
    compute();
}

void LessonValues::leave() {
    ++step_;
    job_.cancel();
    expressions_.clear();
    tasks_.clear();
    values_.clear();
}

void LessonValues::setWaiting(bool waits) {
    waits_ = waits;
    if (!waits && std::exchange(has_missed_, false))
        compute();
}

QString LessonValues::text(const ProseSpan& number) const {
    const auto found = values_.find(number.text);
    return found == values_.end() ? QStringLiteral("…") : shortNumber(found->second, number.digits);
}

/// Computes tasks first, since a person waits for them.
void LessonValues::compute() {
    std::vector<std::string> wanted = expressions_;
    std::erase_if(wanted, [this](const std::string& each) {
        return values_.contains(each) && !dependsOnScenario(each);
    });
    has_missed_ = waits_;
    if (waits_ || (wanted.empty() && tasks_.empty()))
        return;
    job_.post(
        [this, wanted, tasks = tasks_, here = model_.scenario(), of = step_](
            const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            const auto give = [&](auto done) {
                deliver([this, of, done] {
                    if (of == step_)
                        done();
                });
            };
            for (const Task& task : tasks)
                if (isTrue(task.until, here, stop))
                    give([this, part = task.part] { Q_EMIT solved(part); });
            for (const std::string& each : wanted)
                give([this, each, value = valueOf(each, here, stop)] { take(each, value); });
        },
        LatestJob::following(model_.isDragging()));
}

void LessonValues::take(const std::string& expression, double value) {
    const auto known = values_.find(expression);
    const bool isSame =
        known != values_.end() &&
        (known->second == value || (std::isnan(known->second) && std::isnan(value)));
    values_[expression] = value;
    if (!isSame)
        Q_EMIT changed();
}

}  // namespace attnscope
