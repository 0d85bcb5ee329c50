#pragma once

#include <QString>
#include <QStringList>

namespace attnscope {

/// A preset that was deleted, as it was.
struct RemovedPreset {
    QString name;
    QByteArray bytes;
};

/// A person's own presets: a file each in a folder, which holds the Scenario as a command line and
/// has the preset's name.
class OwnPresets {
public:
    /// Keeps presets in `folder` or, if none is given, in that of the user's data.
    explicit OwnPresets(const QString& folder = QString());

    /// Returns the names of all presets in alphabetical order.
    QStringList names() const;
    /// Returns a preset's command line. Throws FileError if it cannot be read.
    QString read(const QString& name) const;
    /// Saves a preset, in place of one of that name. Throws FileError, and InvalidRequest if the
    /// name cannot be one.
    void save(const QString& name, const QString& line) const;
    /// Renames a preset. Throws as save() does, and also if another one has the new name.
    void rename(const QString& from, const QString& to) const;
    RemovedPreset remove(const QString& name) const;
    /// Puts a preset back that was deleted, under another name if its own is taken. Returns its
    /// name.
    QString putBack(const RemovedPreset& removed) const;

private:
    QString path(const QString& name) const;

    QString folder_;
};

}  // namespace attnscope
