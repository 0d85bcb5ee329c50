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

    /// Writes to its standard input, which stays open until end_input().
    void write_input(const std::string& text) const;
    void end_input();

    /// Waits until it has taken its signals over and sleeps, blocked in a read or a write.
    void wait_until_blocked() const;

    /// Waits until it has opened a file in that folder to write to; gives its descriptors.
    std::vector<int> wait_until_writing(const std::string& folder) const;

    void send(int signal) const;

    /// Its exit status, −signal where one ended it; where it does not end for a minute it is killed
    /// and the status is that of the kill.
    int wait();

private:
    pid_t process_;
    int input_ = -1;
    bool has_ended_ = false;
};

}  // namespace attnscope
