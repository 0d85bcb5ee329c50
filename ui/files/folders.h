#pragma once

#include <QStringList>

namespace attnscope {

/// Returns the first of these folders that exists; else the home folder, or the one that the
/// program works in. What is proposed to somebody who saves a file is in such a folder.
QString existingFolder(const QStringList& wished);

/// Return the folders of pictures and of documents.
QString picturesFolder();
QString documentsFolder();

}  // namespace attnscope
