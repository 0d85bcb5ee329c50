#include "ui/lessons/lesson_values.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

#include "core/text/errors.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto late_time = 150ms;  ///< until numbers that are out of date go

double valueOf(const std::string& expression, const Scenario& here, const std::stop_token& stop) {
    try {
        return lesson_number(expression, here, stop);
    } catch (const Cancelled&) {
        throw;
    } catch (const Error&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

bool isTrue(const LessonClaim& claim, const Scenario& here, const std::stop_token& stop) {
    try {
        return holds(claim, here, stop);
    } catch (const Cancelled&) {
        throw;
    } catch (const Error&) {
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
        for (const LessonQuestion::Choice& choice : question.choices) {
            add(choice.text);
            add(choice.reason);
        }
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
    late_.setSingleShot(true);
    late_.setInterval(late_time);
    connect(&late_, &QTimer::timeout, this, &LessonValues::forget);
}

void LessonValues::follow(const Lesson& lesson, int step, const std::set<std::size_t>& done) {
    leave();
    const LessonStep& shown = lesson.steps.at(static_cast<std::size_t>(step));
    Expressions expressions;
    expressions.add(shown.notes);
    if (step == 0)
        expressions.add(lesson.introduction);
    for (std::size_t i = 0; i < shown.parts.size(); ++i) {
        std::visit([&](const auto& part) { expressions.add(part); }, shown.parts[i]);
        const auto* task = std::get_if<LessonTask>(&shown.parts[i]);
        if (task && task->until && !done.contains(i))
            tasks_.push_back({i, *task->until});
    }
    expressions_ = expressions.take();
    compute();
}

void LessonValues::leave() {
    ++step_;
    job_.cancel();
    late_.stop();
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
    return found == values_.end() ? QStringLiteral("…")
                                  : unbrokenNumber(found->second, number.digits);
}

/// Computes tasks first, since a person waits for them.
void LessonValues::compute() {
    std::vector<std::string> wanted = expressions_;
    std::erase_if(wanted, [this](const std::string& each) {
        return values_.contains(each) && !reads_scenario(each);
    });
    has_missed_ = waits_;
    if (waits_ || (wanted.empty() && tasks_.empty()))
        return;
    if (!wanted.empty() && !late_.isActive())
        late_.start();
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
                    give([this, part = task.part] { finish(part); });
            std::map<std::string, double> values;
            for (const std::string& each : wanted)
                values[each] = valueOf(each, here, stop);
            give([this, here, values] { take(here, values); });
        },
        LatestJob::following(model_.isDragging()));
}

void LessonValues::finish(std::size_t part) {
    std::erase_if(tasks_, [part](const Task& task) { return task.part == part; });
    Q_EMIT solved(part);
}

void LessonValues::take(const Scenario& of, const std::map<std::string, double>& values) {
    of_ = of;
    late_.stop();
    if (of_ != model_.scenario())
        late_.start();
    bool is_changed = false;
    for (const auto& [expression, value] : values) {
        const auto known = values_.find(expression);
        const bool is_same =
            known != values_.end() &&
            (known->second == value || (std::isnan(known->second) && std::isnan(value)));
        is_changed = is_changed || !is_same;
        values_[expression] = value;
    }
    if (is_changed)
        Q_EMIT changed();
}

void LessonValues::cancel() {
    job_.cancel();
    forget();
}

/// Gives no numbers any more that are not of the present Scenario.
void LessonValues::forget() {
    late_.stop();
    if (of_ == model_.scenario())
        return;
    const auto outdated = [](const auto& value) { return reads_scenario(value.first); };
    if (std::erase_if(values_, outdated) > 0)
        Q_EMIT changed();
}

}  // namespace attnscope
