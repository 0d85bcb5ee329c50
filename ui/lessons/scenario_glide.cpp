#include "ui/lessons/scenario_glide.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <algorithm>
#include <chrono>

#include "core/fields/fields.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto glide_time = 400ms, glide_frame = 16ms;
constexpr double longest_step = 0.25;  ///< of the way, so that it is seen on a slow machine, too

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

/// Returns the Scenario with the numbers that these sweeps have at a part of the way, or as it is
/// if one of them is refused.
Scenario withNumbers(const Scenario& scenario, const std::vector<Sweep>& sweeps, double part) {
    Scenario moved = scenario;
    try {
        for (const Sweep& sweep : sweeps)
            set(moved, field(sweep.field), text_at(sweep, part));
    } catch (const Error&) {
        return scenario;
    }
    return moved;
}

/// Whether a number that moves is still the one that was shown.
bool isUnchanged(const Sweep& sweep, const Scenario& now, const Scenario& shown) {
    const Field& moved = field(sweep.field);
    const bool is_meant = moved.key != "lambda" || now.rule == shown.rule;
    return is_meant && shown_number(now, moved) == shown_number(shown, moved);
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
    stop();
    to_ = model_.scenario();
    sweeps_ = sweepsBetween(from, to_);
    if (!isAllowed() || sweeps_.empty()) {
        end();
        Q_EMIT arrived();
        return;
    }
    part_ = 0;
    since_start_.start();
    timer_.start();
    show(withNumbers(to_, sweeps_, part_));
}

void ScenarioGlide::step() {
    const double wanted =
        static_cast<double>(since_start_.elapsed()) / std::chrono::milliseconds(glide_time).count();
    part_ = std::min({wanted, part_ + longest_step, 1.0});
    if (part_ < 1)
        return show(withNumbers(to_, sweeps_, part_));
    finish();
    Q_EMIT arrived();
}

/// Shows a Scenario on the way, as a drag does, so that it is not kept.
void ScenarioGlide::show(const Scenario& scenario) {
    const QScopedValueRollback setting(setting_, true);
    model_.setDragging(true);
    model_.adopt(scenario);
    shown_ = model_.scenario();
}

void ScenarioGlide::stop() {
    if (runs())
        end();
}

void ScenarioGlide::finish() {
    if (!runs())
        return;
    show(to_);
    end();
}

void ScenarioGlide::end() {
    timer_.stop();
    model_.setDragging(false);
    Q_EMIT ended();
}

/// Ends when somebody else changes the Scenario, with the numbers that were not changed where they
/// would have arrived.
void ScenarioGlide::notice() {
    if (!runs() || setting_)
        return;
    const Scenario now = model_.scenario();
    std::vector<Sweep> others = sweeps_;
    std::erase_if(others, [&](const Sweep& each) { return !isUnchanged(each, now, shown_); });
    show(withNumbers(now, others, 1));
    end();
}

}  // namespace attnscope
