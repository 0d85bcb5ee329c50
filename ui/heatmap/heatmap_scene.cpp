#include "ui/heatmap/heatmap_scene.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/attention/alignment.h"
#include "core/attention/head_axes.h"
#include "core/figures/frozen_curves.h"
#include "core/scenario/scale.h"
#include "ui/jobs/attention_picture.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// Returns the axis with its ends rounded outwards to numbers of few digits, which label them.
EntropyAxis rounded(const EntropyAxis& axis) {
    const double span = axis.high - axis.low;
    const double power = std::pow(10, std::floor(std::log10(span)));
    const double step = span < 2 * power ? power / 2 : power;
    return {std::floor(axis.low / step) * step, std::ceil(axis.high / step) * step};
}

/// Returns the colour scale of this frame alone.
ColorScale scaleOf(const AttentionFrame& frame, const Scenario& of) {
    const ColorRange range = color_range(of.color_range).id;
    const ColorLimits limits = color_limits(of.parameters);
    if (frame.has_signed_picture())
        return ColorScale::ofSigned(frame.weights, range, limits);
    return {frame.weights, range, color_map(of.color_map), 1 / static_cast<double>(of.n), limits};
}

}  // namespace

QString matrixTitle(const Scenario& scenario, const QString& head) {
    const QString title =
        QCoreApplication::translate("Heatmap", "Attention matrix   n = %1, d = %2, λ = %3")
            .arg(scenario.n)
            .arg(scenario.d)
            .arg(shortNumber(scale(scenario)));
    return head.isEmpty() ? title : listed({title, head});
}

QString madeUpLabel(const Scenario& scenario) {
    const bool queries = scenario.queries == "made-up", keys = scenario.keys == "made-up";
    return queries && keys ? QCoreApplication::translate("Heatmap", "Made-up head")
           : queries       ? QCoreApplication::translate("Heatmap", "Made-up queries")
           : keys          ? QCoreApplication::translate("Heatmap", "Made-up keys")
                           : QString();
}

QString matrixTitleOf(const AttentionPicture& picture) {
    const Scenario& now = picture.scenario;
    if (!picture.minus)
        return matrixTitle(now, translated(head_name(now, picture.input.axes)));
    const Scenario& then = picture.minus->scenario;
    const Message here = difference_text(now, then), there = difference_text(then, now);
    if (here.empty() || there.empty())
        return QCoreApplication::translate("Heatmap", "Difference of two attention matrices");
    return QCoreApplication::translate("Heatmap", "Attention matrix: %1, minus that of %2")
        .arg(translated(here), translated(there));
}

QString poolingBadge(const PixelAxis& rows, const PixelAxis& keys, Pooling pooling) {
    if (rows.count == 0 || keys.count == 0)
        return {};
    if (rows.pooled == 1 && keys.pooled == 1)
        return QCoreApplication::translate("Heatmap", "every cell shown");
    return QCoreApplication::translate("Heatmap", "%1 × %2 cells a pixel · %3")
        .arg(QString::number(rows.pooled), QString::number(keys.pooled),
             pooling == Pooling::max ? QCoreApplication::translate("Heatmap", "max")
                                     : QCoreApplication::translate("Heatmap", "mean"));
}

EntropyStrip::EntropyStrip(const AttentionFrame& frame, const EntropyUnit& unit) {
    bins.assign(static_cast<std::size_t>(frame.rows_axis.count), {nan, nan, nan});
    std::vector<int> counts(bins.size(), 0);
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        if (!has_weights(frame.statistics[i]))
            continue;
        if (frame.is_difference() && !has_weights(frame.subtracted->statistics[i]))
            continue;
        const double taken = frame.is_difference() ? frame.subtracted->statistics[i].entropy : 0;
        const double value = (frame.statistics[i].entropy - taken) * unit.factor;
        const PixelAxis::Range pixels = frame.rows_axis.pixels_of(frame.rows[i]);
        for (auto at = static_cast<std::size_t>(pixels.begin);
             at < static_cast<std::size_t>(pixels.end); ++at) {
            Bin& bin = bins[at];
            const int seen = counts[at]++;
            bin = seen == 0
                      ? Bin{value, value, value}
                      : Bin{std::min(bin.least, value), bin.mean + (value - bin.mean) / (seen + 1),
                            std::max(bin.most, value)};
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    if (least > most)
        return;
    const double room = std::max(0.04 * (most - least), 0.005);
    axis =
        rounded({frame.is_difference() ? least - room : std::max(0.0, least - room), most + room});
}

void EntropyAxis::include(const EntropyAxis& other) {
    if (isEmpty())
        *this = other;
    else if (!other.isEmpty())
        *this = {std::min(low, other.low), std::max(high, other.high)};
}

void MatrixScales::include(const MatrixScales& other) {
    if (colors.isLike(other.colors))
        colors.include(other.colors);
    entropies.include(other.entropies);
}

void HeatmapScene::show(const AttentionFrame& frame, const Scenario& of, EntropyStrip entropies) {
    scenario = of;
    rows_axis = frame.rows_axis;
    keys_axis = frame.keys_axis;
    coarse = frame.coarse;
    exact = frame.exact;
    isDifference = frame.is_difference();
    isSigned = frame.has_signed_picture();
    strip = std::move(entropies);
    scaleTo(frame);
}

void HeatmapScene::scaleTo(const AttentionFrame& frame) {
    MatrixScales shown = covered_;
    if (common)
        shown.include(*common);
    scale = shown.colors;
    strip.axis = shown.entropies;
    image = scale.picture(frame.weights, static_cast<int>(keys_axis.count),
                          static_cast<int>(rows_axis.count));
}

QRectF HeatmapScene::shownCells() const {
    return {QPointF(keys_axis.edge(0), rows_axis.edge(0)),
            QPointF(keys_axis.edge(keys_axis.count), rows_axis.edge(rows_axis.count))};
}

PlaceNames HeatmapScene::rowNames() const {
    return places.ofRows(first_place(scenario.alignment, rows_axis.cells, keys_axis.cells));
}

void HeatmapScene::take(const AttentionFrame& frame, const Scenario& of) {
    EntropyStrip entropies(frame, entropy_unit(of.unit));
    covered_ = own = {scaleOf(frame, of), entropies.axis};
    show(frame, of, std::move(entropies));
}

void HeatmapScene::takeRow(const AttentionFrame& frame) {
    profile = frame.weights;
    profile_from = frame.keys_axis.edge(0);
    profile_to = frame.keys_axis.edge(frame.keys_axis.count);
}

void HeatmapScene::takeOn(const AttentionFrame& frame, const Scenario& of) {
    const MatrixScales before{scale, strip.axis};
    EntropyStrip entropies(frame, entropy_unit(of.unit));
    covered_ = own = {scaleOf(frame, of), entropies.axis};
    if (own.colors.isLike(scale))
        covered_.include(before);
    show(frame, of, std::move(entropies));
}

}  // namespace attnscope
