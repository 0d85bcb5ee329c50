#include "tests/attack/walker/plain_names.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>
#include <algorithm>

#include "tests/attack/walker/openings.h"
#include "tests/attack/walker/state.h"

namespace attnscope::walker {
namespace {

class Look {
public:
    int looked = 0;
    QStringList faults;

    void at(QWidget& window) {
        QList<QWidget*> parts = window.findChildren<QWidget*>();
        parts.prepend(&window);
        for (QWidget* part : parts)
            if (part->isVisible() && part->window() == &window)
                atPart(*part);
    }

private:
    void atPart(QWidget& part) {
        if (const auto* label = qobject_cast<const QLabel*>(&part))
            atLabel(*label);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&part))
            atMnemonic(button->text(), part);
        if (const auto* text = qobject_cast<const QTextEdit*>(&part))
            refuse(isName(text->toPlainText()), text->toPlainText(), part);
        if (auto* menu = qobject_cast<QMenu*>(&part))
            atMenu(*menu);
        if (auto* list = qobject_cast<QAbstractItemView*>(&part))
            atItems(*list);
        for (const QPoint place : placesOn(part))
            atTip(part, place);
    }

    static bool isName(const QString& text) { return text.contains(mark); }

    void refuse(bool is_at_fault, const QString& text, const QWidget& part) {
        if (is_at_fault)
            faults.append(classOf(part) + QStringLiteral(" shows ") + text);
    }

    void atLabel(const QLabel& label) {
        const Qt::TextFormat format = label.textFormat();
        const bool is_rich = format == Qt::RichText || format == Qt::MarkdownText ||
                             (format == Qt::AutoText && Qt::mightBeRichText(label.text()));
        looked += isName(label.text()) ? 1 : 0;
        refuse(is_rich, label.text(), label);
    }

    /// A text in which an ampersand that is to be seen stands twice.
    void atMnemonic(QString text, const QWidget& part) {
        looked += text.contains(QString(mark).replace(u'&', QStringLiteral("&&"))) ? 1 : 0;
        refuse(isName(text.replace(QStringLiteral("&&"), QStringLiteral("  "))), text, part);
    }

    void atMenu(QMenu& menu) {
        const QList<QAction*> actions = menu.actions();
        for (const QAction* action : actions) {
            atMnemonic(action->text(), menu);
            if (menu.toolTipsVisible())
                atTip(menu, menu.actionGeometry(const_cast<QAction*>(action)).center());
        }
    }

    void atItems(QAbstractItemView& list) {
        constexpr int most = 40;
        for (int row = 0; list.model() && row < std::min(most, list.model()->rowCount()); ++row)
            for (int column = 0; column < list.model()->columnCount(); ++column)
                atTip(*list.viewport(), list.visualRect(list.model()->index(row, column)).center());
    }

    void atTip(QWidget& part, QPoint place) {
        QHelpEvent ask(QEvent::ToolTip, place, part.mapToGlobal(place));
        QApplication::sendEvent(&part, &ask);
        const QWidgetList tops = QApplication::topLevelWidgets();
        for (const QWidget* top : tops)
            if (const auto* tip = qobject_cast<const QLabel*>(top);
                tip && tip->isVisible() && classOf(*tip) == QStringLiteral("QTipLabel"))
                atLabel(*tip);
        QToolTip::hideText();
    }
};

}  // namespace

QStringList namesThatAreNotPlain(QWidget& window, int& looked) {
    Look look;
    look.at(window);
    looked += look.looked;
    return look.faults;
}

}  // namespace attnscope::walker
