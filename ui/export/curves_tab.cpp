#include "ui/export/curves_tab.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "core/figures/entries.h"
#include "core/text/numbers.h"
#include "ui/figure/edited_figure.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/label_text.h"
#include "ui/figure/paint.h"
#include "ui/look/choose_in.h"
#include "ui/look/line_looks.h"
#include "ui/look/text.h"
#include "ui/model/edit_fields.h"

namespace attnscope {
namespace {

QIcon swatch(const QColor& color) {
    QPixmap square(12, 12);
    square.fill(color);
    return square;
}

}  // namespace

CurvesTab::CurvesTab(const FigureEditor& editor, QWidget* parent)
    : EditTab(editor, tr("Curves"), parent) {
    addLegend();
    addList();
    addLook();
    form()->addRow(fault());
}

void CurvesTab::addLegend() {
    legend_ = new QComboBox(this);
    legend_->setAccessibleName(tr("Legend"));
    for (const LegendPlace place : legendPlaces())
        legend_->addItem(labelOf(place), static_cast<int>(place));
    connect(legend_, &QComboBox::activated, this, [this] {
        FigureEdits now = edits();
        now.plot.legend = static_cast<LegendPlace>(legend_->currentData().toInt());
        change(now, {});
    });
    colors_ = new QComboBox(this);
    colors_->setAccessibleName(tr("Colours"));
    colors_->setToolTip(
        tr("People with any kind of colour vision tell the colours of a set apart"));
    colors_->addItem(tr("Attnscope's own"), QString());
    for (const ColorSet& set : colorSets())
        colors_->addItem(lineLabel(set.label), toQString(set.key));
    connect(colors_, &QComboBox::activated, this, [this] {
        FigureEdits now = edits();
        now.colors = colors_->currentData().toString().toStdString();
        change(now, {});
    });
    form()->addRow(tr("Legend"), legend_);
    form()->addRow(tr("Colours"), colors_);
}

void CurvesTab::addList() {
    list_ = new QListWidget(this);
    list_->setAccessibleName(tr("Curves"));
    list_->setMinimumHeight(96);
    up_ = new QPushButton(tr("Up"), this);
    down_ = new QPushButton(tr("Down"), this);
    up_->setAutoDefault(false);  // Return exports
    down_->setAutoDefault(false);
    up_->setAccessibleName(tr("Earlier in the legend"));
    down_->setAccessibleName(tr("Later in the legend"));
    order_ = new QHBoxLayout;
    order_->setSpacing(8);
    order_->addWidget(up_);
    order_->addWidget(down_);
    order_->addStretch();
    form()->addRow(list_);
    form()->addRow(order_);
    connect(up_, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { move(1); });
    connect(list_, &QListWidget::currentRowChanged, this, [this] {
        endTyping();
        showLook();
        Q_EMIT refusalChanged();
    });
    connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const std::string key = item->data(Qt::UserRole).toString().toStdString();
        if (item->checkState() == Qt::Checked)
            hidden_.erase(key);
        else
            hidden_.insert(key);
        Q_EMIT hiddenChanged();
    });
}

void CurvesTab::addLook() {
    name_ = addEntry(tr("Name"), [this](FigureEdits& now, const std::string& text) {
        setName(now, chosen(), text);
    });
    width_ = new QLineEdit(this);
    width_->setAccessibleName(tr("Width of the line in points"));
    width_->setPlaceholderText(tr("usual"));
    watch(width_, tr("Width"), [this](FigureEdits& now, const std::string& text) {
        setLinePart(now, chosen(), "width",
                    toQString(text).trimmed().replace(u',', u'.').toStdString());
    });
    dash_ = new QComboBox(this);
    dash_->setAccessibleName(tr("Dash"));
    dash_->addItem(tr("usual"), QString());
    for (const LineDash& dash : lineDashes())
        dash_->addItem(lineLabel(dash.label), toQString(dash.key));
    connect(dash_, &QComboBox::activated, this, [this] {
        FigureEdits now = edits();
        setLinePart(now, chosen(), "dash", dash_->currentData().toString().toStdString());
        change(now, {});
    });
    addColors();
    line_ = new QHBoxLayout;
    line_->setSpacing(8);
    line_->addWidget(width_, 1);
    line_->addWidget(new QLabel(tr("pt"), this));
    line_->addWidget(dash_, 3);
    form()->addRow(tr("Name"), name_);
    form()->addRow(tr("Colour"), color_);
    form()->addRow(tr("Line"), line_);
}

/// Adds the list of colours, in which any other colour can be typed.
void CurvesTab::addColors() {
    color_ = new QComboBox(this);
    color_->setEditable(true);
    color_->setInsertPolicy(QComboBox::NoInsert);
    color_->setAccessibleName(tr("Colour"));
    color_->lineEdit()->setPlaceholderText(tr("usual, or #RRGGBB"));
    color_->lineEdit()->setAccessibleName(tr("Colour"));
    watch(color_->lineEdit(), tr("Colour"), [this](FigureEdits& now, const std::string& text) {
        setLinePart(now, chosen(), "color", toQString(text).trimmed().toStdString());
    });
    color_->addItem(tr("usual"), QString());
    color_->addItem(tr("ink"), QStringLiteral("ink"));
    for (const ColorSet& set : colorSets())
        for (std::size_t i = 0; i < set.onLight.size(); ++i) {
            const QString key = toQString(colorOfSet(set.key, i));
            color_->addItem(swatch(QColor::fromRgb(set.onLight[i])),
                            QStringLiteral("%1 %2").arg(lineLabel(set.label)).arg(i + 1), key);
        }
    connect(color_, &QComboBox::activated, this,
            [this] { takeText(color_->lineEdit(), color_->currentData().toString()); });
}

void CurvesTab::setEntries(const std::vector<std::pair<std::string, QString>>& entries) {
    if (entries == entries_)
        return;
    entries_ = entries;
    fillList();
    showLook();
}

void CurvesTab::setHidden(const std::set<std::string>& hidden) {
    hidden_ = hidden;
    fillList();
}

void CurvesTab::setListAlone(bool alone) {
    for (QWidget* each : {static_cast<QWidget*>(legend_), static_cast<QWidget*>(colors_),
                          static_cast<QWidget*>(color_)})
        form()->setRowVisible(each, !alone);
    for (QLayout* each : {order_, line_})
        form()->setRowVisible(each, !alone);
    showRefusal();
}

std::vector<std::string> CurvesTab::keysInOrder() const {
    std::vector<std::string> keys;
    for (const auto& [key, name] : entries_)
        if (std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    const auto& order = edits().plot.order;
    std::ranges::stable_sort(keys, {}, [&](const std::string& key) {
        return std::ranges::find(order, key) - order.begin();
    });
    return keys;
}

/// Returns the sample of a curve that the legend shows before its name.
QIcon CurvesTab::sampleOf(const std::string& key) const {
    constexpr QSize size(20, 16);
    QPixmap sample(size * devicePixelRatioF());
    sample.setDevicePixelRatio(devicePixelRatioF());
    sample.fill(Qt::transparent);
    if (!drawn())
        return sample;
    const Theme theme =
        palette().color(QPalette::Base).lightness() < 128 ? darkTheme() : lightTheme();
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    for (PlacedLabel& label : labelsOf(drawn()->figure))
        if (entryKey(drawn()->figure, label) == key) {
            label.sample = QRectF(QPointF(0, 0), size);
            paintSample(painter, {drawn()->figure, drawn()->layout, theme}, label);
            break;
        }
    return sample;
}

void CurvesTab::fillList() {
    const QSignalBlocker blocked(list_);
    const std::string before = chosen();
    list_->clear();
    for (const std::string& key : keysInOrder()) {
        const auto own = std::ranges::find(entries_, key, &std::pair<std::string, QString>::first);
        const auto name = edits().names.find(key);
        const QString text = name == edits().names.end()
                                 ? own->second
                                 : plainText(toQString(typedText(name->second)));
        auto* item = new QListWidgetItem(sampleOf(key), text, list_);
        item->setData(Qt::UserRole, toQString(key));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(hidden_.contains(key) ? Qt::Unchecked : Qt::Checked);
        if (key == before)
            list_->setCurrentItem(item);
    }
    if (!list_->currentItem() && list_->count() > 0)
        list_->setCurrentRow(0);
}

void CurvesTab::showEdits() {
    chooseIn(legend_, static_cast<int>(edits().plot.legend));
    chooseIn(colors_, toQString(edits().colors));
    fillList();
    showLook();
}

void CurvesTab::showLook() {
    const std::string key = chosen();
    for (QWidget* each : {static_cast<QWidget*>(name_), static_cast<QWidget*>(width_),
                          static_cast<QWidget*>(color_), static_cast<QWidget*>(dash_)})
        each->setEnabled(!key.empty());
    const int row = list_->currentRow();
    up_->setEnabled(row > 0);
    down_->setEnabled(row >= 0 && row + 1 < list_->count());
    const auto name = edits().names.find(key);
    showIn(name_, name == edits().names.end() ? QString() : toQString(name->second));
    if (const auto own = std::ranges::find(entries_, key, &std::pair<std::string, QString>::first);
        own != entries_.end())
        name_->setPlaceholderText(own->second);
    const auto line = edits().lines.find(key);
    const LineLook look = line == edits().lines.end() ? LineLook() : line->second;
    showIn(width_, look.width ? toQString(to_text(*look.width)) : QString());
    chooseIn(dash_, toQString(look.dash));
    if (keepsText(color_->lineEdit()))
        return;
    const int known = color_->findData(toQString(look.color));
    color_->setCurrentIndex(known);
    color_->setEditText(known < 0 ? toQString(look.color) : color_->itemText(known));
}

void CurvesTab::move(int by) {
    std::vector<std::string> keys = keysInOrder();
    const auto row = static_cast<std::size_t>(list_->currentRow());
    std::swap(keys.at(row), keys.at(row + static_cast<std::size_t>(by)));
    FigureEdits now = edits();
    now.plot.order = keys;
    change(now, {});
}

std::string CurvesTab::chosen() const {
    const QListWidgetItem* item = list_->currentItem();
    return item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

QString CurvesTab::subject() const {
    return toQString(chosen());
}

void CurvesTab::focusOn(const FigurePart& part) {
    for (int i = 0; i < list_->count(); ++i)
        if (list_->item(i)->data(Qt::UserRole).toString() == toQString(part.key))
            list_->setCurrentRow(i);
    QLineEdit* entry = part.kind == PartKind::name ? name_ : color_->lineEdit();
    entry->setFocus();
    entry->selectAll();
}

}  // namespace attnscope
