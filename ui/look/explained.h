#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QVariant>
#include <string>

namespace attnscope {

// What a part of the window says of itself: the id of the entry of the reference that explains it,
// such as "fields/n" (core/reference/reference.h). Who asks is in ui/explain.

inline constexpr const char* explanationProperty = "explanation";
inline constexpr const char* focusExplanationProperty = "explanation of focus";
inline constexpr const char* explainedItemsProperty = "explained items";

/// Names the entry that explains a widget or an action.
inline void setExplanation(QObject& part, const std::string& entry) {
    part.setProperty(explanationProperty, QString::fromStdString(entry));
}

inline QString explanationOf(const QObject& part) {
    return part.property(explanationProperty).toString();
}

/// Names the entry that explains what is in a widget to the keys alone: under the pointer each part
/// of it has an explanation of its own, or none.
inline void setFocusExplanation(QObject& part, const std::string& entry) {
    part.setProperty(focusExplanationProperty, QString::fromStdString(entry));
}

/// Names the section whose entries explain the items of a list; the data of an item in Qt::UserRole
/// is the key of its entry.
inline void setExplainedItems(QObject& list, const std::string& section) {
    list.setProperty(explainedItemsProperty, QString::fromStdString(section));
}

/// A widget that is explained part by part.
class ExplainedByPlace {
public:
    virtual ~ExplainedByPlace() = default;

    /// Returns the entry on what stands at a place of the widget; empty if nothing does.
    virtual QString explanationAt(QPoint at) const = 0;
    /// Returns what else is to be said there, such as what a click does.
    virtual QString detailAt(QPoint at) const = 0;
};

}  // namespace attnscope
