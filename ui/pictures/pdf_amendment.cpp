#include "ui/pictures/pdf_amendment.h"

namespace attnscope {
namespace {

/// Overwrites `length` bytes with a text and blanks behind it, so that nothing moves; does nothing
/// if the text is too long.
void replace(QByteArray& pdf, qsizetype at, qsizetype length, const QByteArray& text) {
    if (at >= 0 && text.size() <= length)
        pdf.replace(at, length, text.leftJustified(length, ' '));
}

QByteArray boxOf(QSizeF points) {
    return "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 6) + ' ' +
           QByteArray::number(points.height(), 'f', 6) + ']';
}

/// Removes bytes from a file, and corrects its table of the offsets of objects behind them.
void cut(QByteArray& pdf, qsizetype at, qsizetype length) {
    constexpr qsizetype entry = 20, digits = 10;  // "0000000017 00000 n \n"
    const QByteArray start = "startxref\n";
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1, end = pdf.lastIndexOf(start);
    if (table < at || end < table)
        return;
    const qsizetype first = pdf.indexOf('\n', table + 5) + 1;  // after the line with the number of
                                                               // entries
    const qsizetype number = end + start.size();
    pdf.replace(number, QByteArray::number(table).size(), QByteArray::number(table - length));
    for (qsizetype line = first; pdf.at(line + digits) == ' '; line += entry)
        if (const qsizetype offset = pdf.mid(line, digits).toLongLong(); offset > at)
            pdf.replace(line, digits,
                        QByteArray::number(offset - length).rightJustified(digits, '0'));
    pdf.remove(at, length);
}

/// Replaces the date by blanks: as many as a date in UTC has, whatever its length was.
void takeDate(QByteArray& pdf) {
    const QByteArray date = "/CreationDate (D:", in_utc = date + "20000101000000Z)";
    const qsizetype at = pdf.lastIndexOf(date);
    if (at < 0)
        return;
    const qsizetype length = pdf.indexOf(')', at) + 1 - at;
    replace(pdf, at, length, {});
    if (length > in_utc.size())
        cut(pdf, at, length - in_utc.size());
}

}  // namespace

QByteArray withoutDate(QByteArray pdf) {
    takeDate(pdf);
    return pdf;
}

QByteArray amendedPdf(QByteArray pdf, QSize page, QSizeF points) {
    takeDate(pdf);
    const QByteArray box = boxOf(page);
    replace(pdf, pdf.lastIndexOf(box), box.size(), boxOf(points));
    return pdf;
}

}  // namespace attnscope
