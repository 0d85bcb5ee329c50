#include "ui/pictures/export.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>
#include <algorithm>
#include <array>

#include "core/figures/figures.h"
#include "core/io/atomic_file.h"
#include "core/io/path_ending.h"
#include "core/text/errors.h"
#include "ui/figure/figure_view.h"
#include "ui/look/font_family.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/pictures/page.h"

namespace attnscope {

namespace {

Encode asPng(const About& about, const Look& look, const Paint& paint) {
    return [picture = pictureImage(about, look, paint)] { return encodedPng(picture); };
}

}  // namespace

QByteArray encodedPng(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(picture))
        throw FileError(Message("export.png", "the picture cannot be encoded as PNG: %1",
                                {writer.errorString().toStdString()}));
    return bytes;
}

void paintPage(QPainter& painter, QSizeF device, const Look& look, const Paint& paint) {
    const QSizeF area = areaOf(look);
    requireRoom();
    const FontFamily family(toQString(look.font));
    painter.setFont(uiFont(textsize::small));  // not the application's, which the window sets
    // Without LosslessImageRendering, images in a PDF are stored as JPEG.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::LosslessImageRendering);
    painter.scale(device.width() / area.width(), device.height() / area.height());
    if (!look.transparent)
        painter.fillRect(QRectF(QPointF(0, 0), area), themeOf(look).surface);
    paint(painter, area);
}

void requireRoom() {
    constexpr qsizetype room = 64 << 20;
    const QByteArray taken(room, Qt::Uninitialized);
}

QImage paintedImage(QSize pixels, const Look& look, const Paint& paint) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        throw Error(Message("export.memory",
                            "there is not enough memory for a picture of %1 × %2 pixels",
                            {pixels.width(), pixels.height()}));
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintPage(painter, pixels, look, paint);
    return image;
}

QImage pictureImage(const About& about, const Look& look, const Paint& paint) {
    check(look);
    QImage image = paintedImage(pixelsOf(look), look, paint);
    const int dotsPerMeter = qRound(look.dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    for (const auto& [key, text] : textsOf(about))
        image.setText(QString::fromLatin1(key), text);
    return image;
}

Canvas canvasOf(const std::string& path, const Look& look) {
    constexpr double finest = 4;
    const QSizeF area = areaOf(look);
    const double dots = pixelsOf(look).width() / area.width();
    return {area, ending_of(path) == "pdf" ? std::max(finest, dots) : dots};
}

Encode paintPicture(const std::string& path, const About& about, const Look& look,
                    const Paint& paint) {
    using Format = Encode (*)(const About&, const Look&, const Paint&);
    static constexpr std::array<std::pair<const char*, Format>, 3> formats{
        {{"png", asPng}, {"svg", asSvg}, {"pdf", asPdf}}};
    check(look);
    const std::string ending = ending_of(path);
    for (const auto& [name, painted] : formats)
        if (ending == name)
            return painted(about, look, paint);
    throw InvalidRequest(Message(
        "export.format",
        "%1: a picture is written as .png, .svg or .pdf, and a figure also as .csv", {path}));
}

void exportPicture(const std::string& path, const About& about, const Look& look,
                   const Paint& paint) {
    const QByteArray bytes = paintPicture(path, about, look, paint)();
    write_atomically(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void exportFigure(const std::string& path, const Figure& figure, const Scenario& scenario,
                  const Look& look) {
    if (ending_of(path) == "csv") {
        write_atomically(path, to_csv(figure, scenario));
        return;
    }
    exportPicture(
        path, {translated(figure.title), scenario, {}}, look,
        [&](QPainter& painter, QSizeF size) { paintFigure(painter, size, figure, themeOf(look)); });
}

}  // namespace attnscope
