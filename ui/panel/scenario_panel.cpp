#include "ui/panel/scenario_panel.h"
#include "ui/panel/control_of_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/fields/labels.h"
#include "core/fields/reset.h"
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
    : QWidget(parent), content_(new QWidget(this)), groups_(new QVBoxLayout(content_)) {
    setAccessibleName(tr("Scenario"));
    setMinimumWidth(scaled(panel_width));
    groups_->setContentsMargins(0, 0, 0, 8);
    groups_->setSpacing(0);
    for (const Field& field : fields())
        if (!QuickBar::holds(field.key))
            addField(section(group_of(field)), field, model);
    connect(&model, &ScenarioModel::changed, this, [this, &model] { showWhatApplies(model); });
    showWhatApplies(model);
    groups_->addStretch(1);
    content_->installEventFilter(this);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content_);
    for (QWidget* part : {content_, scroll->viewport()}) {
        part->setBackgroundRole(QPalette::Light);
        part->setAutoFillBackground(true);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 4, 2, 6);
    layout->setSpacing(4);
    layout->addWidget(header(model));
    layout->addWidget(scroll, 1);
    makeRoom();
}

QWidget* ScenarioPanel::header(ScenarioModel& model) {
    auto* bar = new QWidget(this);
    auto* title = new QLabel(tr("Scenario"), bar);
    setTextSize(*title, textsize::title, QFont::DemiBold);
    auto* reset = new QToolButton(bar);
    reset->setText(tr("Reset"));
    reset->setAutoRaise(true);
    reset->setFocusPolicy(Qt::StrongFocus);
    reset->setToolTip(tr("Set fields to their defaults  (Ctrl+R)"));
    connect(reset, &QToolButton::clicked, this, [this, &model] { askForReset(model, window()); });
    const auto follow = [reset, &model] {
        reset->setEnabled(!changed_fields(model.scenario()).empty());
    };
    connect(&model, &ScenarioModel::changed, reset, follow);
    follow();
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(14, 4, 10, 0);
    row->setSpacing(0);
    row->addWidget(title, 1);
    presets_ = new QToolButton(bar);
    presets_->setText(tr("Presets"));
    presets_->setAutoRaise(true);
    presets_->setFocusPolicy(Qt::StrongFocus);
    presets_->setPopupMode(QToolButton::InstantPopup);
    presets_->setToolTip(tr("Heads from the literature, and your own presets"));
    presets_->hide();
    row->addWidget(presets_);
    row->addWidget(freezer(model));
    row->addWidget(reset);
    return bar;
}

void ScenarioPanel::setPresets(QMenu* presets) {
    presets_->setMenu(presets);
    presets_->show();
}

/// Makes the button that freezes, which is down while something is frozen.
QToolButton* ScenarioPanel::freezer(ScenarioModel& model) {
    auto* freeze = new QToolButton(this);
    freeze->setText(tr("Freeze"));
    freeze->setAutoRaise(true);
    freeze->setCheckable(true);
    freeze->setFocusPolicy(Qt::StrongFocus);
    freeze->setToolTip(
        tr("Keep the present curves and matrix as a grey reference beside what you choose next; "
           "press again to release it  (Ctrl+D)"));
    connect(freeze, &QToolButton::clicked, &model, [&model](bool down) {
        model.setReference(down ? std::optional(model.scenario()) : std::nullopt);
    });
    connect(&model, &ScenarioModel::referenceChanged, freeze,
            [freeze, &model] { freeze->setChecked(model.reference().has_value()); });
    return freeze;
}

Section* ScenarioPanel::section(const Message& group) {
    const QString title = translated(group);
    const auto found = std::ranges::find_if(
        sections_, [&](Section* known) { return known->heading()->text() == title; });
    if (found != sections_.end())
        return *found;
    auto* made = new Section(title, content_);
    groups_->addWidget(made);
    sections_.push_back(made);
    return made;
}

void ScenarioPanel::addField(Section* section, const Field& field, ScenarioModel& model) {
    QWidget* parent = section->rows()->parentWidget();
    auto* row = new QWidget(parent);
    FieldControl* control = makeFieldControl(field, model, Placement::panel, row);
    auto* layout =
        new QBoxLayout(isChoice(field) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    if (isChoice(field) || std::holds_alternative<TextField>(field.kind)) {
        auto* label = new QLabel(translated(label_of(field)), row);
        label->setToolTip(translated(help_of(field)));
        label->setBuddy(control->editor());
        setExplanation(*label, "fields/" + std::string(field.key));
        layout->addWidget(label, 1);
    }
    layout->addWidget(control);
    section->rows()->addWidget(row);
    controls_.push_back(control);
}

void ScenarioPanel::showWhatApplies(const ScenarioModel& model) {
    for (FieldControl* control : controls_)
        control->parentWidget()->setVisible(control->field().applies(model.scenario()));
    for (Section* section : sections_)
        section->setVisible(std::ranges::any_of(controls_, [&](FieldControl* control) {
            return section->isAncestorOf(control) && !control->parentWidget()->isHidden();
        }));
}

FieldControl* ScenarioPanel::control(std::string_view key) const {
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
}

bool ScenarioPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        makeRoom();
    return QWidget::eventFilter(watched, event);
}

void ScenarioPanel::paintEvent(QPaintEvent*) {
    paintCard(*this);
}

QSize ScenarioPanel::sizeHint() const {
    return {scaled(panel_width), 480};
}

}  // namespace attnscope
