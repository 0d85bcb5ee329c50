#include "ui/explain/explainer.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QDesktopServices>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QUrl>

#include "ui/explain/explanation_bubble.h"
#include "ui/look/explained.h"
#include "ui/look/text_scale.h"
#include "ui/reference/reference_text.h"
#include "ui/reference/reference_window.h"
#include "ui/reference/whole_reference.h"

namespace attnscope {
namespace {

constexpr int grace = 300;  ///< ms in which the pointer may reach the bubble

const QString entryScheme = QStringLiteral("entry:");

/// Whether an event may begin or end an explanation. `is_shown`: an explanation is shown now.
bool concerns(const QEvent& event, bool is_shown) {
    switch (event.type()) {
        case QEvent::ToolTip:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
        case QEvent::WhatsThisClicked:
            return true;
        case QEvent::MouseMove:
        case QEvent::HoverMove:
        case QEvent::Leave:
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
        case QEvent::WindowDeactivate:
            return is_shown;
        default:
            return false;
    }
}

/// Returns what has the keys: an opened list or menu, a modal dialog, or the window.
QWidget* partWithKeys(QWidget* window) {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    QWidget* dialog = QApplication::activeModalWidget();
    return dialog ? dialog : window;
}

/// Returns the widget that the keys go to.
QWidget* widgetWithKeys(QWidget* window) {
    QWidget* part = partWithKeys(window);
    return part->focusWidget() ? part->focusWidget() : part;
}

}  // namespace

Explainer::Explainer(QWidget* window) : QObject(window), window_(window) {
    pointer_at_key_ = QCursor::pos();
    leaving_.setSingleShot(true);
    leaving_.setInterval(grace);
    connect(&leaving_, &QTimer::timeout, this, &Explainer::hide);
    qApp->installEventFilter(this);
}

Explainer::~Explainer() = default;

const Reference& Explainer::reference() {
    if (!reference_)
        reference_ = std::make_unique<Reference>(wholeReference());
    return *reference_;
}

ReferenceWindow* Explainer::referenceWindow() const {
    return reference_window_;
}

void Explainer::openReference() {
    const QString pointed = entryUnderPointer();
    openReference(pointed.isEmpty() ? explanationOfFocus(*widgetWithKeys(window_)).entry : pointed);
}

/// Returns the entry on what the mouse is over, if it was moved there after the last key; else
/// nothing.
QString Explainer::entryUnderPointer() const {
    const QPoint at = QCursor::pos();
    QWidget* under = QApplication::widgetAt(at);
    if (at == pointer_at_key_ || !under || !isOfWindow(*under))
        return {};
    const QString entry = explanationAt(*under, under->mapFromGlobal(at)).entry;
    return entry.isEmpty() ? explanationOfFocus(*under).entry : entry;
}

/// Notes where the mouse is when a key or a menu is used.
void Explainer::notePointer(const QObject& watched, const QEvent& event) {
    const bool is_key = event.type() == QEvent::KeyPress &&
                        static_cast<const QKeyEvent&>(event).key() != Qt::Key_F1;
    const bool is_menu = event.type() == QEvent::MouseButtonRelease &&
                         qobject_cast<const QMenu*>(&watched) != nullptr;
    if (is_key || is_menu)
        pointer_at_key_ = QCursor::pos();
}

void Explainer::openReference(const QString& entry) {
    hide();
    QWidget* dialog = QApplication::activeModalWidget();
    QWidget* owner = dialog ? dialog : window_;  // a modal dialog blocks all windows but its own
    if (!reference_window_) {
        reference_window_ = new ReferenceWindow(reference(), owner);
        connect(reference_window_, &ReferenceWindow::demonstrationWanted, this,
                [this](const QString& id) {
                    if (const ReferenceEntry* wanted = reference().entry(id.toStdString()))
                        Q_EMIT demonstrationWanted(*wanted);
                });
    } else if (reference_window_->parentWidget() != owner) {
        reference_window_->setParent(owner, reference_window_->windowFlags());
    }
    reference_window_->demonstrator()->setVisible(!dialog);  // the window behind it is blocked
    if (!entry.isEmpty() || reference_window_->isHidden())
        reference_window_->showEntry(entry);
    reference_window_->show();
    reference_window_->raise();
    reference_window_->activateWindow();
}

void Explainer::explainFocus() {
    hovers_ = false;
    show(explanationOfFocus(*widgetWithKeys(window_)));
}

void Explainer::show(const Explanation& explanation) {
    const ReferenceEntry* entry = reference().entry(explanation.entry.toStdString());
    if (!entry)
        return hide();
    if (!bubble_) {
        bubble_ = new ExplanationBubble(window_);
        connect(bubble_, &ExplanationBubble::linkActivated, this, &Explainer::activate);
    }
    const QString html = QStringLiteral("<style>%1</style>").arg(referenceStyle(qApp->palette())) +
                         bubbleText(reference(), *entry) +
                         QStringLiteral("<p><a href=\"entry:%1\">%2</a></p>")
                             .arg(explanation.entry, tr("More").toHtmlEscaped());
    leaving_.stop();
    bubble_->showAt(explanation.place, explanation.beside, html, explanation.detail,
                    hovers_ ? QString() : tr("F1 opens the reference here"));
    shown_ = explanation.entry;
}

void Explainer::hide() {
    leaving_.stop();
    shown_.clear();
    if (bubble_)
        bubble_->hide();
}

void Explainer::uncover(const QWidget& part) {
    if (!reference_window_ || reference_window_->isHidden())
        return;
    const QRect seen(part.mapToGlobal(QPoint(0, 0)), part.size());
    if (seen.intersects(reference_window_->frameGeometry()))
        reference_window_->close();
}

void Explainer::activate(const QString& address) {
    if (address.startsWith(entryScheme))
        openReference(address.mid(entryScheme.size()));
    else
        QDesktopServices::openUrl(QUrl(address));
}

/// Whether a widget is in the window, or in a list or menu that the window has opened.
bool Explainer::isOfWindow(const QWidget& widget) const {
    for (const QWidget* each = &widget; each; each = each->parentWidget())
        if (each == window_)
            return true;
    return false;
}

/// Shows the bubble of what the pointer rests on. The bubble itself stays as it is.
bool Explainer::takeHover(QWidget& widget, QPoint at) {
    if (widget.window() == bubble_)
        return true;
    const Explanation explanation = explanationAt(widget, at);
    if (explanation.entry.isEmpty() || !reference().entry(explanation.entry.toStdString())) {
        if (hovers_)
            hide();
        return false;
    }
    hovers_ = true;
    show(explanation);
    return true;
}

/// Handles F1 and Shift+F1 while a list, a menu or a modal dialog is open, because these keys do
/// not reach the window's shortcuts then. Any other key hides the bubble.
bool Explainer::takeKey(const QKeyEvent& key) {
    QWidget* popup = QApplication::activePopupWidget();
    if (key.key() == Qt::Key_F1 && partWithKeys(window_) != window_) {
        if (key.modifiers() & Qt::ShiftModifier) {
            explainFocus();
        } else {
            const QString entry = explanationOfFocus(*widgetWithKeys(window_)).entry;
            if (popup)
                popup->close();
            openReference(entry);
        }
        return true;
    }
    const bool ends = key.key() != Qt::Key_Shift && key.key() != Qt::Key_Control;
    if (ends && !shown_.isEmpty()) {
        hide();
        return key.key() == Qt::Key_Escape && !popup;
    }
    return false;
}

/// Explains the item of an opened list to which a key has gone.
void Explainer::takeRelease(QWidget& widget, const QKeyEvent& key) {
    const bool moves = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down ||
                       key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown ||
                       key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
    const auto* list = qobject_cast<QAbstractItemView*>(&widget);
    if (moves && list && list->property(explainedItemsProperty).isValid() &&
        QApplication::activePopupWidget())
        explainFocus();
}

/// Starts to hide the bubble, after a short time, when the pointer has left the bubble and what it
/// explains.
void Explainer::takePointer() {
    if (shown_.isEmpty() || !hovers_)
        return;
    const QPoint at = QCursor::pos();
    QWidget* under = QApplication::widgetAt(at);
    const bool stays = bubble_->geometry().adjusted(-8, -8, 8, 8).contains(at) ||
                       (under && explanationAt(*under, under->mapFromGlobal(at)).entry == shown_);
    if (stays)
        leaving_.stop();
    else if (!leaving_.isActive())
        leaving_.start();
}

bool Explainer::eventFilter(QObject* watched, QEvent* event) {
    notePointer(*watched, *event);
    if (!concerns(*event, !shown_.isEmpty()))
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isOfWindow(*widget))
        return false;
    switch (event->type()) {
        case QEvent::ToolTip:
            return takeHover(*widget, static_cast<QHelpEvent*>(event)->pos());
        case QEvent::KeyPress:
            return takeKey(*static_cast<QKeyEvent*>(event));
        case QEvent::KeyRelease:
            takeRelease(*widget, *static_cast<QKeyEvent*>(event));
            return false;
        case QEvent::WhatsThisClicked:
            openReference(static_cast<QWhatsThisClickedEvent*>(event)->href());
            return true;
        case QEvent::MouseMove:
        case QEvent::HoverMove:
        case QEvent::Leave:
            takePointer();
            return false;
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
            if (!shown_.isEmpty() && widget->window() != bubble_)
                hide();
            return false;
        case QEvent::WindowDeactivate:
            if (widget == window_)
                hide();
            return false;
        default:
            return false;
    }
}

}  // namespace attnscope
