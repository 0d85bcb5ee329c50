#pragma once

#include <QStringList>
#include <string>
#include <vector>

namespace attnscope {

/// What the window is opened with, taken from a command line: files, and settings of the Scenario.
struct WindowWords {
    QStringList files;                  ///< paths as they are given; "-" is standard input
    std::vector<std::string> settings;  ///< KEY=VALUE

    bool isEmpty() const { return files.isEmpty() && settings.empty(); }
};

/// The words after the program's name: paths, and --set KEY=VALUE.
WindowWords windowWords(const std::vector<std::string>& words);

}  // namespace attnscope
