#include "ui/figure/plot_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/annotations.h"
#include "ui/figure/color_bar_layout.h"
#include "ui/figure/curve_tags.h"
#include "ui/figure/format.h"
#include "ui/figure/inset.h"
#include "ui/figure/label_column.h"
#include "ui/figure/label_column_size.h"
#include "ui/figure/label_metrics.h"
#include "ui/figure/label_text.h"
#include "ui/figure/legend_box.h"
#include "ui/figure/legend_rows.h"
#include "ui/figure/plot_head.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"
#include "ui/ticks/chosen_ticks.h"
#include "ui/ticks/tick_fit.h"

namespace attnscope {

namespace {

constexpr double lowPicture = 300;  ///< a lower picture has no room for ticks below a map's colours

constexpr double leastPlot = 96;     ///< least height of the plot above the legend of an export
constexpr double flatPicture = 168;  ///< a lower picture has room for only one row below the ticks
constexpr double leastLegend = 100;  ///< least width of a legend beside an axis's name: for an
                                     ///< entry and a count of hidden ones

double colorRow(const Figure& figure, const LayoutRequest& request) {
    if (!figure.map)
        return 0;
    return request.size.height() < lowPicture ? lowColorRow : tallColorRow;
}

/// Returns ticks whose labels have their formulas on one line, which is about as wide.
Ticks onOneLine(Ticks ticks) {
    for (QString& label : ticks.labels)
        label = plainText(label);
    return ticks;
}

/// Lays one figure out step by step: each step takes its room from what the earlier ones have left.
class Layouter {
public:
    Layouter(const Figure& figure, const LayoutRequest& request, bool tagsTell)
        : figure_(figure),
          request_(request),
          head_(figure, request, colorRow(figure, request)),
          top_(std::max(head_.height() + colorRow(figure, request), request.panel.margins.top)),
          tagsTell_(tagsTell),
          labels_(inOrder(figure, labelsOf(figure, tagsTell), request.edits.order)) {
        if (request.edits.legend == LegendPlace::none || !request.panel.hasLegend)
            labels_.clear();
        out_.size = request.size;
        area_ = QRectF(QPointF(0, 0), request.size);
    }

    PlotLayout run() {
        placeNotesBelow();
        chooseLabelColumn();
        placeLegendBelow();
        placePlot();
        if (figure_.map)
            out_.colorBar =
                colorBarAbove(out_.plot, *figure_.map, colorRow(figure_, request_), small_);
        head_.place(out_);
        placeXCaption();
        tracePlot();
        out_.frame = {left_,      right_,    legendHeight_,
                      hasColumn_, tagsTell_, request_.panel.hasLegend};
        placeWhatIsInside();
        placeTags(figure_, out_.frame, out_);
        if (hasColumn_)
            placeLabelColumn(figure_, request_.marker.value_or(figure_.marker), labels_, out_,
                             columnOrder());
        return std::move(out_);
    }

private:
    ColumnOrder columnOrder() const {
        return !request_.edits.order.empty() ? ColumnOrder::listed
               : request_.exported           ? ColumnOrder::listsTogether
                                             : ColumnOrder::nearEnds;
    }

    /// Places the notes of an export, wrapped, below everything else: as many as leave the rest
    /// enough height.
    void placeNotesBelow() {
        if (!request_.exported)
            return;
        const double width = request_.size.width() - 2 * pictureMargin;
        const double most = std::min(0.3 * request_.size.height(),
                                     request_.size.height() - 180 - head_.titleOverflow());
        double height = 0;
        std::vector<PlacedText> notes;
        for (const QString& note : notesOf(figure_)) {
            const double rows = wrappedHeight(note, width);
            if (height + rows > most)
                break;
            notes.push_back({note, QRectF(pictureMargin, height, width, rows)});
            height += rows;
        }
        if (notes.empty())
            return;
        area_.setBottom(area_.bottom() - height - 6);
        for (PlacedText& note : notes)
            note.box.translate(0, area_.bottom());
        out_.notes = std::move(notes);
    }

    double wrappedHeight(const QString& note, double width) const {
        return wrappedSize(small_, note, width).height() + 2;
    }

    /// Returns the width of the y axis's tick labels. The plot's height is not known yet: the
    /// labels are those for all the height that is left, and for half of it.
    double yLabelWidth() const {
        double widest = 0;
        const double most = area_.height() - top_ - bottomRows();
        for (const double height : {most, most / 2})
            for (const QString& label :
                 yTicksOn({request_.y, figure_.y.logarithmic, height, 0}).labels)
                widest = std::max(widest, labelWidth(small_, label));
        return widest;
    }

    double bottomRows() const { return tickRow + (isFlat() ? 0 : lineHeight) + 4; }

    /// Whether the x axis's name is at the end of the legend's row, so that in a low picture on the
    /// screen the plot keeps most of the height.
    bool isFlat() const {
        return !request_.exported && !hasColumn_ && !isCorner(request_.edits.legend) &&
               !labels_.empty() && request_.size.height() < flatPicture &&
               legendWidthBesideCaption() >= leastLegend;
    }

    double legendWidthBesideCaption() const {
        return request_.size.width() - 2 * pictureMargin - xCaptionWidth() - 16;
    }

    double xCaptionWidth() const {
        return std::min(labelWidth(small_, axisCaption(figure_.x)),
                        request_.size.width() - left_ - right_);
    }

    /// Decides whether labels form a column at the curves' ends: they do if the column leaves the
    /// plot enough room.
    void chooseLabelColumn() {
        left_ = std::ceil(pictureMargin + yLabelWidth() + 8) + head_.widthBesideAxis();
        SizedColumn column = sizedColumn(labels_, request_.size.width());
        const double width =
            columnGap + leaderWidth + sampleWidth + sampleGap + column.size.width() + pictureMargin;
        hasColumn_ = !labels_.empty() && wantsColumn(column, request_.size.width() - left_ - width);
        right_ = hasColumn_ ? width : pictureMargin + 8;
        left_ = std::max(left_, request_.panel.margins.left);
        right_ = std::max(right_, request_.panel.margins.right);
        if (const auto& frame = request_.frame) {
            hasColumn_ = frame->hasColumn;
            left_ = frame->left;
            right_ = frame->right;
        }
        if (hasColumn_)
            labels_ = std::move(column.labels);
    }

    /// Whether labels form a column beside the curves, given the width that it leaves to the plot.
    /// No column is worth a typed name that is cut on paper.
    bool wantsColumn(const SizedColumn& column, double plotWidth) const {
        constexpr double narrowest = 96;
        if (request_.edits.legend == LegendPlace::beside)
            return plotWidth >= narrowest;
        return request_.edits.legend == LegendPlace::automatic &&
               !(request_.exported && column.isCut) &&
               area_.height() - top_ >= column.size.height() &&
               plotWidth >= std::max(220.0, 0.55 * request_.size.width());
    }

    /// If there is no column, places a legend below: on the screen in one row, in an export in as
    /// many rows as leave the plot most of the height.
    void placeLegendBelow() {
        if (hasColumn_ || labels_.empty() || isCorner(request_.edits.legend))
            return;
        const double free = area_.height() - top_ - bottomRows();
        const QRectF room(
            pictureMargin, area_.top(),
            isFlat() ? legendWidthBesideCaption() : request_.size.width() - 2 * pictureMargin,
            area_.height() - 4);
        // The legend of an export may take all but the least height of the plot, or 36 % if that is
        // more.
        const double usual =
            request_.exported ? std::max(0.36 * free, free - leastPlot) : lineHeight;
        const double most = request_.frame ? request_.frame->legendHeight : usual;
        const double height =
            placeLegendRows(labels_, room, most, out_, !request_.edits.order.empty());
        legendHeight_ = request_.frame ? request_.frame->legendHeight : height;
        area_.setBottom(room.bottom() - legendHeight_);
    }

    void placePlot() {
        const double bottom = std::floor(std::min(
            area_.bottom() - bottomRows(), request_.size.height() - request_.panel.margins.bottom));
        const double right = std::floor(request_.size.width() - right_);
        out_.plot = QRectF(QPointF(left_, top_),
                           QPointF(std::max(right, left_ + 16), std::max(bottom, top_ + 16)));
        out_.x = {request_.x, figure_.x.logarithmic, out_.plot.left(), out_.plot.right()};
        out_.y = {request_.y, figure_.y.logarithmic, out_.plot.bottom(), out_.plot.top()};
        out_.xTicks = xTicksOn(out_.x);
        out_.xTickLabels =
            labelBoxesAcross(onOneLine(out_.xTicks), out_.x, bottom + 6, tickRow - 6, small_);
        out_.yTicks = yTicksOn(out_.y);
    }

    /// Returns the ticks of an axis: the chosen ones if they are at most mostChosenTicks, otherwise
    /// the usual ones.
    Ticks ticksOn(const Axis& axis, const AxisMap& map, const std::optional<ChosenTicks>& chosen,
                  const Ticks& usual) const {
        const bool isChosen = chosen && countOfTicks(axis, map.range, *chosen) <= mostChosenTicks;
        Ticks ticks = isChosen ? chosenTicks(axis, map.range, *chosen) : usual;
        for (QString& label : ticks.labels)
            if (label.contains(u'$'))
                label = toQString(typedText(label.toStdString()));
        return request_.edits.minor_grid ? withMinorTicks(std::move(ticks), axis, map.range)
                                         : ticks;
    }

    Ticks xTicksOn(const AxisMap& map) const {
        const auto& chosen = request_.edits.x_ticks;
        Ticks ticks = ticksOn(figure_.x, map, chosen, ticksAcross(figure_.x, map, small_));
        if (chosen)
            thinOutLabels(ticks, map);
        return ticks;
    }

    Ticks yTicksOn(const AxisMap& map) const {
        return ticksOn(figure_.y, map, request_.edits.y_ticks, ticksUpwards(figure_.y, map));
    }

    /// Removes labels that would touch the one before.
    void thinOutLabels(Ticks& ticks, const AxisMap& map) const {
        constexpr double gap = 4;
        const auto boxes = labelBoxesAcross(onOneLine(ticks), map, 0, 1, small_);
        double end = -1e9;
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (boxes[i].left() < end + gap)
                ticks.labels[i].clear();
            else
                end = boxes[i].right();
    }

    /// Places what the user has put inside the plot: the legend in a corner, an inset, annotations.
    void placeWhatIsInside() {
        const PlotEdits& edits = request_.edits;
        if (figure_.table)
            return;
        if (isCorner(edits.legend))
            placeLegendBox(labels_, edits.legend, out_);
        if (edits.inset) {
            Inset inset = *edits.inset;
            if (inset.corner == LegendPlace::automatic && request_.frame)
                inset.corner = request_.frame->insetCorner;
            out_.frame.insetCorner = placeInset(figure_, inset, out_);
        }
        placeAnnotations(edits.annotations, out_);
    }

    /// Places the x axis's name below the middle of the axis; in a flat picture (isFlat()), at the
    /// end of the legend's row.
    void placeXCaption() {
        const double width = xCaptionWidth();
        const QRectF& plot = out_.plot;
        const QPointF at =
            isFlat() ? QPointF(plot.right() - width, request_.size.height() - 4 - lineHeight)
                     : QPointF(plot.center().x() - width / 2, plot.bottom() + tickRow);
        out_.xCaption =
            placeText(small_, axisCaption(figure_.x), QRectF(at, QSizeF(width, lineHeight)));
    }

    void tracePlot() {
        for (const Curve& curve : figure_.curves)
            out_.traces.push_back(traceCurve(curve, out_.x, out_.y, out_.plot));
    }

    const Figure& figure_;
    const LayoutRequest& request_;
    const PlotHead head_;
    const double top_;  ///< of the plot
    const TextMetrics small_{uiFont(textsize::small)};
    const bool tagsTell_;
    std::vector<PlacedLabel> labels_;
    PlotLayout out_;
    QRectF area_;  ///< what no step has taken yet
    double left_ = 0, right_ = 0, legendHeight_ = 0;
    bool hasColumn_ = false;
};

}  // namespace

PlotMargins marginsOf(const PlotLayout& layout) {
    return {layout.plot.left(), layout.plot.top(), layout.size.width() - layout.plot.right(),
            layout.size.height() - layout.plot.bottom()};
}

PlotLayout layOut(const Figure& figure, const LayoutRequest& request) {
    const bool tagsTell = !request.frame || request.frame->tagsTell;
    PlotLayout layout = Layouter(figure, request, tagsTell).run();
    const bool isTold = !tagsTell || request.frame || areAllTold(figure, layout);
    return isTold ? layout : Layouter(figure, request, false).run();
}

}  // namespace attnscope
