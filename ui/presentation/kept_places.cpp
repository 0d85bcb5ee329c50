#include "ui/presentation/kept_places.h"

#include <QScrollBar>
#include <QSplitter>
#include <QWidget>

namespace attnscope {
namespace {

QList<QSize> leastOf(const QSplitter& splitter) {
    QList<QSize> least;
    for (int i = 0; i < splitter.count(); ++i)
        least.append(splitter.widget(i)->minimumSize());
    return least;
}

}  // namespace

void KeptPlaces::keep(QWidget& window) {
    endWaiting();
    focused_ = window.focusWidget();
    scrolled_.clear();
    for (QScrollBar* bar : window.findChildren<QScrollBar*>())
        scrolled_.push_back({bar, bar->value(), bar->maximum()});
    moved_.clear();
    for (QSplitter* splitter : window.findChildren<QSplitter*>())
        moved_.push_back({splitter, splitter->sizes(), leastOf(*splitter)});
}

void KeptPlaces::giveBack() {
    endWaiting();
    for (const Moved& each : moved_)
        if (each.splitter)
            giveBack(each);
    for (const Scrolled& each : scrolled_)
        if (each.bar)
            giveBack(each);
    if (focused_)
        focused_->setFocus(Qt::OtherFocusReason);
}

void KeptPlaces::forget(const QWidget& part) {
    std::erase_if(scrolled_,
                  [&](const Scrolled& each) { return !each.bar || part.isAncestorOf(each.bar); });
}

/// Bars that have not reached their old values no longer do.
void KeptPlaces::endWaiting() {
    qDeleteAll(findChildren<QObject*>(QString(), Qt::FindDirectChildrenOnly));
}

/// Moves a splitter back. Its widgets get their former minimum sizes first, because those for the
/// large texts, which still apply for a moment, would make them grow.
void KeptPlaces::giveBack(const Moved& place) {
    for (int i = 0; i < place.splitter->count(); ++i)
        if (i < place.least.size())
            place.splitter->widget(i)->setMinimumSize(place.least[i]);
    place.splitter->setSizes(place.sizes);
}

/// Scrolls a bar back. The bar may reach its old value only later, when its contents have their
/// former size again.
void KeptPlaces::giveBack(const Scrolled& place) {
    QScrollBar* bar = place.bar;
    bar->setValue(place.value);
    if (bar->maximum() == place.maximum)
        return;
    auto* waiting = new QObject(this);
    connect(bar, &QScrollBar::rangeChanged, waiting, [bar, place, waiting](int, int maximum) {
        bar->setValue(place.value);
        if (maximum == place.maximum)
            waiting->deleteLater();
    });
    connect(bar, &QScrollBar::actionTriggered, waiting, &QObject::deleteLater);
}

}  // namespace attnscope
