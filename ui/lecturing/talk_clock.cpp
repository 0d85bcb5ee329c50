#include "ui/lecturing/talk_clock.h"

namespace attnscope {

TalkClock started(const QDateTime& now) {
    return {0, now};
}

TalkClock pausedOrResumed(const TalkClock& clock, const QDateTime& now) {
    const std::optional<QDateTime> since = clock.since ? std::nullopt : std::optional(now);
    return {elapsed(clock, now), since};
}

TalkClock reset(const TalkClock& clock, const QDateTime& now) {
    return {0, clock.since ? std::optional(now) : std::nullopt};
}

qint64 elapsed(const TalkClock& clock, const QDateTime& now) {
    return clock.before + (clock.since ? clock.since->msecsTo(now) : 0);
}

QString durationText(qint64 milliseconds) {
    const qint64 seconds = milliseconds / 1000, minutes = seconds / 60, hours = minutes / 60;
    const QString rest = QStringLiteral(":%1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return hours == 0
               ? QString::number(minutes) + rest
               : QStringLiteral("%1:%2").arg(hours).arg(minutes % 60, 2, 10, QLatin1Char('0')) +
                     rest;
}

}  // namespace attnscope
