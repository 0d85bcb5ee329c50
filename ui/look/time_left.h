#pragma once

#include <QString>
#include <optional>

namespace attnscope {

/// Estimates how long work will still take if it goes on as fast as so far.
class TimeLeft {
public:
    /// Notes that `part` of the work is done at the time `now`, in seconds on any clock. If `part`
    /// is less than before, the work has begun again.
    void take(double part, double now);
    void reset() { *this = {}; }

    /// Returns the estimated seconds left; nullopt in the first moments, when the estimate would be
    /// poor.
    std::optional<double> seconds() const;

private:
    struct Mark {
        double part, time;
    };
    std::optional<Mark> from_;
    Mark last_{0, 0};
};

/// Returns a text such as "about 5 seconds left", in steps that are coarse enough to be read.
QString timeLeftText(double seconds);

}  // namespace attnscope
