#pragma once

#include <QTemporaryDir>

#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"

namespace attnscope::testing {

/// A window that shows the heads of a file, so that what files alone need is there, too.
struct WindowWithHeads : Window {
    QTemporaryDir folder;

    WindowWithHeads() {
        const QString path = writeTensors(folder.filePath(QStringLiteral("heads.safetensors")),
                                          {{"q", {1, 2, 8, 4}}, {"k", {1, 2, 8, 4}}});
        drop({path});
        settle();
    }
};

}  // namespace attnscope::testing
