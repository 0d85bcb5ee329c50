#include "ui/presentation/presentation.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMainWindow>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/board.h"
#include "ui/board/views_seen.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/presentation/kept_places.h"
#include "ui/presentation/pointer_spot.h"
#include "ui/presentation/step_layout.h"
#include "ui/session/session_keeper.h"

namespace attnscope {
namespace {

constexpr double least_capital = 1.0 / 50;  ///< of the picture's height
constexpr double spot_part = 1.0 / 18;

QWidget* blackness(QWidget* over) {
    auto* black = new QWidget(over);
    QPalette colors;
    colors.setColor(QPalette::Window, Qt::black);
    black->setPalette(colors);
    black->setAutoFillBackground(true);
    black->hide();
    return black;
}

}  // namespace

Presentation::Presentation(const Stage& stage)
    : QObject(&stage.window),
      stage_(stage),
      heading_(new QLabel(stage.window.centralWidget())),
      black_(blackness(&stage.window)),
      spot_(new PointerSpot(&stage.window)),
      places_(new KeptPlaces(this)) {
    heading_->setTextFormat(Qt::PlainText);
    heading_->setContentsMargins(16, 8, 16, 8);
    setTextSize(*heading_, textsize::title, QFont::DemiBold);
    heading_->hide();
    dynamic_cast<QBoxLayout&>(*stage.window.centralWidget()->layout()).insertWidget(0, heading_);
}

double Presentation::scaleFor(int height) {
    const double capital = QFontMetricsF(uiFont(textsize::small)).capHeight();
    // A widget's text has a whole number of pixels.
    return std::ceil(textsize::small * least_capital * height / capital) / textsize::small;
}

void Presentation::start() {
    if (isOn())
        return;
    stage_.sessions.pause();
    before_ = Before{{}, stage_.window.windowState(), stage_.window.geometry(), textScale()};
    steps_ = stage_.steps.all();
    if (steps_.empty()) {
        const Session now = stage_.sessions.session();
        steps_ = {{{}, viewsSeen(stage_.board, most_views_of_step), now.scenario, now.comparison}};
    }
    places_->keep(stage_.window);
    if (QWidget* focused = stage_.window.focusWidget())
        focused
            ->clearFocus();  // else a part that stays gets it, shows a frame and scrolls the rest
    setAside(true);
    stage_.window.setWindowState(before_->state | Qt::WindowFullScreen);
    fitTexts();
    spot_->start(std::max(24, static_cast<int>(spot_part * stage_.window.height())));
    qApp->installEventFilter(this);
    at_ = 0;
    show(0);
    Q_EMIT toggled(true);
}

void Presentation::leave() {
    if (!isOn())
        return;
    qApp->removeEventFilter(this);
    spot_->stop();
    black_->hide();
    heading_->hide();
    setTextScale(before_->scale);  // first, else large texts in the parts to show widen the window
    setAside(false);
    const Before before = *std::exchange(before_, std::nullopt);
    stage_.window.setWindowState(before.state);
    const auto settle = [this, before] {
        if (isOn())
            return;
        if (!(before.state & (Qt::WindowMaximized | Qt::WindowFullScreen)))
            stage_.window.setGeometry(before.geometry);
        places_->giveBack();
    };
    stage_.sessions.resume();
    Q_EMIT toggled(false);
    settle();
    QTimer::singleShot(0, this, settle);  // again, once what is shown has its smaller texts
}

void Presentation::setAside(bool aside) {
    for (QWidget* each : stage_.aside)
        if (aside && !each->isHidden()) {
            before_->shown.push_back(each);
            each->hide();
        }
    if (!aside)
        for (QWidget* each : before_->shown)
            each->show();
    stage_.board.setControlsVisible(!aside);
}

void Presentation::fitTexts() {
    setTextScale(scaleFor(stage_.window.height()));
    stage_.board.setMagnification(textScale());
    black_->setGeometry(stage_.window.rect());
}

BoardLayout Presentation::boardOfStep() const {
    QSizeF room = stage_.window.size();
    if (!heading_->isHidden())
        room.rheight() -= heading_->sizeHint().height();
    return boardOf(steps_[static_cast<std::size_t>(at_)], room, textScale());
}

void Presentation::show(int step) {
    const int count = static_cast<int>(steps_.size());
    black_->hide();
    at_ = std::clamp(step, 0, count - 1);
    const Step& shown = steps_[static_cast<std::size_t>(at_)];
    heading_->setText(toQString(shown.title));
    heading_->setVisible(!shown.title.empty());
    stage_.sessions.perform({.scenario = shown.scenario,
                             .comparison = shown.comparison,
                             .board = boardOfStep(),
                             .zooms = {},
                             .steps = stage_.steps.all(),
                             .lesson = stage_.sessions.session().lesson});
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &stage_.window && event->type() == QEvent::Resize) {
        fitTexts();
        stage_.board.setBoardLayout(boardOfStep());
    }
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto* const widget = qobject_cast<const QWidget*>(watched);
    if (!isKey || !widget || widget->window() != &stage_.window)
        return false;
    const auto& pressed = static_cast<const QKeyEvent&>(*event);
    if ((pressed.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (event->type() == QEvent::KeyPress)
        return takeKey(pressed.key());
    event->accept();  // so that no shortcut takes the key
    return true;
}

bool Presentation::takeKey(int key) {
    switch (key) {
        case Qt::Key_PageDown:
        case Qt::Key_Right:
        case Qt::Key_Down:
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            next();
            return true;
        case Qt::Key_PageUp:
        case Qt::Key_Left:
        case Qt::Key_Up:
        case Qt::Key_Backspace:
            previous();
            return true;
        case Qt::Key_Home:
            show(0);
            return true;
        case Qt::Key_End:
            show(static_cast<int>(steps_.size()) - 1);
            return true;
        case Qt::Key_B:
        case Qt::Key_Period:
            black_->setVisible(black_->isHidden());
            black_->raise();
            return true;
        case Qt::Key_F5:
            return true;
        case Qt::Key_Escape:
            leave();
            return true;
        default:
            return false;
    }
}

}  // namespace attnscope
