#include "ui/presentation/presentation.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QBoxLayout>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/board.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/presentation/kept_places.h"
#include "ui/presentation/pointer_spot.h"
#include "ui/presentation/saved_slides.h"
#include "ui/presentation/screen_awake.h"
#include "ui/presentation/screens.h"
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

/// Whether keys go to a text in the window that is presented.
bool isTyping(const QWidget& widget) {
    const QWidget* focused = QApplication::focusWidget();
    return focused && focused->window() == widget.window() &&
           (qobject_cast<const QLineEdit*>(focused) ||
            qobject_cast<const QAbstractSpinBox*>(focused));
}

/// Whether a text that is typed into takes a key: all but those of a clicker and Esc, which ends
/// the presentation. Return leaves the text.
bool takesTyping(QWidget& text, const QKeyEvent& pressed) {
    const int key = pressed.key();
    if (key == Qt::Key_PageDown || key == Qt::Key_PageUp || key == Qt::Key_F5)
        return false;
    if (pressed.type() == QEvent::KeyPress && (key == Qt::Key_Return || key == Qt::Key_Enter))
        QTimer::singleShot(0, &text, [&text] { text.clearFocus(); });
    return key != Qt::Key_Escape;
}

bool isPress(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

Presentation::Presentation(const Stage& stage)
    : QObject(&stage.window),
      stage_(stage),
      heading_(new QLabel(stage.window.centralWidget())),
      black_(blackness(&stage.window)),
      spot_(new PointerSpot(&stage.window)),
      awake_(new ScreenAwake(this)),
      places_(new KeptPlaces(this)),
      saved_(new SavedSlides(stage.steps, stage.board, stage.sessions, this)),
      slides_(saved_) {
    heading_->setTextFormat(Qt::PlainText);
    heading_->setWordWrap(true);
    setTextSize(*heading_, textsize::title, QFont::DemiBold);
    heading_->hide();
    dynamic_cast<QBoxLayout&>(*stage.window.centralWidget()->layout()).insertWidget(0, heading_);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Presentation::loseScreen);
}

double Presentation::scaleFor(int height) {
    const double capital = QFontMetricsF(uiFont(textsize::small)).capHeight();
    // A widget's text has a whole number of pixels.
    return std::ceil(textsize::small * least_capital * height / capital) / textsize::small;
}

void Presentation::prefer(Slides& slides) {
    preferred_ = &slides;
    connect(preferred_, &Slides::changed, this, &Presentation::changed);
}

void Presentation::start() {
    present(preferred_ && preferred_->count() > 0 ? *preferred_ : *saved_);
}

void Presentation::startSteps() {
    present(*saved_);
}

void Presentation::present(Slides& slides) {
    if (isOn())
        return;
    stage_.sessions.pause();
    QWidget& window = stage_.window;
    before_ = Before{{},    window.windowState(), window.normalGeometry(), window.screen(),
                     false, textScale()};
    slides_ = &slides;
    places_->keep(window);
    slides_->begin();
    if (QWidget* focused = window.focusWidget())
        focused->clearFocus();  // else a part that stays gets it, and scrolls the rest
    setAside(true);
    fillScreen();
    fitTexts();
    spot_->start(std::max(24, static_cast<int>(spot_part * window.height())));
    qApp->installEventFilter(this);
    awake_->hold();
    show(slides_->first());
    Q_EMIT toggled(true);
}

void Presentation::leave() {
    if (!isOn())
        return;
    qApp->removeEventFilter(this);
    spot_->stop();
    awake_->release();
    black_->hide();
    heading_->hide();
    setTextScale(before_->scale);  // first, else large texts in the parts to show widen the window
    slides_->giveRoomBack();
    setAside(false);
    Before before = *std::exchange(before_, std::nullopt);
    giveScreenBack(before);
    const auto settle = [this, before] {
        if (isOn())
            return;
        if (windowsArePlaced() && !(before.state & (Qt::WindowMaximized | Qt::WindowFullScreen)))
            stage_.window.setGeometry(before.geometry);
        places_->giveBack();
    };
    stage_.sessions.resume();
    if (slides_->end())
        for (const QWidget* part : slides_->parts())
            places_->forget(*part);
    Q_EMIT toggled(false);
    settle();
    QTimer::singleShot(0, this, settle);  // again, once what is shown has its smaller texts
}

/// Fills the screen beside the window's, if there is one, else the window's own.
void Presentation::fillScreen() {
    if (QScreen* other = screenBeside(before_->screen))
        fill(*other);
    else
        stage_.window.setWindowState(stage_.window.windowState() | Qt::WindowFullScreen);
}

void Presentation::fill(QScreen& screen) {
    before_->is_moved = true;
    moveTo(stage_.window, screen, screen.geometry());
    stage_.window.setWindowState(Qt::WindowFullScreen);
}

void Presentation::changeScreen() {
    QScreen* other = screenBeside(stage_.window.screen());
    if (!isOn() || !other)
        return;
    fill(*other);
    Q_EMIT screenChanged();
}

/// Goes on, on the screen that is left, when that of the presentation goes away.
void Presentation::loseScreen(const QScreen* screen) {
    QScreen* left = screenBeside(screen);
    if (!isOn() || !left || stage_.window.screen() != screen)
        return;
    fill(*left);
}

/// Moves the window back to its screen or, if that has gone, to a place on the present one.
void Presentation::giveScreenBack(Before& before) {
    if (before.is_moved) {
        QScreen* screen = before.screen ? before.screen.data() : stage_.window.screen();
        if (!screen->geometry().contains(before.geometry.center()))
            before.geometry = screen->availableGeometry();
        moveTo(stage_.window, *screen, before.geometry);
    }
    stage_.window.setWindowState(before.state);
}

QScreen* Presentation::lecturersScreen() const {
    QScreen* audience = stage_.window.screen();
    if (before_ && before_->screen && before_->screen != audience)
        return before_->screen;
    QScreen* other = screenBeside(audience);
    return other ? other : audience;
}

void Presentation::setAside(bool aside) {
    const std::vector<QWidget*> needed = slides_->parts();
    for (QWidget* each : stage_.aside)
        if (aside && !each->isHidden() && std::ranges::count(needed, each) == 0) {
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
    heading_->setContentsMargins(scaled(12), scaled(5), scaled(12), scaled(5));
    black_->setGeometry(stage_.window.rect());
}

SlideRoom Presentation::room() const {
    QSizeF size = stage_.window.size();
    if (!heading_->isHidden())
        size.rheight() -= heading_->heightForWidth(stage_.window.width());
    return {size, textScale()};
}

void Presentation::show(int slide) {
    const int count = slides_->count();
    if (count == 0)  // what was presented has been closed
        return leave();
    black_->hide();
    at_ = std::clamp(slide, 0, count - 1);
    const QString title = slides_->words(at_).title;
    heading_->setText(title);
    heading_->setVisible(!title.isEmpty());
    slides_->show(at_, room());
    Q_EMIT changed();
}

/// Shows another slide; false if there is none in that direction.
bool Presentation::turn(int by) {
    const int slide = at_ + by, count = slides_->count();
    if (count > 0 && (slide < 0 || slide >= count))
        return false;
    show(slide);
    return true;
}

/// Shows what is behind a black screen; false if the screen is not black.
bool Presentation::liftBlack() {
    if (!isBlack())
        return false;
    black_->hide();
    Q_EMIT changed();
    return true;
}

void Presentation::next() {
    if (!liftBlack() && (slides_->goOn() || !turn(1)))
        Q_EMIT changed();
}

void Presentation::previous() {
    if (!liftBlack() && (slides_->goBack() || !turn(-1)))
        Q_EMIT changed();
}

void Presentation::reveal() {
    if (liftBlack())
        return;
    slides_->reveal();
    Q_EMIT changed();
}

void Presentation::choose(int choice) {
    if (!liftBlack())
        slides_->choose(choice);
}

void Presentation::goTo(int slide) {
    if (isOn() && !liftBlack())
        show(slide);
}

void Presentation::blacken() {
    black_->setVisible(black_->isHidden());
    black_->raise();
    Q_EMIT changed();
}

Talk Presentation::talk() const {
    const int count = slides_->count();
    if (count == 0)
        return {};
    const int at = std::min(at_, count - 1);
    Talk talk{at, count, slides_->words(at), {}, isBlack(), slides_->canReveal(), nextPress()};
    if (at + 1 < count)
        talk.next = slides_->words(at + 1);
    for (int i = 0; i < count; ++i) {
        talk.titles.append(slides_->title(i));
        talk.planned_seconds.push_back(slides_->plannedSeconds(i));
    }
    return talk;
}

QString Presentation::nextPress() const {
    if (isBlack())
        return tr("shows the screen again");
    if (const QString press = slides_->nextPress(); !press.isEmpty())
        return press;
    return at_ + 1 < slides_->count() ? tr("goes to step %1").arg(at_ + 2)
                                      : tr("does nothing: this is the last step (Esc leaves)");
}

bool Presentation::hears(const QWidget& window) const {
    return &window == &stage_.window ||
           std::ranges::any_of(heard_, [&](const auto& each) { return each == &window; });
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &stage_.window && event->type() == QEvent::Resize) {
        fitTexts();
        slides_->fit(room());
    }
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto* const widget = qobject_cast<const QWidget*>(watched);
    if (event->type() == QEvent::ToolTip && widget && widget->window() == &stage_.window)
        return true;  // nothing opens over what the audience sees
    if (!isKey || !widget || !hears(*widget->window()))
        return false;
    const auto& pressed = static_cast<const QKeyEvent&>(*event);
    if ((pressed.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (isTyping(*widget) && takesTyping(*qApp->focusWidget(), pressed))
        return false;
    const bool isOther = widget->window() != &stage_.window;
    if (isOther && isPress(pressed.key()) && qobject_cast<const QAbstractButton*>(widget))
        return false;  // the button is pressed
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
            goTo(0);
            return true;
        case Qt::Key_End:
            goTo(slides_->count() - 1);
            return true;
        case Qt::Key_R:
            reveal();
            return true;
        case Qt::Key_B:
        case Qt::Key_Period:
            blacken();
            return true;
        case Qt::Key_L:
            Q_EMIT lecturerToggled();
            return true;
        case Qt::Key_S:
            changeScreen();
            return true;
        case Qt::Key_F5:
            return true;
        case Qt::Key_Escape:
            leave();
            return true;
        default:
            break;
    }
    if (key < Qt::Key_1 || key > Qt::Key_9)
        return false;
    choose(key - Qt::Key_1);
    return true;
}

}  // namespace attnscope
