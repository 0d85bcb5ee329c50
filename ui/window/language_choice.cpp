#include "ui/window/language_choice.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <algorithm>

#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/settings/settings.h"

namespace attnscope {

const Language& chosenLanguage(const Settings& settings) {
    const std::string key = settings.language().toStdString();
    const auto found = std::ranges::find(languages(), key, &Language::key);
    return found == languages().end() ? languageOfSystem() : *found;
}

void speakInWindow(const Language& language) {
    speak(language);
    QApplication::setFont(uiFont());
}

void fillLanguages(QMenu& menu, Settings& settings, const std::function<void()>& chosen) {
    auto* const group = new QActionGroup(&menu);
    const auto add = [&](const QString& name, const QString& key) {
        QAction* action = menu.addAction(name);
        group->addAction(action);
        action->setCheckable(true);
        action->setData(key);
        QObject::connect(action, &QAction::triggered, &menu, [&settings, key, chosen] {
            settings.setLanguage(key);
            chosen();
        });
    };
    add(QCoreApplication::translate("Languages", "&System"), QString());
    for (const Language& each : languages())
        add(toQString(each.name), toQString(each.key));
    const auto check = [&settings, group] {
        const QString key = settings.language();
        for (QAction* action : group->actions())
            action->setChecked(action->data() == key);
    };
    check();
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, check);
}

QStringList languageWords(const Settings& settings) {
    if (&spokenLanguage() == &chosenLanguage(settings))
        return {};
    return {QStringLiteral("--language"), toQString(spokenLanguage().key)};
}

}  // namespace attnscope
