#pragma once

#include <QApplication>
#include <memory>

namespace attnscope {

/// What painting needs of Qt, without a display whatever the environment says. An application that
/// exists already is used as it is.
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
