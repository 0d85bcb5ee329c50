#include "ui/heatmap/row_read_out.h"

#include "ui/heatmap/attention_pane.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

QString rowReadOut(std::int64_t row, const RowStatistics& statistics, const EntropyUnit& unit,
                   const PlaceNames& rows, const PlaceNames& keys) {
    const QString name = rows.named(row);
    if (statistics.count == 0)
        return AttentionPane::tr("Row %1: every key is masked").arg(name);
    if (statistics.sum == 0)
        return AttentionPane::tr("Row %1: every weight is 0").arg(name);
    const QString text =
        AttentionPane::tr("Row %1:  H %2 %3  ·  %4^H %5  ·  max %6 @ %7")
            .arg(name, QString::number(statistics.entropy * unit.factor, 'f', 3),
                 unitName(unit.key), toQString(unit.base),
                 QString::number(perplexity(statistics), 'f', perplexity(statistics) < 1e4 ? 1 : 0),
                 weightText(statistics.max_weight), keys.named(statistics.argmax));
    return statistics.sum == 1
               ? text
               : AttentionPane::tr("%1  ·  sum %2").arg(text, weightText(statistics.sum));
}

QString rowChange(std::int64_t row, const RowStatistics& now, const RowStatistics& before,
                  const EntropyUnit& unit, const PlaceNames& rows) {
    const double from = before.entropy * unit.factor, to = now.entropy * unit.factor;
    return AttentionPane::tr("Row %1:  H %2 %3, was %4: %5")
        .arg(rows.named(row), valueText(to, 3), unitName(unit.key), valueText(from, 3),
             (to < from ? QString() : QStringLiteral("+")) + valueText(to - from, 3));
}

RowReadOut::RowReadOut(QWidget* parent) : ElidedLabel(parent) {
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("row"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QString RowReadOut::explanationAt(QPoint at) const {
    switch (partAt(*this, at.x())) {
        case -1:
            return {};
        case 0:
            return QStringLiteral("words/entropy");
        case 1:
            return QStringLiteral("words/effective-keys");
        default:
            return QStringLiteral("words/weight");
    }
}

}  // namespace attnscope
