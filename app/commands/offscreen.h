#pragma once

#include <QApplication>
#include <memory>

namespace attnscope {

/// How many threads the window's jobs need, with some to spare.
inline constexpr int window_threads = 13;

/// Throws Error unless the system lets the program start as many more threads as Qt paints large
/// areas on (one for each processor), and `others` in addition. Without these threads Qt would wait
/// for ever.
void require_threads(int others);

/// A Qt application that can paint without a display, whatever the environment says. If an
/// application exists already, it is used as it is. The constructor throws Error if there are too
/// few threads to paint with (require_threads(0)), and std::bad_alloc if there is too little memory
/// for Qt (requireRoom()).
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
