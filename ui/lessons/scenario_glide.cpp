#include "ui/lessons/scenario_glide.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <chrono>

#include "core/fields/fields.h"
#include "core/sweep/sweep.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto glide_time = 400ms, glide_frame = 16ms;

/// Returns the fields whose numbers differ and can be set in between.
std::vector<Sweep> sweepsBetween(const Scenario& from, const Scenario& to) {
    std::vector<Sweep> sweeps;
    const auto add = [&](std::string_view key) {
        const double begin = shown_number(from, field(key)), end = shown_number(to, field(key));
        if (begin != end && begin > 0 && end > 0)
            sweeps.push_back({std::string(key), begin, end, Spacing::logarithmic});
    };
    add("n");
    add("d");
    if (from.rule == to.rule && from.rule == "constant")
        add("lambda");
    return sweeps;
}

}  // namespace

ScenarioGlide::ScenarioGlide(ScenarioModel& model, QObject* parent)
    : QObject(parent), model_(model) {
    timer_.setInterval(glide_frame);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &ScenarioGlide::step);
    connect(&model_, &ScenarioModel::changed, this, &ScenarioGlide::notice);
}

bool ScenarioGlide::isAllowed() {
    return QApplication::isEffectEnabled(Qt::UI_General);
}

void ScenarioGlide::start(const Scenario& from) {
    if (runs())
        end();
    from_ = from;
    to_ = model_.scenario();
    if (!isAllowed() || sweepsBetween(from_, to_).empty())
        return arrive();
    since_start_.start();
    timer_.start();
    step();
}

void ScenarioGlide::step() {
    const double part =
        static_cast<double>(since_start_.elapsed()) / std::chrono::milliseconds(glide_time).count();
    const QScopedValueRollback setting(setting_, true);
    Scenario between = to_;
    try {
        for (const Sweep& sweep : sweepsBetween(from_, to_))
            if (part < 1)
                set(between, field(sweep.field), text_at(sweep, part));
    } catch (const Error&) {
        between = to_;  // a value in between is not possible
    }
    model_.setDragging(true);  // until after the last value, so that none in between is kept
    model_.adopt(between);
    if (part >= 1)
        arrive();
}

void ScenarioGlide::arrive() {
    end();
    Q_EMIT arrived();
}

void ScenarioGlide::end() {
    timer_.stop();
    model_.setDragging(false);
    Q_EMIT ended();
}

/// Ends when somebody else changes the Scenario.
void ScenarioGlide::notice() {
    if (runs() && !setting_)
        end();
}

}  // namespace attnscope
