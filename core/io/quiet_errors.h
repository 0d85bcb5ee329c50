#pragma once

namespace attnscope {

/// While one exists, what this process writes to standard error goes nowhere: for calls of
/// libraries (EGL, Fontconfig) that write lines of their own there about what the program then says
/// in one sentence, or does without. On any thread; not for long, as everything else that is
/// written meanwhile is lost, too.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

    /// Standard error is as it was, although some exist: for who has a last sentence to say.
    static void end();
};

}  // namespace attnscope
