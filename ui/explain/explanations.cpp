#include "ui/explain/explanations.h"

#include <QAbstractItemView>
#include <QMenu>

#include "ui/look/explained.h"

namespace attnscope {
namespace {

/// Returns the list whose items are explained, if the widget is that list or its viewport; else
/// null.
QAbstractItemView* explainedList(QWidget& widget) {
    for (QWidget* each : {&widget, widget.parentWidget()})
        if (auto* list = qobject_cast<QAbstractItemView*>(each);
            list && list->property(explainedItemsProperty).isValid())
            return list;
    return nullptr;
}

/// Returns the widget, or the view whose viewport it is, if that explains its parts by their
/// places; else null.
const ExplainedByPlace* explainedByPlace(const QWidget& widget) {
    if (const auto* view = dynamic_cast<const ExplainedByPlace*>(&widget))
        return view;
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area && area->viewport() == &widget ? dynamic_cast<const ExplainedByPlace*>(area)
                                               : nullptr;
}

QString explanationOfItem(const QAbstractItemView& list, const QModelIndex& item) {
    const QString key = item.data(Qt::UserRole).toString();
    return key.isEmpty() ? QString()
                         : list.property(explainedItemsProperty).toString() + u'/' + key;
}

/// Returns the explanation of an item, to be shown beside the item's list.
Explanation ofItem(const QAbstractItemView& list, const QModelIndex& item) {
    return {explanationOfItem(list, item),
            {},
            list.viewport()->mapToGlobal(list.visualRect(item).topRight()),
            list.window()->frameGeometry()};
}

/// Returns the explanation of an action, to be shown beside the action's menu.
Explanation ofAction(const QMenu& menu, QAction* action) {
    const QRect place = action ? menu.actionGeometry(action) : QRect();
    return {action ? explanationOf(*action) : QString(),
            {},
            menu.mapToGlobal(place.topRight()),
            menu.frameGeometry()};
}

Explanation partAt(QWidget& widget, QPoint at) {
    if (const QAbstractItemView* list = explainedList(widget))
        return ofItem(*list, list->indexAt(at));
    if (const auto* menu = qobject_cast<QMenu*>(&widget))
        return ofAction(*menu, menu->actionAt(at));
    if (const ExplainedByPlace* view = explainedByPlace(widget))
        if (const QString entry = view->explanationAt(at); !entry.isEmpty())
            return {entry, view->detailAt(at), widget.mapToGlobal(at)};
    return {};
}

/// Returns what the tooltip says of a widget with an explanation, or of the control around it.
QString detailOf(const QWidget& widget) {
    const QWidget* around = widget.parentWidget();
    const bool is_part = around && explanationOf(*around) == explanationOf(widget);
    return widget.toolTip().isEmpty() && is_part ? around->toolTip() : widget.toolTip();
}

}  // namespace

Explanation explanationAt(QWidget& widget, QPoint at) {
    if (Explanation part = partAt(widget, at); !part.entry.isEmpty())
        return part;
    if (explainedByPlace(widget) || explainedList(widget) || qobject_cast<QMenu*>(&widget))
        return {};  // where these explain nothing, they show their own tooltips
    for (QWidget* each = &widget; each; each = each->parentWidget()) {
        if (const QString entry = explanationOf(*each); !entry.isEmpty())
            return {entry, detailOf(*each), widget.mapToGlobal(at)};
        if (!each->toolTip().isEmpty() || each->isWindow())
            return {};
    }
    return {};
}

Explanation explanationOfFocus(QWidget& widget) {
    if (const QAbstractItemView* list = explainedList(widget))
        return ofItem(*list, list->currentIndex());
    if (const auto* menu = qobject_cast<QMenu*>(&widget))
        return ofAction(*menu, menu->activeAction());
    for (QWidget* each = &widget; each; each = each->parentWidget()) {
        const QPoint below = each->mapToGlobal(QPoint(0, each->height() - 12));
        if (const QString entry = explanationOf(*each); !entry.isEmpty())
            return {entry, detailOf(*each), below};
        const QString around = each->property(focusExplanationProperty).toString();
        if (!around.isEmpty())
            return {around, {}, each->mapToGlobal(QPoint(16, 16))};
        if (each->isWindow())
            break;
    }
    return {};
}

}  // namespace attnscope
