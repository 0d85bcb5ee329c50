#include "ui/heatmap/cell_read_out.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

#include "core/special/angle_unit.h"
#include "ui/look/elided_label.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

/// Returns the pixel that is drawn over this place of the axis; nullopt if there is none.
std::optional<std::int64_t> pixelAt(const PixelAxis& axis, double place) {
    const double whole =
        place * static_cast<double>(axis.whole()) / static_cast<double>(axis.cells);
    const auto pixel = static_cast<std::int64_t>(std::floor(whole)) - axis.first;
    return pixel >= 0 && pixel < axis.count ? std::optional(pixel) : std::nullopt;
}

bool isExact(const AttentionFrame& frame, std::int64_t row) {
    return !frame.coarse || std::ranges::any_of(frame.exact, [row](const PixelAxis::Range& range) {
        return range.begin <= row && row < range.end;
    });
}

/// Returns λ of that row; nullopt if it was not computed.
std::optional<double> lambdaOf(const AttentionFrame& frame, std::int64_t row) {
    const auto found = std::ranges::lower_bound(frame.rows, row);
    if (found == frame.rows.end() || *found != row)
        return std::nullopt;
    return frame.lambdas[static_cast<std::size_t>(found - frame.rows.begin())];
}

QString placesText(const PixelAxis::Range& range, const PlaceNames& places) {
    return range.end - range.begin == 1
               ? places.named(range.begin)
               : QStringLiteral("%1–%2").arg(range.begin).arg(range.end - 1);
}

QString signedWeight(double weight) {
    return weight < 0 ? weightText(weight) : QStringLiteral("+") + weightText(weight);
}

QString weightPart(const AttentionFrame& frame, const CellWeight& at, Pooling pooling) {
    if (std::isnan(at.weight))
        return CellReadOut::tr("masked");
    if (frame.is_difference())
        return at.isOne() ? CellReadOut::tr("change %1").arg(signedWeight(at.weight))
               : pooling == Pooling::max
                   ? CellReadOut::tr("largest change %1").arg(signedWeight(at.weight))
                   : CellReadOut::tr("mean change %1").arg(signedWeight(at.weight));
    const QString weight = weightText(at.weight);
    return at.isOne()                ? CellReadOut::tr("weight %1").arg(weight)
           : pooling == Pooling::max ? CellReadOut::tr("largest weight %1").arg(weight)
                                     : CellReadOut::tr("mean weight %1").arg(weight);
}

QString angleText(double angle, const AngleUnit& unit) {
    return valueText(angle * unit.factor, unit.factor > 2 ? 1 : 3) + toQString(unit.sign);
}

}  // namespace

std::optional<CellWeight> weightAt(const AttentionFrame& frame, QPointF cell) {
    if (!frame.has_picture())
        return std::nullopt;
    const auto row = pixelAt(frame.rows_axis, cell.y()), key = pixelAt(frame.keys_axis, cell.x());
    if (!row || !key)
        return std::nullopt;
    const auto index = static_cast<std::size_t>(*row * frame.keys_axis.count + *key);
    return CellWeight{{frame.rows_axis.begin_of(*row), frame.rows_axis.end_of(*row)},
                      {frame.keys_axis.begin_of(*key), frame.keys_axis.end_of(*key)},
                      static_cast<double>(frame.weights[index]),
                      !isExact(frame, *row)};
}

CellReadOut::CellReadOut(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("cell"));
    setExplanation(*this, "words/weight");
    setForegroundRole(QPalette::PlaceholderText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFixedHeight(fontMetrics().height());
    say(none());
}

QString CellReadOut::none() const {
    return asks_ ? tr("Cell –") : QString();
}

void CellReadOut::setAsking(bool asks) {
    const bool isNone = said_ == none();
    asks_ = asks;
    if (isNone)
        say(none());
}

void CellReadOut::say(const QString& text) {
    said_ = text;
    setAccessibleName(text);
    setText(cutToFit(text, fontMetrics(), width()));
    setToolTip(text);
}

void CellReadOut::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFixedHeight(fontMetrics().height());
}

void CellReadOut::resizeEvent(QResizeEvent*) {
    say(said_);
}

void CellReadOut::read(const AttentionPicture* picture, std::optional<QPointF> cell,
                       const PlaceNames& places) {
    at_ = picture && cell ? weightAt(picture->frame, *cell) : std::nullopt;
    if (!at_) {
        job_.cancel();
        return say(none());
    }
    const QString where =
        at_->isOne() ? tr("Query %1, key %2:  %3") : tr("Queries %1, keys %2:  %3");
    const QString text =
        where.arg(placesText(at_->queries, places.ofRows(picture->firstPlace())),
                  placesText(at_->keys, places),
                  weightPart(picture->frame, *at_, pooling(picture->scenario.pooling).id));
    if (at_->isOne() && !picture->minus)
        return readDetails(*picture, *at_, text);
    job_.cancel();
    say(at_->is_coarse ? tr("%1  ·  coarse").arg(text) : text);
}

/// Shows the weight of a cell at once, and its logit and angle when they have been read in the
/// background. For a large matrix, the first reading takes long, because it prepares the scores.
void CellReadOut::readDetails(const AttentionPicture& picture, const CellWeight& at,
                              const QString& text) {
    const std::optional<double> lambda = lambdaOf(picture.frame, at.queries.begin);
    if (said_.isEmpty() || !said_.startsWith(text))
        say(text);
    if (!lambda)
        return job_.cancel();
    const auto work = [this, reader = reader_, at, text, lambda = *lambda,
                       matrix = Attention(picture)](const std::stop_token& stop,
                                                    const LatestJob::Deliver& deliver) {
        const Cell cell = reader->read(attention_request(matrix.scenario, matrix.input),
                                       at.queries.begin, at.keys.begin, lambda, stop);
        const QString angle = angleText(cell.angle, angle_unit(matrix.scenario.angle_unit));
        const QString whole =
            cell.second_logit
                ? tr("%1  ·  logits %2 and %3  ·  angle %4")
                      .arg(text, valueText(cell.logit, 3), valueText(*cell.second_logit, 3), angle)
                : tr("%1  ·  logit %2  ·  angle %3").arg(text, valueText(cell.logit, 3), angle);
        deliver([this, at, whole] {
            if (at_ == at)
                say(whole);
        });
    };
    job_.post(work, LatestJob::to_its_end);
}

}  // namespace attnscope
