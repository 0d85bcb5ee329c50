#include "ui/session/session_paths.h"

#include <QDir>
#include <QFileInfo>
#include <memory>

#include "core/scenario/paths.h"
#include "core/vectors/fitted_scenario.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

/// Calls `visit` with each Scenario of the session, but not of the one before its lesson.
template <typename AnySession, typename Visit>
void forEachScenario(AnySession& session, const Visit& visit) {
    const auto all = [&](auto& part) {
        visit(part.scenario);
        for (auto& frozen : part.comparison.frozen)
            visit(frozen.scenario);
    };
    all(session);
    for (auto& step : session.steps)
        all(step);
}

}  // namespace

QJsonObject pathsFrom(const QString& folder, const Session& session) {
    const bool has_before = session.lesson && session.lesson->before;
    QJsonObject paths = has_before ? pathsFrom(folder, *session.lesson->before) : QJsonObject();
    forEachScenario(session, [&](const Scenario& scenario) {
        for (const auto member : path_members)
            if (const QString path = toQString(scenario.*member); !path.isEmpty())
                paths[path] = QDir(folder).relativeFilePath(path);
    });
    if (session.lesson && isInFile(*session.lesson)) {
        const QString path = toQString(session.lesson->lesson);
        paths[path] = QDir(folder).relativeFilePath(path);
    }
    return paths;
}

Session withFilesFound(Session session, const QString& folder, const QJsonObject& paths) {
    const auto find = [&](std::string& path) {
        const QString was = toQString(path), seen = paths[was].toString(was);
        const QString here = QDir::cleanPath(QDir(folder).filePath(seen));
        if (!path.empty() && QFileInfo::exists(here))
            path = here.toStdString();
    };
    forEachScenario(session, [&](Scenario& scenario) {
        for (const auto member : path_members)
            find(scenario.*member);
        scenario = fitted_where_possible(with_absolute_paths(scenario));
    });
    if (session.lesson && isInFile(*session.lesson))
        find(session.lesson->lesson);
    if (session.lesson && session.lesson->before)
        session.lesson->before =
            std::make_shared<const Session>(withFilesFound(*session.lesson->before, folder, paths));
    return session;
}

}  // namespace attnscope
