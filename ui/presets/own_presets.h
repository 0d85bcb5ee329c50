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
    /// In the folder of the user's data where none is given.
    explicit OwnPresets(const QString& folder = QString());

    /// In alphabetical order.
    QStringList names() const;
    /// The command line; throws FileError where it cannot be read.
    QString read(const QString& name) const;
    /// Takes the place of one of that name. Throws FileError, and InvalidRequest where the name
    /// cannot be one.
    void save(const QString& name, const QString& line) const;
    /// Throws as save() does, also where another has the new name.
    void rename(const QString& from, const QString& to) const;
    RemovedPreset remove(const QString& name) const;
    /// Puts one back that was deleted; under another name where that is taken. Gives its name.
    QString putBack(const RemovedPreset& removed) const;

private:
    QString path(const QString& name) const;

    QString folder_;
};

}  // namespace attnscope
