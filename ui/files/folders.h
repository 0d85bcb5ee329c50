#pragma once

#include <QStringList>

namespace attnscope {

/// The first of these folders that is there; else the person's own, or the one that the program
/// works in. What is proposed to somebody who saves a file stands in such a one.
QString existingFolder(const QStringList& wished);

/// Those of pictures and of documents.
QString picturesFolder();
QString documentsFolder();

}  // namespace attnscope
