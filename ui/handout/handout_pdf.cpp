#include "ui/handout/handout_pdf.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "core/text/errors.h"
#include "ui/handout/handout_document.h"
#include "ui/look/font_family.h"
#include "ui/look/text.h"
#include "ui/pictures/one_order.h"
#include "ui/pictures/pdf_amendment.h"

namespace attnscope {
namespace {

constexpr double pixels_per_mm = 96 / 25.4;
constexpr QSizeF paper(210 * pixels_per_mm, 297 * pixels_per_mm);
constexpr QMarginsF margins(24 * pixels_per_mm, 20 * pixels_per_mm, 24 * pixels_per_mm,
                            24 * pixels_per_mm);

constexpr QRectF area() {
    return QRectF(QPointF(0, 0), paper).marginsRemoved(margins);
}

/// Paints the title and the number of a page below the text.
void paintFooter(QPainter& painter, const QString& title, int page, int pages) {
    constexpr double down = 8 * pixels_per_mm, height = 16;
    const Theme theme = lightTheme();
    const QRectF line(area().left(), area().bottom() + down, area().width(), height);
    const QString number = QStringLiteral("%1 / %2").arg(page + 1).arg(pages);
    const QFont font = uiFont(textsize::small);
    const double taken = QFontMetricsF(font).horizontalAdvance(number) + height;
    painter.setPen(QPen(theme.line, 0.75));
    painter.drawLine(line.topLeft() - QPointF(0, 5), line.topRight() - QPointF(0, 5));
    painter.setFont(font);
    painter.setPen(theme.mutedInk);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    painter.drawText(line.adjusted(0, 0, -taken, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(title, Qt::ElideRight, line.width() - taken));
}

}  // namespace

QByteArray handoutPdf(const Handout& handout, const std::vector<PaintedFigure>& figures,
                      const QString& command, const Work& work) {
    constexpr int resolution = 1200;
    requireRoom();
    const OneOrder order;
    const FontFamily family{QString()};
    const QString title = legible(handout.title);
    const HandoutDocument document(handout, figures, area().size());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setTitle(title);
    pdf.setCreator(softwareName());
    pdf.setDocumentXmpMetadata(xmpPacket(
        title, softwareName() + u'\n' +
                   QCoreApplication::translate("Metadata", "Command: %1").arg(legible(command)) +
                   u'\n'));
    pdf.setResolution(resolution);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&pdf);
    // Without LosslessImageRendering, images are stored as JPEG.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::LosslessImageRendering);
    painter.scale(resolution / 96.0, resolution / 96.0);
    for (int page = 0; page < document.pages(); ++page) {
        if (work.stop.stop_requested())
            throw Cancelled();
        if (page > 0)
            pdf.newPage();
        painter.save();
        painter.translate(area().topLeft());
        document.paint(painter, page);
        painter.restore();
        paintFooter(painter, title, page, document.pages());
        work.progress((page + 1.0) / document.pages());
    }
    painter.end();
    return withoutDate(bytes);
}

}  // namespace attnscope
