#pragma once

#include <QApplication>
#include <memory>

namespace attnscope {

/// Threads that the window's jobs run on, with some to spare.
inline constexpr int window_threads = 12;

/// Throws Error if the system does not let the program start the threads that Qt paints large areas
/// on and `others` besides: Qt would wait for them for ever.
void require_threads(int others);

/// Sets up what painting needs of Qt, without a display whatever the environment says. An
/// application that exists already is used as it is. Throws Error if there are too few threads to
/// paint with.
class OffscreenApplication {
public:
    OffscreenApplication();
    ~OffscreenApplication();
    OffscreenApplication(const OffscreenApplication&) = delete;
    OffscreenApplication& operator=(const OffscreenApplication&) = delete;

private:
    int argument_count_ = 1;
    char name_[10] = "attnscope";
    char* arguments_[2] = {name_, nullptr};
    std::unique_ptr<QApplication> application_;
};

}  // namespace attnscope
