#include "ui/window/scenario_clipboard.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QStringList>

#include "core/attention/vector_files.h"
#include "core/errors.h"
#include "core/presets/presets.h"
#include "core/scenario/command_line.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/window/scenario_model.h"

namespace attnscope {
QString takeCommandLine(ScenarioModel& model, const QString& line, Taken taken) {
    const ReadCommandLine read = read_command_line(line.toStdString());
    const Scenario scenario =
        taken == Taken::all ? read.scenario : shown_as(model.scenario(), read.scenario);
    model.adopt(fitted_where_possible(scenario), read.formulas);
    QStringList unread;
    for (const Message& each : read.unread)
        unread.append(translated(each));
    return unread.isEmpty() ? QString()
                            : QCoreApplication::translate("attnscope::ScenarioClipboard",
                                                          "Taken but for this: %1.")
                                  .arg(unread.join(QStringLiteral("; ")));
}

ScenarioClipboard::ScenarioClipboard(ScenarioModel& model, QObject* parent)
    : QObject(parent), model_(model) {}

void ScenarioClipboard::copy() {
    const QString line = toQString(command_line_of(model_.scenario(), model_.formulas()));
    QGuiApplication::clipboard()->setText(line);
    Q_EMIT done(tr("Copied: %1").arg(line));
}

void ScenarioClipboard::paste() {
    try {
        const QString line = QGuiApplication::clipboard()->text();
        const QString unread = takeCommandLine(model_, line, Taken::all);
        if (unread.isEmpty())
            Q_EMIT done(tr("The Scenario of the command line is shown"));
        else
            Q_EMIT failed(unread);
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

}  // namespace attnscope
