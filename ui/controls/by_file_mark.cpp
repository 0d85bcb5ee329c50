#include "ui/controls/by_file_mark.h"

#include <QVBoxLayout>

#include "core/vectors/captured_file.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

ByFileMark::ByFileMark(const Field& field, ScenarioModel& model, QWidget* parent)
    : PlainLabel(tr("by the file"), parent) {
    setTextSize(*this, textsize::small);
    setForegroundRole(QPalette::PlaceholderText);
    const auto follow = [this, &field, &model] { setVisible(model.isByFile(field.key)); };
    connect(&model, &ScenarioModel::changed, this, follow);
    follow();
}

QWidget* withByFileMark(QLabel* label, const Field& field, ScenarioModel& model) {
    if (!may_be_stated(field))
        return label;
    auto* both = new QWidget(label->parentWidget());
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addStretch(1);
    column->addWidget(label);
    column->addWidget(new ByFileMark(field, model, both));
    column->addStretch(1);
    return both;
}

}  // namespace attnscope
