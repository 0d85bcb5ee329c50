#include "ui/session/session_losses.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <algorithm>

#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/figures/lab_figures.h"
#include "ui/look/text.h"
#include "ui/session/session_keys.h"
#include "ui/session/session_words.h"

namespace attnscope {
namespace {

using namespace session_keys;

const QStringList parts_of_all = {scenario_key, frozen_key, chosen_key, over_key,  board_key,
                                  zooms_key,    pinned_key, matrix_key, steps_key, formulas_key,
                                  hidden_key,   edits_key,  lesson_key, files_key};
const QStringList parts_of_step = {title_key,  views_key,  scenario_key,
                                   frozen_key, chosen_key, over_key};
const QStringList parts_of_frozen = {name_key, scenario_key};

/// Parts that are written only if something was chosen, as objects.
const QStringList objects = {zooms_key, matrix_key, formulas_key, hidden_key, files_key};

/// Whether a key is one of the parts that may stand there.
bool isPart(const QString& around, const QString& key) {
    return (around.isEmpty() && parts_of_all.contains(key)) ||
           (around == steps_key && parts_of_step.contains(key));
}

/// Returns the part that a sentence on this key names: the key itself if it is a part, else the
/// part `around` it, which may be empty.
QString partOf(const QString& around, const QString& key) {
    return isPart(around, key) ? key : around;
}

bool isFigure(const QString& key) {
    return is_figure(key.toStdString()) || is_lab_view(key.toStdString());
}

/// Whether a key is known, although it is not in the written text: known keys are left out if
/// nothing was chosen.
bool isKnown(const QString& around, const QString& key) {
    if (around == zooms_key)
        return isFigure(key) || key == x_key || key == y_key;
    return isPart(around, key) || (around == hidden_key && isFigure(key)) ||
           (around == frozen_key && parts_of_frozen.contains(key));
}

/// Whether a Scenario has the field; the text leaves some fields out while they have their default.
bool isField(const QString& around, const QString& key) {
    return around == scenario_key &&
           std::ranges::find(fields(), key.toStdString(), &Field::key) != fields().end();
}

/// Whether a value says that nothing was chosen: an empty list or object, or an object of such
/// values.
bool isNothing(const QString& around, const QString& key, const QJsonValue& value) {
    if (key == steps_key || key == frozen_key || around == hidden_key)
        return value.isArray() && value.toArray().isEmpty();
    const QJsonObject object = value.toObject();
    return value.isObject() && (objects.contains(key) || around == zooms_key) &&
           std::ranges::all_of(object.keys(), [&](const QString& member) {
               return isKnown(key, member) && isNothing(key, member, object[member]);
           });
}

/// Returns what is frozen as a list. A single Scenario without a name may stand there as it is.
QJsonValue listed(const QJsonValue& frozen) {
    if (!frozen.isObject())
        return frozen;
    return QJsonArray{QJsonObject{{name_key, QString()}, {scenario_key, frozen}}};
}

class Losses {
public:
    explicit Losses(QStringList told) : told_(std::move(told)) {}

    void compare(const QJsonObject& given, const QJsonObject& written, const QString& around) {
        for (auto each = given.begin(); each != given.end(); ++each)
            if (!told_.contains(partOf(around, each.key())))
                compare(each.key(), each.value(), written, around);
    }

    QStringList take() { return std::move(found_); }

private:
    void compare(const QString& key, const QJsonValue& given, const QJsonObject& written,
                 const QString& around) {
        const bool only_keys = around == scenario_key || around == hidden_key;
        const bool is_missing = !written.contains(key), is_known = isKnown(around, key);
        if (is_missing && (isField(around, key) || (is_known && isNothing(around, key, given))))
            return;
        if (is_missing && (only_keys || !is_known))
            say(unknownKey(key));
        else if (key == frozen_key)
            compare(listed(given), listed(written[key]), frozen_key);
        else if (around == frozen_key && key == scenario_key && given.isObject())
            compare(given, written[key], scenario_key);
        else if (!only_keys)
            compare(given, written[key], partOf(around, key));
    }

    void compare(const QJsonValue& given, const QJsonValue& written, const QString& part) {
        const QJsonArray elements = given.toArray(), others = written.toArray();
        if (given.isObject() && written.isObject())
            compare(given.toObject(), written.toObject(), part);
        else if (given.isArray() && written.isArray() && elements.size() == others.size())
            for (qsizetype i = 0; i < elements.size(); ++i)
                compare(elements[i], others[i], part);
        else if (given != written)
            say(unreadablePart(part));
    }

    void say(const QString& sentence) {
        if (!found_.contains(sentence))
            found_.append(sentence);
    }

    QStringList told_, found_;
};

}  // namespace

QString unknownKey(const QString& key) {
    return QCoreApplication::translate("attnscope::Session", "The key '%1' is unknown.").arg(key);
}

QStringList lossesOf(const QJsonObject& given, const QJsonObject& written,
                     const QStringList& told) {
    Losses losses(told);
    losses.compare(given, written, {});
    return losses.take();
}

}  // namespace attnscope
