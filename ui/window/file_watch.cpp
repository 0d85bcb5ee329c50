#include "ui/window/file_watch.h"

#include <QGuiApplication>
#include <algorithm>
#include <iterator>

#include "core/vectors/inputs.h"

namespace attnscope {

FileWatch::FileWatch(ScenarioModel& model) : model_(model), known_(filesNow()) {
    connect(&model, &ScenarioModel::changed, this, &FileWatch::remember);
    connect(&model, &ScenarioModel::referenceChanged, this, &FileWatch::remember);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    look();
            });
}

/// All that the views read: of the Scenario, of the one frozen beside it, and the labels.
std::vector<FileState> FileWatch::filesNow() const {
    const Scenario& now = model_.scenario();
    std::vector<FileState> files = files_read(now);
    if (!now.tokens_file.empty())
        files.push_back(state_of(now.tokens_file));
    if (model_.reference())
        std::ranges::copy(files_read(*model_.reference()), std::back_inserter(files));
    return files;
}

void FileWatch::look() {
    if (filesNow() != known_)
        model_.adoptFiles(model_.scenario());
}

}  // namespace attnscope
