#include "app/offscreen.h"

namespace attnscope {

OffscreenApplication::OffscreenApplication() {
    if (QCoreApplication::instance() != nullptr)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    application_ = std::make_unique<QApplication>(argument_count_, arguments_);
}

}  // namespace attnscope
