#pragma once

#include <QObject>

#include "ui/look/theme.h"
#include "ui/settings/settings.h"

class QActionGroup;
class QMenu;

namespace attnscope {

/// The theme of all windows: a theme chosen in a menu, or that of the desktop. The choice is kept
/// in the settings, where other windows may change it.
class ThemeSwitch : public QObject {
    Q_OBJECT

public:
    ThemeSwitch(Settings& settings, QObject* parent);

    const Theme& theme() const { return theme_; }
    void choose(ThemeChoice choice);
    /// Adds an action for each theme.
    void fill(QMenu* menu);
    /// Follows the desktop, after its colours have changed.
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
