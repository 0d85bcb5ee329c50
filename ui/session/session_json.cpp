#include "ui/session/session_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/fields/fields.h"
#include "ui/look/text.h"
#include "ui/model/board_json.h"
#include "ui/model/edit_fields.h"
#include "ui/session/session_keys.h"
#include "ui/session/session_paths.h"

namespace attnscope {
namespace {

using namespace session_keys;

QJsonObject writeScenario(const Scenario& scenario) {
    QJsonObject object;
    for (const auto& [key, value] : describe(scenario))
        object[toQString(key)] = toQString(value);
    return object;
}

QJsonObject writeFormulas(const Formulas& formulas) {
    QJsonObject object;
    for (const auto& [key, formula] : formulas)
        object[toQString(key)] = toQString(formula);
    return object;
}

QJsonObject writeZoom(const Zoom& zoom) {
    QJsonObject object;
    for (const auto& [key, range] : {std::pair{x_key, zoom.x}, {y_key, zoom.y}})
        if (range)
            object[key] = QJsonArray{range->min, range->max};
    return object;
}

QJsonObject writeZooms(const std::map<std::string, Zoom>& zooms) {
    QJsonObject object;
    for (const auto& [figure, zoom] : zooms)
        object[toQString(figure)] = writeZoom(zoom);
    return object;
}

/// Writes cells as their left edge, upper edge, width and height.
QJsonObject writeMatrixZoom(const MatrixZoom& zoom) {
    const QRectF& cells = zoom.cells;
    return {{rows_key, static_cast<double>(zoom.rows)},
            {keys_key, static_cast<double>(zoom.keys)},
            {cells_key, QJsonArray{cells.left(), cells.top(), cells.width(), cells.height()}}};
}

/// Writes what is frozen: a single Scenario without a name as it is, else each with its name.
QJsonValue writeFrozen(const std::vector<Frozen>& frozen) {
    if (frozen.size() == 1 && frozen.front().name.empty())
        return writeScenario(frozen.front().scenario);
    QJsonArray array;
    for (const Frozen& each : frozen)
        array.append(QJsonObject{{name_key, toQString(each.name)},
                                 {scenario_key, writeScenario(each.scenario)}});
    return array;
}

QJsonObject writeFamily(const Family& family) {
    QJsonArray values;
    for (const std::string& value : family.values)
        values.append(toQString(value));
    return {{field_key, toQString(family.field)}, {values_key, values}};
}

void writeComparison(QJsonObject& object, const Comparison& comparison) {
    if (!comparison.frozen.empty())
        object[frozen_key] = writeFrozen(comparison.frozen);
    if (comparison.chosen)
        object[chosen_key] = static_cast<qint64>(*comparison.chosen);
    if (!comparison.over.empty())
        object[over_key] = writeFamily(comparison.over);
}

QJsonObject writeStep(const Step& step) {
    QJsonArray views;
    for (const std::string& view : step.views)
        views.append(toQString(view));
    QJsonObject object{{title_key, toQString(step.title)},
                       {views_key, views},
                       {scenario_key, writeScenario(step.scenario)}};
    writeComparison(object, step.comparison);
    return object;
}

QJsonArray writeSteps(const std::vector<Step>& steps) {
    QJsonArray array;
    for (const Step& step : steps)
        array.append(writeStep(step));
    return array;
}

/// Writes the place in a lesson with the session before it. The paths of both stand in the whole
/// session's `files`.
QJsonObject writeLesson(const LessonPlace& place) {
    QJsonObject object{{name_key, toQString(place.lesson)}, {step_key, place.step}};
    if (place.before)
        object[before_key] = objectOf(*place.before);
    return object;
}

QJsonObject writeHidden(const std::map<std::string, HiddenEntries>& hidden) {
    QJsonObject object;
    for (const auto& [figure, entries] : hidden) {
        QJsonArray names;
        for (const std::string& entry : entries)
            names.append(toQString(entry));
        object[toQString(figure)] = names;
    }
    return object;
}

/// Writes the edits of each figure as texts, "legend=below".
QJsonObject writeEdits(const std::map<std::string, FigureEdits>& edits) {
    QJsonObject object;
    for (const auto& [figure, edited] : edits) {
        QJsonArray texts;
        for (const std::string& text : textsOf(edited))
            texts.append(toQString(text));
        if (!texts.isEmpty())
            object[toQString(figure)] = texts;
    }
    return object;
}

}  // namespace

QJsonObject objectOf(const Session& session, const QString& folder) {
    QJsonObject object{
        {version_key, version_number},
        {scenario_key, writeScenario(session.scenario)},
        {board_key, QJsonDocument::fromJson(toJson(session.board)).object()},
        {zooms_key, writeZooms(session.zooms)},
        {pinned_key, session.is_row_pinned},
    };
    if (!session.steps.empty())
        object[steps_key] = writeSteps(session.steps);
    if (session.matrix_zoom)
        object[matrix_key] = writeMatrixZoom(*session.matrix_zoom);
    if (!session.formulas.empty())
        object[formulas_key] = writeFormulas(session.formulas);
    if (!session.hidden.empty())
        object[hidden_key] = writeHidden(session.hidden);
    if (const QJsonObject edits = writeEdits(session.edits); !edits.isEmpty())
        object[edits_key] = edits;
    if (session.lesson)
        object[lesson_key] = writeLesson(*session.lesson);
    writeComparison(object, session.comparison);
    if (!folder.isEmpty())
        if (const QJsonObject paths = pathsFrom(folder, session); !paths.isEmpty())
            object[files_key] = paths;
    return object;
}

QByteArray toJson(const Session& session, const QString& folder, const QString& saved) {
    QJsonObject object = objectOf(session, folder);
    if (!saved.isEmpty())
        object[saved_key] = saved;
    return QJsonDocument(object).toJson();
}

}  // namespace attnscope
