#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "core/errors.h"
#include "core/figures/figures.h"
#include "core/limits.h"
#include "core/parameters/allowed.h"
#include "core/scenario/fields.h"
#include "core/scenario/labels.h"
#include "ui/look/refusal_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keys.h"
#include "ui/session/session_paths.h"
#include "ui/session/session_words.h"
#include "ui/views/views.h"
#include "ui/window/board_json.h"
#include "ui/window/starting_layouts.h"

namespace attnscope {
namespace {

using namespace session_keys;

constexpr qsizetype most_steps = 1000;

/// Takes a session apart, and says what it cannot take.
class Reader {
    Q_DECLARE_TR_FUNCTIONS(attnscope::Session)

public:
    Reader(const QJsonObject& file, const QString& folder) : file_(file), folder_(folder) {}

    ReadSession read() {
        if (file_[version_key].toInt() > version_number)
            say(tr("A later version of Attnscope made this session."));
        Session session{scenario(objectAt(scenario_key)),
                        {},
                        board(),
                        zooms(),
                        isPinned(),
                        matrixZoom(),
                        steps()};
        session.formulas = formulas(session.scenario);
        session.hidden = hidden();
        if (file_.contains(frozen_key))
            session.reference = scenario(objectAt(frozen_key));
        tellUnknown(file_, {version_key, scenario_key, frozen_key, board_key, zooms_key, pinned_key,
                            matrix_key, steps_key, formulas_key, hidden_key, files_key});
        session = withFilesFound(std::move(session), folder_, objectAt(files_key));
        session.formulas = holding(session.formulas, session.scenario);
        return {std::move(session), std::move(faults_)};
    }

private:
    void say(const QString& fault) {
        if (!faults_.contains(fault))  // several steps may have the same
            faults_.append(fault);
    }

    void tellUnknown(const QJsonObject& object, const QStringList& known) {
        for (const QString& key : object.keys())
            if (!known.contains(key))
                say(tr("It has '%1', which is not known here.").arg(key));
    }

    void sayUnreadable(const QString& part) { say(unreadablePart(part)); }

    /// Empty where there is none, as in a file of an earlier version or one written by hand.
    QJsonObject objectAt(const QJsonObject& object, const QString& key) {
        return object.contains(key) ? asObject(object[key], key) : QJsonObject();
    }
    QJsonObject objectAt(const QString& key) { return objectAt(file_, key); }

    QJsonObject asObject(const QJsonValue& value, const QString& part) {
        if (!value.isObject())
            sayUnreadable(part);
        return value.toObject();
    }

    Scenario scenario(const QJsonObject& object) {
        Scenario read;
        QStringList known;
        for (const Field& field : fields()) {
            const QString name = toQString(field.key);
            known.append(name);
            if (object.contains(name))
                take(read, field, object[name]);
        }
        tellUnknown(object, known);
        return read;
    }

    void take(Scenario& scenario, const Field& field, const QJsonValue& value) {
        try {
            if (!value.isString())
                throw InvalidRequest("");
            set(scenario, field, value.toString().toStdString());
        } catch (const RefusedValue& refusal) {
            say(refusalText(translated(label_of(field)), refusal));
        } catch (const Error& error) {
            const QString sentence = translated(error.message());
            say(sentence.isEmpty() ? tr("%1 cannot be read.").arg(translated(label_of(field)))
                                   : sentence);
        }
    }

    bool isPinned() {
        if (file_.contains(pinned_key) && !file_[pinned_key].isBool())
            sayUnreadable(pinned_key);
        return file_[pinned_key].toBool();
    }

    Formulas formulas(const Scenario& scenario) {
        Formulas read;
        const QJsonObject object = objectAt(formulas_key);
        for (const QString& key : object.keys())
            read.emplace(key.toStdString(), object[key].toString().toStdString());
        const Formulas held = holding(read, scenario);
        for (const auto& [key, formula] : read)
            if (!held.contains(key))
                sayOfFormula(key);
        return held;
    }

    void sayOfFormula(const std::string& key) {
        const auto field = std::ranges::find(fields(), key, &Field::key);
        if (field == fields().end())
            say(tr("It has '%1', which is not known here.").arg(toQString(key)));
        else
            say(tr("%1: the formula does not give the value.").arg(translated(label_of(*field))));
    }

    BoardLayout board() {
        if (!file_.contains(board_key))
            return startingLayouts().front().layout;
        const QByteArray text = QJsonDocument(file_[board_key].toObject()).toJson();
        const std::vector<std::string_view> known = allViews();
        for (const QString& view : viewsNamed(text))
            if (std::ranges::find(known, view.toStdString()) == known.end())
                say(tr("It shows '%1', which is not known here.").arg(view));
        if (auto layout = layoutFromJson(text, known))
            return *layout;
        sayUnreadable(board_key);
        return startingLayouts().front().layout;
    }

    std::map<std::string, Zoom> zooms() {
        std::map<std::string, Zoom> zooms;
        const QJsonObject object = objectAt(zooms_key);
        QStringList known;
        for (const FigureEntry* const figure : figures()) {
            const QString id = toQString(figure->id);
            known.append(id);
            if (!object.contains(id))
                continue;
            const QJsonObject zoom = asObject(object[id], zooms_key);
            if (const Zoom read{range(zoom, x_key), range(zoom, y_key)}; read != Zoom())
                zooms.emplace(figure->id, read);
        }
        tellUnknown(object, known);
        return zooms;
    }

    std::optional<MatrixZoom> matrixZoom() {
        if (!file_.contains(matrix_key))
            return {};
        const QJsonObject object = file_[matrix_key].toObject();
        const QJsonArray cells = object[cells_key].toArray();
        const double rows = object[rows_key].toDouble(), keys = object[keys_key].toDouble();
        const QRectF read(cells.at(0).toDouble(NAN), cells.at(1).toDouble(NAN),
                          cells.at(2).toDouble(NAN), cells.at(3).toDouble(NAN));
        const bool is_inside = read.left() >= 0 && read.top() >= 0 && read.width() >= 1 &&
                               read.height() >= 1 && read.right() <= keys && read.bottom() <= rows;
        if (cells.size() == 4 && is_inside && rows <= max_matrix_rows && keys <= max_matrix_rows)
            return MatrixZoom{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(keys),
                              read};
        sayUnreadable(matrix_key);
        return {};
    }

    std::map<std::string, HiddenEntries> hidden() {
        std::map<std::string, HiddenEntries> hidden;
        const QJsonObject object = objectAt(hidden_key);
        QStringList known;
        for (const FigureEntry* const figure : figures()) {
            const QString id = toQString(figure->id);
            known.append(id);
            for (const QJsonValue& name : object[id].toArray())
                if (name.isString())
                    hidden[std::string(figure->id)].insert(name.toString().toStdString());
                else
                    sayUnreadable(hidden_key);
        }
        tellUnknown(object, known);
        return hidden;
    }

    std::optional<Range> range(const QJsonObject& zoom, const QString& key) {
        if (!zoom.contains(key))
            return {};
        const QJsonArray ends = zoom[key].toArray();
        const Range range{ends.at(0).toDouble(NAN), ends.at(1).toDouble(NAN)};
        if (ends.size() == 2 && range.min < range.max)
            return range;
        sayUnreadable(zooms_key);
        return {};
    }

    std::vector<Step> steps() {
        std::vector<Step> steps;
        if (!file_.contains(steps_key))
            return steps;
        if (!file_[steps_key].isArray() || file_[steps_key].toArray().size() > most_steps)
            sayUnreadable(steps_key);
        else
            for (const QJsonValue& value : file_[steps_key].toArray())
                steps.push_back(step(asObject(value, steps_key)));
        return steps;
    }

    Step step(const QJsonObject& object) {
        Step step{object[title_key].toString().toStdString(),
                  viewsOfStep(object[views_key]),
                  scenario(objectAt(object, scenario_key)),
                  {}};
        if (object.contains(frozen_key))
            step.reference = scenario(objectAt(object, frozen_key));
        tellUnknown(object, {title_key, views_key, scenario_key, frozen_key});
        return step;
    }

    /// As many as a step shows, each once, and one at least.
    std::vector<std::string> viewsOfStep(const QJsonValue& value) {
        std::vector<std::string> views;
        for (const QJsonValue& each : value.toArray()) {
            const std::string view = each.toString().toStdString();
            if (std::ranges::count(allViews(), view) == 1 && std::ranges::count(views, view) == 0 &&
                views.size() < most_views_of_step)
                views.push_back(view);
            else
                sayUnreadable(views_key);
        }
        if (!views.empty())
            return views;
        if (!value.isUndefined())
            sayUnreadable(views_key);
        return {std::string(allViews().front())};
    }

    QJsonObject file_;
    QString folder_;
    QStringList faults_;
};

}  // namespace

ReadSession sessionFromJson(const QByteArray& text, const QString& folder) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.object()[version_key].isDouble())
        throw FileError(Message("session.none", "this is no session of Attnscope"));
    return Reader(document.object(), folder).read();
}

}  // namespace attnscope
