#pragma once

#include <QStringList>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// The arguments with which a window is opened: files, and settings of the Scenario.
struct WindowWords {
    QStringList files;                  ///< paths as they are given; "-" is standard input
    std::vector<std::string> settings;  ///< KEY=VALUE
    Message note = {};  ///< what a model's configuration among the settings has said

    bool isEmpty() const { return files.isEmpty() && settings.empty(); }
};

/// Sorts the words that follow the program's name on the command line. --set KEY=VALUE and
/// --set=KEY=VALUE are settings; every other word is a path.
WindowWords windowWords(const std::vector<std::string>& words);

/// Whether the path is that of a file of tokens: its name ends in .txt or .json.
bool namesTokens(const QString& path);

/// Whether the path is that of a model's configuration: its name is config.json.
bool namesConfig(const QString& path);

/// Whether files of queries and keys are among the words.
bool nameVectors(const WindowWords& words);

/// Replaces a model's configuration among the settings by what it says (with_model_config()) of the
/// layer that the files hold. Throws what with_model_config() throws.
WindowWords withModelConfig(const WindowWords& words);

/// Returns the Scenario with which the window opens, before the files among the words are read.
/// With files of queries and keys, it is `usual` with the settings that need no files. Throws
/// InvalidRequest if the settings contradict one another, or the files.
Scenario scenarioOf(const WindowWords& words, const Scenario& usual = {});

}  // namespace attnscope
