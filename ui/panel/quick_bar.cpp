#include "ui/panel/quick_bar.h"
#include "ui/panel/control_of_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <algorithm>
#include <array>

#include "ui/controls/by_file_mark.h"
#include "ui/figure/variable_label.h"
#include "ui/look/explained.h"

namespace attnscope {
namespace {

struct Place {
    const char *key, *caption;
    int stretch;
    const char* shortcut;
};

/// The fields in the bar, from left to right.
constexpr std::array<Place, 5> places = {{
    {"n", QT_TRANSLATE_NOOP("attnscope::QuickBar", "length n"), 4, "Alt+N"},
    {"d", QT_TRANSLATE_NOOP("attnscope::QuickBar", "dim d"), 3, "Alt+D"},
    {"rule", QT_TRANSLATE_NOOP("attnscope::QuickBar", "rule"), 0, "Alt+R"},
    {"compared_rules", QT_TRANSLATE_NOOP("attnscope::QuickBar", "compare"), 0, "Alt+C"},
    {"lambda", QT_TRANSLATE_NOOP("attnscope::QuickBar", "scale λ"), 4, "Alt+L"},
}};

}  // namespace

QuickBar::QuickBar(ScenarioModel& model, QWidget* parent)
    : QWidget(parent), model_(model), layout_(new QHBoxLayout(this)) {
    layout_->setContentsMargins(12, 8, 12, 8);
    layout_->setSpacing(8);
    setAccessibleName(tr("Quick bar"));
    for (const Place& place : places)
        add(place.key, tr(place.caption), place.stretch, QLatin1StringView(place.shortcut));
}

bool QuickBar::holds(std::string_view key) {
    return std::ranges::find(places, key, [](const Place& place) {
               return std::string_view(place.key);
           }) != places.end();
}

void QuickBar::add(std::string_view key, const QString& label, int stretch,
                   const QString& shortcut) {
    FieldControl* control = makeFieldControl(field(key), model_, Placement::bar, this);
    control->setShortcut(QKeySequence(shortcut));
    if (auto* list = control->findChild<QComboBox*>()) {  // gives way if room is scarce
        constexpr int shortest = 56;
        list->setMinimumWidth(shortest);
        list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    auto* caption = new VariableLabel(label, this);
    caption->setBuddy(control->editor());
    setExplanation(*caption, "fields/" + std::string(key));
    caption->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(caption, &QWidget::customContextMenuRequested, control,
            [caption, control](QPoint at) { control->openMenu(caption->mapToGlobal(at)); });
    if (!controls_.empty())
        layout_->addSpacing(4);
    layout_->addWidget(withByFileMark(caption, field(key), model_));
    layout_->addWidget(control, stretch);
    controls_.push_back(control);
}

FieldControl* QuickBar::control(std::string_view key) const {
    const auto found = std::ranges::find_if(
        controls_, [&](FieldControl* candidate) { return candidate->field().key == key; });
    return found == controls_.end() ? nullptr : *found;
}

}  // namespace attnscope
