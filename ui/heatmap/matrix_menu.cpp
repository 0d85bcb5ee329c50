#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <algorithm>
#include <cmath>

#include "core/colors/color_limits.h"
#include "core/text/errors.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/cell_read_out.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/limits_dialog.h"
#include "ui/views/view_card.h"

// What a right click on the matrix offers.

namespace attnscope {
namespace {

constexpr double block = 64, rows_around = 16;  ///< how many cells are zoomed to

/// Returns `across` × `down` cells about that place, moved inside if they would begin before the
/// first.
QRectF cellsAbout(QPointF place, double across, double down) {
    return {std::max(0.0, std::floor(place.x() - across / 2)),
            std::max(0.0, std::floor(place.y() - down / 2)), across, down};
}

/// Returns a weight as text; a masked one is 0.
QString numberText(float weight) {
    return QString::number(std::isnan(weight) ? 0.0 : static_cast<double>(weight), 'g', 9);
}

}  // namespace

void AttentionPane::openMenu(QPoint at) {
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("matrix"));
    fillMenu(menu);
    menu.exec(at);
}

void AttentionPane::fillMenu(QMenu& menu) {
    const std::optional<QPointF> place = view_->pointedCell();
    const auto row =
        place ? std::optional(static_cast<std::int64_t>(place->y())) : view_->selectedRow();
    const auto cell = picture_ && place ? weightAt(picture_->frame, *place) : std::nullopt;
    const auto copy = [](const QString& text) { QGuiApplication::clipboard()->setText(text); };
    menu.addAction(tr("Copy the &weight"), this,
                   [copy, cell] { copy(numberText(static_cast<float>(cell->weight))); })
        ->setEnabled(cell.has_value());
    menu.addAction(tr("Copy the weights of the &row"), this, [this, row] { copyRow(*row); })
        ->setEnabled(picture_ && row);
    menu.addSeparator();
    QAction* pin = menu.addAction(tr("&Pin the row"), this, [this, row](bool on) {
        on ? choice_.pin(*row) : choice_.letGo();
    });
    pin->setCheckable(true);
    pin->setChecked(row && view_->pinnedRow() == row);
    pin->setEnabled(row.has_value());
    menu.addSeparator();
    const QRectF all = view_->cells();
    menu.addAction(tr("&Zoom to the rows here"), this,
                   [this, place, all] {
                       QRectF cells = cellsAbout(*place, all.width(), rows_around);
                       cells.moveLeft(all.left());
                       view_->showCells(cells);
                   })
        ->setEnabled(place.has_value());
    menu.addAction(tr("Zoom to the &block here"), this,
                   [this, place] { view_->showCells(cellsAbout(*place, block, block)); })
        ->setEnabled(place.has_value());
    menu.addAction(tr("Show &all"), this, [this] { view_->fit(); })->setEnabled(view_->isZoomed());
    menu.addAction(tr("Colour &range…"), this, &AttentionPane::askColourRange);
    menu.addSeparator();
    if (const ViewCard* card = ViewCard::of(this))
        menu.addMenu(card->exports());
}

void AttentionPane::askColourRange() {
    const ColorLimits now = color_limits(model_.scenario().parameters);
    const auto chosen = [](double limit) {
        return limit > 0 ? std::optional(limit) : std::nullopt;
    };
    Limits weight{tr("Weight"), chosen(now.from), chosen(now.to), 0, 1, tr("a number from 0 to 1")};
    if (const ColorScale& shown = view_->colors(); !shown.isEmpty()) {
        if (shown.low() >= 0)  // else it mirrors the other end
            weight.fromNow = shown.low();
        weight.toNow = shown.high();
    }
    weight.names = {{"n", static_cast<double>(model_.scenario().n)},
                    {"d", static_cast<double>(model_.scenario().d)}};
    LimitsDialog dialog(tr("Range of the colours"), {weight}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Limits limits = dialog.limits().front();
    Scenario scenario = model_.scenario();
    scenario.parameters.set(color_from, limits.from.value_or(0));
    scenario.parameters.set(color_to, limits.to.value_or(0));
    model_.adopt(scenario);
}

/// Copies the weights of a row for all keys, in view or not, one weight per line.
void AttentionPane::copyRow(qint64 row) {
    try {
        const AttentionFrame frame = computed(
            *picture_, {row, row + 1, 0, picture_->keys, static_cast<int>(picture_->keys), 1});
        QStringList lines;
        for (const float weight : frame.weights)
            lines.append(numberText(weight));
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    } catch (const Cancelled&) {
        // nothing is copied
    }
}

}  // namespace attnscope
