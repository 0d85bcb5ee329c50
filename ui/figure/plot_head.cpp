#include "ui/figure/plot_head.h"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "ui/figure/label_text.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

// Height from the border to the plot: with a title of one line and its caption, with a caption
// alone, and with only half a tick label.
constexpr double titleRow = 30, captionRow = 24, bareRow = 8;

constexpr double titleGap = 9;    ///< between letter, title and caption beside one another
constexpr double captionGap = 4;  ///< between a caption beside the y axis and the ticks' labels
constexpr double screenCaptionLeft = 2;  ///< of a caption beside the y axis on the screen

constexpr int mostTitleLines = 3;
constexpr double leastBelowTitle = 60;  ///< height that a title of several lines leaves to the plot
constexpr double belowPlot = 60;  ///< height of ticks, name of the axis and a row of the legend

/// Returns the first caption that fits; an empty one if none does.
QString bestCaption(const QStringList& captions, const TextMetrics& metrics, double room) {
    const auto fitting = std::ranges::find_if(
        captions, [&](const QString& caption) { return labelWidth(metrics, caption) <= room; });
    return fitting == captions.end() ? QString() : *fitting;
}

/// Returns the words, or as many letters of them as fit into that many lines, and "…".
QString shortened(const QString& words, const TextMetrics& metrics, double room, int lines) {
    const auto fits = [&](const QString& text) {
        return wrappedSize(metrics, text, room).height() <= (lines + 0.5) * metrics.lineSpacing();
    };
    if (fits(words))
        return words;
    const auto lengths = std::views::iota(qsizetype{1}, words.size());
    const auto tooLong = std::ranges::partition_point(
        lengths, [&](qsizetype length) { return fits(words.left(length) + u'…'); });
    const auto fitting = static_cast<qsizetype>(tooLong - lengths.begin());
    return words.left(fitting).trimmed() + u'…';
}

}  // namespace

PlacedText placeText(const TextMetrics& metrics, const QString& text, const QRectF& box) {
    const QString shown = labelWidth(metrics, text) <= box.width()
                              ? text
                              : elidedLabel(metrics, text, std::max(0.0, box.width()));
    return {shown, box};
}

PlotHead::PlotHead(const Figure& figure, const LayoutRequest& request, double colorRow)
    : figure_(figure),
      request_(request),
      small_(uiFont(textsize::small)),
      large_(uiFont(textsize::title, QFont::DemiBold)) {
    if (request.exported && request.titled)
        fitTitle(colorRow);
    place_ = captionPlace();
}

/// Decides how the title is shown. It has several lines if it is too wide for one and the plot
/// keeps its least height. A title with formulas, or one whose words cannot be wrapped, has one
/// line, cut if need be.
void PlotHead::fitTitle(double colorRow) {
    title_ = translated(figure_.title);
    const double room = right() - pictureMargin - letterWidth(), line = large_.lineSpacing();
    if (labelWidth(large_, title_) <= room || hasFormula(title_))
        return;
    const double spare =
        request_.size.height() - titleRow - lineHeight - colorRow - leastBelowTitle - belowPlot;
    const int most =
        1 + std::clamp(static_cast<int>(std::floor(spare / line)), 0, mostTitleLines - 1);
    const QString words = shortened(plainText(title_), large_, room, most);
    const QSizeF size = wrappedSize(large_, words, room);
    if (most == 1 || size.width() > room + 1 || size.height() < 1.5 * line)
        return;
    title_ = isTyped(title_) ? typedWords(words) : words;
    overflow_ = std::ceil(size.height() - line);
}

PlotHead::CaptionPlace PlotHead::captionPlace() const {
    using enum CaptionPlace;
    if (!figure_.table && (!request_.exported || request_.captionBeside))
        return besideAxis;
    if (overflow_ > 0)
        return belowTitle;
    if (!request_.exported || !request_.titled || !figure_.y.caption)
        return besideTitle;
    const double caption = labelWidth(small_, translated(*figure_.y.caption));
    return letterWidth() + labelWidth(large_, title_) + titleGap + caption > right() - pictureMargin
               ? belowTitle
               : besideTitle;
}

double PlotHead::right() const {
    return request_.size.width() - pictureMargin;
}

/// Returns the height of the head, if its title has one line.
double PlotHead::rowHeight() const {
    const bool isBare = !request_.exported || (place_ == CaptionPlace::besideAxis &&
                                               !request_.titled && request_.panel.letter.isEmpty());
    return isBare ? bareRow : request_.titled ? titleRow : captionRow;
}

double PlotHead::height() const {
    const bool isBelow =
        place_ == CaptionPlace::belowTitle && !captionsOf(figure_).front().isEmpty();
    return rowHeight() + overflow_ + (isBelow ? lineHeight : 0);
}

double PlotHead::captionLeft() const {
    return request_.exported ? pictureMargin : screenCaptionLeft;
}

double PlotHead::widthBesideAxis() const {
    const bool isBeside =
        place_ == CaptionPlace::besideAxis && !captionsOf(figure_, false).front().isEmpty();
    return isBeside ? captionLeft() + lineHeight + captionGap - pictureMargin : 0;
}

/// Returns the width of a panel's letter and of the space after it.
double PlotHead::letterWidth() const {
    const Panel& panel = request_.panel;
    if (panel.letter.isEmpty())
        return 0;
    const QFont::Weight weight = panel.isBold ? QFont::Bold : QFont::Normal;
    return widthOf(TextMetrics(uiFont(textsize::small, weight)), panel.letter) *
               (panel.isBold ? boldLetterScale : 1) +
           titleGap;
}

void PlotHead::place(PlotLayout& out) const {
    double left = pictureMargin;
    if (request_.exported)
        left = placeTitle(out, placeLetter(out));
    if (place_ == CaptionPlace::besideAxis)
        out.caption = captionBeside(out.plot);
    else if (place_ == CaptionPlace::belowTitle)
        out.caption = captionBelowTitle();
    else if (request_.exported)
        out.caption = captionBesideTitle(left);
}

/// Places the letter. Returns the x at which the title begins.
double PlotHead::placeLetter(PlotLayout& out) const {
    const Panel& panel = request_.panel;
    const double width = letterWidth();
    if (width > 0) {
        out.isLetterBold = panel.isBold;
        out.letter = {panel.letter, QRectF(pictureMargin, request_.titled ? 5 : 3, width - titleGap,
                                           rowHeight() - 12)};
    }
    return pictureMargin + width;
}

/// Places the title, if there is one. Returns the x at which a caption beside it begins.
double PlotHead::placeTitle(PlotLayout& out, double left) const {
    if (!request_.titled)
        return left;
    const double width = std::min(labelWidth(large_, title_), right() - left);
    const QRectF box(left, 5, width, titleRow - 12 + overflow_);
    out.title = overflow_ > 0 ? PlacedText{title_, box} : placeText(large_, title_, box);
    return left + width + titleGap;
}

PlacedText PlotHead::captionBesideTitle(double left) const {
    if (figure_.y.caption && !request_.titled)
        return placeText(small_, translated(*figure_.y.caption),
                         QRectF(QPointF(left, 3), QSizeF(right() - left, lineHeight)));
    const QString caption =
        bestCaption(captionsOf(figure_, request_.titled), small_, right() - left);
    QRectF box(left, request_.titled ? 6 : 3, labelWidth(small_, caption), rowHeight() - 12);
    if (request_.panel.isCaptionWhole && box.height() < lineHeight)
        box.adjust(0, -2, 0, 2);
    return {caption, box};
}

/// Cuts a typed caption that does not fit.
PlacedText PlotHead::captionBelowTitle() const {
    const QRectF box(pictureMargin, titleRow - 6 + overflow_, right() - pictureMargin, lineHeight);
    const QStringList captions = captionsOf(figure_);
    return figure_.y.caption ? placeText(small_, captions.front(), box)
                             : PlacedText{bestCaption(captions, small_, box.width()), box};
}

/// Places the best caption that fits beside the middle of the y axis, or the shortest one, cut.
PlacedText PlotHead::captionBeside(const QRectF& plot) const {
    const QStringList captions = captionsOf(figure_, false);
    const QString best = bestCaption(captions, small_, plot.height());
    const QString& caption = best.isEmpty() ? captions.back() : best;
    const double length = std::min(labelWidth(small_, caption), plot.height());
    const QRectF box(captionLeft(), plot.center().y() - length / 2, lineHeight, length);
    return {placeText(small_, caption, box.transposed()).text, box, true};
}

}  // namespace attnscope
