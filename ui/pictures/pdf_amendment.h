#pragma once

#include <QByteArray>
#include <QSize>
#include <QSizeF>

namespace attnscope {

/// A PDF of one page as Qt writes it, amended: the page as large as `points` say (Qt's are whole
/// points, here `page`, which is cut at its top and right), and no date of creation, whose length
/// depends on the time zone, so that the same picture is the same bytes. Unchanged where it is not
/// as expected.
QByteArray amendedPdf(QByteArray pdf, QSize page, QSizeF points);

}  // namespace attnscope
