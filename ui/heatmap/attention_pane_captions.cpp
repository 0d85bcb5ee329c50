#include <optional>

#include "core/attention/head_axes.h"
#include "core/attention/positions.h"
#include "core/engines/notes.h"
#include "core/figures/position_inputs.h"
#include "core/parameters/record.h"
#include "core/vectors/inputs.h"
#include "core/vectors/token_count.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

// The captions of the matrix: what is said beside its title.

namespace attnscope {

/// Emits the captions: the layer, the head, the faults of labels and lengths and the notes together
/// and, if there is no room for all, each alone, the last first. The layer and the head are left
/// out if the chooser at the picture shows them.
void AttentionPane::tellNames() {
    QStringList parts{layerName(),   chooser_->isOffered() ? QString() : headName(),
                      labelsFault(), lengthsNote(),
                      note(),        maskNote()};
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
    const auto note = unturned_note(position, dimensions_to_turn(picture_->scenario),
                                    picture_->scenario.parameters);
    return note ? translated(*note) : QString();
}

QString AttentionPane::lengthsNote() const {
    const std::int64_t more = picture_ ? picture_->rows - picture_->keys : 0;
    return more > 0 ? tr("%n more queries than keys", nullptr, static_cast<int>(more)) : QString();
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
    std::optional<std::int64_t> ofQueries;
    if (places_.haveQueriesOwn())
        ofQueries = places_.ofRows(0).count();
    return translated(token_count_note({.tokens = places_.count(),
                                        .of_queries = ofQueries,
                                        .queries = picture_->rows,
                                        .keys = picture_->keys}));
}

}  // namespace attnscope
