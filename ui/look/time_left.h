#pragma once

#include <QString>
#include <optional>

namespace attnscope {

/// How long work takes that goes on as it went so far.
class TimeLeft {
public:
    /// So large a part of it is done at that time, in seconds on any clock. Where it is less than
    /// before, the work has begun anew.
    void take(double part, double now);
    void reset() { *this = {}; }

    /// Seconds left; none in the first moments, which tell little.
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
