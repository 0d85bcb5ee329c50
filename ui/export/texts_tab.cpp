#include "ui/export/texts_tab.h"

#include <QLabel>
#include <QLineEdit>

#include "ui/figure/format.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/edit_fields.h"

namespace attnscope {

TextsTab::TextsTab(const FigureEditor& editor, QWidget* parent)
    : EditTab(editor, tr("Texts"), parent) {
    title_ = addText(tr("Title"), "set-title");
    x_ = addText(tr("x axis"), "x-label");
    y_ = addText(tr("y axis"), "y-label");
    auto* hint = new QLabel(
        tr("An empty field stands for the figure's own text. Formulas stand between dollar signs: "
           "entropy $H(\\lambda)$. A double click on a text of the preview edits it there."),
        this);
    hint->setTextFormat(Qt::PlainText);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    form()->addRow(fault());
    form()->addRow(hint);
}

QLineEdit* TextsTab::addText(const QString& label, const std::string& key) {
    QLineEdit* entry = addEntry(label, [key](FigureEdits& edits, const std::string& text) {
        set(edits, editField(key), text);
        for (auto* own : {&edits.title, &edits.x_label, &edits.y_label})
            if (*own == std::string())
                own->reset();
    });
    form()->addRow(label, entry);
    return entry;
}

void TextsTab::showEdits() {
    for (const auto& [entry, text] :
         {std::pair(title_, edits().title), {x_, edits().x_label}, {y_, edits().y_label}})
        showIn(entry, toQString(text.value_or("")));
    if (!drawn())
        return;
    const Figure& own = drawn()->own;
    title_->setPlaceholderText(translated(own.title));
    x_->setPlaceholderText(axisCaption(own.x));
    y_->setPlaceholderText(captionsOf(own, false).front());
}

void TextsTab::focusOn(const FigurePart& part) {
    QLineEdit* entry = part.kind == PartKind::x_label   ? x_
                       : part.kind == PartKind::y_label ? y_
                                                        : title_;
    entry->setFocus();
    entry->selectAll();
}

}  // namespace attnscope
