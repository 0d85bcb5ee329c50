#pragma once

#include <QByteArray>
#include <QSize>
#include <QSizeF>

namespace attnscope {

/// Returns a PDF of one page as Qt writes it, amended: the page is as large as `points` say (Qt's,
/// here `page`, is whole points; it is cut at its top and right), and there is no date of creation,
/// whose length depends on the time zone, so that the same picture is the same bytes. Returns the
/// PDF unchanged if it is not as expected.
QByteArray amendedPdf(QByteArray pdf, QSize page, QSizeF points);

}  // namespace attnscope
