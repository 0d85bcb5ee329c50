#include "ui/panel/scenario_panel.h"
#include "ui/panel/control_of_field.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/fields/labels.h"
#include "core/fields/reset.h"
#include "ui/controls/by_file_mark.h"
#include "ui/figure/variable_label.h"
#include "ui/look/card.h"
#include "ui/look/explained.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/reset_dialog.h"
#include "ui/panel/section.h"

namespace attnscope {
namespace {

constexpr int panel_width = 256;
constexpr int list_width = 120;  ///< at least

bool isChoice(const Field& field) {
    return choices_in(field) != nullptr;
}

}  // namespace

ScenarioPanel::ScenarioPanel(ScenarioModel& model, QWidget* parent)
    : QWidget(parent),
      model_(model),
      scroll_(new QScrollArea(this)),
      content_(new QWidget(this)),
      groups_(new QVBoxLayout(content_)) {
    setAccessibleName(tr("Scenario"));
    setMinimumWidth(scaled(panel_width));
    groups_->setContentsMargins(0, 0, 0, 8);
    groups_->setSpacing(0);
    for (const PanelGroup& group : groups()) {
        sections_.push_back(new Section(group.title, content_));
        groups_->addWidget(sections_.back());
    }
    groups_->addStretch(1);
    connect(&model, &ScenarioModel::changed, this, &ScenarioPanel::showWhatApplies);
    content_->installEventFilter(this);

    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(content_);
    for (QWidget* part : {content_, scroll_->viewport()}) {
        part->setBackgroundRole(QPalette::Light);
        part->setAutoFillBackground(true);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 4, 2, 6);
    layout->setSpacing(4);
    layout->addWidget(header());
    layout->addWidget(scroll_, 1);
    setPinned(true);
}

QToolButton* ScenarioPanel::button(const QString& text, const QString& tip) {
    auto* made = new QToolButton(this);
    made->setText(text);
    made->setToolTip(tip);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

/// Makes the title with the button that pins, and below it what concerns the Scenario as a whole.
QWidget* ScenarioPanel::header() {
    auto* bar = new QWidget(this);
    title_ = new QLabel(bar);
    setTextSize(*title_, textsize::title, QFont::DemiBold);
    pin_ = button({}, {});
    connect(pin_, &QToolButton::clicked, this, &ScenarioPanel::pinToggled);
    presets_ = button(tr("Presets"), tr("Heads from the literature, and your own presets"));
    presets_->setPopupMode(QToolButton::InstantPopup);
    presets_->hide();
    auto* grid = new QGridLayout(bar);
    grid->setContentsMargins(8, 4, 8, 0);
    grid->setSpacing(0);
    title_->setContentsMargins(6, 0, 0, 0);
    grid->addWidget(title_, 0, 0, 1, 3);
    grid->addWidget(pin_, 0, 3, Qt::AlignRight);
    grid->addWidget(presets_, 1, 0);
    grid->addWidget(freezer(), 1, 1);
    grid->addWidget(resetter(), 1, 2);
    grid->setColumnStretch(3, 1);
    return bar;
}

QToolButton* ScenarioPanel::resetter() {
    QToolButton* reset = button(tr("Reset"), tr("Set fields to their defaults  (Ctrl+R)"));
    connect(reset, &QToolButton::clicked, this, [this] { askForReset(model_, window()); });
    const auto follow = [this, reset] {
        reset->setEnabled(!changed_fields(model_.scenario()).empty());
    };
    connect(&model_, &ScenarioModel::changed, reset, follow);
    follow();
    return reset;
}

void ScenarioPanel::setPinned(bool pinned) {
    pin_->setText(pinned ? tr("Fold") : tr("Pin"));
    pin_->setToolTip(pinned ? tr("Fold the panel to a strip  (Ctrl+B)")
                            : tr("Keep the panel beside the views, with all groups  (Ctrl+B)"));
}

void ScenarioPanel::setPresets(QMenu* presets) {
    presets_->setMenu(presets);
    presets_->show();
}

QToolButton* ScenarioPanel::freezer() {
    QToolButton* freeze = button(
        tr("Freeze"),
        tr("Keep the present curves and matrix beside what you choose next; several can be frozen, "
           "and View ▸ Frozen Scenarios names and removes them  (Ctrl+D)"));
    connect(freeze, &QToolButton::clicked, this, &ScenarioPanel::freezeRequested);
    return freeze;
}

/// Makes the controls, above the buttons of their groups, if they are not made yet.
void ScenarioPanel::makeControls() {
    if (!controls_.empty())
        return;
    for (const PanelGroup& group : groups()) {
        QVBoxLayout* rows = section(group.title)->rows();
        int row = 0;
        for (const Field& field : fields())
            if (field.group == group.key && !QuickBar::holds(field.key))
                rows->insertWidget(row++, rowOf(field, rows->parentWidget()));
    }
    showWhatApplies();
}

/// Makes the control of a field, with its name unless the control shows it.
QWidget* ScenarioPanel::rowOf(const Field& field, QWidget* parent) {
    auto* row = new QWidget(parent);
    FieldControl* control = makeFieldControl(field, model_, Placement::panel, row);
    auto* layout =
        new QBoxLayout(isChoice(field) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    if (isChoice(field) || std::holds_alternative<TextField>(field.kind)) {
        auto* label = new VariableLabel(translated(label_of(field)), row);
        label->setToolTip(translated(help_of(field)));
        label->setBuddy(control->editor());
        setExplanation(*label, "fields/" + std::string(field.key));
        layout->addWidget(withByFileMark(label, field, model_), 1);
    }
    layout->addWidget(control);
    controls_.push_back(control);
    return row;
}

QPushButton* ScenarioPanel::addButton(std::string_view key, const QString& text,
                                      const QString& tip) {
    QVBoxLayout* rows = section(groupOf(key))->rows();
    auto* made = new QPushButton(text, rows->parentWidget());
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setAutoDefault(false);
    rows->addWidget(made);
    return made;
}

void ScenarioPanel::showWhatApplies() {
    for (FieldControl* control : controls_)
        control->parentWidget()->setVisible(control->field().applies(model_.scenario()));
    showSections();
}

/// Shows the sections of the shown group, or of all, that have fields now.
void ScenarioPanel::showSections() {
    for (Section* section : sections_) {
        const bool chosen = shown_.isEmpty() || section->heading()->text() == shown_;
        section->setBare(!shown_.isEmpty());
        section->setVisible(chosen && std::ranges::any_of(controls_, [&](FieldControl* control) {
                                return section->isAncestorOf(control) &&
                                       !control->parentWidget()->isHidden();
                            }));
    }
}

std::vector<PanelGroup> ScenarioPanel::groups() {
    std::vector<PanelGroup> groups;
    for (const Field& field : fields()) {
        if (QuickBar::holds(field.key))
            continue;
        if (std::ranges::find(groups, field.group, &PanelGroup::key) == groups.end())
            groups.push_back({field.group, translated(group_of(field))});
        if (field.decided_by.empty())
            std::ranges::find(groups, field.group, &PanelGroup::key)
                ->fields.append(translated(label_of(field)));
    }
    return groups;
}

void ScenarioPanel::showGroup(const QString& group) {
    makeControls();
    shown_ = group;
    title_->setText(group.isEmpty() ? tr("Scenario") : group);
    showSections();
    makeRoom();
}

Section* ScenarioPanel::section(const QString& group) const {
    const auto found = std::ranges::find_if(
        sections_, [&](const Section* each) { return each->heading()->text() == group; });
    return found == sections_.end() ? nullptr : *found;
}

QString ScenarioPanel::groupOf(std::string_view key) {
    return QuickBar::holds(key) ? QString() : translated(group_of(field(key)));
}

void ScenarioPanel::scrollTo(std::string_view key) {
    FieldControl* shown = control(key);
    if (!shown)
        return;
    section(groupOf(key))->setOpen(true);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);  // fields take their places
    scroll_->ensureWidgetVisible(shown);
}

int ScenarioPanel::heightForFields() const {
    const QMargins around = layout()->contentsMargins();
    return around.top() + layout()->itemAt(0)->sizeHint().height() + layout()->spacing() +
           content_->sizeHint().height() + around.bottom();
}

FieldControl* ScenarioPanel::control(std::string_view key) {
    makeControls();
    const auto found = std::ranges::find_if(
        controls_, [&](FieldControl* candidate) { return candidate->field().key == key; });
    return found == controls_.end() ? nullptr : *found;
}

void ScenarioPanel::makeRoom() {
    int widest = scaled(list_width);
    for (const FieldControl* control : controls_)
        if (isChoice(control->field()))
            widest = std::max(widest, control->sizeHint().width());
    for (FieldControl* control : controls_)
        if (isChoice(control->field()))
            control->setFixedWidth(widest);
    constexpr int margins = 4;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    setMinimumWidth(std::max(scaled(panel_width),
                             content_->layout()->totalMinimumSize().width() + bar + margins));
    Q_EMIT roomChanged();
}

bool ScenarioPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        makeRoom();
    return QWidget::eventFilter(watched, event);
}

void ScenarioPanel::paintEvent(QPaintEvent*) {
    paintCard(*this, shownGroup().isEmpty() ? QPalette::Midlight : QPalette::Mid);
}

QSize ScenarioPanel::sizeHint() const {
    return {scaled(panel_width), 480};
}

}  // namespace attnscope
