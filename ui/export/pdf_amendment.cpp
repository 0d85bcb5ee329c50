#include "ui/export/pdf_amendment.h"

namespace attnscope {
namespace {

/// Puts a text in the place of another one, with blanks where it is shorter: nothing moves.
void replace(QByteArray& pdf, qsizetype at, qsizetype length, const QByteArray& text) {
    if (at >= 0 && text.size() <= length)
        pdf.replace(at, length, text.leftJustified(length, ' '));
}

QByteArray boxOf(QSizeF points) {
    return "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 6) + ' ' +
           QByteArray::number(points.height(), 'f', 6) + ']';
}

}  // namespace

QByteArray amendedPdf(QByteArray pdf, QSize page, QSizeF points) {
    const auto date = pdf.lastIndexOf("/CreationDate (");
    if (date >= 0)
        replace(pdf, date, pdf.indexOf(')', date) + 1 - date, {});
    const QByteArray box = boxOf(page);
    replace(pdf, pdf.lastIndexOf(box), box.size(), boxOf(points));
    return pdf;
}

}  // namespace attnscope
