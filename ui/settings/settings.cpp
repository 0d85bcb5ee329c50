#include "ui/settings/settings.h"

#include <QFileInfo>
#include <algorithm>

#include "core/text/errors.h"
#include "ui/files/folders.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr qsizetype most_recent = 8;
const QString theme_key = QStringLiteral("theme");
const QString language_key = QStringLiteral("language");
const QString engine_key = QStringLiteral("engine");
const QString race_key = QStringLiteral("engine_race");
const QString recent_key = QStringLiteral("recent");
const QString text_scale_key = QStringLiteral("window/text-scale");
const QString folder_key = QStringLiteral("export/folder");

QString lookKey(const QString& kind, const LookField& field) {
    return QStringLiteral("export/%1/%2").arg(kind, toQString(field.key));
}

}  // namespace

ThemeChoice Settings::theme() const {
    store_.sync();
    return static_cast<ThemeChoice>(std::clamp(store_.value(theme_key, 0).toInt(), 0, 4));
}

QString Settings::language() const {
    return store_.value(language_key).toString();
}

void Settings::setLanguage(const QString& key) {
    store_.setValue(language_key, key);
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
    const QStringList found = store_.value(race_key).toStringList();  // GPU's name and the result
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
    const QString whole = QFileInfo(path).absoluteFilePath();
    files.removeAll(whole);
    files.prepend(whole);
    store_.setValue(recent_key, QStringList(files.mid(0, most_recent)));
    store_.sync();
}

Look Settings::exportLook(const QString& kind, Look look) const {
    for (const LookField& field : lookFields()) {
        const QVariant value = store_.value(lookKey(kind, field));
        if (!value.isValid())
            continue;
        try {
            set(look, field, value.toString().toStdString());
        } catch (const InvalidRequest&) {
            // of a later version, or edited: as it was otherwise
        }
    }
    return look;
}

void Settings::setExportLook(const QString& kind, const Look& look) {
    for (const LookField& field : lookFields())
        store_.setValue(lookKey(kind, field), toQString(get(look, field)));
}

QString Settings::exportFolder() const {
    return existingFolder(
        {store_.value(folder_key).toString(), picturesFolder(), documentsFolder()});
}

void Settings::setExportFolder(const QString& folder) {
    store_.setValue(folder_key, folder);
}

}  // namespace attnscope
