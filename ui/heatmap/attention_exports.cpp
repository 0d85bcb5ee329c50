#include <QCoreApplication>

#include "core/attention/attention_csv.h"
#include "core/errors.h"
#include "core/figures/reference.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/jobs/work_in_dialog.h"
#include "ui/look/translated.h"

// How a matrix is exported.

namespace attnscope {

ExportTarget AttentionPane::target() {
    const auto picture = [this](bool with_row) {
        return [this, with_row](const Canvas& canvas, const Theme& theme, Extent extent) {
            return exported(canvas, theme, extent, with_row || view_->pinnedRow());
        };
    };
    const auto rows = [this](Extent extent) {
        return [picture = whole(extent), places = places_] {
            return rows_csv(picture.frame, picture.scenario, places.labels());
        };
    };
    const auto pixels = [this](Extent extent) {
        return [picture = whole(extent)] {
            const Scenario* minus = picture.minus ? &picture.minus->scenario : nullptr;
            return pixels_csv(picture.frame, picture.scenario, minus);
        };
    };
    return {.isReady = [this] { return picture_.has_value(); },
            .part = [this] { return part(); },
            .picture = picture(false),
            .tables = {{QCoreApplication::translate("Board", "CSV of rows"), rows},
                       {QCoreApplication::translate("Board", "CSV of pixels"), pixels}},
            .onBoard = picture(true),  // with its row, as in the window
            .of = [this] { return subject(); },
            .paintsAnywhere = true};
}

QString AttentionPane::title() const {
    if (!picture_)
        return {};
    const Scenario& now = picture_->scenario;
    if (!picture_->minus)
        return matrixTitle(now, headName());
    const Scenario& then = picture_->minus->scenario;
    const Message here = difference_text(now, then), there = difference_text(then, now);
    if (here.empty() || there.empty())
        return tr("Difference of two attention matrices");
    return tr("Attention matrix: %1, minus that of %2").arg(translated(here), translated(there));
}

Subject AttentionPane::subject() const {
    if (!picture_)
        return {model_.scenario(), {}};
    Subject shown{picture_->scenario,
                  picture_->minus ? std::optional(picture_->minus->scenario) : std::nullopt};
    shown.scenario.row = choice_.row();  // no picture depends on it
    return shown;
}

QString AttentionPane::part() const {
    if (!picture_ || !view_->isZoomed())
        return {};
    const Viewport shown = view_->viewport();
    return tr("rows %1 to %2 of %3, keys %4 to %5 of %6")
        .arg(shown.row_begin)
        .arg(shown.row_end - 1)
        .arg(picture_->rows)
        .arg(shown.key_begin)
        .arg(shown.key_end - 1)
        .arg(picture_->keys);
}

AttentionPicture AttentionPane::whole(Extent extent) {
    if (!picture_)
        throw InvalidRequest(Message("matrix.none", "there is no attention matrix to export"));
    const Viewport wanted = view_->viewport(extent);
    AttentionPicture picture = *picture_;
    if (!picture.frame.shows(wanted) || picture.frame.coarse)
        picture.frame = computed(picture, wanted);
    return picture;
}

AttentionFrame AttentionPane::computed(const AttentionPicture& of, const Viewport& cells) {
    AttentionFrame frame;
    workInDialog(window(), tr("Export"), tr("Computing the attention matrix…"),
                 [&](const std::stop_token& stop, const Progress& progress) {
                     frame = computeFrame(*make_engine_(), of, cells, stop, progress);
                 });
    return frame;
}

Paint AttentionPane::exported(const Canvas& canvas, const Theme& theme, Extent extent,
                              bool with_row) {
    if (!picture_)
        return [](QPainter&, QSizeF) {};
    const AttentionPicture picture = *picture_;  // events go on while it is computed
    const std::optional<std::int64_t> row = with_row ? view_->selectedRow() : std::nullopt;
    const Viewport cells =
        view_->pictureViewport(canvas.area, row.has_value(), extent, canvas.ratio);
    const AttentionFrame frame = computed(picture, cells);
    if (!row)
        return view_->picture(theme, extent, frame, nullptr);
    const AttentionFrame profile =
        computed(picture, {*row, *row + 1, cells.key_begin, cells.key_end, cells.width, 1});
    return view_->picture(theme, extent, frame, &profile);
}

}  // namespace attnscope
