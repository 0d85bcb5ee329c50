#include "tests/attack/walker/hand.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTest>

#include "tests/attack/walker/openings.h"

namespace attnscope::walker {
namespace {

using namespace std::chrono_literals;

constexpr int calm_enough = 3;  ///< ticks
constexpr int most_answers = 8;
constexpr qint64 long_work = 1500, far_too_long = 20'000;  ///< ms

/// To the part with the focus, as a person's keys go.
void pressKey(QWidget& window, Qt::Key key) {
    QWidget* const focused = window.focusWidget();
    QTest::keyClick(focused ? focused : &window, key);
}

}  // namespace

std::vector<QAbstractButton*> buttonsOf(const QDialog& dialog) {
    const bool is_qts = qobject_cast<const QFileDialog*>(&dialog) != nullptr;
    std::vector<QAbstractButton*> buttons;
    for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled() && button->window() == &dialog &&
            (!is_qts || qobject_cast<QPushButton*>(button)))
            buttons.push_back(button);
    return buttons;
}

Hand::Hand(std::function<bool()> is_busy) : is_busy_(std::move(is_busy)) {
    QTimer::singleShot(0, this, &Hand::tick);
}

void Hand::take(const Step& step) {
    step_ = step;
    chosen_ = false;
    pressed_ = 0;
    calm_ = 0;
    treated_.clear();
    step_.opening.open();
    takes_ = true;
}

/// A timer anew each time: one whose slot has led to a dialog would wait for that one's end.
void Hand::tick() {
    QTimer::singleShot(2ms, this, &Hand::tick);
    const QScopedValueRollback deeper(depth_, depth_ + 1);
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        return treat(*menu);
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    if (QDialog* dialog = openDialog())
        return treat(*dialog);
    if (!takes_ || depth_ > 1 || is_busy_() || ++calm_ < calm_enough)
        return;
    takes_ = false;
    if ((!step_.path.isEmpty() && !chosen_) || pressed_ < step_.presses.size())
        Q_EMIT missed(QStringLiteral("nothing opened"));
    Q_EMIT done();
}

/// The one that takes the keys, or one that stands beside the window.
QDialog* Hand::openDialog() const {
    if (auto* modal = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
        return modal;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(each); dialog && dialog->isVisible())
            return dialog;
    return nullptr;
}

void Hand::treat(QMenu& menu) {
    calm_ = 0;
    if (step_.path.isEmpty() || chosen_) {
        Q_EMIT menuSeen(&menu);
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        return;
    }
    chosen_ = true;
    if (!choose(menu, step_.path))
        Q_EMIT missed(QStringLiteral("the action is no longer there"));
    while (QWidget* popup = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        popup->close();
}

void Hand::treat(QDialog& dialog) {
    calm_ = 0;
    Treated& treated = treated_[&dialog];
    if (treated.ticks++ == 0) {
        treated.open.start();
        connect(&dialog, &QObject::destroyed, this,
                [this, gone = &dialog] { treated_.erase(gone); });
        Q_EMIT dialogSeen(&dialog);
        return;
    }
    if (press(dialog))
        return;
    answer(dialog, treated);
}

/// Whether the next button to be pressed was one of its buttons.
bool Hand::press(const QDialog& dialog) {
    if (pressed_ == step_.presses.size() || step_.presses[pressed_].dialog != classOf(dialog))
        return false;
    const QString wanted = step_.presses[pressed_++].button;
    for (QAbstractButton* button : buttonsOf(dialog))
        if (nameOf(*button) == wanted) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    Q_EMIT missed(QStringLiteral("the button is no longer there"));
    return false;
}

/// A button of it has been pressed: what was to be done there is done.
bool Hand::isLeft(const QDialog& dialog) const {
    for (std::size_t i = 0; i < pressed_; ++i)
        if (step_.presses[i].dialog == classOf(dialog))
            return true;
    return false;
}

/// What goes on for long is cancelled.
void Hand::answer(QDialog& dialog, Treated& treated) {
    constexpr int returns = 2;
    const bool works = qobject_cast<QProgressDialog*>(&dialog) != nullptr;
    if (works && treated.open.elapsed() < long_work)
        return;
    if (treated.answers++ > most_answers && treated.open.elapsed() > far_too_long) {
        Q_EMIT failed(QStringLiteral("%1 does not close").arg(classOf(dialog)));
        dialog.done(QDialog::Rejected);
        return;
    }
    const bool gives_up = works || isLeft(dialog) || treated.answers > returns;
    pressKey(dialog, gives_up ? Qt::Key_Escape : Qt::Key_Return);
}

}  // namespace attnscope::walker
