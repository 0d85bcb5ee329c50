#include "ui/window/window_words.h"

#include <QFile>

namespace attnscope {

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

}  // namespace attnscope
