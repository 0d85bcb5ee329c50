#include "ui/session/change_name.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

QString named(const char* english) {
    return QCoreApplication::translate("attnscope::Session", english);
}

/// Returns the label of the field that differs between the Scenarios; "Scenario" if several fields
/// differ.
QStringList fieldNames(const Scenario& one, const Scenario& other) {
    QStringList names;
    for (const Field& field : fields())
        if (get(one, field) != get(other, field))
            names.append(translated(label_of(field)));
    return names.size() > 1
               ? QStringList{named(QT_TRANSLATE_NOOP("attnscope::Session", "Scenario"))}
               : names;
}

QStringList allNames(const Session& one, const Session& other) {
    if (one.lesson != other.lesson)  // the rest follows from it
        return {named(QT_TRANSLATE_NOOP("attnscope::Session", "lesson"))};
    QStringList names = fieldNames(one.scenario, other.scenario);
    const auto add = [&](bool differs, const char* name) {
        if (differs)
            names.append(named(name));
    };
    const Comparison &before = one.comparison, &after = other.comparison;
    add(before.frozen != after.frozen, QT_TRANSLATE_NOOP("attnscope::Session", "freezing"));
    add(before.over != after.over, QT_TRANSLATE_NOOP("attnscope::Session", "comparing"));
    if (before.frozen == after.frozen)  // else the choice follows from it
        add(before.chosen != after.chosen,
            QT_TRANSLATE_NOOP("attnscope::Session", "frozen matrix"));
    add(one.board != other.board, QT_TRANSLATE_NOOP("attnscope::Session", "layout"));
    add(one.zooms != other.zooms || one.matrix_zoom != other.matrix_zoom,
        QT_TRANSLATE_NOOP("attnscope::Session", "zoom"));
    add(one.hidden != other.hidden, QT_TRANSLATE_NOOP("attnscope::Session", "curves"));
    add(one.edits != other.edits, QT_TRANSLATE_NOOP("attnscope::Session", "figure"));
    add(one.steps != other.steps, QT_TRANSLATE_NOOP("attnscope::Session", "steps"));
    if (names.isEmpty())  // a row that is chosen is pinned at once
        add(one.is_row_pinned != other.is_row_pinned,
            QT_TRANSLATE_NOOP("attnscope::Session", "pinning"));
    return names;
}

}  // namespace

QString changeName(const Session& one, const Session& other) {
    const QStringList names = allNames(one, other);
    return names.size() == 1 ? names.front() : QString();
}

}  // namespace attnscope
