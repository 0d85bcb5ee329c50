#include "ui/export/look_controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "core/text/errors.h"
#include "ui/export/edit_tab.h"
#include "ui/export/style_chooser.h"
#include "ui/look/choose_in.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

bool isFlag(const LookField& field) {
    return std::holds_alternative<bool Look::*>(field.kind);
}

/// Returns the text that a field's entry shows while it is empty; null if it may not be empty.
const char* otherwiseOf(const LookField& field) {
    const auto* number = std::get_if<LookNumber>(&field.kind);
    return number ? number->otherwise : nullptr;
}

/// Whether a field shares the row of the field before it. isFirst(): of the field after it.
bool isSecond(const LookField& field) {
    return field.key == "height" || field.key == "lines";
}
bool isFirst(const LookField& field) {
    return field.key == "width" || field.key == "text";
}

/// Returns a field's text as people write it: "85 mm", "8 pt".
QString spaced(const LookField& field, const QString& text) {
    if (otherwiseOf(field) && text == QStringLiteral("0"))
        return {};
    if (const auto* number = std::get_if<LookNumber>(&field.kind))
        return text + u' ' + toQString(number->unit);
    qsizetype at = 0;
    while (at < text.size() && !text[at].isLetter())
        ++at;
    return text.first(at) + u' ' + text.sliced(at);
}

/// Returns a length in few digits: "15 mm".
QString shortLength(const Length& length) {
    return shortNumber(length.value) + u' ' + toQString(length.unit);
}

}  // namespace

LookControls::LookControls(const Look& look, Settings& settings, QFormLayout* form, QWidget* parent)
    : QObject(parent), look_(look), parent_(parent), flags_(new QWidget(parent)), form_(form) {
    auto* grid = new QGridLayout(flags_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    addStyles(settings);
    for (const LookField& field : lookFields()) {
        Control control = made(field);
        control.widget->setObjectName(toQString(field.key));
        control.widget->setToolTip(lookText(field.help));
        control.widget->setAccessibleName(lookText(field.label));
        isFlag(field) ? addFlag(control) : addRow(control);
        controls_.push_back(control);
    }
    form_->addRow(QString(), flags_);
    follow();
}

void LookControls::addStyles(Settings& settings) {
    styles_ = new StyleChooser(settings, parent_);
    connect(styles_, &StyleChooser::chosen, this, &LookControls::setLook);
    form_->addRow(tr("For"), styles_);
}

void LookControls::addRow(Control& control) {
    const LookField& field = *control.field;
    if (isSecond(field)) {
        auto* label = new QLabel(lookText(field.label), parent_);
        label->setBuddy(control.widget);
        pair_->addWidget(label);
        pair_->addWidget(control.widget, 1);
        control.row = pair_->parentWidget();
        return;
    }
    control.row = control.widget;
    if (isFirst(field)) {
        control.row = new QWidget(parent_);
        pair_ = new QHBoxLayout(control.row);
        pair_->setContentsMargins(0, 0, 0, 0);
        pair_->setSpacing(8);
        pair_->addWidget(control.widget, 1);
    }
    form_->addRow(lookText(field.label), control.row);
}

/// Adds a check box. The first has the longest text and gets a row of its own; all others are two
/// in a row.
void LookControls::addFlag(const Control& control) {
    auto* grid = static_cast<QGridLayout*>(flags_->layout());
    const int count = grid->count();
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
        return {&field, box, [box](const QString& text) {
                    if (box->findData(text) < 0)  // a font
                        box->addItem(tr("%1 (not installed)").arg(text), text);
                    chooseIn(box, text);
                }};
    }
    auto* entry = new QLineEdit(parent_);
    if (const char* otherwise = otherwiseOf(field))
        entry->setPlaceholderText(lookText(otherwise));
    connect(entry, &QLineEdit::textEdited, this,
            [this, &field](const QString& text) { take(field, text); });
    return {&field, entry, [entry, &field](const QString& text) {
                if (!entry->hasFocus())
                    entry->setText(spaced(field, text));
            }};
}

/// Returns a typed text in the form that the field's record reads. A length without a unit keeps
/// the unit that it has.
std::string LookControls::plain(const LookField& field, QString text) const {
    if (std::holds_alternative<LookText>(field.kind))
        return text.toStdString();
    text.remove(u' ').replace(u',', u'.');
    if (const auto* length = std::get_if<Length Look::*>(&field.kind))
        if (!text.isEmpty() && (text.back().isDigit() || text.back() == u'.'))
            text += toQString((look_.**length).unit);
    return text.isEmpty() && otherwiseOf(field) ? "0" : text.toStdString();
}

/// Says which width or height is too small or too large to be drawn; empty if none is.
QString LookControls::refusalOfSize(const Look& look) const {
    for (const char* key : {"width", "height"}) {
        const LookField& field = lookField(key);
        const Length& length = look.*std::get<Length Look::*>(field.kind);
        const auto [least, most] = boundsOf(look, length.unit);
        if (!isDrawable(look, length))
            return tr("%1 takes %2 to %3 with text of %4 pt and %5 dpi.")
                .arg(lookText(field.label), shortLength(least), shortLength(most),
                     shortNumber(look.text), shortNumber(look.dpi));
    }
    return {};
}

void LookControls::take(const LookField& field, const QString& text) {
    try {
        set(look_, field, plain(field, text));
        check(look_);
        refusal_ = refusalOfSize(look_);
        follow();
    } catch (const Error& error) {
        refusal_ = refusalIn(lookText(field.label), error);
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
    const auto isUsed = [use](const LookField& field) {
        return field.use == use || (use == LookUse::boards && field.use == LookUse::pictures);
    };
    for (const Control& control : controls_)
        if (isFlag(*control.field))
            control.widget->setVisible(isUsed(*control.field));
        else
            form_->setRowVisible(control.row, isUsed(*control.field));
    form_->setRowVisible(flags_, use != LookUse::tables);
    form_->setRowVisible(styles_, use != LookUse::tables);
}

void LookControls::follow() {
    for (const Control& control : controls_)
        control.show(toQString(get(look_, *control.field)));
    styles_->show(look_);
}

}  // namespace attnscope
