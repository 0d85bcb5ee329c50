#include "ui/window/window_title.h"

#include <QFileInfo>
#include <QWidget>
#include <utility>

#include "core/attention/vector_source.h"
#include "ui/look/text.h"
#include "ui/model/scenario_model.h"
#include "ui/session/session_files.h"

namespace attnscope {
namespace {

const QString program = QStringLiteral("Attnscope"), mark = QStringLiteral("[*]");

/// Returns names of files as a title; one that has the mark's signs in it has them twice, so that
/// Qt leaves them.
QString titleOf(QStringList names) {
    if (names.isEmpty())
        return program;
    return QStringLiteral("%1%2 – %3")
        .arg(names.join(QStringLiteral(", ")).replace(mark, mark + mark), mark, program);
}

/// Returns the names of the files of queries and keys, each once.
QStringList namesOfVectorFiles(const Scenario& scenario) {
    QStringList names;
    for (const auto& [source, path] :
         {std::pair{&scenario.queries, &scenario.query_file}, {&scenario.keys, &scenario.key_file}})
        if (is_file(*source) && !path->empty())
            names.append(QFileInfo(toQString(*path)).fileName());
    names.removeDuplicates();
    return names;
}

}  // namespace

void titleByFiles(QWidget& window, const SessionFiles& files, const ScenarioModel& model) {
    const auto follow = [&window, &files, &model] {
        window.setWindowModified(false);
        window.setWindowTitle(titleOf(files.path().isEmpty()
                                          ? namesOfVectorFiles(model.scenario())
                                          : QStringList{QFileInfo(files.path()).fileName()}));
        window.setWindowModified(files.isChanged());
    };
    QObject::connect(&files, &SessionFiles::stateChanged, &window, follow);
    QObject::connect(&model, &ScenarioModel::changed, &window,
                     [follow, &model, named = QStringList()]() mutable {
                         const QStringList now = namesOfVectorFiles(model.scenario());
                         if (now != std::exchange(named, now))
                             follow();
                     });
    follow();
}

}  // namespace attnscope
