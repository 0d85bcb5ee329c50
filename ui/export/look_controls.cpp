#include "ui/export/look_controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include "core/text/errors.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

bool isFlag(const LookField& field) {
    return std::holds_alternative<bool Look::*>(field.kind);
}

/// Returns a field's text as people write it: "85 mm", "8 pt".
QString spaced(const LookField& field, const QString& text) {
    if (const auto* number = std::get_if<LookNumber>(&field.kind))
        return text + u' ' + toQString(number->unit);
    qsizetype at = 0;
    while (at < text.size() && !text[at].isLetter())
        ++at;
    return text.first(at) + u' ' + text.sliced(at);
}

/// Returns a text as a record reads it.
std::string plain(const LookField& field, QString text) {
    if (std::holds_alternative<LookText>(field.kind))
        return text.toStdString();
    return text.remove(u' ').replace(u',', u'.').toStdString();
}

void choose(QComboBox* box, const QVariant& value) {
    const QSignalBlocker blocked(box);
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

}  // namespace

LookControls::LookControls(const Look& look, QFormLayout* form, QWidget* parent)
    : QObject(parent),
      look_(look),
      presets_(new QComboBox(parent)),
      parent_(parent),
      flags_(new QWidget(parent)),
      form_(form) {
    auto* grid = new QGridLayout(flags_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    addPresets();
    for (const LookField& field : lookFields())
        addControl(field);
    form_->addRow(QString(), flags_);
    follow();
}

void LookControls::addPresets() {
    presets_->addItem(tr("Custom"), QString());
    for (const LookPreset& preset : lookPresets())
        presets_->addItem(lookText(preset.label), toQString(preset.key));
    connect(presets_, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            setLook(with(look_, lookPresets()[static_cast<std::size_t>(index - 1)]));
        follow();
    });
    presets_->setObjectName(QStringLiteral("preset"));
    form_->addRow(tr("For"), presets_);
}

void LookControls::addControl(const LookField& field) {
    Control control = made(field);
    control.widget->setObjectName(toQString(field.key));
    control.widget->setToolTip(lookText(field.help));
    control.widget->setAccessibleName(lookText(field.label));
    controls_.push_back(control);
    if (!isFlag(field))
        return form_->addRow(lookText(field.label), control.widget);
    auto* grid = static_cast<QGridLayout*>(flags_->layout());
    const int count = grid->count();
    // The first one's text is the longest: it has a row of its own.
    if (count == 0)
        grid->addWidget(control.widget, 0, 0, 1, 2);
    else
        grid->addWidget(control.widget, 1 + (count - 1) / 2, (count - 1) % 2);
}

LookControls::Control LookControls::made(const LookField& field) {
    if (isFlag(field)) {
        auto* box = new QCheckBox(lookText(field.label), flags_);
        connect(box, &QCheckBox::toggled, this, [this, &field](bool on) {
            take(field, on ? QStringLiteral("yes") : QStringLiteral("no"));
        });
        return {&field, box, [box](const QString& text) {
                    const QSignalBlocker blocked(box);
                    box->setChecked(text == QStringLiteral("yes"));
                }};
    }
    if (std::holds_alternative<LookChoice>(field.kind) ||
        std::holds_alternative<LookText>(field.kind)) {
        auto* box = new QComboBox(parent_);
        if (const auto* kind = std::get_if<LookChoice>(&field.kind)) {
            for (const LookChoice::Choice& choice : kind->choices)
                box->addItem(labelOf(choice), toQString(choice.key));
        } else {
            box->addItem(tr("Attnscope's own"), QString());
            for (const QString& family : QFontDatabase::families())
                if (QFontDatabase::isScalable(family))
                    box->addItem(family, family);
        }
        connect(box, &QComboBox::activated, this,
                [this, &field, box] { take(field, box->currentData().toString()); });
        return {&field, box, [box](const QString& text) { choose(box, text); }};
    }
    auto* entry = new QLineEdit(parent_);
    connect(entry, &QLineEdit::textEdited, this,
            [this, &field](const QString& text) { take(field, text); });
    return {&field, entry, [entry, &field](const QString& text) {
                if (!entry->hasFocus())
                    entry->setText(spaced(field, text));
            }};
}

void LookControls::take(const LookField& field, const QString& text) {
    try {
        set(look_, field, plain(field, text));
        check(look_);
        refusal_.clear();
        follow();
    } catch (const Error& error) {
        refusal_ = translated(error.message());
    }
    Q_EMIT changed();
}

void LookControls::setLook(const Look& look) {
    look_ = look;
    refusal_.clear();
    follow();
    Q_EMIT changed();
}

void LookControls::setUse(LookUse use) {
    for (const Control& control : controls_)
        if (!isFlag(*control.field))
            form_->setRowVisible(control.widget, control.field->use == use);
    form_->setRowVisible(flags_, use == LookUse::pictures);
    form_->setRowVisible(presets_, use == LookUse::pictures);
}

void LookControls::follow() {
    for (const Control& control : controls_)
        control.show(toQString(get(look_, *control.field)));
    QString preset;
    for (const LookPreset& each : lookPresets())
        if (with(look_, each) == look_)
            preset = toQString(each.key);
    choose(presets_, preset);
}

}  // namespace attnscope
