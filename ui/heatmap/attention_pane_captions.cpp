#include <algorithm>

#include "core/attention/head_axes.h"
#include "core/attention/positions.h"
#include "core/engines/notes.h"
#include "core/parameters/record.h"
#include "core/vectors/inputs.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

// The captions of the matrix: what is said beside its title.

namespace attnscope {

/// Emits the captions: the layer, the head, the labels' fault and the notes together and, if there
/// is no room for all, each alone, the last first. The layer and the head are left out if the
/// chooser at the picture shows them.
void AttentionPane::tellNames() {
    QStringList parts{layerName(), chooser_->isOffered() ? QString() : headName(), labelsFault(),
                      note(), maskNote()};
    parts.removeAll(QString());
    QStringList captions{parts.join(tr(" · "))};
    if (parts.size() > 1)
        captions += QStringList(parts.crbegin(), parts.crend());
    Q_EMIT captionsChanged(captions);
}

QString AttentionPane::note() const {
    if (!picture_)
        return {};
    const PositionScheme& position =
        record_of(positions(), "position scheme", picture_->scenario.position);
    const auto note = unturned_note(position, picture_->scenario.d);
    return note ? translated(*note) : QString();
}

QString AttentionPane::layerName() const {
    const bool is_chosen_above = chooser_->isOffered() && !chooser_->pairs()->isHidden();
    return is_chosen_above ? QString() : toQString(model_.stated().layer);
}

QString AttentionPane::maskNote() const {
    const bool has_mask = model_.scenario().mask != Scenario().mask;
    return model_.stated().not_shown.empty() || has_mask ? QString()
                                                         : tr("without the mask of the model");
}

QString AttentionPane::headName() const {
    return picture_ ? translated(head_name(picture_->scenario, picture_->input.axes)) : QString();
}

QString AttentionPane::labelsFault() const {
    if (!picture_ || places_.isEmpty() || !has_own_vectors(picture_->scenario))
        return {};
    const bool apart = places_.haveQueriesOwn();
    const std::int64_t of_rows = places_.ofRows(0).count();
    if (apart && of_rows > 0 && of_rows != picture_->rows)
        return tr("%1 labels for %2 queries").arg(of_rows).arg(picture_->rows);
    const std::int64_t all = apart ? picture_->keys : std::max(picture_->rows, picture_->keys);
    if (places_.count() == 0 || places_.count() == all)
        return {};
    return tr("%1 labels for %2 positions").arg(places_.count()).arg(all);
}

}  // namespace attnscope
