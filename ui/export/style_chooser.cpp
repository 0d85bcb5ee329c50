#include "ui/export/style_chooser.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

#include "core/text/errors.h"
#include "ui/look/action_text.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

/// The role under which an item of the list holds the name of a person's own style.
constexpr int ownNameRole = Qt::UserRole + 1;

/// Returns `style` with the form of a table of `look`, which no style sets.
Look styled(const Look& look, Look style) {
    style.table = look.table;
    return style;
}

/// Whether a look is that of a style. A title may be shown or not: texts are no part of a style.
bool isOf(const Look& style, Look look) {
    look.title = style.title;
    return styled(look, style) == look;
}

}  // namespace

StyleChooser::StyleChooser(Settings& settings, QWidget* parent)
    : QWidget(parent), own_(settings), box_(new QComboBox(this)), menu_(new QMenu(this)) {
    box_->setObjectName(QStringLiteral("preset"));
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->setAccessibleName(tr("For"));
    setExplainedItems(*box_->view(), "looks");
    auto* more = new QToolButton(this);
    more->setText(QStringLiteral("⋯"));
    more->setAccessibleName(tr("Styles"));
    more->setToolTip(tr("Save, rename and delete your own styles"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(menu_);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(box_, 1);
    layout->addWidget(more);
    setFocusProxy(box_);
    connect(box_, &QComboBox::activated, this, &StyleChooser::take);
    connect(menu_, &QMenu::aboutToShow, this, &StyleChooser::fillMenu);
    fill();
    fillMenu();
}

void StyleChooser::fill() {
    const QSignalBlocker blocked(box_);
    box_->clear();
    box_->addItem(tr("Custom"), QString());
    for (const LookPreset& preset : lookPresets())
        box_->addItem(lookText(preset.label), toQString(preset.key));
    for (const SavedStyle& style : own_.all()) {
        box_->addItem(style.name);
        box_->setItemData(box_->count() - 1, style.name, ownNameRole);
    }
}

void StyleChooser::fillMenu() {
    menu_->clear();
    menu_->addAction(tr("&Save as a style…"), this, &StyleChooser::askForName);
    if (const QString name = ownName(); !name.isEmpty()) {
        menu_->addAction(tr("&Rename %1…").arg(asActionText(name)), this,
                         &StyleChooser::askForNewName);
        menu_->addAction(tr("&Delete %1").arg(asActionText(name)), this, &StyleChooser::remove);
    }
    if (!removed_.empty())
        menu_->addAction(tr("&Bring %1 back").arg(asActionText(removed_.back().name)), this,
                         &StyleChooser::putBack);
}

void StyleChooser::show(const Look& look) {
    look_ = look;
    const std::vector<SavedStyle> own = own_.all();
    const QSignalBlocker blocked(box_);
    int index = 0;
    for (const LookPreset& preset : lookPresets())
        if (isOf(with(look, preset), look))
            index = box_->findData(toQString(preset.key));
    for (const SavedStyle& style : own)
        if (isOf(style.look, look))
            index = box_->findData(style.name, ownNameRole);
    for (const SavedStyle& style : own)  // of styles that differ in the title alone
        if (styled(look, style.look) == look)
            index = box_->findData(style.name, ownNameRole);
    box_->setCurrentIndex(std::max(index, 0));
}

void StyleChooser::take(int index) {
    const auto presets = lookPresets();
    if (const QString name = box_->itemData(index, ownNameRole).toString(); !name.isEmpty()) {
        for (const SavedStyle& style : own_.all())
            if (style.name == name)
                Q_EMIT chosen(styled(look_, style.look));
    } else if (index > 0) {
        Q_EMIT chosen(with(look_, presets[static_cast<std::size_t>(index - 1)]));
    }
    show(look_);
}

/// Returns the name of the person's own style that is chosen; empty if none is.
QString StyleChooser::ownName() const {
    return box_->currentData(ownNameRole).toString();
}

void StyleChooser::save(const QString& name) {
    attempt([&] { own_.save(name, look_); });
}

void StyleChooser::rename(const QString& name) {
    attempt([&] { own_.rename(ownName(), name); });
}

void StyleChooser::remove() {
    attempt([&] { removed_.push_back(own_.remove(ownName())); });
}

void StyleChooser::putBack() {
    attempt([&] {
        own_.putBack(removed_.back());
        removed_.pop_back();
    });
}

void StyleChooser::askForName() {
    bool accepted = false;
    const QString title = tr("Save a style");
    const QString name =
        QInputDialog::getText(this, title, tr("Name"), QLineEdit::Normal, ownName(), &accepted)
            .trimmed();
    if (accepted && (!own_.has(name) ||
                     QMessageBox::question(this, title, tr("Replace the style %1?").arg(name)) ==
                         QMessageBox::Yes))
        save(name);
}

void StyleChooser::askForNewName() {
    bool accepted = false;
    const QString name = QInputDialog::getText(this, tr("Rename a style"), tr("Name"),
                                               QLineEdit::Normal, ownName(), &accepted)
                             .trimmed();
    if (accepted)
        rename(name);
}

void StyleChooser::attempt(const std::function<void()>& act) {
    try {
        act();
        Q_EMIT failed({});
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
    fill();
    show(look_);
}

}  // namespace attnscope
