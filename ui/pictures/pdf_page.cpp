#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <cmath>

#include "ui/look/text.h"
#include "ui/pictures/one_order.h"
#include "ui/pictures/page.h"
#include "ui/pictures/pdf_amendment.h"

namespace attnscope {
Encode asPdf(const About& about, const Look& look, const Paint& paint) {
    constexpr int resolution = 1200;
    constexpr double dotsPerPoint = resolution / 72.0;
    const OneOrder order;
    const QSizeF points = pointsOf(look);
    const QSize page(static_cast<int>(std::ceil(points.width())),
                     static_cast<int>(std::ceil(points.height())));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setTitle(legible(about.title));
    pdf.setCreator(softwareName());
    pdf.setDocumentXmpMetadata(xmpPacket(about));
    pdf.setResolution(resolution);
    pdf.setPageSize(QPageSize(QSizeF(page), QPageSize::Point, QString(), QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&pdf);
    painter.translate(0, (page.height() - points.height()) * dotsPerPoint);
    paintPage(painter, points * dotsPerPoint, look, paint);
    painter.end();
    return [bytes = amendedPdf(bytes, page, points)] { return bytes; };
}

}  // namespace attnscope
