#pragma once

#include <QStringList>

namespace attnscope {

/// Returns the first of these folders that exists; else the home folder, and if that does not
/// exist, the working directory. Proposed paths of files to save are in such a folder.
QString existingFolder(const QStringList& wished);

/// Return the folders of pictures and of documents.
QString picturesFolder();
QString documentsFolder();

}  // namespace attnscope
