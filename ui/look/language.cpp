#include "ui/look/language.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <atomic>
#include <map>
#include <memory>

#include "core/text/errors.h"
#include "core/text/printable.h"
#include "ui/look/text.h"

/// Makes the resources known that a static library has; outside of all namespaces, as Qt asks.
static void initTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace attnscope {
namespace {

std::atomic<const Language*> spoken = nullptr;  ///< pictures are painted on several threads

/// The texts of the program and those of Qt, while a translation is spoken.
std::vector<std::unique_ptr<QTranslator>>& installedTexts() {
    static std::vector<std::unique_ptr<QTranslator>> texts;
    return texts;
}

void installTexts(const QString& name, const QString& language) {
    auto texts = std::make_unique<QTranslator>();
    if (!texts->load(QStringLiteral(":/translations/%1_%2.qm").arg(name, language)))
        return;  // Qt's own are embedded where the build has found them
    QCoreApplication::installTranslator(texts.get());
    installedTexts().push_back(std::move(texts));
}

/// Returns the first font of each language that is installed; empty if it has or needs none.
const std::map<std::string_view, QString>& fontsOfLanguages() {
    static const std::map<std::string_view, QString> all = [] {
        std::map<std::string_view, QString> found;
        const QStringList installed = QFontDatabase::families();
        for (const Language& language : languages())
            for (const std::string_view font : language.fonts)
                if (installed.contains(toQString(font)))
                    found.try_emplace(language.key, toQString(font));
        return found;
    }();
    return all;
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all = {
        {"en", "English"},
        {"zh_CN",
         "简体中文",
         {"Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Source Han Sans CN",
          "WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Microsoft YaHei", "PingFang SC"}},
    };
    return all;
}

const Language& languageOf(std::string_view key) {
    const auto found = std::ranges::find(languages(), key, &Language::key);
    if (found != languages().end())
        return *found;
    std::string known;
    for (const Language& each : languages())
        known += (known.empty() ? "" : ", ") + std::string(each.key);
    throw InvalidRequest(Message("language.unknown",
                                 "there is no language %1; the languages are %2",
                                 {in_quotes(key), known}));
}

const Language& languageOfSystem(const QStringList& wanted) {
    const auto root = [](const QString& name) {
        return name.section(QChar(u'-'), 0, 0).section(QChar(u'_'), 0, 0);
    };
    for (const QString& name : wanted)
        for (const Language& each : languages())
            if (root(name) == root(toQString(each.key)))
                return each;
    return languages().front();
}

const Language& languageOfSystem() {
    return languageOfSystem(QLocale::system().uiLanguages());
}

const Language& spokenLanguage() {
    const Language* const language = spoken;
    return language ? *language : languages().front();
}

void speak(const Language& language) {
    initTranslations();
    installedTexts().clear();  // a translator that is destroyed is installed no more
    spoken = &language;
    if (&language == languages().data())
        return;
    installTexts(QStringLiteral("qtbase"), toQString(language.key));
    installTexts(QStringLiteral("attnscope"), toQString(language.key));
}

QStringList withLetters(const QString& family) {
    const auto& fonts = fontsOfLanguages();
    const auto found = fonts.find(spokenLanguage().key);
    return found == fonts.end() ? QStringList{family} : QStringList{family, found->second};
}

}  // namespace attnscope
