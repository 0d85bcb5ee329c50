#pragma once

#include <string>

namespace attnscope::attack {

/// A named pipe with both ends open here, so that who opens it is not kept waiting, but who reads
/// or writes it is: nothing comes, and nothing is taken out.
class StandingPipe {
public:
    explicit StandingPipe(const std::string& path);
    ~StandingPipe();
    StandingPipe(const StandingPipe&) = delete;
    StandingPipe& operator=(const StandingPipe&) = delete;

    void feed(const std::string& bytes) const;
    /// Writes until the pipe takes no further byte.
    void fill() const;

private:
    int descriptor_;
};

/// Makes a named pipe of which nobody holds an end.
void make_pipe(const std::string& path);

}  // namespace attnscope::attack
