#pragma once

#include <QStringList>
#include <string>
#include <vector>

namespace attnscope {

/// The arguments with which a window is opened: files, and settings of the Scenario.
struct WindowWords {
    QStringList files;                  ///< paths as they are given; "-" is standard input
    std::vector<std::string> settings;  ///< KEY=VALUE

    bool isEmpty() const { return files.isEmpty() && settings.empty(); }
};

/// Sorts the words that follow the program's name on the command line. --set KEY=VALUE and
/// --set=KEY=VALUE are settings; every other word is a path.
WindowWords windowWords(const std::vector<std::string>& words);

}  // namespace attnscope
