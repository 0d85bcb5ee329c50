#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QVariant>
#include <string>

namespace attnscope {

// Properties that name the entry of the reference that explains a part of the window, such as
// "fields/n" (core/reference/reference.h). They are read in ui/explain.

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

/// Names the entry that explains a widget when help is asked for by keys. Under the pointer, each
/// part of such a widget has an explanation of its own, or none.
inline void setFocusExplanation(QObject& part, const std::string& entry) {
    part.setProperty(focusExplanationProperty, QString::fromStdString(entry));
}

/// Names the section whose entries explain the items of a list; the data of an item in Qt::UserRole
/// is the key of its entry.
inline void setExplainedItems(QObject& list, const std::string& section) {
    list.setProperty(explainedItemsProperty, QString::fromStdString(section));
}

/// A widget whose parts are explained one by one.
class ExplainedByPlace {
public:
    virtual ~ExplainedByPlace() = default;

    /// Returns the entry on what is at a place of the widget; empty if there is none.
    virtual QString explanationAt(QPoint at) const = 0;
    /// Returns further text about that place, such as what a click does.
    virtual QString detailAt(QPoint at) const = 0;
};

}  // namespace attnscope
