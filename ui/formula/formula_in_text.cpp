#include "ui/formula/formula_in_text.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>

#include "core/formulas/plain_text.h"
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

}  // namespace attnscope
