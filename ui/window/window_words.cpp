#include "ui/window/window_words.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/vectors/captured_file.h"
#include "core/vectors/model_settings.h"
#include "core/vectors/opened.h"
#include "ui/lessons/lesson_source.h"

namespace attnscope {
namespace {

bool namesVectors(const QString& path) {
    return path != QStringLiteral("-") && !namesTokens(path) && !namesLesson(path) &&
           QFileInfo(path).suffix().toLower() != QStringLiteral("attnscope");
}

/// Returns the settings of the words, and those for which their files are short.
std::vector<std::string> allSettings(const WindowWords& words) {
    std::vector<std::string> settings = words.settings;
    const auto add = [&](const char* key, const QString& path) {
        settings.push_back(std::string(key) + '=' + path.toStdString());
    };
    QStringList vectors;
    for (const QString& path : words.files)
        if (namesVectors(path))
            vectors.append(path);
        else if (!namesConfig(path) && !namesLesson(path))
            add("tokens_file", path);
    add("query_file", vectors.front());
    add("key_file", vectors.back());
    return settings;
}

}  // namespace

WindowWords windowWords(const std::vector<std::string>& words) {
    constexpr std::string_view setter = "--set", joined = "--set=";
    WindowWords taken;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == setter && i + 1 < words.size())
            taken.settings.push_back(words[++i]);
        else if (words[i].starts_with(joined))
            taken.settings.push_back(words[i].substr(joined.size()));
        else
            taken.files.append(QFile::decodeName(words[i].c_str()));
    return taken;
}

bool namesTokens(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QStringLiteral("txt") || ending == QStringLiteral("json");
}

bool namesConfig(const QString& path) {
    return QFileInfo(path).fileName() == QStringLiteral("config.json");
}

bool nameVectors(const WindowWords& words) {
    return std::ranges::any_of(words.files, namesVectors);
}

WindowWords withModelConfig(const WindowWords& words) {
    std::vector<std::string> all = nameVectors(words) ? allSettings(words) : words.settings;
    const std::size_t of_files = all.size() - words.settings.size();
    ModelSettings made = with_model_config(all);
    made.settings.resize(made.settings.size() - of_files);  // the files come last
    return {words.files, made.settings, made.note};
}

Scenario scenarioOf(const WindowWords& words, const Scenario& usual) {
    if (!nameVectors(words))
        return scenario_by_opening(words.settings);
    scenario_by_files(allSettings(words));  // refuses what cannot be
    std::vector<std::string> settings = words.settings;
    std::erase_if(settings, [](const std::string& setting) {
        return is_of_files(field(split_assignment(setting).first));
    });
    return with_settings(usual, settings);
}

}  // namespace attnscope
