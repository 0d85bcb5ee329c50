#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "core/fields/comparison.h"
#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/fields/number_range.h"
#include "core/figures/figures.h"
#include "core/figures/lab_figures.h"
#include "core/lessons/lessons.h"
#include "core/limits.h"
#include "core/parameters/allowed.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "ui/look/refusal_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/board_json.h"
#include "ui/model/edit_fields.h"
#include "ui/model/starting_layouts.h"
#include "ui/model/steps.h"
#include "ui/session/parsed_session.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keys.h"
#include "ui/session/session_losses.h"
#include "ui/session/session_paths.h"
#include "ui/session/session_words.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

using namespace session_keys;

/// Returns a string, or a number as its text: a person who writes a session leaves out the quotes.
QString scalarText(const QJsonValue& value) {
    if (!value.isDouble())
        return value.toString();
    const QVariant number = value.toVariant();
    return number.typeId() == QMetaType::LongLong ? number.toString()
                                                  : toQString(to_text(number.toDouble()));
}

/// Reads a session from its JSON object, and collects sentences on what it cannot read.
class Reader {
    Q_DECLARE_TR_FUNCTIONS(attnscope::Session)

public:
    explicit Reader(QJsonObject file)
        : version_(file.take(version_key)), saved_(file.take(saved_key)), file_(std::move(file)) {}

    ReadSession read() {
        sayVersion(version_.toDouble());
        if (!saved_.isUndefined() && !saved_.isString())
            sayUnreadable(saved_key);
        Session session{scenario(objectAt(scenario_key)), comparison(file_), board(), zooms(),
                        file_[pinned_key].toBool(),       matrixZoom(),      steps()};
        session.formulas = formulas(session.scenario);
        session.hidden = hidden();
        session.edits = edits();
        session.lesson = lesson();
        sayUnknownFiles(session);
        for (const QString& loss : lossesOf(file_, objectOf(session), told_))
            say(loss);
        return {std::move(session), std::move(faults_), saved_.toString()};
    }

private:
    void say(const QString& fault) {
        if (!faults_.contains(fault))  // several steps may have the same
            faults_.append(fault);
    }

    /// Reports a fault of a part, after which nothing else is reported on that part.
    void say(const QString& fault, const QString& part) {
        say(fault);
        told_.append(part);
    }

    void sayVersion(double version) {
        if (version > version_number)
            say(tr("A later version of Attnscope made this session."));
        else if (version != version_number)
            say(tr("The version %1 of the session is unknown.").arg(version));
    }

    void sayUnreadable(const QString& part) { say(unreadablePart(part), part); }

    /// Returns the object of a key; empty if there is none, as in a file of an earlier version or
    /// one written by hand.
    QJsonObject objectAt(const QString& key) {
        if (file_.contains(key) && !file_[key].isObject())
            sayUnreadable(key);
        return file_[key].toObject();
    }

    Comparison comparison(const QJsonObject& object) {
        Comparison read{frozen(object[frozen_key])};
        const qint64 place = object[chosen_key].toInteger(-1);
        if (place >= 0 && place + 1 < static_cast<qint64>(read.frozen.size()))
            read.chosen = static_cast<std::size_t>(place);
        read.over = family(object);
        return read;
    }

    std::vector<Frozen> frozen(const QJsonValue& value) {
        if (value.isObject())
            return {{scenario(value.toObject())}};
        const QJsonArray all = value.toArray();
        constexpr auto most = static_cast<qsizetype>(most_frozen);
        if (all.size() > most)
            say(tr("%1 Scenarios are frozen; only the first %2 were read.")
                    .arg(all.size())
                    .arg(most),
                frozen_key);
        if (std::ranges::any_of(all, [](const QJsonValue& each) { return !each.isObject(); }))
            sayUnreadable(frozen_key);
        std::vector<Frozen> frozen;
        for (qsizetype i = 0; i < std::min(all.size(), most); ++i)
            frozen.push_back({scenario(all[i][scenario_key].toObject()),
                              nameOfFrozen(all[i][name_key].toString(), frozen)});
        return frozen;
    }

    /// Returns the name if it is possible; else reports it and returns an empty name.
    std::string nameOfFrozen(const QString& text, std::vector<Frozen> others) {
        others.push_back({Scenario(), text.toStdString()});
        try {
            check_frozen(others);
        } catch (const Error& error) {
            say(translated(error.message()), frozen_key);
            return {};
        }
        return others.back().name;
    }

    Family family(const QJsonObject& object) {
        const QJsonValue over = object[over_key];
        QStringList values;
        for (const QJsonValue& value : over[values_key].toArray())
            values.append(value.toString());
        if (over.isUndefined())
            return {};
        try {
            const QString text = over[field_key].toString() + u'=' + values.join(QLatin1Char(','));
            return family_from(text.toStdString());
        } catch (const Error& error) {
            say(translated(error.message()), over_key);
            return {};
        }
    }

    Scenario scenario(const QJsonObject& object) {
        Scenario read;
        for (const Field& field : fields())
            if (const QString name = toQString(field.key); object.contains(name))
                take(read, field, object[name]);
        return read;
    }

    void take(Scenario& scenario, const Field& field, const QJsonValue& value) {
        try {
            if (!value.isString() && !(value.isDouble() && number_range(field)))
                throw InvalidRequest("");
            set(scenario, field, scalarText(value).toStdString());
        } catch (const RefusedValue& refusal) {
            say(refusalText(translated(label_of(field)), refusal));
        } catch (const Error& error) {
            const QString sentence = translated(error.message());
            say(sentence.isEmpty() ? tr("%1 cannot be read.").arg(translated(label_of(field)))
                                   : sentence);
        }
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
            say(unknownKey(toQString(key)));
        else
            say(tr("%1: the formula does not give the value.").arg(translated(label_of(*field))));
    }

    BoardLayout board() {
        const QByteArray text = QJsonDocument(file_[board_key].toObject()).toJson();
        const std::vector<std::string_view> known = allViews();
        for (const QString& view : viewsNamed(text))
            if (std::ranges::find(known, view.toStdString()) == known.end())
                say(tr("The view '%1' is unknown.").arg(view), board_key);
        return layoutFromJson(text, known).value_or(startingLayouts().front().layout);
    }

    /// The views with curves.
    static std::vector<std::string> plots() {
        std::vector<std::string> all = {std::string(training_id), std::string(beyond_length_id)};
        for (const FigureEntry* const figure : figures())
            all.emplace_back(figure->id);
        return all;
    }

    std::map<std::string, Zoom> zooms() {
        std::map<std::string, Zoom> zooms;
        for (const std::string& plot : plots()) {
            const QJsonValue zoom = file_[zooms_key][toQString(plot)];
            if (const Zoom read{range(zoom[x_key]), range(zoom[y_key])}; read != Zoom())
                zooms.emplace(plot, read);
        }
        return zooms;
    }

    std::optional<MatrixZoom> matrixZoom() {
        const QJsonValue zoom = file_[matrix_key];
        const QJsonArray cells = zoom[cells_key].toArray();
        const double rows = zoom[rows_key].toDouble(), keys = zoom[keys_key].toDouble();
        const QRectF read(cells.at(0).toDouble(NAN), cells.at(1).toDouble(NAN),
                          cells.at(2).toDouble(NAN), cells.at(3).toDouble(NAN));
        const bool is_inside = read.left() >= 0 && read.top() >= 0 && read.width() >= 1 &&
                               read.height() >= 1 && read.right() <= keys && read.bottom() <= rows;
        if (cells.size() != 4 || !is_inside || rows > max_matrix_rows || keys > max_matrix_rows)
            return {};
        return MatrixZoom{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(keys), read};
    }

    std::map<std::string, HiddenEntries> hidden() {
        std::map<std::string, HiddenEntries> hidden;
        const QJsonObject object = objectAt(hidden_key);
        for (const std::string& plot : plots())
            for (const std::string& name : namesIn(object[toQString(plot)]))
                hidden[plot].insert(name);
        return hidden;
    }

    /// Reads the edits of all figures, and says all that is wrong with them.
    std::map<std::string, FigureEdits> edits() {
        std::map<std::string, FigureEdits> read;
        const QJsonObject object = objectAt(edits_key);
        for (const QString& figure : object.keys())
            if (const std::string id = figure.toStdString(); !is_figure(id))
                say(unknownKey(figure));
            else if (const FigureEdits edited = editsIn(object[figure]); edited != FigureEdits())
                read[id] = edited;
        told_.append(edits_key);
        return read;
    }

    FigureEdits editsIn(const QJsonValue& texts) {
        FigureEdits edits;
        const QJsonArray all = texts.toArray();
        const auto is_text = [](const QJsonValue& each) { return each.isString(); };
        if (!texts.isArray() || !std::ranges::all_of(all, is_text))
            say(unreadablePart(edits_key));
        for (const QJsonValue& text : all)
            try {
                if (is_text(text))
                    edits = withEdit(std::move(edits), text.toString().toStdString());
            } catch (const InvalidRequest& refusal) {
                say(translated(refusal.message()));
            }
        return edits;
    }

    std::vector<std::string> namesIn(const QJsonValue& list) {
        std::vector<std::string> names;
        if (!list.isArray() && !list.isUndefined())
            sayUnreadable(hidden_key);
        for (const QJsonValue& name : list.toArray())
            if (name.isString())
                names.push_back(name.toString().toStdString());
            else
                sayUnreadable(hidden_key);
        return names;
    }

    /// Reads the place in a lesson; reports all that is wrong with it.
    std::optional<LessonPlace> lesson() {
        if (!file_.contains(lesson_key))
            return {};
        const QJsonObject object = objectAt(lesson_key);
        told_.append(lesson_key);
        for (const QString& key : object.keys())
            if (!QStringList{name_key, step_key, before_key}.contains(key))
                say(unknownKey(key));
        LessonPlace place{object[name_key].toString().toStdString(), object[step_key].toInt(-1),
                          before(object[before_key])};
        const bool is_known = std::ranges::count(lesson_names(), place.lesson) > 0;
        if (!object[name_key].isString() || place.step < 0)
            sayUnreadable(lesson_key);
        else if (!is_known && !isInFile(place))
            say(tr("The lesson '%1' is unknown.").arg(object[name_key].toString()));
        else
            return place;
        return {};
    }

    /// Reads the session before a lesson, which has no lesson, no file and no paths itself.
    std::shared_ptr<const Session> before(const QJsonValue& value) {
        if (value.isUndefined())
            return nullptr;
        QJsonObject object = value.toObject();
        if (object.isEmpty() || object.contains(lesson_key) || object.contains(files_key) ||
            object.contains(saved_key))
            sayUnreadable(lesson_key);
        object.remove(lesson_key);
        ReadSession read = Reader(object).read();
        for (const QString& fault : read.faults)
            say(fault);
        return std::make_shared<const Session>(std::move(read.session));
    }

    static std::optional<Range> range(const QJsonValue& value) {
        const QJsonArray ends = value.toArray();
        const Range range{ends.at(0).toDouble(NAN), ends.at(1).toDouble(NAN)};
        return ends.size() == 2 && range.min < range.max ? std::optional(range) : std::nullopt;
    }

    std::vector<Step> steps() {
        const QJsonArray all = file_[steps_key].toArray();
        constexpr auto most = static_cast<qsizetype>(most_steps);
        if (all.size() > most)
            say(tr("The session has %1 steps; only the first %2 were read.")
                    .arg(all.size())
                    .arg(most),
                steps_key);
        std::vector<Step> steps;
        for (qsizetype i = 0; i < std::min(all.size(), most); ++i)
            steps.push_back(step(all[i].toObject()));
        return steps;
    }

    Step step(const QJsonObject& object) {
        return {object[title_key].toString().toStdString(), viewsOfStep(object[views_key]),
                scenario(object[scenario_key].toObject()), comparison(object)};
    }

    /// Reads the views of a step: no more than a step shows, each once, and at least one.
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

    /// Reports the places of files that no Scenario names, because nothing uses these places.
    void sayUnknownFiles(const Session& session) {
        const QJsonObject places = objectAt(files_key), known = pathsFrom({}, session);
        for (auto each = places.begin(); each != places.end(); ++each)
            if (!known.contains(each.key()))
                say(unknownKey(each.key()));
            else if (!each.value().isString())
                sayUnreadable(files_key);
        told_ << formulas_key << files_key;
    }

    const QJsonValue version_, saved_;
    const QJsonObject file_;
    QStringList faults_;
    QStringList told_;  ///< parts whose faults were reported
};

ReadSession readFrom(const ParsedSession& parsed) {
    ReadSession read = Reader(parsed.object).read();
    for (const std::string& key : parsed.doubled)
        read.faults.append(
            QCoreApplication::translate("attnscope::Session", "The key '%1' occurs more than once.")
                .arg(toQString(key)));
    return read;
}

}  // namespace

ReadSession sessionAsWritten(const QByteArray& text) {
    return readFrom(parsedSession(text));
}

ReadSession sessionFromJson(const QByteArray& text, const QString& folder) {
    const ParsedSession parts = parsedSession(text);
    ReadSession read = readFrom(parts);
    read.session =
        withFilesFound(std::move(read.session), folder, parts.object[files_key].toObject());
    read.session.formulas = holding(read.session.formulas, read.session.scenario);
    // What was left out of the text is written, so that the session may be far larger.
    const qsizetype size = toJson(read.session, folder).size();
    if (static_cast<std::size_t>(size) > longestSession)
        throw FileError(Message("session.would-be-too-large",
                                "this session takes %1 bytes when it is saved, but at most %2 are "
                                "allowed; a presentation with fewer steps takes less",
                                {size, longestSession}));
    return read;
}

}  // namespace attnscope
