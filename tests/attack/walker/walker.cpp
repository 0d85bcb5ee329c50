#include "tests/attack/walker/walker.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QTimer>
#include <algorithm>
#include <iostream>
#include <utility>

#include "tests/attack/walker/plain_names.h"
#include "ui/look/language.h"
#include "ui/look/text.h"
#include "ui/window/application.h"
#include "ui/window/file_opener.h"

namespace attnscope::walker {
namespace {

void tell(const char* what, const QString& sentence) {
    std::cout << what << ' ' << QString(sentence).replace(u'\n', u' ').toStdString() << std::endl;
}

/// Made by Qt and not asked for: the one that asks whether a file is to be replaced has a Yes.
bool isQtsOwn(const QDialog& dialog) {
    const auto* box = qobject_cast<const QMessageBox*>(&dialog);
    const bool is_ours =
        box && box->parentWidget() && !qobject_cast<const QFileDialog*>(box->parentWidget());
    return box && !is_ours && !(box->parentWidget() && box->button(QMessageBox::Yes));
}

/// Whether a step chooses another language, which makes the window anew.
bool choosesLanguage(const Step& step) {
    return !step.path.isEmpty() && std::ranges::any_of(languages(), [&](const Language& each) {
        return &each != &spokenLanguage() && step.path.back() == toQString(each.name);
    });
}

/// What an action does with a view, and with which, where this can be done in several ways.
std::optional<std::pair<QString, QString>> thingDoneIn(const QStringList& path) {
    const QString add = QStringLiteral("Add view");
    if (path.size() == 3 && path.front() == MainWindow::tr("Export &view"))
        return std::pair{path.front(), path[1]};
    if (path.size() == 3 && path.front().startsWith(add))
        return std::pair{add, path[2]};
    return std::nullopt;
}

}  // namespace

Walker::Walker(MainWindow& window, const QString& state)
    : window_(&window), state_(window, state), hand_([shown = QPointer(&window)] {
          return shown && (shown->files().loader().isBusy() || shown->files().tokens().isBusy());
      }) {
    connect(&hand_, &Hand::menuSeen, this, [this](QMenu* menu) { lookAtMenu(*menu); });
    connect(&hand_, &Hand::dialogSeen, this, [this](QDialog* dialog) { lookAtDialog(*dialog); });
    connect(&hand_, &Hand::done, this, &Walker::finishStep);
    connect(&hand_, &Hand::missed, this, [this](const QString& sentence) {
        tell("MISSED", deed_.name + QStringLiteral(": ") + sentence);
    });
    connect(&hand_, &Hand::failed, this, &Walker::fault);
    connect(&dynamic_cast<Application&>(*qApp), &Application::caught, this, &Walker::fault);
}

void Walker::begin() {
    state_.begin([this] {
        look();
        next();
    });
}

void Walker::fault(const QString& sentence) {
    tell("FAULT", deed_.name + QStringLiteral(": ") + sentence);
}

void Walker::look() {
    checkNames(*window_);
    for (const Opening& opening : buttonsOf(*window_))
        add(opening.name, {}, {opening});
    addMenuBar({});
    for (const Opening& opening : rightClicksOn(*window_))
        add(opening.name, {}, {opening});
}

/// Where nothing of that name is known. Another language is chosen at the end, since nothing that
/// is known is in the window then.
void Walker::add(const QString& name, const std::vector<Step>& before, const Step& step) {
    if (!known_.insert(name).second)
        return;
    Deed deed{name, before};
    if (!before.empty())
        deed.name += QStringLiteral(" after ") + deed_.name;
    deed.steps.push_back(step);
    if (!choosesLanguage(step))
        deeds_.push_back(std::move(deed));
    else if (before.empty())
        last_ = std::move(deed);
}

void Walker::next() {
    if (deeds_.empty() && last_)
        deeds_.push_back(*std::exchange(last_, std::nullopt));
    if (deeds_.empty())
        return finish();
    deed_ = std::move(deeds_.front());
    deeds_.pop_front();
    step_ = 0;
    ++done_;
    tell("DOES", deed_.name);
    QTimer::singleShot(0, this, &Walker::takeStep);
}

void Walker::takeStep() {
    hand_.take(deed_.steps[step_]);
}

void Walker::finishStep() {
    if (++step_ < deed_.steps.size())
        return QTimer::singleShot(0, this, &Walker::takeStep);
    if (choosesLanguage(deed_.steps.back()) || !window_)
        return QTimer::singleShot(0, this, &Walker::finish);
    lookAround();
    state_.restore();
    next();
}

/// What is there only after the deed.
void Walker::lookAround() {
    constexpr std::size_t most_steps = 2;
    if (!window_->isVisible() || deed_.steps.size() >= most_steps)
        return;
    for (const Opening& opening : buttonsOf(*window_))
        add(opening.name, deed_.steps, {opening});
    addMenuBar(deed_.steps);
}

void Walker::addMenuBar(const std::vector<Step>& before) {
    for (const auto& [opening, menu] : menusOf(*window_)) {
        add(opening.name, before, {opening});
        Q_EMIT menu->aboutToShow();
        addActions(*menu, before, opening);
    }
}

/// Of what can be done with each view in several ways (exported in a format, added on a side) it
/// keeps all ways for the first view and one, by turns, for each further view: every view, every
/// format and every side is met in each state.
void Walker::takeTurns(std::vector<QStringList>& paths) {
    std::map<std::pair<QString, QString>, std::size_t> ways, passed;
    for (const QStringList& path : paths)
        if (const auto thing = thingDoneIn(path))
            ++ways[*thing];
    std::erase_if(paths, [&](const QStringList& path) {
        const auto thing = thingDoneIn(path);
        if (!thing)
            return false;
        auto& views = turns_[thing->first];
        const std::size_t turn = views.try_emplace(thing->second, views.size()).first->second;
        return turn > 0 && passed[*thing]++ != turn % ways[*thing];
    });
}

void Walker::addActions(QMenu& menu, const std::vector<Step>& before, const Opening& opening) {
    std::vector<QStringList> paths = actionsOf(menu);
    takeTurns(paths);
    for (const QStringList& path : paths)
        add(opening.kind + u'/' + path.join(u'/'), before, {opening, path});
}

/// The steps before the one that is being taken.
std::vector<Step> Walker::before() const {
    return {deed_.steps.begin(), deed_.steps.begin() + static_cast<std::ptrdiff_t>(step_)};
}

void Walker::lookAtMenu(QMenu& menu) {
    checkNames(menu);
    const Step& step = deed_.steps[step_];
    if (step.path.isEmpty() && step.presses.empty())
        addActions(menu, before(), step.opening);
}

void Walker::lookAtDialog(QDialog& dialog) {
    checkNames(dialog);
    if (isQtsOwn(dialog))
        fault(QStringLiteral("Qt says: ") + dynamic_cast<QMessageBox&>(dialog).text());
    for (const QAbstractButton* button : buttonsOf(dialog)) {
        const Press press{classOf(dialog), nameOf(*button)};
        Step step = deed_.steps[step_];
        step.presses.push_back(press);
        add(press.dialog + u'/' + press.button, before(), step);
    }
}

void Walker::checkNames(QWidget& window) {
    for (const QString& sentence : namesThatAreNotPlain(window, names_))
        tell("NAME", deed_.name + QStringLiteral(": ") + sentence);
}

/// Ends as a person does, in the window that is there now.
void Walker::finish() {
    const QWidgetList shown = QApplication::topLevelWidgets();
    const auto window = std::ranges::find_if(
        shown, [](QWidget* each) { return qobject_cast<MainWindow*>(each) && each->isVisible(); });
    std::cout << "WALKED " << done_ << ' ' << names_ << std::endl;
    QApplication::setQuitOnLastWindowClosed(true);
    if (window == shown.end())
        qFatal("there is no window");
    (*window)->close();
}

}  // namespace attnscope::walker
