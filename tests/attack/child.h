#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace attnscope::attack {

/// How the program is started.
struct Start {
    std::vector<std::string> arguments;
    std::string folder = "/";    ///< where it runs, and its TMPDIR
    std::string input = {};      ///< what its standard input holds
    std::int64_t read_size = 0;  ///< of the files that it is given
    /// Runs in the new process before the program: closes streams, sets limits, changes the user.
    std::function<void()> prepare = {};
    std::string program = {};                   ///< in place of attnscope
    std::vector<std::string> environment = {};  ///< besides what every attack has
};

/// How the program ended.
struct Ending {
    int status = 0;  ///< as wait() gives it
    std::string out = {}, err = {};
    std::int64_t peak_memory = 0;  ///< resident bytes
    std::int64_t bytes_read = 0;   ///< by the kernel's account
    bool hung = false;             ///< whether it had to be killed

    bool exited_with(int code) const;
    bool was_ended_by(int signal) const;
};

/// The program as a process of its own, which goes with its owner.
class Child {
public:
    explicit Child(const Start& start);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    pid_t pid() const { return pid_; }
    bool has_ended() const;
    void send(int signal) const;
    /// Returns what the program's standard output holds by now.
    std::string output() const;

    /// Waits for the program's end, and kills it after a minute (with a sanitizer, 20 minutes): no
    /// attack takes so long but one that hangs.
    Ending wait();

private:
    Ending reap(bool hung);

    pid_t pid_ = -1;
    int out_ = -1, err_ = -1;
};

Ending run(const Start& start);

/// Returns the command as it can be typed into bash, long words shortened.
std::string shell_command(const Start& start);

}  // namespace attnscope::attack
