#include "ui/play/player.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

#include "core/fields/fields.h"
#include "core/text/errors.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr qint64 frame = 16;  ///< ms of a frame if nothing takes longer

}  // namespace

Player::Player(ScenarioModel& model, const Works& works, QObject* parent)
    : QObject(parent), model_(model), works_(works) {
    next_.setSingleShot(true);
    next_.setTimerType(Qt::PreciseTimer);
    connect(&next_, &QTimer::timeout, this, &Player::step);
    connect(&works, &Works::busyChanged, this, &Player::waitForViews);
    connect(&model, &ScenarioModel::playingChanged, this, &Player::follow);
    connect(&model, &ScenarioModel::playChosen, this, [this] {
        if (runs_ && play_ != model_.play(play_.sweep.field))
            start();
    });
    connect(&model, &ScenarioModel::changed, this, &Player::notice);
}

void Player::follow() {
    if (runs_)
        end();
    if (!model_.playing().empty())
        start();
}

void Player::start() {
    play_ = model_.play(model_.playing());
    if (!std::exchange(runs_, true))
        before_ = model_.scenario();
    value_ = shown_number(model_.scenario(), field(play_.sweep.field));
    began_ = play_.seconds * part_with(play_.sweep, value_);
    since_start_.start();
    since_step_.start();  // which step() does only if nothing is computed
    step();
}

void Player::end() {
    runs_ = false;
    next_.stop();
    model_.setDragging(false);
}

void Player::stop() {
    model_.setPlaying({});
}

bool Player::giveUp() {
    if (!runs_)
        return false;
    const std::optional<Scenario> before = std::exchange(before_, std::nullopt);
    stop();
    if (before)
        model_.adopt(*before);
    return true;
}

void Player::step() {
    if (works_.isBusy())
        return;  // busy with another change; its end calls waitForViews()
    constexpr double second = 1000;
    since_step_.start();
    const auto part =
        part_after(play_, began_ + static_cast<double>(since_start_.elapsed()) / second);
    take(part.value_or(1));
    if (!part)
        stop();
    else if (runs_)
        waitForViews();
}

void Player::take(double part) {
    const QScopedValueRollback setting(setting_, true);
    model_.setDragging(true);  // another control may have ended it
    try {
        model_.setNumber(play_.sweep.field, number_at(play_.sweep, part));
        value_ = shown_number(model_.scenario(), field(play_.sweep.field));
    } catch (const Error& error) {
        stop();
        Q_EMIT failed(translated(error.message()));
    }
}

/// Waits for the views. The timer fires after the painting that the views have asked for.
void Player::waitForViews() {
    if (runs_ && !setting_ && !works_.isBusy())
        next_.start(static_cast<int>(std::max<qint64>(0, frame - since_step_.elapsed())));
}

/// Notices changes by others. After any change, giveUp() no longer restores the earlier Scenario. A
/// change of the field itself stops the play.
void Player::notice() {
    if (!runs_ || setting_)
        return;
    before_.reset();
    if (shown_number(model_.scenario(), field(play_.sweep.field)) != value_)
        stop();
}

}  // namespace attnscope
