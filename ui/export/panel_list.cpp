#include "ui/export/panel_list.h"

#include <QComboBox>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/look/text.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// An arrangement of panels: `across` is how many a row has at most, 0 for all.
struct Arrangement {
    const char* label;  ///< in the context attnscope::PanelList
    std::size_t across;
};

constexpr std::array arrangements{
    Arrangement{QT_TRANSLATE_NOOP("attnscope::PanelList", "Side by side"), 0},
    Arrangement{QT_TRANSLATE_NOOP("attnscope::PanelList", "Stacked"), 1},
    Arrangement{QT_TRANSLATE_NOOP("attnscope::PanelList", "Two in a row"), 2},
    Arrangement{QT_TRANSLATE_NOOP("attnscope::PanelList", "Three in a row"), 3},
};

std::string viewOf(const QListWidgetItem& item) {
    return item.data(Qt::UserRole).toString().toStdString();
}

}  // namespace

PanelList::PanelList(QWidget* parent)
    : QWidget(parent), list_(new QListWidget(this)), arrangement_(new QComboBox(this)) {
    for (const Arrangement& each : arrangements)
        arrangement_->addItem(tr(each.label));
    arrangement_->setAccessibleName(tr("Arrangement"));
    arrangement_->setObjectName(QStringLiteral("arrangement"));
    list_->setAccessibleName(tr("Panels"));
    list_->setToolTip(tr("Panels have their letters in the order in which they are ticked"));
    list_->setMinimumHeight(84);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(arrangement_);
    layout->addWidget(list_, 1);
    setFocusProxy(arrangement_);
    connect(arrangement_, &QComboBox::activated, this, &PanelList::changed);
    connect(list_, &QListWidget::itemChanged, this, &PanelList::take);
}

void PanelList::setViews(const std::vector<std::string>& offered,
                         const std::vector<std::string>& chosen) {
    const QSignalBlocker blocked(list_);
    chosen_ = chosen;
    list_->clear();
    for (const std::string& view : offered) {
        auto* item = new QListWidgetItem(list_);
        item->setData(Qt::UserRole, toQString(view));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        const bool isChosen = std::ranges::find(chosen, view) != chosen.end();
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
    name();
}

void PanelList::showLetters(const Look& look) {
    look_ = look;
    name();
}

/// Writes the names of the views, each after its letter.
void PanelList::name() {
    const QSignalBlocker blocked(list_);
    for (int i = 0; i < list_->count(); ++i) {
        QListWidgetItem& item = *list_->item(i);
        const std::string view = viewOf(item);
        const auto place = std::ranges::find(chosen_, view);
        const QString letter =
            place == chosen_.end()
                ? QString()
                : letterOf(look_, static_cast<std::size_t>(place - chosen_.begin()));
        item.setText(letter.isEmpty() ? titleOf(view) : letter + u' ' + titleOf(view));
    }
}

/// Takes over a tick. The last panel that is ticked cannot be unticked.
void PanelList::take(QListWidgetItem* item) {
    const std::string view = viewOf(*item);
    std::erase(chosen_, view);
    if (item->checkState() == Qt::Checked || chosen_.empty())
        chosen_.push_back(view);
    {
        const QSignalBlocker blocked(list_);
        item->setCheckState(chosen_.back() == view ? Qt::Checked : Qt::Unchecked);
    }
    name();
    Q_EMIT changed();
}

QByteArray PanelList::saved() const {
    QByteArray text = QByteArray::number(arrangement_->currentIndex());
    for (const std::string& view : chosen_)
        text += ',' + QByteArray::fromStdString(view);
    return text;
}

void PanelList::restore(const QByteArray& text) {
    QList<QByteArray> parts = text.split(',');
    arrangement_->setCurrentIndex(
        std::clamp(parts.takeFirst().toInt(), 0, arrangement_->count() - 1));
    std::vector<std::string> offered, chosen;
    for (int i = 0; i < list_->count(); ++i)
        offered.push_back(viewOf(*list_->item(i)));
    for (const QByteArray& part : parts)
        if (const std::string view = part.toStdString();
            std::ranges::find(offered, view) != offered.end() &&
            std::ranges::find(chosen, view) == chosen.end())
            chosen.push_back(view);
    if (!chosen.empty())
        setViews(offered, chosen);
}

BoardLayout PanelList::boardLayout() const {
    const std::size_t most =
        arrangements[static_cast<std::size_t>(arrangement_->currentIndex())].across;
    BoardColumn column;
    for (const std::string& view : chosen_) {
        if (column.rows.empty() || (most > 0 && column.rows.back().cells.size() == most))
            column.rows.emplace_back();
        column.rows.back().cells.push_back({view});
    }
    return {{column}, {}};
}

}  // namespace attnscope
