#include "ui/figure/table_painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/figure/label_metrics.h"
#include "ui/figure/table_numbers.h"
#include "ui/figure/variables.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/text_scale.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr double columnSpace = 14, tallestRow = 30, leastRow = 17;
constexpr double leastName = 104, shareOfNames = 0.38;  ///< of the width, before columns have room
constexpr double dots = 20;        ///< width of the dots in place of columns that are left out
constexpr double smallest = 0.45;  ///< to what part of their size letters are shrunk

/// Returns a name with its unit: H / nat.
QString withUnit(const Message& name, const std::string& unit) {
    const QString text = translated(name);
    return unit.empty() ? text : text + QStringLiteral(" /\u00A0") + unitName(unit);
}

/// Returns a column's heading. The unit of a column in a group stands in the group's heading.
QString headingOf(const Table::Column& column) {
    return column.group.empty() ? withUnit(column.label, column.unit) : translated(column.label);
}

bool hasGroups(const Table& table) {
    return std::ranges::any_of(table.columns,
                               [](const Table::Column& column) { return !column.group.empty(); });
}

double headingHeight(const Table& table) {
    return (hasGroups(table) ? 3 : 2) * TextMetrics(uiFont(textsize::small)).height() + 4;
}

/// Returns a heading in two lines, broken where the wider line is narrowest.
QStringList inTwoLines(const QString& heading) {
    const TextMetrics metrics(uiFont(textsize::small));
    QStringList best{heading};
    double least = widthOf(metrics, heading);
    for (qsizetype at = heading.indexOf(u' '); at >= 0; at = heading.indexOf(u' ', at + 1)) {
        const QStringList lines{heading.first(at), heading.mid(at + 1)};
        const double width = std::max(widthOf(metrics, lines[0]), widthOf(metrics, lines[1]));
        if (width < least) {
            least = width;
            best = lines;
        }
    }
    return best;
}

double widthOfColumn(const Table& table, std::size_t column) {
    const TextMetrics metrics(uiFont(textsize::small));
    double widest = 0;
    for (const QString& line : inTwoLines(headingOf(table.columns[column])))
        widest = std::max(widest, widthOf(metrics, line));
    for (const QString& text : numberTexts(table, column))
        widest = std::max(widest, widthOf(metrics, text));
    return widest;
}

double widthOfNames(const Table& table) {
    const TextMetrics metrics(uiFont(textsize::small)),
        bold(uiFont(textsize::small, QFont::DemiBold));
    double widest = widthOf(metrics, translated(table.heading));
    for (const Table::Row& row : table.rows)
        widest = std::max(widest, widthOf(bold, translated(row.label)));
    return sampleWidth + sampleGap + widest;
}

/// How a table's rows and columns divide an area.
struct TableLayout {
    double line = 0;                 ///< height of a line of the headings
    double heading = 0;              ///< height of the headings: two lines, and one for groups
    double height = 0;               ///< of a row
    std::size_t rows = 0;            ///< that have room
    double name = 0;                 ///< width of the rows' names
    std::vector<double> widths;      ///< of the columns that have room
    std::vector<QStringList> texts;  ///< of these columns, one for each row

    TableLayout(const QRectF& area, const Table& table) {
        line = TextMetrics(uiFont(textsize::small)).height();
        heading = headingHeight(table);
        const double below = area.height() - heading;
        const auto lines = static_cast<double>(table.rows.size());
        height = std::clamp(std::floor(below / lines), leastRow, tallestRow);
        rows = std::min(table.rows.size(), static_cast<std::size_t>(std::max(1.0, below / height)));
        const double names = std::clamp(widthOfNames(table) + columnSpace, leastName,
                                        std::max(leastName, shareOfNames * area.width()));
        double room = area.width() - names;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const double width = widthOfColumn(table, i) + columnSpace;
            if (width > room)
                break;
            room -= width;
            widths.push_back(width);
            texts.push_back(numberTexts(table, i));
        }
        if (widths.size() < table.columns.size())
            room -= dots;
        // The names take what room is left as far as they need it; the rest goes between the
        // columns.
        name = std::min(names + room, widthOfNames(table) + columnSpace);
        const double spare = names + room - name;
        for (double& width : widths)
            width += std::clamp(spare / static_cast<double>(widths.size()), 0.0, 48.0);
    }
};

class TablePainter {
public:
    TablePainter(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme)
        : painter_(painter), area_(area), table_(table), theme_(theme), layout_(area, table) {}

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        paintHeading();
        for (std::size_t i = 0; i < layout_.rows; ++i)
            paintRow(i, area_.top() + layout_.heading + layout_.height * static_cast<double>(i));
    }

private:
    void text(const QRectF& box, const QString& words, Qt::Alignment side, const QColor& color,
              QFont::Weight weight = QFont::Normal) {
        const QFont font = uiFont(textsize::small, weight);
        painter_.setFont(font);
        painter_.setPen(color);
        drawWithVariables(painter_, box, side,
                          QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width()));
    }

    /// Paints a name: in two lines if it is too long for one and the row is high enough.
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

    void heading(const QRectF& box, const QString& words) {
        painter_.setFont(uiFont(textsize::small));
        painter_.setPen(theme_.mutedInk);
        const QStringList lines = inTwoLines(words);
        QRectF line(box.left(), 0, box.width(), layout_.line);
        line.moveBottom(box.bottom() - 2);
        drawWithVariables(painter_, line, Qt::AlignRight, lines.back());
        line.moveBottom(line.top());
        if (lines.size() == 2)
            drawWithVariables(painter_, line, Qt::AlignRight, lines.front());
    }

    /// Paints the names of groups, each above a line over its columns.
    void paintGroups() {
        constexpr double apart = 8;
        double left = area_.left() + layout_.name;
        for (std::size_t i = 0; i < layout_.widths.size();) {
            const Table::Column& first = table_.columns[i];
            double right = left;
            for (; i < layout_.widths.size() && table_.columns[i].group == first.group; ++i)
                right += layout_.widths[i];
            if (!first.group.empty()) {
                const QRectF box(left + apart, area_.top(), right - left - apart, layout_.line);
                text(box, withUnit(first.group, first.unit), Qt::AlignHCenter, theme_.ink,
                     QFont::DemiBold);
                painter_.setPen(QPen(theme_.line, 1));
                painter_.drawLine(box.bottomLeft(), box.bottomRight());
            }
            left = right;
        }
    }

    void paintHeading() {
        QRectF cell(area_.left(), area_.top(), layout_.name, layout_.heading);
        constexpr double sample = sampleWidth + sampleGap;
        text(QRectF(cell.left() + sample, cell.bottom() - layout_.line - 2, cell.width() - sample,
                    layout_.line),
             translated(table_.heading), Qt::AlignLeft, theme_.mutedInk);
        for (std::size_t i = 0; i < layout_.widths.size(); ++i) {
            cell = QRectF(cell.right(), cell.top(), layout_.widths[i], layout_.heading);
            heading(cell, headingOf(table_.columns[i]));
        }
        paintGroups();
        if (layout_.widths.size() < table_.columns.size())
            text(QRectF(cell.right() + 4, cell.top(), 16, layout_.heading), QStringLiteral("…"),
                 Qt::AlignLeft, theme_.mutedInk);
        painter_.setPen(QPen(theme_.line, 1));
        painter_.drawLine(QPointF(area_.left(), cell.bottom()),
                          QPointF(cell.right(), cell.bottom()));
    }

    void paintRow(std::size_t index, double top) {
        const Table::Row& row = table_.rows[index];
        QRectF cell(area_.left(), top, layout_.name, layout_.height);
        const QFont::Weight weight = index == 0 ? QFont::DemiBold : QFont::Normal;
        painter_.setPen(curvePen(row.kind, theme_, row.series));
        painter_.drawLine(QPointF(cell.left(), cell.center().y()),
                          QPointF(cell.left() + sampleWidth, cell.center().y()));
        const bool isLast = index == layout_.rows - 1 && layout_.rows < table_.rows.size();
        name(cell.adjusted(sampleWidth + sampleGap, 0, -8, 0),
             translated(row.label) + (isLast ? QStringLiteral("  …") : QString()),
             curveTextColor(row.kind, theme_, row.series), weight);
        for (std::size_t i = 0; i < layout_.widths.size(); ++i) {
            cell = QRectF(cell.right(), top, layout_.widths[i], layout_.height);
            text(cell, layout_.texts[i][static_cast<qsizetype>(index)], Qt::AlignRight, theme_.ink,
                 weight);
        }
    }

    QPainter& painter_;
    const QRectF area_;
    const Table& table_;
    const Theme& theme_;
    const TableLayout layout_;
};

/// Returns the factor by which letters are scaled so that all columns just have room.
double scaleThatFits(const QRectF& area, const Table& table) {
    double needed = std::max(leastName, widthOfNames(table) + columnSpace);
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        needed += widthOfColumn(table, i) + columnSpace;
    return area.width() / needed;
}

/// Returns the factor by which letters are scaled on a screen.
double scaleOnScreen(const QRectF& area, const Table& table) {
    constexpr double largest = 1.25;
    const double fit = scaleThatFits(area, table);
    if (fit <= 1)
        return fit * textScale() < 1 ? 1 : fit;
    const double height = headingHeight(table) + leastRow * static_cast<double>(table.rows.size());
    return std::clamp(std::min(fit, area.height() / height), 1.0, largest);
}

void paintScaled(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme,
                 double scale) {
    if (table.rows.empty())
        return;
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    TablePainter(painter, QRectF(QPointF(0, 0), area.size() / scale), table, theme).paint();
    painter.restore();
}

}  // namespace

void paintTable(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme) {
    paintScaled(painter, area, table, theme, scaleOnScreen(area, table));
}

void paintWholeTable(QPainter& painter, const QRectF& area, const Table& table,
                     const Theme& theme) {
    paintScaled(painter, area, table, theme, std::clamp(scaleThatFits(area, table), smallest, 1.0));
}

TablePlace tablePlaceAt(const QRectF& area, const Table& table, QPointF place) {
    const double scale = scaleOnScreen(area, table);
    const TableLayout layout(QRectF(QPointF(0, 0), area.size() / scale), table);
    const QPointF at = (place - area.topLeft()) / scale;
    double right = layout.name;
    if (at.x() < right) {
        const double line = std::floor((at.y() - layout.heading) / layout.height);
        const bool isRow = line >= 0 && line < static_cast<double>(layout.rows);
        return {.row = isRow ? &table.rows[static_cast<std::size_t>(line)] : nullptr};
    }
    for (std::size_t i = 0; i < layout.widths.size(); ++i) {
        right += layout.widths[i];
        if (at.x() < right)
            return {.column = &table.columns[i]};
    }
    return {.leftOut = std::span(table.columns).subspan(layout.widths.size())};
}

}  // namespace attnscope
