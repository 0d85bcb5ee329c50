#include "ui/look/on_screen.h"

#include <QScreen>
#include <QWidget>

namespace attnscope {

void resizeOnScreen(QWidget& window, const QSize& usual) {
    constexpr double part = 0.96;  // the rest is for the frame
    const QWidget* parent = window.parentWidget();
    const QScreen* screen = (parent ? parent : &window)->screen();
    window.resize(usual.boundedTo(screen->availableGeometry().size() * part));
}

}  // namespace attnscope
