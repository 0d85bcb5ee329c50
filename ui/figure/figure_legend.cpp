#include <QAction>
#include <QIcon>
#include <QLineF>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QWhatsThisClickedEvent>
#include <algorithm>
#include <set>

#include "core/figures/entries.h"
#include "core/figures/interpolate.h"
#include "core/reference/explained.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/label_text.h"
#include "ui/figure/live_plot.h"
#include "ui/figure/paint.h"
#include "ui/figure/plottables.h"
#include "ui/figure/table_painter.h"
#include "ui/look/action_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

// How the entries of a figure's legend react to clicks, and what they say.

namespace attnscope {
namespace {

bool isOfTheSame(const PlacedLabel& one, const PlacedLabel& other) {
    return one.target == other.target && one.index == other.index;
}

/// Returns the label at a place; null if there is none.
const PlacedLabel* labelAt(const PlotLayout& layout, QPointF at) {
    const auto found = std::ranges::find_if(layout.labels, [&](const PlacedLabel& each) {
        return each.sample.united(each.box).contains(at);
    });
    return found == layout.labels.end() ? nullptr : &*found;
}

/// Returns the sample of an entry, as the legend has it.
QIcon iconOf(const PlotPicture& picture, PlacedLabel label, double ratio) {
    constexpr QSize size(20, 16);
    QPixmap sample(size * ratio);
    sample.setDevicePixelRatio(ratio);
    sample.fill(Qt::transparent);
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    label.sample = QRectF(QPointF(0, 0), size);
    paintSample(painter, picture, label);
    return sample;
}

}  // namespace

std::optional<std::string> FigureView::entryAt(QPointF at) const {
    if (const PlacedLabel* label = labelAt(plot_->currentLayout(), at))
        return entryKey(plot_->figure(), *label);
    return std::nullopt;
}

bool FigureView::isOnRest(QPointF at) const {
    const auto& rest = plot_->currentLayout().hiddenLabelsBox;
    return rest && rest->contains(at);
}

std::vector<PlacedLabel> FigureView::restOfLegend() const {
    const PlotLayout& layout = plot_->currentLayout();
    std::vector<PlacedLabel> rest = labelsOf(plot_->figure(), layout.frame.tagsTell);
    std::erase_if(rest, [&](const PlacedLabel& each) {
        return std::ranges::any_of(
            layout.labels, [&](const PlacedLabel& placed) { return isOfTheSame(each, placed); });
    });
    return rest;
}

void FigureView::openRest() {
    const QRectF box = *plot_->currentLayout().hiddenLabelsBox;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addEntries(menu, restOfLegend());
    menu->popup(mapToGlobal((box.topLeft() * plot_->magnification()).toPoint()) -
                QPoint(0, menu->sizeHint().height()));
}

void FigureView::toggle(const std::string& entry) {
    HiddenEntries now = hidden();
    if (now.erase(entry) == 0)
        now.insert(entry);
    setHidden(now);
    Q_EMIT hiddenChanged(true);
}

/// Takes a click on an entry of the legend, or on the count of hidden entries.
bool FigureView::takeClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton)
        return false;
    const auto entry = entryAt(event.position());
    const bool isRest = !entry && isOnRest(event.position());
    if (entry)
        toggle(*entry);
    else if (isRest)
        openRest();
    return entry || isRest;
}

/// Returns the names of the columns that a table has no room for, at the place where they are
/// missing.
QString FigureView::columnsTip(QPointF at) const {
    const QRectF area = plot_->tableArea();
    if (!area.contains(at))
        return {};
    QStringList names;
    for (const Table::Column& each : tablePlaceAt(area, *figure().table, at).leftOut)
        names.append(plainText(translated(name_of(each))));
    if (names.isEmpty())
        return {};
    return (names.size() == 1 ? tr("%1 more column: %2") : tr("%1 more columns: %2"))
        .arg(names.size())
        .arg(names.join(tr(", ")));
}

/// Returns the tip at a place: the whole name of an entry, the names that a count such as "+2"
/// stands for, or those of columns that are left out.
QString FigureView::legendTip(QPointF at) const {
    if (figure().table)
        return columnsTip(at);
    const PlotLayout& layout = plot_->currentLayout();
    if (const PlacedLabel* placed = labelAt(layout, at))
        for (const PlacedLabel& whole : labelsOf(plot_->figure(), layout.frame.tagsTell))
            if (isOfTheSame(whole, *placed))
                return plainText(nameOf(plot_->figure(), whole)) + u'\n' +
                       tr("Click to hide or show it");
    if (!isOnRest(at))
        return {};
    QStringList names;
    for (const PlacedLabel& each : restOfLegend())
        names.append(plainText(nameOf(plot_->figure(), each)));
    return names.join(u'\n') + u'\n' + tr("Click to hide or show them");
}

/// Adds entries of the legend, shown or hidden, to a menu: for the keyboard and for a legend that
/// has no room for all.
void FigureView::addEntries(QMenu* menu, const std::vector<PlacedLabel>& entries) {
    for (const PlacedLabel& label : entries) {
        const std::string key = entryKey(plot_->figure(), label);
        QAction* action = menu->addAction(iconOf(plot_->picture(), label, devicePixelRatioF()),
                                          asActionText(plainText(nameOf(plot_->figure(), label))),
                                          this, [this, key] { toggle(key); });
        action->setCheckable(true);
        action->setChecked(!hidden().contains(key));
        setExplanation(*action, explanation_of_curve(figure(), key));
    }
    menu->setEnabled(!menu->isEmpty());
}

bool FigureView::hasShading() const {
    const PlotLayout& layout = plot_->currentLayout();
    return !shadedParts(plot_->figure(), layout.x, layout.plot).empty();
}

/// Returns the entry on what is drawn at a place of the plot besides curves: the row of the matrix
/// that is looked at, a point, a band, or the shading.
QString FigureView::explanationInPlot(QPointF at) const {
    constexpr double reach = 8;
    const Figure& shown = plot_->figure();
    const PlotLayout& layout = plot_->currentLayout();
    const double x = layout.x.value(at.x()), y = layout.y.value(at.y());
    const auto isNear = [&](const Point& point) {
        return QLineF(at, {layout.x.pixel(point.x), layout.y.pixel(point.y)}).length() <= reach;
    };
    if (plot_->rowPoint() && isNear(*plot_->rowPoint()))
        return QStringLiteral("fields/row");
    for (const Point& point : shown.points)
        if (isNear(point))
            if (const std::string key = key_of(point); !key.empty())
                return toQString(explanation_of_curve(shown, key));
    for (const Band& band : shown.bands) {
        const auto edge = [&](const std::vector<double>& edges) {
            return interpolate(band.x, edges, x, shown.x.logarithmic);
        };
        if (edge(band.lower) <= y && y <= edge(band.upper))
            if (const std::string key = key_of(band); !key.empty())
                return toQString(explanation_of_curve(shown, key));
    }
    const std::vector<QRectF> shaded = shadedParts(shown, layout.x, layout.plot);
    const bool isShaded =
        std::ranges::any_of(shaded, [&](const QRectF& part) { return part.contains(at); });
    return isShaded ? toQString(explanation_of_shading) : QString();
}

QString FigureView::explanationAt(QPoint place) const {
    const QPointF at = onPlot(place);
    const PlotLayout& layout = plot_->currentLayout();
    if (const auto entry = entryAt(at))
        return toQString(explanation_of_curve(figure(), *entry));
    const QRectF& plot = layout.plot;
    const bool isLeft = at.x() < plot.left() && at.y() > plot.top() && at.y() < plot.bottom();
    const bool isBelow = at.y() > plot.bottom() && at.y() < plot.bottom() + tickRow &&
                         at.x() > plot.left() && at.x() < plot.right();
    if (figure().table) {
        const QRectF area = plot_->tableArea();
        const TablePlace found =
            area.contains(at) ? tablePlaceAt(area, *figure().table, at) : TablePlace();
        if (found.row)
            return toQString(explanation_of_row(*found.row));
        return found.column ? toQString(explanation_of_column(*found.column)) : QString();
    }
    if (isBelow || layout.xCaption.box.contains(at))
        return toQString(explanation_of_axis(figure().x));
    if (isLeft || layout.caption.box.contains(at))
        return toQString(explanation_of_axis(figure().y));
    return plot.contains(at) ? explanationInPlot(at) : QString();
}

QString FigureView::detailAt(QPoint at) const {
    return legendTip(onPlot(at));
}

/// Adds actions that open the reference at the entries on the axes, or on a table's columns and
/// rows, for the keyboard.
void FigureView::addExplanations(QMenu* menu) {
    std::set<std::string> added;
    const auto add = [&](const std::string& entry, const Message& name) {
        if (entry.empty() || !added.insert(entry).second)
            return;
        QAction* action = menu->addAction(tr("What is “%1”?").arg(asActionText(translated(name))),
                                          this, [this, entry] {
                                              QWhatsThisClickedEvent asked(toQString(entry));
                                              QCoreApplication::sendEvent(this, &asked);
                                          });
        setExplanation(*action, entry);
    };
    for (const Axis& axis : {figure().x, figure().y})
        add(explanation_of_axis(axis), axis.label);
    if (figure().table) {
        for (const Table::Column& column : figure().table->columns)
            add(explanation_of_column(column), column.group.empty() ? column.label : column.group);
        for (const Table::Row& row : figure().table->rows)
            add(explanation_of_row(row), row.label);
    }
    if (hasShading())
        add(std::string(explanation_of_shading), {"words.shaded.word", "shaded range"});
}

}  // namespace attnscope
