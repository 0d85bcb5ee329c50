#pragma once

#include <QStringList>
#include <functional>

#include "ui/look/language.h"

class QMenu;

namespace attnscope {

class Settings;

/// Returns the language that a person has chosen, or else that of the system.
const Language& chosenLanguage(const Settings& settings);

/// Has the window's texts in a language from now on, also with that language's letters. Widgets
/// that exist already keep their texts.
void speakInWindow(const Language& language);

/// Fills the menu with the languages, each by its own name, and that of the system. What is chosen
/// goes to the settings; then `chosen` is called.
void fillLanguages(QMenu& menu, Settings& settings, const std::function<void()>& chosen);

/// Returns the words with which another process opens a window in the language of this one.
QStringList languageWords(const Settings& settings);

}  // namespace attnscope
