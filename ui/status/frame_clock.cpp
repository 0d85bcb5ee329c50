#include "ui/status/frame_clock.h"

namespace attnscope {

FrameClock::FrameClock(ScenarioModel& model, const Works& works, QObject* parent)
    : QObject(parent), works_(works) {
    connect(&model, &ScenarioModel::changed, this, [this] {
        since_change_.start();
        waits_ = true;
        engine_.reset();
    });
}

void FrameClock::painted() {
    if (!waits_ || works_.isBusy())
        return;
    waits_ = false;
    constexpr double nanosecond = 1e-9;
    Q_EMIT measured(nanosecond * static_cast<double>(since_change_.nsecsElapsed()), engine_);
}

}  // namespace attnscope
