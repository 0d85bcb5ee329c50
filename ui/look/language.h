#pragma once

#include <QString>
#include <QStringList>
#include <string_view>
#include <vector>

namespace attnscope {

/// A language that texts of the program are in: English, as in the sources, or one of
/// resources/translations.
struct Language {
    std::string_view key;   ///< on the command line, in settings and in names of files: "zh_CN"
    std::string_view name;  ///< in the language itself
    /// Fonts with letters that the program's own font lacks; the first that is installed is used.
    std::vector<std::string_view> fonts = {};
};

/// The table of languages, the first of which is that of the sources.
const std::vector<Language>& languages();

/// Returns the language of this key. Throws InvalidRequest, which lists the keys, if there is none.
const Language& languageOf(std::string_view key);

/// Returns the language that is asked for first among those that there are, or else the first of
/// the table. `wanted` holds names of languages such as "zh-Hans-CN" or "en", as QLocale gives
/// them.
const Language& languageOfSystem(const QStringList& wanted);
const Language& languageOfSystem();

/// The language that texts are in now.
const Language& spokenLanguage();

/// Has translate(), tr() and translated() give texts in that language from now on, and Qt's own
/// texts with them. There has to be an application. Texts that are shown already do not change.
void speak(const Language& language);

/// Speaks a language while it exists; its destructor speaks the former one.
class Speaking {
public:
    explicit Speaking(const Language& language) : before_(spokenLanguage()) { speak(language); }
    ~Speaking() { speak(before_); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    const Language& before_;
};

/// Returns the family and, for a language with letters of its own, that language's font.
QStringList withLetters(const QString& family);

}  // namespace attnscope
