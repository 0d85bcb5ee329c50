#include "ui/panel/panel_dock.h"

#include <QEvent>
#include <QSplitter>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "ui/panel/panel_strip.h"
#include "ui/panel/scenario_panel.h"

namespace attnscope {

PanelDock::PanelDock(ScenarioPanel& panel, PanelStrip& strip, QSplitter& splitter)
    : QObject(&splitter), panel_(panel), strip_(strip), splitter_(splitter) {
    connect(&strip, &PanelStrip::chosen, this, &PanelDock::choose);
    connect(&panel, &ScenarioPanel::pinToggled, this, &PanelDock::toggle);
    connect(&panel, &ScenarioPanel::roomChanged, this, &PanelDock::putDrawer);
    splitter.installEventFilter(this);
    fold();
}

void PanelDock::choose(const QString& group) {
    if (place_ == PanelPlace::drawer && panel_.shownGroup() == group)
        fold();
    else
        open(group);
}

void PanelDock::fold() {
    setPlace(PanelPlace::folded);
    panel_.hide();
    strip_.setOpen({});
    Q_EMIT moved();
}

void PanelDock::open(const QString& group) {
    setPlace(PanelPlace::drawer);
    panel_.showGroup(group);
    strip_.setOpen(group);
    putDrawer();
    panel_.show();
    panel_.raise();
    Q_EMIT moved();
}

void PanelDock::pin() {
    setPlace(PanelPlace::pinned);
    panel_.showGroup({});
    splitter_.insertWidget(0, &panel_);
    panel_.show();
    splitter_.setSizes({pinned_width_ > 0 ? pinned_width_ : panel_.sizeHint().width(), 10'000});
    Q_EMIT moved();
}

void PanelDock::toggle() {
    if (place_ == PanelPlace::pinned)
        fold();
    else
        pin();
}

bool PanelDock::closeDrawer() {
    if (place_ != PanelPlace::drawer)
        return false;
    QToolButton* button = strip_.button(panel_.shownGroup());
    fold();
    if (button && button->isVisible())
        button->setFocus();
    return true;
}

void PanelDock::reveal(std::string_view key) {
    if (place_ != PanelPlace::pinned)
        open(panel_.groupOf(key));
    panel_.scrollTo(key);
}

void PanelDock::setAside(bool aside) {
    if (aside == before_aside_.has_value())
        return;
    if (aside) {
        before_aside_ = place_;
        fold();
        return;
    }
    const PanelPlace before = *std::exchange(before_aside_, std::nullopt);
    if (place_ == PanelPlace::pinned)
        return;  // it was pinned meanwhile
    if (before == PanelPlace::pinned)
        pin();
    else
        fold();
}

bool PanelDock::isPinned() const {
    return place_ == PanelPlace::pinned || before_aside_ == PanelPlace::pinned;
}

/// Notes the position. A drawer is a child of the splitter's parent, since the splitter gives each
/// child of its own a share of the width.
void PanelDock::setPlace(PanelPlace place) {
    if (place_ == PanelPlace::pinned)
        pinned_width_ = panel_.width();
    place_ = place;
    strip_.setVisible(place != PanelPlace::pinned && !before_aside_);
    panel_.setPinned(place == PanelPlace::pinned);
    if (place != PanelPlace::pinned && panel_.parentWidget() == &splitter_)
        panel_.setParent(splitter_.parentWidget());
}

void PanelDock::putDrawer() {
    if (place_ != PanelPlace::drawer)
        return;
    const QRect room = splitter_.geometry();
    const int width = std::min(panel_.minimumWidth(), room.width());
    const int height = std::min(panel_.heightForFields(), room.height());
    panel_.setGeometry(room.x(), room.y(), width, height);
}

bool PanelDock::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        putDrawer();
    return QObject::eventFilter(watched, event);
}

}  // namespace attnscope
