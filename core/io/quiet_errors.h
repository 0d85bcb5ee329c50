#pragma once

namespace attnscope {

/// Discards what this process writes to standard error while an object of this class exists. It is
/// for calls of libraries (EGL, Fontconfig) that print faults which the program itself reports in
/// one sentence, or ignores. It applies to all threads. Use it briefly, because everything else
/// that is written meanwhile is lost, too.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

    /// Restores standard error even while objects exist, for a last message.
    static void end();
};

}  // namespace attnscope
