#pragma once

#include <QByteArray>
#include <QSize>
#include <QSizeF>

namespace attnscope {

/// Returns a PDF without the date at which it was made.
QByteArray withoutDate(QByteArray pdf);

/// Returns a PDF of one page, as Qt writes it, with two changes. The page has exactly the size
/// `points`: Qt rounds it to whole points, `page`, and the excess is cut off at the top and right.
/// The date of creation, whose length depends on the time zone, is removed, so that equal pictures
/// give equal bytes. Parts of the PDF that are not as expected are left unchanged.
QByteArray amendedPdf(QByteArray pdf, QSize page, QSizeF points);

}  // namespace attnscope
