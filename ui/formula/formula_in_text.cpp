#include "ui/formula/formula_in_text.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>

#include "core/latex/plain_text.h"
#include "ui/formula/formula_object.h"
#include "ui/formula/typeset_formula.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

void registerFormulas(QTextDocument* document) {
    QAbstractTextDocumentLayout* layout = document->documentLayout();
    if (!layout->handlerForObject(FormulaObject::object_type))
        layout->registerHandler(FormulaObject::object_type, new FormulaObject(document));
}

// Marks that no text has: Unicode leaves these characters to programs.
const QChar mark_begin(0xE000), mark_end(0xE001);

}  // namespace

void insertFormula(QTextCursor& cursor, std::string_view latex, FormulaStyle style) {
    const QTextCharFormat around = cursor.charFormat();
    if (!typeset(latex, 1, style)) {
        cursor.insertText(toQString(plain_formula(latex)), around);
        return;
    }
    registerFormulas(cursor.document());
    QTextCharFormat format = around;
    format.setObjectType(FormulaObject::object_type);
    format.setProperty(FormulaObject::latex_property, toQString(latex));
    format.setProperty(FormulaObject::style_property, static_cast<int>(style));
    format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
    cursor.setCharFormat(around);
}

QString formulaMark(std::string_view latex) {
    return mark_begin + toQString(latex) + mark_end;
}

QString plainTextOf(const QTextDocument& document) {
    QString text = document.toPlainText();
    for (auto at = text.lastIndexOf(QChar::ObjectReplacementCharacter); at >= 0;
         at = text.lastIndexOf(QChar::ObjectReplacementCharacter, at)) {
        QTextCursor after(const_cast<QTextDocument*>(&document));  // only reads
        after.setPosition(static_cast<int>(at) + 1);
        const QTextCharFormat format = after.charFormat();
        const QString latex = format.stringProperty(FormulaObject::latex_property);
        text.replace(at, 1,
                     toQString(plain_formula(latex.toStdString())) +
                         format.stringProperty(FormulaObject::closing_property));
    }
    return text;
}

void typesetMarked(QTextDocument& document) {
    for (QTextCursor begin = document.find(mark_begin); !begin.isNull();
         begin = document.find(mark_begin)) {
        const QTextCursor end = document.find(mark_end, begin);
        QTextCursor marked(&document);
        marked.setPosition(begin.selectionStart());
        marked.setPosition(end.selectionEnd(), QTextCursor::KeepAnchor);
        const std::string latex = marked.selectedText().sliced(1).chopped(1).toStdString();
        marked.removeSelectedText();
        insertFormula(marked, latex, FormulaStyle::display);
    }
}

}  // namespace attnscope
