#include "tests/ui/test_wheel.h"

#include <QComboBox>
#include <QTest>
#include <QWheelEvent>

#include "tests/ui/window_testing.h"
#include "ui/panel/scenario_panel.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Whether the control takes it; else Qt hands it on to what the control stands on.
bool turnWheel(QWidget* control, int notches) {
    const QPointF at = control->rect().center();
    QWheelEvent turn(at, control->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, {},
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(control, &turn);
    return turn.isAccepted();
}

}  // namespace

void TestWheel::isNotForWhatHasNotTheFocus() {
    Window window;
    const Scenario before = window.scenario();
    int seen = 0;
    for (QWidget* control : window.main.findChildren<QWidget*>()) {
        const bool turns = qobject_cast<QComboBox*>(control) || qobject_cast<QSlider*>(control);
        if (!turns || !control->isVisible() || control->hasFocus())
            continue;
        ++seen;
        for (const int notches : {-1, 1})
            QVERIFY2(!turnWheel(control, notches), qPrintable(control->accessibleName()));
        QVERIFY(!(control->focusPolicy() & Qt::WheelFocus & ~Qt::StrongFocus));
    }
    QVERIFY(seen > 15);
    QVERIFY(window.scenario() == before);
}

void TestWheel::turnsWhatHasTheFocus() {
    Window window;
    QSlider* const slider = window.number("n").slider();
    const int before = slider->value();
    window.main.activateWindow();
    slider->setFocus();
    QTRY_VERIFY(slider->hasFocus());
    QVERIFY(turnWheel(slider, 1));
    QVERIFY(slider->value() > before);
}
