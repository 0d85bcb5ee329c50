#include "ui/model/scenario_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

#include "core/presets/presets.h"
#include "core/scenario/paths.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"
#include "core/vectors/vector_files.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_model.h"

namespace attnscope {
void takeCommandLine(ScenarioModel& model, const QString& line, Taken taken) {
    const ReadCommandLine read = read_command_line(line.toStdString());
    const Scenario scenario =
        taken == Taken::all ? read.scenario : shown_as(model.scenario(), read.scenario);
    open_heads(with_absolute_paths(scenario));
    model.adopt(scenario, read.formulas);
}

ScenarioClipboard::ScenarioClipboard(ScenarioModel& model, QObject* parent)
    : QObject(parent), model_(model) {}

void ScenarioClipboard::copy() {
    const QString line = toQString(command_line_of(model_.scenario(), model_.formulas()));
    QGuiApplication::clipboard()->setText(line);
    Q_EMIT done(tr("Copied: %1").arg(line));
}

void ScenarioClipboard::paste() {
    const QString line = QGuiApplication::clipboard()->text();
    if (line.trimmed().isEmpty()) {
        Q_EMIT failed(tr("The clipboard holds no command line."));
        return;
    }
    try {
        takeCommandLine(model_, line, Taken::all);
        Q_EMIT done(tr("The Scenario of the command line is shown"));
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

}  // namespace attnscope
