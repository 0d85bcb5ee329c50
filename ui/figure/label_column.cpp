#include "ui/figure/label_column.h"

#include <QLineF>
#include <algorithm>
#include <optional>

#include "ui/figure/label_layout.h"
#include "ui/figure/label_metrics.h"
#include "ui/figure/label_text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

namespace attnscope {

namespace {

class LabelColumn {
public:
    LabelColumn(const Figure& figure, double marker, PlotLayout& layout, ColumnOrder order)
        : figure_(figure), marker_(marker), out_(layout), order_(order) {}

    /// Puts labels of points beside their points if no curve passes there, otherwise into the
    /// column.
    void placePointLabels(const std::vector<PlacedLabel>& labels) {
        for (const PlacedLabel& label : labels) {
            PlacedLabel beside = label;
            if (label.target == LabelTarget::point && placeBeside(beside))
                out_.labels.push_back(beside);
            else
                column_.push_back(label);
        }
    }

    /// Places the labels of curves that reach the right border as near to their ends as possible,
    /// and the others below; the others above if a block of curves that end together is low.
    void placeColumn() {
        std::vector<WantedLabel> wanted;
        std::vector<PlacedLabel> anchored, others, family, block;
        double top = std::max(0.0, out_.plot.top() - 6), anchoredHeight = 0, othersHeight = 0;
        const std::optional<double> common = commonEnd();
        const bool lists =
            order_ == ColumnOrder::listed || (common && order_ == ColumnOrder::listsTogether);
        for (const PlacedLabel& label : column_)
            if (!label.heading.isEmpty()) {
                family.push_back(label);
            } else if (const auto anchor = anchorOf(label); anchor && common && !lists) {
                block.push_back(label);
            } else if (anchor && !lists) {
                wanted.push_back({*anchor, label.box.height()});
                anchored.push_back(label);
            } else {
                othersHeight += label.box.height();
                others.push_back(label);
            }
        if (!family.empty())
            wanted.push_back(wantedOf(family));
        if (!block.empty())
            wanted.push_back({*common, heightOf(block)});
        for (const WantedLabel& label : wanted)
            anchoredHeight += label.height;
        const double bottom =
            std::min(std::max(out_.plot.bottom() + 6, top + anchoredHeight + othersHeight),
                     out_.size.height() - 2);
        const double first = top;
        const bool othersFirst = !block.empty() && *common > out_.plot.center().y();
        const std::vector<double> centres = othersFirst
                                                ? spreadLabels(wanted, top + othersHeight, bottom)
                                                : spreadLabels(wanted, top, bottom - othersHeight);
        for (std::size_t i = 0; i < anchored.size(); ++i) {
            placeAtEnd(anchored[i], centres[i], wanted[i].centre);
            top = std::max(top, anchored[i].box.bottom());
        }
        if (!family.empty())
            top = std::max(top, placeFamily(family, centres[anchored.size()] -
                                                        wanted[anchored.size()].height / 2));
        if (!block.empty())
            top = std::max(top, placeList(block, centres.back() - wanted.back().height / 2));
        placeList(others, othersFirst ? first : top);
    }

private:
    /// Returns the height at which the curve or band of a label leaves the plot at the right;
    /// nullopt if it ends before.
    std::optional<double> anchorOf(const PlacedLabel& label) const {
        if (label.target == LabelTarget::band)
            return bandAnchor(figure_.bands[label.index]);
        if (label.target == LabelTarget::point)
            return std::nullopt;
        const Trace& trace = out_.traces[label.index];
        QPointF end(-1, 0);
        if (!trace.pieces.empty())
            end = trace.pieces.back().points.last();
        else if (!trace.marks.empty())
            end = trace.marks.back().at;
        return end.x() >= out_.plot.right() - 24 ? std::optional(end.y()) : std::nullopt;
    }

    std::optional<double> bandAnchor(const Band& band) const {
        if (band.x.empty() || band.lower.empty() || band.upper.empty())
            return std::nullopt;
        const double y = (out_.y.pixel(band.lower.back()) + out_.y.pixel(band.upper.back())) / 2;
        const bool inView = y >= out_.plot.top() && y <= out_.plot.bottom() &&
                            out_.x.pixel(band.x.back()) >= out_.plot.right() - 24;
        return inView ? std::optional(y) : std::nullopt;
    }

    /// Returns the place that a family's labels should have: a block under their heading, near the
    /// mean of their curves' ends.
    WantedLabel wantedOf(const std::vector<PlacedLabel>& family) const {
        double height = lineHeight, ends = 0;
        int count = 0;
        for (const PlacedLabel& label : family) {
            height += label.box.height();
            if (const auto anchor = anchorOf(label)) {
                ends += *anchor;
                ++count;
            }
        }
        return {count > 0 ? ends / count : out_.plot.center().y(), height};
    }

    /// Places a family's labels from `top` down, in the order of their curves' ends if all of these
    /// are known. Returns the bottom of the block.
    double placeFamily(std::vector<PlacedLabel>& family, double top) {
        const auto end = [this](const PlacedLabel& label) { return anchorOf(label).value_or(0); };
        if (std::ranges::all_of(
                family, [this](const PlacedLabel& each) { return anchorOf(each).has_value(); }))
            std::ranges::stable_sort(family, {}, end);
        const QString& heading = family.front().heading;
        family.front().headingBox = QRectF(out_.plot.right() + columnGap + leaderWidth, top,
                                           headingWidth(heading), lineHeight);
        return placeList(family, top + lineHeight);
    }

    /// Places labels from `top` down, without leaders. Returns the bottom of the last.
    double placeList(std::vector<PlacedLabel>& labels, double top) {
        for (PlacedLabel& label : labels) {
            placeAtEnd(label, top + label.box.height() / 2, std::nullopt);
            top = label.box.bottom();
        }
        return top;
    }

    static double heightOf(const std::vector<PlacedLabel>& labels) {
        double height = 0;
        for (const PlacedLabel& label : labels)
            height += label.box.height();
        return height;
    }

    /// Returns the height at which the curves end, if they end so close together that leaders to
    /// them would only cross.
    std::optional<double> commonEnd() const {
        std::vector<double> ends;
        double height = 0;
        for (const PlacedLabel& label : column_)
            if (const auto anchor = anchorOf(label); anchor && label.heading.isEmpty()) {
                ends.push_back(*anchor);
                height += label.box.height();
            }
        if (ends.size() < 2)
            return {};
        const auto [least, most] = std::minmax_element(ends.begin(), ends.end());
        return *most - *least < 0.25 * height ? std::optional((*least + *most) / 2) : std::nullopt;
    }

    void placeAtEnd(PlacedLabel& label, double centre, std::optional<double> anchor) {
        const double left = out_.plot.right() + columnGap;
        label.box.moveTopLeft(
            QPointF(left + leaderWidth + sampleWidth + sampleGap, centre - label.box.height() / 2));
        label.sample = QRectF(left + leaderWidth, label.box.top(), sampleWidth, lineHeight);
        const double middle = label.sample.center().y();
        if (anchor)
            label.leader = QPolygonF({QPointF(left, *anchor), QPointF(left + leaderWidth, middle)});
        out_.labels.push_back(label);
    }

    bool placeBeside(PlacedLabel& label) const {
        const Point& point = figure_.points[label.index];
        const QPointF at(out_.x.pixel(point.x), out_.y.pixel(point.y));
        if (!isInPlot(at, out_.plot))
            return false;
        const double width = labelWidth(small_, label.text);
        for (double distance : {7.0, 14.0, 22.0})
            for (const QPointF& corner :
                 {QPointF(distance, -lineHeight - distance / 2),
                  QPointF(-width - distance, -lineHeight - distance / 2),
                  QPointF(-width / 2, -lineHeight - distance), QPointF(-width / 2, distance),
                  QPointF(distance, distance / 2), QPointF(-width - distance, distance / 2)}) {
                label.box = QRectF(at + corner, QSizeF(width, lineHeight));
                if (isFree(label.box) && isNearest(at, label.box))
                    return true;
            }
        return false;
    }

    /// Whether the box is clearly nearer to `own` than to any other point, so that the label is not
    /// taken for that of another.
    bool isNearest(QPointF own, const QRectF& box) const {
        const auto distance = [&box](QPointF at) {
            return QLineF(at, {std::clamp(at.x(), box.left(), box.right()),
                               std::clamp(at.y(), box.top(), box.bottom())})
                .length();
        };
        return std::ranges::none_of(figure_.points, [&](const Point& point) {
            const QPointF at(out_.x.pixel(point.x), out_.y.pixel(point.y));
            return QLineF(at, own).length() > 1 && distance(at) < distance(own) + 6;
        });
    }

    bool isFree(const QRectF& box) const {
        if (!out_.plot.contains(box))
            return false;
        const QRectF guarded = box.adjusted(-3, -3, 3, 3);
        const double marker = out_.x.pixel(marker_);
        if (marker > guarded.left() && marker < guarded.right())
            return false;
        for (const Trace& trace : out_.traces) {
            for (const TracePiece& piece : trace.pieces)
                if (!clipPolyline(piece.points, guarded).empty())
                    return false;
            for (const TraceMark& mark : trace.marks)
                if (guarded.intersects(
                        QRectF(mark.at.x() - 3, mark.high - 3, 6, mark.low - mark.high + 6)))
                    return false;
        }
        const auto meets = [&](const auto& other) { return other.box.intersects(guarded); };
        return std::ranges::none_of(out_.labels, meets) && std::ranges::none_of(out_.tags, meets);
    }

    const Figure& figure_;
    double marker_;
    PlotLayout& out_;
    const ColumnOrder order_;
    const TextMetrics small_{uiFont(textsize::small)};
    std::vector<PlacedLabel> column_;
};

}  // namespace

void placeLabelColumn(const Figure& figure, double marker, const std::vector<PlacedLabel>& labels,
                      PlotLayout& layout, ColumnOrder order) {
    LabelColumn column(figure, marker, layout, order);
    column.placePointLabels(labels);
    column.placeColumn();
}

}  // namespace attnscope
