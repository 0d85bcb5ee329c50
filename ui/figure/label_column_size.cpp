#include "ui/figure/label_column_size.h"

#include <algorithm>

#include "ui/figure/label_metrics.h"
#include "ui/figure/label_text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

/// Returns a text in which no line can break inside "± 95 %".
QString unbroken(QString text) {
    return text.replace(QStringLiteral("± "), QStringLiteral("±\u00a0"))
        .replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"));
}

}  // namespace

SizedColumn sizedColumn(const std::vector<PlacedLabel>& labels, double pictureWidth) {
    const TextMetrics metrics(uiFont(textsize::small));
    const double most = std::max(96.0, 0.2 * pictureWidth);
    SizedColumn made{.labels = labels};
    QSizeF& column = made.size;
    for (PlacedLabel& label : made.labels) {
        const double whole = labelWidth(metrics, label.text);
        made.isCut |= whole > most && isTyped(label.text);
        if (whole > most)
            label.text =
                isTyped(label.text) ? elidedLabel(metrics, label.text, most) : unbroken(label.text);
        const QSizeF size = whole <= most || isTyped(label.text)
                                ? QSizeF(std::min(whole, most), lineHeight)
                                : wrappedSize(metrics, label.text, most) + QSizeF(0, 3);
        label.box = QRectF(QPointF(0, 0), size);
        column = {std::max(column.width(), size.width()), column.height() + size.height()};
    }
    const auto headed = std::ranges::find_if(
        labels, [](const PlacedLabel& label) { return !label.heading.isEmpty(); });
    if (headed != labels.end())
        column = {std::max(column.width(), headingWidth(headed->heading) - sampleWidth - sampleGap),
                  column.height() + lineHeight};
    return made;
}

}  // namespace attnscope
