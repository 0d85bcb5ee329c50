#include "ui/presentation/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace attnscope {

QScreen* screenBeside(const QScreen* screen) {
    const QList<QScreen*> all = QGuiApplication::screens();
    const auto other = std::ranges::find_if(all, [&](QScreen* each) {
        const bool is_mirror = screen && each->geometry().intersects(screen->geometry());
        return each != screen && !is_mirror;
    });
    return other == all.end() ? nullptr : *other;
}

bool windowsArePlaced() {
    return !QGuiApplication::platformName().startsWith(QStringLiteral("wayland"));
}

void moveTo(QWidget& window, QScreen& screen, const QRect& place) {
    const bool is_reopened = !windowsArePlaced() && window.isVisible();
    if (is_reopened)
        window.hide();
    window.setWindowState(Qt::WindowNoState);
    window.setScreen(&screen);
    window.setGeometry(place);
    if (is_reopened)
        window.show();
}

bool hasOtherScreen() {
    return QGuiApplication::screens().size() > 1;
}

}  // namespace attnscope
