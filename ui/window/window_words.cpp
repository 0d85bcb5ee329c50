#include "ui/window/window_words.h"

namespace attnscope {

WindowWords windowWords(const QStringList& words) {
    const QString setter = QStringLiteral("--set");
    WindowWords taken;
    for (qsizetype i = 0; i < words.size(); ++i)
        if (words[i] == setter && i + 1 < words.size())
            taken.settings.push_back(words[++i].toStdString());
        else if (words[i].startsWith(setter + QLatin1Char('=')))
            taken.settings.push_back(words[i].mid(setter.size() + 1).toStdString());
        else
            taken.files.append(words[i]);
    return taken;
}

}  // namespace attnscope
