#pragma once

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <functional>

#include "core/fields/follow.h"
#include "tests/ui/window_testing.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/kept_session.h"
#include "ui/session/session_json.h"

namespace attnscope::testing {

/// Returns a session far from how one begins.
inline Session rich() {
    Session session{small(),
                    {{{small()}}},
                    toggledMaximised(startingLayouts().front().layout, "angles"),
                    {},
                    true};
    for (const auto& [key, value] : {std::pair{"lambda", "0.1"},
                                     {"position", "rope-yarn"},
                                     {"mask", "causal-window"},
                                     {"window", "17"},
                                     {"compared_rules", "log-512,kappa-log-n"},
                                     {"unit", "bit"}})
        session.scenario = with_field(session.scenario, key, value);
    session.comparison.frozen.front().scenario.row = 3;
    session.zooms["entropy-vs-length"] = {Range{10, 1.0 / 3 * 1000}, std::nullopt};
    session.matrix_zoom = MatrixZoom{96, 96, {1.0 / 3, 10, 50.1, 86}};
    session.zooms["angles"] = {Range{80, 100.1}, Range{0.001, 0.1}};
    session.steps = {{"Ein \"Titel\" λ", {"attention", "angles"}, session.scenario, {{{small()}}}},
                     {"", {"angles"}, small(), {}}};
    session.formulas = {{"window", "15 + 2"}};
    session.hidden = {{"angles", {"d = 16"}}};
    return session;
}

/// Returns the text of rich() after a change.
inline QByteArray changed(const std::function<void(QJsonObject&)>& change) {
    QJsonObject object = QJsonDocument::fromJson(toJson(rich())).object();
    change(object);
    return QJsonDocument(object).toJson();
}

/// Returns the text of rich() with the first occurrence of a part replaced.
inline QByteArray replaced(const QByteArray& old, const QByteArray& text) {
    QByteArray whole = toJson(rich());
    const qsizetype at = whole.indexOf(old);
    if (at < 0)
        qFatal("a test's session has no %s", old.constData());
    return whole.replace(at, old.size(), text);
}

inline void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a test's file cannot be written");
}

inline QByteArray bytesAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Leaves the text as a window that died would. Returns its path.
inline QString lose(const QString& folder, const QByteArray& text) {
    const auto file = KeptSession::begin(folder);
    writeBytes(file->path(), text);
    return file->path();
}

}  // namespace attnscope::testing
