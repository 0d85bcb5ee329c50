#pragma once

#include <QString>
#include <optional>

namespace attnscope {

/// Tells how long work will take yet if it goes on as it went so far.
class TimeLeft {
public:
    /// Notes that `part` of the work is done at time `now`, in seconds on any clock. If that is
    /// less than before, the work has begun anew.
    void take(double part, double now);
    void reset() { *this = {}; }

    /// Returns the seconds left; nullopt in the first moments, which tell little.
    std::optional<double> seconds() const;

private:
    struct Mark {
        double part, time;
    };
    std::optional<Mark> from_;
    Mark last_{0, 0};
};

/// "about 5 seconds left", in steps that a person can follow.
QString timeLeftText(double seconds);

}  // namespace attnscope
