#pragma once

namespace attnscope {

/// Discards what this process writes to standard error while an object of this class exists: for
/// calls of libraries (EGL, Fontconfig) that write lines of their own about faults that the program
/// then reports in one sentence, or does not mind. Applies to all threads; to be used briefly, as
/// everything else that is written meanwhile is lost, too.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

    /// Restores standard error although objects exist, for a last message.
    static void end();
};

}  // namespace attnscope
