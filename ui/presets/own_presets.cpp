#include "ui/presets/own_presets.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QUrl>

#include "core/io/atomic_file.h"
#include "core/text/errors.h"
#include "ui/look/paths.h"

namespace attnscope {
namespace {

const QString preset_ending = QStringLiteral(".preset");
constexpr std::size_t largest = std::size_t{1} << 16;  ///< bytes
constexpr qsizetype longest = 60;                      ///< characters of a name

/// Returns a preset's name as a file's name: percent-encoded, with "." encoded, too.
QString encoded(const QString& name) {
    return QString::fromLatin1(QUrl::toPercentEncoding(name, {}, "."));
}

void checkName(const QString& name) {
    constexpr qsizetype longest_file = 240;
    if (name.isEmpty() || name.size() > longest || encoded(name).size() > longest_file)
        throw InvalidRequest(Message("preset.name", "The name of a preset has 1 to %1 characters.",
                                     {static_cast<int>(longest)}));
}

}  // namespace

OwnPresets::OwnPresets(const QString& folder)
    : folder_(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                     QStringLiteral("/presets")
                               : folder) {}

QString OwnPresets::path(const QString& name) const {
    return folder_ + QLatin1Char('/') + encoded(name) + preset_ending;
}

QStringList OwnPresets::names() const {
    QStringList names;
    const QStringList patterns{QLatin1Char('*') + preset_ending};
    for (const QString& file : QDir(folder_).entryList(patterns, QDir::Files)) {
        const QString name =
            QUrl::fromPercentEncoding(file.chopped(preset_ending.size()).toLatin1());
        if (encoded(name) + preset_ending == file)
            names.append(name);
    }
    names.sort(Qt::CaseInsensitive);
    return names;
}

QString OwnPresets::read(const QString& name) const {
    return QString::fromStdString(read_file(bytesOf(path(name)), largest));
}

void OwnPresets::save(const QString& name, const QString& line) const {
    checkName(name);
    QDir().mkpath(folder_);
    write_atomically(bytesOf(path(name)), (line + QLatin1Char('\n')).toStdString());
}

void OwnPresets::rename(const QString& from, const QString& to) const {
    checkName(to);
    if (QFile::exists(path(to)))
        throw InvalidRequest(
            Message("preset.exists", "There is already a preset %1.", {to.toStdString()}));
    if (!QFile::rename(path(from), path(to)))
        throw FileError(Message("preset.rename", "%1 cannot be renamed", {from.toStdString()}));
}

RemovedPreset OwnPresets::remove(const QString& name) const {
    QFile file(path(name));
    RemovedPreset removed{name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray()};
    if (!file.isOpen() || !file.remove())
        throw FileError(Message("preset.remove", "%1 cannot be deleted", {name.toStdString()}));
    return removed;
}

QString OwnPresets::putBack(const RemovedPreset& removed) const {
    QString name = removed.name;
    for (int i = 2; QFile::exists(path(name)); ++i)
        name = removed.name + QStringLiteral(" (%1)").arg(i);
    QDir().mkpath(folder_);
    write_atomically(bytesOf(path(name)), removed.bytes.toStdString());
    return name;
}

}  // namespace attnscope
