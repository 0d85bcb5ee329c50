#include "ui/panel/quick_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <algorithm>

#include "ui/look/text.h"

namespace attnscope {
namespace {

void draw_unless_file(VectorSource& source, VectorSource law) {
    if (source != VectorSource::file)
        source = law;
}

/// The Scenario with another law of scores, and with queries and keys drawn so that the matrix has
/// that law.
Scenario with_scores(Scenario scenario, ScoreModel model) {
    scenario.model = model;
    draw_unless_file(scenario.keys,
                     model == ScoreModel::sphere ? VectorSource::sphere : VectorSource::gaussian);
    draw_unless_file(scenario.queries, model == ScoreModel::gaussian_qk ? VectorSource::gaussian
                                                                        : VectorSource::sphere);
    return scenario;
}

}  // namespace

QuickBar::QuickBar(ScenarioModel& model, QWidget* parent)
    : QWidget(parent), model_(model), layout_(new QHBoxLayout(this)) {
    layout_->setContentsMargins(16, 8, 16, 8);
    layout_->setSpacing(8);
    setAccessibleName(QStringLiteral("Quick bar"));
    add("n", QStringLiteral("n"), 4, QStringLiteral("Alt+N"));
    add("d", QStringLiteral("d"), 3, QStringLiteral("Alt+D"));
    add("rule", QStringLiteral("rule"), 0, QStringLiteral("Alt+R"));
    add("lambda", QStringLiteral("λ"), 4, QStringLiteral("Alt+L"));
    addScores();
    add("mask", QStringLiteral("mask"), 0, QStringLiteral("Alt+M"));
}

void QuickBar::add(std::string_view key, const QString& label, int stretch,
                   const QString& shortcut) {
    FieldControl* control = makeFieldControl(field(key), model_, Placement::bar, this);
    control->setShortcut(QKeySequence(shortcut));
    auto* caption = new QLabel(label, this);
    caption->setBuddy(control->editor());
    if (!controls_.empty())
        layout_->addSpacing(8);
    layout_->addWidget(caption);
    layout_->addWidget(control, stretch);
    controls_.push_back(control);
}

void QuickBar::addScores() {
    const Field& model_field = field("model");
    const auto& kind = std::get<ChoiceField>(model_field.kind);
    auto* list = new QComboBox(this);
    for (const Choice& choice : kind.choices)
        list->addItem(toQString(choice.label));
    list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    list->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    list->setAccessibleName(QStringLiteral("Law of the scores"));
    list->setToolTip(
        QStringLiteral("Law of queries and keys, for the curves and the matrix alike  (Alt+S)"));
    auto* key = new QShortcut(QKeySequence(QStringLiteral("Alt+S")), this);
    connect(key, &QShortcut::activated, list, [list] { list->setFocus(Qt::ShortcutFocusReason); });
    const auto refresh = [this, list, &kind] {
        list->setCurrentIndex(static_cast<int>(kind.get(model_.scenario())));
    };
    connect(list, &QComboBox::activated, this, [this](int index) {
        model_.adopt(with_scores(model_.scenario(), static_cast<ScoreModel>(index)));
    });
    connect(&model_, &ScenarioModel::changed, list, refresh);
    refresh();
    auto* caption = new QLabel(QStringLiteral("scores"), this);
    caption->setBuddy(list);
    layout_->addSpacing(8);
    layout_->addWidget(caption);
    layout_->addWidget(list);
}

FieldControl* QuickBar::control(std::string_view key) const {
    const auto found = std::ranges::find_if(
        controls_, [&](FieldControl* candidate) { return candidate->field().key == key; });
    return found == controls_.end() ? nullptr : *found;
}

}  // namespace attnscope
