#include "ui/window/theme_switch.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>

#include "ui/settings/settings_watch.h"

namespace attnscope {
namespace {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightnessF() < 0.5F;
}

}  // namespace

ThemeSwitch::ThemeSwitch(Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      desktop_is_dark_(isDark(QGuiApplication::palette())),
      actions_(new QActionGroup(this)) {
    const auto add = [this](const QString& label, ThemeChoice choice) {
        auto* action = new QAction(label, actions_);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, choice] { choose(choice); });
    };
    add(tr("System"), ThemeChoice::system);
    for (const NamedTheme& theme : themes())
        add(labelOf(theme), theme.choice);
    connect(new SettingsWatch(this), &SettingsWatch::changed, this, &ThemeSwitch::followSettings);
    apply();
}

void ThemeSwitch::fill(QMenu* menu) {
    menu->addActions(actions_->actions());
}

void ThemeSwitch::choose(ThemeChoice choice) {
    settings_.setTheme(choice);
    apply();
}

void ThemeSwitch::apply() {
    const ThemeChoice choice = settings_.theme();
    theme_ = themeOf(choice, desktop_is_dark_);
    QApplication::setPalette(paletteOf(theme_));
    actions_->actions().at(static_cast<qsizetype>(choice))->setChecked(true);
    Q_EMIT changed(theme_);
}

void ThemeSwitch::followSettings() {
    const ThemeChoice choice = settings_.theme();
    const bool isChosen = actions_->actions().at(static_cast<qsizetype>(choice))->isChecked();
    if (!isChosen || themeOf(choice, desktop_is_dark_).key != theme_.key)
        apply();
}

/// Follows the desktop. Its palette can be read once the theme's palette is taken away.
void ThemeSwitch::followDesktop() {
    QApplication::setPalette(QPalette());
    desktop_is_dark_ = isDark(QGuiApplication::palette());
    apply();
}

}  // namespace attnscope
