#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <cmath>

namespace attnscope {

inline constexpr double lineHeight = 16;  ///< of small text, in device-independent pixels

/// Metrics of a font. The widths of texts are cached for each thread and font, because most texts
/// of a layout were measured for the picture before.
class TextMetrics : public QFontMetricsF {
public:
    explicit TextMetrics(const QFont& font);

    double advance(const QString& text) const;
    const QFont& font() const { return font_; }

private:
    QFont font_;
    QHash<QString, double>* known_;
};

/// Returns the size of words that are wrapped at a width.
QSizeF wrappedSize(const QFontMetricsF& metrics, const QString& words, double width);

/// Returns the width of a text, rounded up so that setting it never cuts it.
inline double widthOf(const TextMetrics& metrics, const QString& text) {
    return std::ceil(metrics.advance(text)) + 1;
}

}  // namespace attnscope
