#include "ui/window/accessible_list.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>

#include "ui/controls/check_list.h"

namespace attnscope {
namespace {

QString chosenIn(const QComboBox& list) {
    const auto* checked = qobject_cast<const CheckList*>(&list);
    return checked ? checked->summary() : list.currentText();
}

class Label : public QAccessibleObject {
public:
    explicit Label(ListLabel* label) : QAccessibleObject(label) {}

    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(list());
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override { return {}; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? list()->accessibleName() : QString();
    }

private:
    QComboBox* list() const { return static_cast<ListLabel*>(object())->list(); }
};

/// The current choice of a list, as a text that can be read but not changed.
class ChosenText : public QAccessibleTextInterface {
public:
    virtual QString chosen() const = 0;

    int characterCount() const override { return static_cast<int>(chosen().size()); }
    QString text(int start, int end) const override {
        return chosen().mid(start, end < 0 ? -1 : end - start);
    }
    int selectionCount() const override { return chosen().isEmpty() ? 0 : 1; }
    void selection(int, int* start, int* end) const override {
        *start = 0;
        *end = characterCount();
    }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QRect characterRect(int) const override { return {}; }
    int offsetAtPoint(const QPoint&) const override { return -1; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int* start, int* end) const override {
        *start = 0;
        *end = characterCount();
        return {};
    }
};

using Relations = QList<QPair<QAccessibleInterface*, QAccessible::Relation>>;

class List : public QAccessibleWidget, public ChosenText {
public:
    List(QComboBox* list, ListLabel* label)
        : QAccessibleWidget(list, QAccessible::ComboBox), label_(label) {}

    using ChosenText::text;
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name || kind == QAccessible::Value
                   ? chosen()
                   : QAccessibleWidget::text(kind);
    }
    QString chosen() const override { return chosenIn(*list()); }

    Relations relations(QAccessible::Relation match) const override {
        if (list()->accessibleName().isEmpty())
            return QAccessibleWidget::relations(match);
        Relations found = QAccessibleWidget::relations(match & ~QAccessible::Label);
        if (match & QAccessible::Label)
            found.append({QAccessible::queryAccessibleInterface(label_), QAccessible::Label});
        return found;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = list()->view()->isVisible();
        return state;
    }

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override {
        return index == 0 ? QAccessible::queryAccessibleInterface(list()->view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child->object() == list()->view() ? 0 : -1;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& action) override {
        if (!actionNames().contains(action) || !list()->isEnabled())
            return;
        if (list()->view()->isVisible())
            list()->hidePopup();
        else
            list()->showPopup();
    }

private:
    QComboBox* list() const { return static_cast<QComboBox*>(widget()); }

    ListLabel* label_;
};

/// Returns the list whose choices a widget shows; null if it shows none.
QComboBox* listOf(const QAbstractItemView* choices) {
    QWidget* const popup = choices ? choices->parentWidget() : nullptr;
    return popup && popup->inherits("QComboBoxPrivateContainer")
               ? qobject_cast<QComboBox*>(popup->parentWidget())
               : nullptr;
}

/// Returns what a list is for: its accessible name or else the text of the label beside it.
QString nameOf(QComboBox& list) {
    if (!list.accessibleName().isEmpty())
        return list.accessibleName();
    const Relations labels =
        QAccessible::queryAccessibleInterface(&list)->relations(QAccessible::Label);
    return labels.isEmpty() ? QString() : labels.front().first->text(QAccessible::Name);
}

}  // namespace

bool NamedChoices::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Show)
        return false;
    auto* const choices = qobject_cast<QAbstractItemView*>(watched);
    if (QComboBox* const list = listOf(choices))
        choices->setAccessibleName(nameOf(*list));
    return false;
}

ListLabel::ListLabel(QComboBox* list) : QObject(list), told_(chosenIn(*list)) {
    connect(list, &QComboBox::currentTextChanged, this, &ListLabel::tellChange);
    if (const auto* checked = qobject_cast<CheckList*>(list))
        connect(checked, &CheckList::checkedChanged, this, &ListLabel::tellChange);
}

QComboBox* ListLabel::list() const {
    return static_cast<QComboBox*>(parent());
}

void ListLabel::tellChange() {
    const QString now = chosenIn(*list());
    if (now == told_)
        return;
    QAccessibleEvent name(list(), QAccessible::NameChanged);
    QAccessible::updateAccessibility(&name);
    QAccessibleTextInsertEvent text(list(), 0, now);
    QAccessible::updateAccessibility(&text);
    told_ = now;
}

QAccessibleInterface* accessibleList(QComboBox* list) {
    if (list->isEditable())
        return nullptr;
    auto* label = list->findChild<ListLabel*>();
    return new List(list, label ? label : new ListLabel(list));
}

QAccessibleInterface* accessibleLabel(ListLabel* label) {
    return new Label(label);
}

}  // namespace attnscope
