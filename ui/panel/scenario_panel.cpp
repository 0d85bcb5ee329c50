#include "ui/panel/scenario_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panel/section.h"
#include "ui/text.h"

namespace attnscope {
namespace {

constexpr int panel_width = 248;
constexpr int list_width = 120;

bool isChoice(const Field& field) {
    return std::holds_alternative<ChoiceField>(field.kind);
}

}  // namespace

ScenarioPanel::ScenarioPanel(ScenarioModel& model, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(QStringLiteral("Scenario"));
    setMinimumWidth(panel_width);

    auto* content = new QWidget(this);
    content->setBackgroundRole(QPalette::Light);
    content->setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 8, 0, 16);
    layout->setSpacing(0);
    setWidget(content);
    for (const Field& field : fields())
        addField(section(field.group), field, model);
    layout->addStretch(1);

    auto* reset = new QPushButton(QStringLiteral("Reset"), content);
    reset->setToolTip(QStringLiteral("Put every field back to its first value  (Ctrl+R)"));
    reset->setShortcut(QKeySequence(QStringLiteral("Ctrl+R")));
    connect(reset, &QPushButton::clicked, &model, [&model] { model.replace(Scenario{}); });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 8, 16, 0);
    row->addWidget(reset);
    row->addStretch(1);
    layout->addLayout(row);
}

Section* ScenarioPanel::section(std::string_view group) {
    const QString title = toQString(group);
    const auto found = std::ranges::find_if(
        sections_, [&](Section* known) { return known->heading()->text() == title; });
    if (found != sections_.end())
        return *found;
    auto* made = new Section(title, widget());
    static_cast<QVBoxLayout*>(widget()->layout())->addWidget(made);
    sections_.push_back(made);
    return made;
}

void ScenarioPanel::addField(Section* section, const Field& field, ScenarioModel& model) {
    QWidget* parent = section->rows()->parentWidget();
    FieldControl* control = makeFieldControl(field, model, Placement::panel, parent);
    controls_.push_back(control);
    if (std::holds_alternative<IntegerField>(field.kind) ||
        std::holds_alternative<RealField>(field.kind)) {
        section->rows()->addWidget(control);
        return;
    }
    auto* label = new QLabel(toQString(field.label), parent);
    label->setToolTip(toQString(field.help));
    label->setBuddy(control);
    if (!isChoice(field)) {
        section->rows()->addWidget(label);
        section->rows()->addWidget(control);
        return;
    }
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label, 1);
    control->setFixedWidth(list_width);
    row->addWidget(control);
    section->rows()->addLayout(row);
}

FieldControl* ScenarioPanel::control(std::string_view key) const {
    const auto found = std::ranges::find_if(
        controls_, [&](FieldControl* candidate) { return candidate->field().key == key; });
    return found == controls_.end() ? nullptr : *found;
}

QSize ScenarioPanel::sizeHint() const {
    return {panel_width, 480};
}

}  // namespace attnscope
