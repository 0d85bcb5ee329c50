#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/commands/offscreen.h"
#include "ui/look/language.h"

namespace attnscope {

/// The words of a command line without --language, and the language that it gives; null if it is
/// not given.
struct LanguageAndWords {
    std::vector<std::string> words;
    const Language* language = nullptr;
};

/// Takes --language LANGUAGE, wherever it stands before "--", out of the words. Throws
/// InvalidRequest if there is no such language, none is given, or two are.
LanguageAndWords without_language(const std::vector<std::string>& words);

/// Returns what --help says of --language.
std::string language_help();

/// While it exists, texts are in the given language; in English if it is null.
class InLanguage {
public:
    explicit InLanguage(const Language* language);

private:
    std::optional<OffscreenApplication> application_;  ///< without one, Qt translates nothing
    std::optional<Speaking> speaking_;
};

}  // namespace attnscope
