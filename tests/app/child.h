#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

namespace attnscope {

/// The real program as a child process that a test can signal.
class Child {
public:
    /// `prepare` is called in the child before the program begins.
    explicit Child(
        const std::vector<std::string>& arguments, const std::function<void()>& prepare = [] {});
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Writes to the program's standard input, which stays open until end_input().
    void write_input(const std::string& text) const;
    void end_input();

    /// Waits until the program has taken its signals over and sleeps, blocked in a read or a write.
    void wait_until_blocked() const;

    /// Waits until the program has opened a file in that folder to write to; returns the file's
    /// descriptors.
    std::vector<int> wait_until_writing(const std::string& folder) const;

    void send(int signal) const;

    /// Waits for the end, and returns the exit status, or −signal if one ended the program. A
    /// program that does not end for a minute is killed, and the status is that of the kill.
    int wait();

private:
    pid_t process_;
    int input_ = -1;
    bool has_ended_ = false;
};

}  // namespace attnscope
