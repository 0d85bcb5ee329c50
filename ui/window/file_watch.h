#pragma once

#include <QObject>
#include <vector>

#include "core/io/file_state.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Notices files that were rewritten, or mended, elsewhere: when a person comes back to the
/// program, what was made of other contents is made anew.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(ScenarioModel& model);

private:
    std::vector<FileState> filesNow() const;
    void remember() { known_ = filesNow(); }
    void look();

    ScenarioModel& model_;
    std::vector<FileState> known_;
};

}  // namespace attnscope
