#include "ui/figure/plot_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/format.h"
#include "ui/figure/label_layout.h"
#include "ui/theme.h"

namespace attnscope {

namespace {

constexpr double menuButton = 20;   ///< at the end of the title's row, on the screen
constexpr double titleRow = 30;     ///< from the border to the plot
constexpr double lineHeight = 16;   ///< of small text
constexpr double sampleWidth = 20;  ///< of the piece of line before a label
constexpr double sampleGap = 6;
constexpr double leaderWidth = 10;
constexpr double columnGap = 3;   ///< between the plot and the leaders
constexpr double legendGap = 16;  ///< between two entries of the legend

/// Width of a text, rounded up so that setting it never cuts it.
double widthOf(const QFontMetricsF& metrics, const QString& text) {
    return std::ceil(metrics.horizontalAdvance(text)) + 1;
}

PlacedText placeText(const QFontMetricsF& metrics, const QString& text, const QRectF& box) {
    const QString shown =
        widthOf(metrics, text) <= box.width()
            ? text
            : metrics.elidedText(text, Qt::ElideRight, std::max(0.0, box.width()));
    return {shown, box, shown != text};
}

/// One entry for each curve, band and labelled point, in the order of the figure.
std::vector<PlacedLabel> labelsOf(const Figure& figure) {
    std::vector<PlacedLabel> labels;
    const auto add = [&labels](LabelTarget target, std::size_t index, const std::string& label) {
        if (!label.empty())
            labels.push_back({target, index, text(label), {}, {}, {}});
    };
    for (std::size_t i = 0; i < figure.curves.size(); ++i)
        add(LabelTarget::curve, i, figure.curves[i].label);
    for (std::size_t i = 0; i < figure.bands.size(); ++i)
        add(LabelTarget::band, i, figure.bands[i].label);
    for (std::size_t i = 0; i < figure.points.size(); ++i)
        add(LabelTarget::point, i, figure.points[i].label);
    return labels;
}

bool isOutside(const Curve& curve, const Range& x) {
    const auto shown = [&](double at) {
        return at >= x.min && at <= x.max && (at < curve.valid_from || at > curve.valid_to);
    };
    return std::any_of(curve.x.begin(), curve.x.end(), shown);
}

/// Lays one figure out, step by step: each step takes its space from what the earlier ones left.
class Layouter {
public:
    Layouter(const Figure& figure, const LayoutRequest& request)
        : figure_(figure), request_(request), labels_(labelsOf(figure)) {
        out_.size = request.size;
        area_ = QRectF(QPointF(0, 0), request.size);
    }

    PlotLayout run() {
        placeNotesBelow();
        chooseLabelColumn();
        placeLegendBelow();
        placePlot();
        placeTitle();
        placeXCaption();
        tracePlot();
        placePointLabels();
        placeColumn();
        return std::move(out_);
    }

private:
    /// In an export: every sentence, wrapped, below everything else.
    void placeNotesBelow() {
        if (!request_.wholeNotes)
            return;
        const double width = request_.size.width() - 2 * pictureMargin;
        const double most = std::min(0.3 * request_.size.height(), request_.size.height() - 180);
        double height = 0;
        std::vector<PlacedText> notes;
        for (const QString& note : notesInView(figure_, request_.x)) {
            const double rows = wrappedHeight(note, width);
            if (height + rows > most)
                break;
            notes.push_back({note, QRectF(pictureMargin, height, width, rows), false});
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
        return wrappedSize(note, width).height() + 2;
    }

    QSizeF wrappedSize(const QString& words, double width) const {
        const QRectF bounds =
            small_.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap | Qt::AlignLeft, words);
        return {std::ceil(bounds.width()) + 1, std::ceil(bounds.height())};
    }

    /// Sizes the labels for the column, in which long ones are wrapped; returns their extent.
    QSizeF sizeColumn() {
        const double most = std::max(96.0, 0.2 * request_.size.width());
        QSizeF column(0, 0);
        for (PlacedLabel& label : labels_) {
            const double whole = widthOf(small_, label.text);
            const QSizeF size = whole <= most ? QSizeF(whole, lineHeight)
                                              : wrappedSize(label.text, most) + QSizeF(0, 3);
            label.box = QRectF(QPointF(0, 0), size);
            column = {std::max(column.width(), size.width()), column.height() + size.height()};
        }
        return column;
    }

    double yLabelWidth() const {
        double widest = 0;
        for (const QString& label : yTicksFor(area_.height() - titleRow - bottomRows()).labels)
            widest = std::max(widest, widthOf(small_, label));
        return widest;
    }

    Ticks yTicksFor(double height) const {
        return axisTicks(figure_.y, request_.y.min, request_.y.max,
                         std::max(2, static_cast<int>(height / 40)));
    }

    static double bottomRows() { return tickRow + lineHeight + 4; }

    /// Labels stand at the curves' ends where a column for them leaves the plot enough room.
    void chooseLabelColumn() {
        left_ = std::ceil(pictureMargin + yLabelWidth() + 8);
        const QSizeF texts = sizeColumn();
        const double column =
            columnGap + leaderWidth + sampleWidth + sampleGap + texts.width() + pictureMargin;
        const double plotWidth = request_.size.width() - left_ - column;
        const double plotHeight = area_.height() - titleRow - bottomRows();
        hasColumn_ = !labels_.empty() && plotHeight >= texts.height() &&
                     plotWidth >= std::max(220.0, 0.55 * request_.size.width());
        right_ = hasColumn_ ? column : pictureMargin + 8;
    }

    /// Where there is no column: a legend of as many rows as leave the plot most of the height.
    void placeLegendBelow() {
        if (hasColumn_ || labels_.empty())
            return;
        const double width = request_.size.width() - left_ - pictureMargin;
        std::vector<double> widths;
        for (const PlacedLabel& label : labels_)
            widths.push_back(sampleWidth + sampleGap + widthOf(small_, label.text));
        const std::vector<QRectF> cells = flowLabels(widths, width, lineHeight, legendGap);
        const double free = area_.height() - titleRow - bottomRows();
        const double rows = std::floor(std::max(lineHeight, 0.36 * free) / lineHeight);
        const double height = std::min(cells.back().bottom(), rows * lineHeight);
        area_.setBottom(area_.bottom() - height - 4);
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (cells[i].bottom() <= height + 0.5)
                placeLegendEntry(labels_[i], cells[i].translated(left_, area_.bottom()));
            else
                ++out_.hiddenLabels;
        if (out_.hiddenLabels > 0)
            showHiddenCount(left_ + width);
    }

    void placeLegendEntry(PlacedLabel label, const QRectF& cell) {
        label.sample = QRectF(cell.left(), cell.top(), sampleWidth, cell.height());
        label.box = cell.adjusted(sampleWidth + sampleGap, 0, 0, 0);
        label.text = placeText(small_, label.text, label.box).text;
        out_.labels.push_back(label);
    }

    /// "+2" at the end of the last row: entries give way until it fits.
    void showHiddenCount(double rightEdge) {
        const double width = widthOf(small_, QStringLiteral("+88"));
        while (out_.labels.size() > 1 && out_.labels.back().box.right() + 8 + width > rightEdge) {
            out_.labels.pop_back();
            ++out_.hiddenLabels;
        }
        const QRectF last = out_.labels.back().box;
        out_.hiddenLabelsBox = QRectF(last.right() + 8, last.top(), width, last.height());
    }

    void placePlot() {
        const double bottom = std::floor(area_.bottom() - bottomRows());
        out_.plot = QRectF(
            QPointF(left_, titleRow),
            QPointF(std::floor(request_.size.width() - right_), std::max(bottom, titleRow + 16)));
        out_.x = {request_.x, figure_.x.logarithmic, out_.plot.left(), out_.plot.right()};
        out_.y = {request_.y, figure_.y.logarithmic, out_.plot.bottom(), out_.plot.top()};
        out_.xTicks = axisTicks(figure_.x, request_.x.min, request_.x.max,
                                std::max(2, static_cast<int>(out_.plot.width() / 56)));
        out_.yTicks = yTicksFor(out_.plot.height());
        for (std::size_t i = 0; i < out_.xTicks.major.size(); ++i) {
            const double width = widthOf(small_, out_.xTicks.labels[i]);
            out_.xTickLabels.emplace_back(out_.x.pixel(out_.xTicks.major[i]) - width / 2,
                                          out_.plot.bottom() + 6, width, tickRow - 6);
        }
    }

    /// What can stand beside the title, the best first: the quantity, unless the title names it,
    /// and the unit.
    QStringList captions() const {
        const QString label = text(figure_.y.label), unit = text(figure_.y.unit);
        if (label.isEmpty() || text(figure_.title).contains(label, Qt::CaseInsensitive))
            return {unit};
        return {unit.isEmpty() ? label : label + QStringLiteral(", ") + unit, unit};
    }

    void placeTitle() {
        const double room =
            request_.size.width() - 2 * pictureMargin - (request_.wholeNotes ? 0 : menuButton);
        const QString title = text(figure_.title);
        const double width = std::min(widthOf(title_, title), room);
        out_.title = placeText(title_, title, QRectF(pictureMargin, 5, width, titleRow - 12));
        const double left = pictureMargin + width + 9;
        for (const QString& caption : captions())
            if (const double needed = widthOf(small_, caption);
                out_.caption.text.isEmpty() && left + needed <= pictureMargin + room)
                out_.caption = {caption, QRectF(left, 6, needed, titleRow - 12), false};
    }

    /// The bottom row: the axis's name at its end and, on the screen, the notes before it.
    void placeXCaption() {
        const QRectF row(out_.plot.left(), out_.plot.bottom() + tickRow, out_.plot.width(),
                         lineHeight);
        const QString caption = axisCaption(figure_.x);
        const double width = std::min(widthOf(small_, caption), row.width());
        out_.xCaption =
            placeText(small_, caption, QRectF(row.right() - width, row.top(), width, row.height()));
        const QStringList notes = notesInView(figure_, request_.x);
        const double room = request_.size.width() - pictureMargin - left_ -
                            (request_.size.width() - pictureMargin - row.right()) - width - 16;
        if (request_.wholeNotes || notes.isEmpty() || room < 60)
            return;
        out_.notes.push_back(placeText(small_, notes.join(QStringLiteral("  ")),
                                       QRectF(row.left(), row.top(), room, row.height())));
    }

    void tracePlot() {
        for (const Curve& curve : figure_.curves)
            out_.traces.push_back(traceCurve(curve, out_.x, out_.y, out_.plot));
    }

    /// Where what a label names leaves the plot at the right; nothing where it ends before.
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

    /// Labels at the ends of curves as near to them as they can be, the others below those.
    void placeColumn() {
        if (!hasColumn_)
            return;
        std::vector<WantedLabel> wanted;
        std::vector<PlacedLabel> anchored, others;
        double top = out_.plot.top() - 6, othersHeight = 0;
        const bool together = endTogether();
        for (const PlacedLabel& label : column_)
            if (const auto anchor = anchorOf(label); anchor && !together) {
                wanted.push_back({*anchor, label.box.height()});
                anchored.push_back(label);
            } else {
                othersHeight += label.box.height();
                others.push_back(label);
            }
        const double bottom = out_.plot.bottom() + 6;
        const std::vector<double> centres = spreadLabels(wanted, top, bottom - othersHeight);
        for (std::size_t i = 0; i < anchored.size(); ++i) {
            placeAtEnd(anchored[i], centres[i], wanted[i].centre);
            top = std::max(top, anchored[i].box.bottom());
        }
        for (PlacedLabel& label : others) {
            placeAtEnd(label, top + label.box.height() / 2, std::nullopt);
            top = label.box.bottom();
        }
    }

    /// Whether the curves end so close together that leaders to them would only cross.
    bool endTogether() const {
        std::vector<double> ends;
        double height = 0;
        for (const PlacedLabel& label : column_)
            if (const auto anchor = anchorOf(label)) {
                ends.push_back(*anchor);
                height += label.box.height();
            }
        if (ends.size() < 2)
            return false;
        const auto [least, most] = std::minmax_element(ends.begin(), ends.end());
        return *most - *least < 0.25 * height;
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

    /// Points are labelled where they stand if no curve passes there, else in the column.
    void placePointLabels() {
        if (!hasColumn_)
            return;
        for (const PlacedLabel& label : labels_) {
            PlacedLabel beside = label;
            if (label.target == LabelTarget::point && placeBeside(beside))
                out_.labels.push_back(beside);
            else
                column_.push_back(label);
        }
    }

    bool placeBeside(PlacedLabel& label) const {
        const Point& point = figure_.points[label.index];
        const QPointF at(out_.x.pixel(point.x), out_.y.pixel(point.y));
        if (!isInPlot(at, out_.plot))
            return false;
        const double width = widthOf(small_, label.text);
        for (double distance : {7.0, 14.0, 22.0})
            for (const QPointF& corner :
                 {QPointF(distance, -lineHeight - distance / 2),
                  QPointF(-width - distance, -lineHeight - distance / 2),
                  QPointF(-width / 2, -lineHeight - distance), QPointF(-width / 2, distance),
                  QPointF(distance, distance / 2), QPointF(-width - distance, distance / 2)}) {
                label.box = QRectF(at + corner, QSizeF(width, lineHeight));
                if (isFree(label.box))
                    return true;
            }
        return false;
    }

    bool isFree(const QRectF& box) const {
        if (!out_.plot.contains(box))
            return false;
        const QRectF guarded = box.adjusted(-3, -2, 3, 2);
        const double marker = out_.x.pixel(figure_.marker);
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
        return std::none_of(out_.labels.begin(), out_.labels.end(), [&](const PlacedLabel& other) {
            return other.box.intersects(guarded);
        });
    }

    const Figure& figure_;
    const LayoutRequest& request_;
    const QFontMetricsF small_{uiFont(textsize::small)};
    const QFontMetricsF title_{uiFont(textsize::title, QFont::DemiBold)};
    std::vector<PlacedLabel> labels_;
    std::vector<PlacedLabel> column_;  ///< those of labels_ that stand beside the plot
    PlotLayout out_;
    QRectF area_;  ///< what is not yet taken
    double left_ = 0, right_ = 0;
    bool hasColumn_ = false;
};

}  // namespace

QStringList notesInView(const Figure& figure, const Range& x) {
    QStringList notes;
    const auto add = [&notes](const QString& note) {
        if (!note.isEmpty() && !notes.contains(note))
            notes.append(note);
    };
    for (const Curve& curve : figure.curves)
        if (isOutside(curve, x))
            add(text(curve.limit));
    for (const std::string& note : figure.notes)
        add(text(note));
    return notes;
}

PlotLayout layOut(const Figure& figure, const LayoutRequest& request) {
    return Layouter(figure, request).run();
}

}  // namespace attnscope
