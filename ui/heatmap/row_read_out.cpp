#include "ui/heatmap/row_read_out.h"

#include <cmath>

#include "ui/heatmap/attention_pane.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

// Signs of parts of the line, the same in every language.
constexpr QStringView separator = u"  ·  ", entropyPart = u"H ", scalePart = u"λ ",
                      keysPart = u"^H ";

/// How far the sum of weights that sum to 1 may be off.
constexpr double sumRounding = 1e-12;

/// Whether all keys that count have the same weight, as far as single precision tells.
bool hasEqualWeights(const RowStatistics& row) {
    constexpr double rounding = 1e-6;
    return row.count > 1 && row.negative == 0 &&
           row.max_weight * static_cast<double>(row.count) <= row.sum * (1 + rounding);
}

}  // namespace

QString rowReadOut(std::int64_t row, const RowStatistics& statistics, const EntropyUnit& unit,
                   const PlaceNames& rows, const PlaceNames& keys, std::optional<double> lambda) {
    const QString name = rows.named(row);
    if (statistics.count == 0)
        return AttentionPane::tr("Row %1: every key is masked").arg(name);
    if (!has_weights(statistics))
        return AttentionPane::tr("Row %1: every weight is 0").arg(name);
    QString text =
        AttentionPane::tr("Row %1:  H %2 %3")
            .arg(name, entropyText(statistics.entropy * unit.factor), unitName(unit.key));
    const auto add = [&text](const QString& part) { text += separator.toString() + part; };
    if (statistics.remainder > 0)
        add(entropyPart.toString() +
            AttentionPane::tr("with what no key gets %1 %2")
                .arg(entropyText(whole_entropy(statistics) * unit.factor), unitName(unit.key)));
    if (lambda)
        add(scalePart.toString() + shortNumber(*lambda));
    add(toQString(unit.base) + keysPart.toString() +
        QString::number(perplexity(statistics), 'f', perplexity(statistics) < 1e4 ? 1 : 0));
    if (statistics.support < statistics.count)
        add(AttentionPane::tr("%1 of %2 keys").arg(statistics.support).arg(statistics.count));
    if (hasEqualWeights(statistics))
        add(AttentionPane::tr("every key that it sees gets the same weight, %1")
                .arg(weightText(statistics.max_weight)));
    else
        add(AttentionPane::tr("max %1 @ %2")
                .arg(weightText(statistics.max_weight), keys.named(statistics.argmax)));
    if (std::abs(statistics.sum - 1) > sumRounding)
        add(AttentionPane::tr("sum %1").arg(weightText(statistics.sum)));
    if (statistics.negative > 0)
        add(AttentionPane::tr("below 0: %1").arg(weightText(-statistics.negative)));
    return text;
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
    const int index = partAt(*this, at.x());
    if (index < 0)
        return {};
    const QString part = text().section(separator.toString(), index, index);
    const bool isEntropy = index == 0 || part.startsWith(entropyPart);
    return isEntropy                    ? QStringLiteral("words/entropy")
           : part.startsWith(scalePart) ? QStringLiteral("words/scale")
           : part.contains(keysPart)    ? QStringLiteral("words/effective-keys")
                                        : QStringLiteral("words/weight");
}

}  // namespace attnscope
