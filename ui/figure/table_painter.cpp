#include "ui/figure/table_painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/figure/label_metrics.h"
#include "ui/figure/variables.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr double columnSpace = 14, tallestRow = 30, leastRow = 17, leastName = 104;

QString numberText(double value) {
    return std::isfinite(value) ? shortNumber(value) : QStringLiteral("–");
}

QString headingOf(const Table::Column& column) {
    const QString label = translated(column.label);
    return column.unit.empty() ? label : label + u' ' + unitName(column.unit);
}

class TablePainter {
public:
    TablePainter(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme)
        : painter_(painter), area_(area), table_(table), theme_(theme) {
        const auto lines = static_cast<double>(table.rows.size()) + 1;
        height_ = std::clamp(std::floor(area.height() / lines), leastRow, tallestRow);
        rows_ = std::min(table.rows.size(),
                         static_cast<std::size_t>(std::max(1.0, area.height() / height_ - 1)));
        chooseColumns();
    }

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        paintHeading();
        for (std::size_t i = 0; i < rows_; ++i)
            paintRow(table_.rows[i], area_.top() + height_ * static_cast<double>(i + 1));
    }

private:
    double widthOfColumn(std::size_t column) const {
        double widest = widthOf(metrics_, headingOf(table_.columns[column]));
        for (const Table::Row& row : table_.rows)
            widest = std::max(widest, widthOf(metrics_, numberText(row.values[column])));
        return widest;
    }

    void chooseColumns() {
        double room = area_.width() - leastName;
        for (std::size_t i = 0; i < table_.columns.size(); ++i) {
            const double width = widthOfColumn(i) + columnSpace;
            if (width > room)
                break;
            room -= width;
            widths_.push_back(width);
        }
        // What is left goes to the names as far as they need it, the rest between the columns.
        double name = sampleWidth + sampleGap + widthOf(metrics_, translated(table_.heading));
        for (const Table::Row& row : table_.rows)
            name = std::max(name, sampleWidth + sampleGap + widthOf(bold_, translated(row.label)));
        nameWidth_ = std::min(leastName + room, name + columnSpace);
        const double spare = leastName + room - nameWidth_;
        for (double& width : widths_)
            width += std::min(spare / static_cast<double>(widths_.size()), 48.0);
    }

    void text(const QRectF& box, const QString& words, Qt::Alignment side, const QColor& color,
              QFont::Weight weight = QFont::Normal) {
        const QFont font = uiFont(textsize::small, weight);
        painter_.setFont(font);
        painter_.setPen(color);
        drawWithVariables(painter_, box, side,
                          QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width()));
    }

    /// Paints a name, in two lines if one is too short and the row tall enough.
    void name(const QRectF& box, const QString& words, const QColor& color, QFont::Weight weight) {
        const QFont font = uiFont(textsize::small, weight);
        const TextMetrics metrics(font);
        const QRectF needed = metrics.boundingRect(box, Qt::TextWordWrap, words);
        if (widthOf(metrics, words) <= box.width() || needed.height() > 2.5 * metrics.height() ||
            needed.height() > box.height() + 4 || needed.width() > box.width())
            return text(box, words, Qt::AlignLeft, color, weight);
        painter_.setFont(font);
        painter_.setPen(color);
        painter_.drawText(box.adjusted(0, -2, 0, 2), Qt::AlignVCenter | Qt::TextWordWrap, words);
    }

    void paintHeading() {
        QRectF cell(area_.left(), area_.top(), nameWidth_, height_);
        text(cell.adjusted(sampleWidth + sampleGap, 0, 0, 0), translated(table_.heading),
             Qt::AlignLeft, theme_.mutedInk);
        for (std::size_t i = 0; i < widths_.size(); ++i) {
            cell = QRectF(cell.right(), cell.top(), widths_[i], height_);
            text(cell, headingOf(table_.columns[i]), Qt::AlignRight, theme_.mutedInk);
        }
        if (widths_.size() < table_.columns.size())
            text(QRectF(cell.right() + 4, cell.top(), 16, height_), QStringLiteral("…"),
                 Qt::AlignLeft, theme_.mutedInk);
        painter_.setPen(QPen(theme_.line, 1));
        painter_.drawLine(QPointF(area_.left(), cell.bottom()),
                          QPointF(cell.right(), cell.bottom()));
    }

    void paintRow(const Table::Row& row, double top) {
        QRectF cell(area_.left(), top, nameWidth_, height_);
        const bool isFirst = &row == &table_.rows.front();
        const QFont::Weight weight = isFirst ? QFont::DemiBold : QFont::Normal;
        painter_.setPen(curvePen(row.kind, theme_, row.series));
        painter_.drawLine(QPointF(cell.left(), cell.center().y()),
                          QPointF(cell.left() + sampleWidth, cell.center().y()));
        const bool isLast = &row == &table_.rows[rows_ - 1] && rows_ < table_.rows.size();
        name(cell.adjusted(sampleWidth + sampleGap, 0, -8, 0),
             translated(row.label) + (isLast ? QStringLiteral("  …") : QString()),
             curveTextColor(row.kind, theme_, row.series), weight);
        for (std::size_t i = 0; i < widths_.size(); ++i) {
            cell = QRectF(cell.right(), top, widths_[i], height_);
            text(cell, numberText(row.values[i]), Qt::AlignRight, theme_.ink, weight);
        }
    }

    QPainter& painter_;
    const QRectF area_;
    const Table& table_;
    const Theme& theme_;
    const TextMetrics metrics_{uiFont(textsize::small)},
        bold_{uiFont(textsize::small, QFont::DemiBold)};
    double height_ = 0, nameWidth_ = 0;
    std::size_t rows_ = 0;
    std::vector<double> widths_;
};

}  // namespace

void paintTable(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme) {
    if (!table.rows.empty())
        TablePainter(painter, area, table, theme).paint();
}

}  // namespace attnscope
