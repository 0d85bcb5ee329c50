#include "ui/look/text_metrics.h"

#include <QFont>
#include <map>

namespace attnscope {
namespace {

constexpr qsizetype most_known = 4096;  ///< how many texts of a font are cached

QHash<QString, double>& knownOf(const QFont& font) {
    thread_local std::map<QString, QHash<QString, double>> fonts;
    return fonts[font.key()];
}

}  // namespace

TextMetrics::TextMetrics(const QFont& font)
    : QFontMetricsF(font), font_(font), known_(&knownOf(font)) {}

double TextMetrics::advance(const QString& text) const {
    if (const auto found = known_->constFind(text); found != known_->cend())
        return *found;
    if (known_->size() == most_known)
        known_->clear();
    return *known_->insert(text, horizontalAdvance(text));
}

QSizeF wrappedSize(const QFontMetricsF& metrics, const QString& words, double width) {
    const QRectF bounds =
        metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap | Qt::AlignLeft, words);
    return {std::ceil(bounds.width()) + 1, std::ceil(bounds.height())};
}

}  // namespace attnscope
