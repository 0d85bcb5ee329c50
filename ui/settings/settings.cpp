#include "ui/settings/settings.h"

#include <QDir>
#include <QStandardPaths>
#include <algorithm>

namespace attnscope {
namespace {

constexpr qsizetype most_recent = 8;
const QString theme_key = QStringLiteral("theme");
const QString engine_key = QStringLiteral("engine");
const QString race_key = QStringLiteral("engine_race");
const QString recent_key = QStringLiteral("recent");
const QString text_scale_key = QStringLiteral("window/text-scale");
const QString folder_key = QStringLiteral("export/folder");

}  // namespace

ThemeChoice Settings::theme() const {
    return static_cast<ThemeChoice>(std::clamp(store_.value(theme_key, 0).toInt(), 0, 2));
}

double Settings::textScale() const {
    return store_.value(text_scale_key, 1.0).toDouble();
}

void Settings::setTextScale(double scale) {
    store_.setValue(text_scale_key, scale);
}

void Settings::setTheme(ThemeChoice choice) {
    store_.setValue(theme_key, static_cast<int>(choice));
}

QString Settings::engine() const {
    return store_.value(engine_key).toString();
}

void Settings::setEngine(const QString& engine) {
    store_.setValue(engine_key, engine);
}

std::optional<bool> Settings::isFaster(const QString& gpu) const {
    const QStringList found = store_.value(race_key).toStringList();  // a name and the answer
    if (found.size() != 2 || found[0] != gpu)
        return std::nullopt;
    return found[1] == QStringLiteral("faster");
}

void Settings::setFaster(const QString& gpu, bool faster) {
    store_.setValue(race_key,
                    QStringList{gpu, faster ? QStringLiteral("faster") : QStringLiteral("slower")});
}

QByteArray Settings::bytes(const QString& name) const {
    return store_.value(name).toByteArray();
}

void Settings::setBytes(const QString& name, const QByteArray& value) {
    store_.setValue(name, value);
}

bool Settings::flag(const QString& name, bool otherwise) const {
    return store_.value(name, otherwise).toBool();
}

void Settings::setFlag(const QString& name, bool value) {
    store_.setValue(name, value);
}

QStringList Settings::recentFiles() const {
    store_.sync();
    return store_.value(recent_key).toStringList();
}

void Settings::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    store_.setValue(recent_key, QStringList(files.mid(0, most_recent)));
    store_.sync();
}

ExportOptions Settings::exportOptions() const {
    ExportOptions options;
    const QSize size = store_.value(QStringLiteral("export/size"), options.size).toSize();
    if (size.width() >= 16 && size.height() >= 16)
        options.size = size.boundedTo({16384, 16384});
    options.dpi = std::clamp(store_.value(QStringLiteral("export/dpi"), options.dpi).toDouble(),
                             36.0, 1200.0);
    options.transparent = store_.value(QStringLiteral("export/transparent"), false).toBool();
    return options;
}

void Settings::setExportOptions(const ExportOptions& options) {
    store_.setValue(QStringLiteral("export/size"), options.size);
    store_.setValue(QStringLiteral("export/dpi"), options.dpi);
    store_.setValue(QStringLiteral("export/transparent"), options.transparent);
}

QString Settings::exportFolder() const {
    return store_
        .value(folder_key, QStandardPaths::writableLocation(QStandardPaths::PicturesLocation))
        .toString();
}

void Settings::setExportFolder(const QString& folder) {
    store_.setValue(folder_key, folder);
}

}  // namespace attnscope
