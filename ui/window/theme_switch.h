#pragma once

#include <QObject>

#include "ui/look/theme.h"
#include "ui/settings/settings.h"

class QActionGroup;
class QMenu;

namespace attnscope {

/// The theme of all windows: that of the settings, where other windows may write another, or that
/// of the desktop. A menu chooses it.
class ThemeSwitch : public QObject {
    Q_OBJECT

public:
    ThemeSwitch(Settings& settings, QObject* parent);

    const Theme& theme() const { return theme_; }
    void choose(ThemeChoice choice);
    /// Adds an action for each theme.
    void fill(QMenu* menu);
    /// Follows the desktop, which has other colours now.
    void followDesktop();

Q_SIGNALS:
    void changed(const attnscope::Theme& theme);

private:
    void apply();
    void followSettings();

    Settings& settings_;
    Theme theme_ = lightTheme();
    bool desktop_is_dark_;
    QActionGroup* actions_;
};

}  // namespace attnscope
