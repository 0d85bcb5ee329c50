#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

namespace attnscope {

/// How long a talk has taken: a clock that runs, can be paused, and starts anew.
struct TalkClock {
    qint64 before = 0;               ///< ms that it ran until it was paused last
    std::optional<QDateTime> since;  ///< when it began to run; nullopt while it is paused

    bool operator==(const TalkClock&) const = default;
};

/// Returns a clock that starts to run.
TalkClock started(const QDateTime& now);
/// Returns a running clock as paused, and a paused one as running.
TalkClock pausedOrResumed(const TalkClock& clock, const QDateTime& now);
/// Returns a clock at 0 that runs if `clock` does.
TalkClock reset(const TalkClock& clock, const QDateTime& now);

/// Returns the ms that a clock has run.
qint64 elapsed(const TalkClock& clock, const QDateTime& now);

/// Returns a time as minutes and seconds, from an hour on with hours: 0:07, 59:59, 1:00:00.
QString durationText(qint64 milliseconds);

}  // namespace attnscope
