#include "ui/lecturing/lecturing.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>

#include "ui/lecturing/lecturer_window.h"
#include "ui/lecturing/lesson_slides.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/screens.h"
#include "ui/settings/settings.h"

namespace attnscope {
namespace {

constexpr double larger_texts = 1.25;  ///< than those of the program's window
constexpr QSize usual_size(900, 560);

/// Returns the name of the setting, which is another one beside a projector.
QString lecturerSetting() {
    return hasOtherScreen() ? QStringLiteral("lecturer/two-screens")
                            : QStringLiteral("lecturer/one-screen");
}

}  // namespace

Lecturing::Lecturing(Presentation& presentation, LessonGuide& guide, LessonPanel& panel,
                     ScenarioModel& model, Settings& settings, QMainWindow* window)
    : QObject(window),
      presentation_(presentation),
      guide_(guide),
      settings_(settings),
      window_(window),
      controls_(new StageControls(model, window->centralWidget())) {
    dynamic_cast<QBoxLayout&>(*window->centralWidget()->layout()).addWidget(controls_);
    presentation_.prefer(*new LessonSlides(guide, panel, *controls_, this));
    connect(&presentation_, &Presentation::toggled, this, &Lecturing::follow);
    connect(&presentation_, &Presentation::changed, this, &Lecturing::tell);
    connect(&presentation_, &Presentation::lecturerToggled, this, &Lecturing::toggle);
    connect(&presentation_, &Presentation::screenChanged, this, [this] {
        if (own_->isVisible())
            open();
    });
    connect(qApp, &QGuiApplication::screenRemoved, this, &Lecturing::loseScreen);
}

void Lecturing::fill(QMenu* menu) {
    QAction* action = menu->addAction(tr("Lecturer's &window"));
    action->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, action, [this, action] { action->setChecked(isWanted()); });
    connect(action, &QAction::triggered, this,
            [this](bool on) { settings_.setFlag(lecturerSetting(), on); });
}

bool Lecturing::isWanted() const {
    return settings_.flag(lecturerSetting(), hasOtherScreen());
}

void Lecturing::follow(bool is_on) {
    if (!own_)
        make();
    if (is_on)
        own_->begin(presentation_.talk());
    else
        own_->holdClock();
    if (is_on && isWanted())
        open();
    else
        own_->hide();
}

void Lecturing::make() {
    own_ = new LecturerWindow(guide_.values(), window_);
    own_->showCopyOf(*window_);
    presentation_.hear(*own_);
    connect(own_, &LecturerWindow::previousRequested, &presentation_, &Presentation::previous);
    connect(own_, &LecturerWindow::nextRequested, &presentation_, &Presentation::next);
    connect(own_, &LecturerWindow::revealRequested, &presentation_, &Presentation::reveal);
    connect(own_, &LecturerWindow::blackRequested, &presentation_, &Presentation::blacken);
    connect(own_, &LecturerWindow::screenRequested, &presentation_, &Presentation::changeScreen);
    connect(own_, &LecturerWindow::slideRequested, &presentation_, &Presentation::goTo);
    connect(own_, &LecturerWindow::endRequested, &presentation_, &Presentation::leave);
}

void Lecturing::open() {
    own_->setScale(larger_texts * presentation_.scaleBefore());
    own_->show(presentation_.talk());
    place(*presentation_.lecturersScreen());
    own_->show();
    own_->raise();
    own_->activateWindow();
}

void Lecturing::toggle() {
    if (!own_->isVisible())
        return open();
    own_->hide();
    window_->activateWindow();  // so that keys go on working
}

/// Fills the screen if the audience has another one; else leaves the presentation to be seen. Where
/// programs do not place windows, only the full screen names the screen that it is on.
void Lecturing::place(QScreen& screen) {
    const QRect room = screen.availableGeometry();
    QRect place(QPoint(), usual_size.boundedTo(room.size() - QSize(32, 64)));
    place.moveCenter(room.center());
    moveTo(*own_, screen, place);
    if (window_->screen() != &screen)
        own_->setWindowState(windowsArePlaced() ? Qt::WindowMaximized : Qt::WindowFullScreen);
}

void Lecturing::tell() {
    if (own_ && presentation_.isOn())
        own_->show(presentation_.talk());
}

/// Brings the window to the screen that is left when one goes away.
void Lecturing::loseScreen(const QScreen* screen) {
    QScreen* left = screenBeside(screen);
    if (!own_ || !own_->isVisible() || !left)
        return;
    place(*left);
    own_->raise();
}

}  // namespace attnscope
