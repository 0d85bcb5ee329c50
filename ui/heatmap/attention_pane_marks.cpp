// When the matrix and what is read of it are marked as coarse or out of date.
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/elided_label.h"
#include "ui/look/outdated.h"

namespace attnscope {
namespace {

/// Delays in ms before a picture that is out of date is dimmed: usually too short to be noticed;
/// longer in a drag, where the next picture soon replaces it.
constexpr int busy_delay = 50, drag_delay = 150;
/// Time in ms for which the mark of a drag stays after a late picture, so that it does not flicker.
constexpr int steady = 500;

}  // namespace

void AttentionPane::awaitPicture() {
    if (!busy_.isActive())
        busy_.start(delay());
}

void AttentionPane::awaitRow() {
    if (!row_busy_.isActive())
        row_busy_.start(delay());
}

int AttentionPane::delay() const {
    return model_.isDragging() ? drag_delay : busy_delay;
}

/// Clears the marks that no longer apply to the picture that has come.
void AttentionPane::clearFog(const AttentionFrame& come) {
    const bool wanted = feed_.showsWanted();
    if (model_.isDragging()) {
        clearInDrag(wanted);
    } else if (wanted && !come.coarse) {
        busy_.stop();
        setFog(Fog::none);
    } else if (wanted && !busy_.isActive()) {
        setFog(Fog::coarse);
    }
}

/// Clears the mark of a drag once its pictures come in time.
void AttentionPane::clearInDrag(bool wanted) {
    if (!busy_.isActive())
        since_late_.start();
    busy_.stop();
    if (!since_late_.isValid() || since_late_.hasExpired(steady))
        setFog(Fog::none);
    if (!wanted)
        awaitPicture();
}

/// Sets the final marks when no finer picture follows, because this one is exact or the work was
/// cancelled.
void AttentionPane::settleFog() {
    busy_.stop();
    const bool coarse = picture_ && picture_->frame.coarse;
    setFog(!feed_.showsWanted() ? Fog::all : coarse ? Fog::coarse : Fog::none);
    if (!rows_.isBusy())
        setRowOutdated(view_->fog() == Fog::all);
}

/// Marks the picture, and the read-outs, which are as old as the picture.
void AttentionPane::setFog(Fog fog) {
    const bool outdated = fog == Fog::all;
    view_->setFog(fog);
    if (outdated)
        setRowOutdated(true);
    if (isOutdated(*mean_) == outdated)
        return;
    setOutdated(*mean_, outdated);
    Q_EMIT outdatedChanged(outdated);
}

void AttentionPane::setRowOutdated(bool outdated) {
    row_busy_.stop();
    if (view_->isRowOutdated() != outdated && !said_.isEmpty())
        Q_EMIT headlineChanged(said_, outdated);
    view_->setRowOutdated(outdated);
    setOutdated(*read_out_, outdated);
}

}  // namespace attnscope
