#include "app/commands/language.h"

#include <algorithm>

#include "core/text/errors.h"

namespace attnscope {

LanguageAndWords without_language(const std::vector<std::string>& words) {
    constexpr std::string_view option = "--language", joined = "--language=";
    LanguageAndWords found;
    const auto take = [&](const std::string& key) {
        if (found.language)
            throw InvalidRequest(
                Message("option.twice", "%1 is given twice", {std::string(option)}));
        found.language = &languageOf(key);
    };
    const auto end = std::ranges::find(words, "--");
    for (auto word = words.begin(); word != end; ++word)
        if (word->starts_with(joined))
            take(word->substr(joined.size()));
        else if (*word != option)
            found.words.push_back(*word);
        else if (++word != end)
            take(*word);
        else
            throw InvalidRequest(
                Message("option.needs-value", "%1 needs a value", {std::string(option)}));
    found.words.insert(found.words.end(), end, words.end());
    return found;
}

std::string language_help() {
    std::string keys;
    for (const Language& each : languages())
        keys += (keys.empty() ? "" : " or ") + std::string(each.key);
    return "Language of the window, and of the texts in pictures, notes and errors: " + keys;
}

InLanguage::InLanguage(const Language* language) {
    if (!language || language == languages().data())
        return;
    application_.emplace();
    speaking_.emplace(*language);
}

}  // namespace attnscope
