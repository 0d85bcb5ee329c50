#include "ui/lessons/lesson_progress.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "ui/look/text.h"
#include "ui/settings/settings.h"

namespace attnscope {
namespace {

const QString progress_step = QStringLiteral("step"), progress_done = QStringLiteral("done");

/// Returns the name in the settings: that of a lesson, or a hash of a path, which may have slashes.
QString settingOf(const std::string& lesson) {
    const QByteArray bytes = QByteArray::fromStdString(lesson);
    const QByteArray hash =
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(16);
    return QStringLiteral("lessons/") +
           QString::fromUtf8(bytes.contains('/') || bytes.contains('\\') ? hash : bytes);
}

}  // namespace

LessonProgress progressIn(const Settings& settings, const std::string& lesson) {
    const QJsonObject object = QJsonDocument::fromJson(settings.bytes(settingOf(lesson))).object();
    LessonProgress progress{std::max(0, object[progress_step].toInt()), {}};
    for (const QJsonValue& each : object[progress_done].toArray()) {
        const int step = each[0].toInt(-1), part = each[1].toInt(-1);
        if (step >= 0 && part >= 0)
            progress.done.emplace(step, part);
    }
    return progress;
}

void keepProgress(Settings& settings, const std::string& lesson, const LessonProgress& progress) {
    QJsonArray done;
    for (const auto& [step, part] : progress.done)
        done.append(QJsonArray{step, static_cast<qint64>(part)});
    const QJsonObject object{{progress_step, progress.step}, {progress_done, done}};
    settings.setBytes(settingOf(lesson), QJsonDocument(object).toJson(QJsonDocument::Compact));
}

}  // namespace attnscope
