#pragma once

#include <QString>
#include <QStringList>

namespace attnscope {

/// A deleted preset: its name and its file's bytes.
struct RemovedPreset {
    QString name;
    QByteArray bytes;
};

/// A person's own presets. Each is a file in one folder: it is named after the preset and holds the
/// Scenario as a command line.
class OwnPresets {
public:
    /// Keeps presets in `folder` or, if it is empty, in the folder "presets" of the user's data of
    /// the program.
    explicit OwnPresets(const QString& folder = QString());

    /// Returns the names of all presets in alphabetical order.
    QStringList names() const;
    /// Returns a preset's command line. Throws FileError if it cannot be read.
    QString read(const QString& name) const;
    /// Saves a preset; replaces a preset of that name. Throws FileError if the file cannot be
    /// written, InvalidRequest if the name is not possible.
    void save(const QString& name, const QString& line) const;
    /// Renames a preset. Throws FileError if the file cannot be renamed, InvalidRequest if the new
    /// name is not possible or taken.
    void rename(const QString& from, const QString& to) const;
    RemovedPreset remove(const QString& name) const;
    /// Restores a deleted preset, under another name if its own is taken. Returns the name.
    QString putBack(const RemovedPreset& removed) const;

private:
    QString path(const QString& name) const;

    QString folder_;
};

}  // namespace attnscope
