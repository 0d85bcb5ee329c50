#include "ui/controls/check_list.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include "ui/look/translated.h"

namespace attnscope {

CheckList::CheckList(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    view()->viewport()->installEventFilter(this);
    view()->installEventFilter(this);
}

void CheckList::add(const QString& name, const QString& key) {
    auto* entry = new QStandardItem(name);
    entry->setData(key, Qt::UserRole);
    entry->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    entry->setCheckState(Qt::Unchecked);
    qobject_cast<QStandardItemModel*>(model())->appendRow(entry);
    if (itemData(currentIndex()).isNull())  // the opened list begins at an entry, not at a heading
        setCurrentIndex(count() - 1);
}

bool CheckList::isTicked(int row) const {
    return itemData(row, Qt::CheckStateRole).toInt() == Qt::Checked;
}

void CheckList::tick(int row, bool on) {
    if (!itemData(row).isNull())  // a heading has no box
        setItemData(row, on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
}

QStringList CheckList::checked() const {
    QStringList keys;
    for (int row = 0; row < count(); ++row)
        if (isTicked(row))
            keys += itemData(row).toString();
    return keys;
}

void CheckList::setTicked(const QStringList& keys) {
    for (int row = 0; row < count(); ++row)
        tick(row, keys.contains(itemData(row).toString()));
    showTicked();
}

void CheckList::showTicked() {
    QStringList names;
    for (int row = 0; row < count(); ++row)
        if (isTicked(row))
            names += itemText(row);
    count_checked_ = names.size();
    summary_ = names.isEmpty() ? tr("none") : listed(names);
    setToolTip(summary_);
    update();
    Q_EMIT checkedChanged();
}

void CheckList::toggle(const QModelIndex& entry) {
    if (!entry.flags().testFlag(Qt::ItemIsUserCheckable))
        return;
    tick(entry.row(), !isTicked(entry.row()));
    showTicked();
    Q_EMIT checkedByHand();
}

void CheckList::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentIcon = {};
    option.currentText = summary();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int width = room.width() - 8;
    if (count_checked_ > 1 && fontMetrics().horizontalAdvance(option.currentText) > width)
        option.currentText = tr("%1 chosen").arg(count_checked_);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, width);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

/// Ignores the wheel, since no entry is the current one: the wheel belongs to what scrolls.
void CheckList::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void CheckList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_F4:
            showPopup();
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

bool CheckList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view()->viewport() && event->type() == QEvent::MouseButtonRelease) {
        toggle(view()->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint()));
        return true;
    }
    if (watched == view() && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        toggle(view()->currentIndex());
        return true;
    }
    return QComboBox::eventFilter(watched, event);
}

}  // namespace attnscope
