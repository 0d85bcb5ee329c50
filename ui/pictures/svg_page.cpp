#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <cmath>

#include "ui/look/text.h"
#include "ui/pictures/embedded_fonts.h"
#include "ui/pictures/page.h"

namespace attnscope {
namespace {

constexpr double mmPerPoint = 25.4 / 72;

QByteArray attribute(const char* name, double mm) {
    return QByteArray(name) + "=\"" + QByteArray::number(mm, 'g', 8) + "mm\"";
}

/// Sets the exact size of an SVG. Qt rounds it to whole units of its resolution; it is the first
/// width and height in the text.
void setSize(QByteArray& svg, QSizeF points) {
    for (const auto& [name, length] :
         {std::pair{" width", points.width()}, {" height", points.height()}}) {
        const auto begin = svg.indexOf(QByteArray(name) + "=\"");
        const auto end = svg.indexOf('"', svg.indexOf('"', begin) + 1) + 1;
        svg.replace(begin, end - begin, attribute(name, length * mmPerPoint));
    }
}

}  // namespace

Encode asSvg(const About& about, const Look& look, const Paint& paint) {
    const QSizeF area = areaOf(look);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(
        {static_cast<int>(std::ceil(area.width())), static_cast<int>(std::ceil(area.height()))});
    svg.setViewBox(QRectF(QPointF(0, 0), area));
    svg.setTitle(legible(about.title).toHtmlEscaped());
    svg.setDescription(descriptionText(about).toHtmlEscaped());
    QPainter painter(&svg);
    paintPage(painter, area, look, paint);
    painter.end();
    setSize(bytes, pointsOf(look));
    return [bytes = withFonts(bytes)] { return bytes; };
}

}  // namespace attnscope
