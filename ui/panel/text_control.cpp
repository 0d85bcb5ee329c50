#include "ui/panel/text_control.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include "core/fields/labels.h"
#include "core/scaling/typed_formula.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/expression.h"
#include "ui/controls/fault_mark.h"
#include "ui/controls/name_completer.h"
#include "ui/files/file_dialogs.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

/// Returns the words that are completed in a formula: the names that it may use, and functions.
QStringList wordsOfFormulas(const FormulaSyntax& syntax) {
    QStringList words;
    for (const std::string_view name : names_in(syntax))
        words.append(toQString(name));
    for (const std::string_view function : functions_of_expressions())
        words.append(toQString(function) + u'(');
    words.append(QStringLiteral("pi"));
    words.sort();
    return words;
}

}  // namespace

TextControl::TextControl(const Field& field, ScenarioModel& model, QWidget* parent)
    : FieldControl(field, model, parent), entry_(new QLineEdit(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(entry_, 1);
    entry_->setTextMargins(4, 0, 4, 0);
    entry_->installEventFilter(this);
    setEditor(entry_);
    connect(entry_, &QLineEdit::editingFinished, this, &TextControl::finishEditing);
    if (namesFile()) {
        auto* button = new QPushButton(tr("Browse…"), this);
        button->setAccessibleName(tr("%1, browse").arg(translated(label_of(field))));
        connect(button, &QPushButton::clicked, this, &TextControl::browse);
        layout->addWidget(button);
        entry_->setPlaceholderText(holdsTensors() ? tr("NPY, NPZ or safetensors")
                                                  : tr("text or JSON"));
    } else if (const FormulaSyntax* formulas = syntax()) {
        entry_->setPlaceholderText(tr("for example %1").arg(toQString(formulas->example)));
        entry_->setCompleter(new NameCompleter(wordsOfFormulas(*formulas), this));
        connect(entry_, &QLineEdit::textEdited, this, [this] { unmarkFault(*entry_); });
    } else {
        entry_->setPlaceholderText(tr("for example 3, 16, 256"));
    }
    TextControl::refresh();
}

void TextControl::refresh() {
    if (entry_->isModified() && entry_->hasFocus())
        return;
    entry_->setModified(false);
    unmarkFault(*entry_);
    if (const QString now = toQString(get(model().scenario(), field())); now != entry_->text())
        entry_->setText(now);
}

bool TextControl::isBeingTyped() const {
    return entry_->isModified() && entry_->hasFocus();
}

void TextControl::finishEditing() {
    if (entry_->isModified())
        accept(entry_->text());
}

void TextControl::accept(const QString& text) {
    if (namesFile() && !text.trimmed().isEmpty()) {
        requestFile(text);
    } else if (commit(text)) {
        entry_->setModified(false);
        refresh();
        showMissingScale();
    } else if (syntax()) {
        showPlaceOfFault(text);
    }
}

/// Says that the formula of the rule, which can be read, gives no λ at the present n and d.
void TextControl::showMissingScale() {
    const Scenario& now = model().scenario();
    if (field().key != "scale_formula")
        return;
    try {
        require_scale_at(now, static_cast<double>(now.n));
    } catch (const InvalidRequest& fault) {
        showFault(translated(fault.message()));
    }
}

/// Selects and underlines the part of a formula that cannot be read.
void TextControl::showPlaceOfFault(const QString& text) {
    const std::string typed = text.toStdString();
    try {
        std::get<TextField>(field().kind).check(typed);
    } catch (const RefusedFormula& fault) {
        const auto letters = [&](std::size_t bytes) {
            return static_cast<int>(
                QString::fromUtf8(typed.data(), static_cast<int>(bytes)).size());
        };
        const int begin = letters(fault.begin());
        const int length = letters(fault.end()) - begin;
        entry_->setSelection(begin, length);
        markFault(*entry_, begin, length);
    }
}

void TextControl::requestFile(const QString& text) {
    entry_->setModified(false);
    refresh();
    Q_EMIT model().fileRequested(toQString(field().key), text.trimmed());
}

bool TextControl::namesFile() const {
    return field().key.ends_with("_file");
}

const FormulaSyntax* TextControl::syntax() const {
    return std::get<TextField>(field().kind).syntax;
}

bool TextControl::holdsTensors() const {
    return field().key != "tokens_file";
}

bool TextControl::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && entry_->isModified()) {
        entry_->setModified(false);
        showFault({});
        refresh();
        return true;
    }
    return FieldControl::eventFilter(watched, event);
}

void TextControl::browse() {
    const QString path = fileToOpen(
        window(), {translated(label_of(field())), entry_->text(),
                   holdsTensors() ? tr("Tensors (*.npy *.npz *.safetensors);;All files (*)")
                                  : tr("Labels (*.txt *.json);;All files (*)")});
    if (!path.isEmpty())
        accept(path);
}

}  // namespace attnscope
