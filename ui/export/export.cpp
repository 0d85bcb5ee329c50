#include "ui/export/export.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <array>

#include "core/errors.h"
#include "core/figures/figures.h"
#include "core/io/atomic_file.h"
#include "core/io/path_ending.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

constexpr double screenDpi = 96;

/// The picture's area in device-independent pixels.
QSizeF areaOf(const ExportOptions& options) {
    return QSizeF(options.size) * (screenDpi / options.dpi);
}

void check(const ExportOptions& options) {
    constexpr int least = 16, most = 16384, coarsest = 24, finest = 2400;
    const auto fits = [](int side) { return side >= least && side <= most; };
    if (!fits(options.size.width()) || !fits(options.size.height()))
        throw InvalidRequest(Message(
            "export.size", "a picture of %1 × %2 pixels cannot be made: each side takes %3 to %4",
            {options.size.width(), options.size.height(), least, most}));
    if (!(options.dpi >= coarsest && options.dpi <= finest))
        throw InvalidRequest(
            Message("export.dpi", "a picture takes %1 to %2 dots per inch", {coarsest, finest}));
}

/// Paints scaled so that the area of the picture fills `device`, in the painter's own units.
void paintScaled(QPainter& painter, QSizeF device, const ExportOptions& options,
                 const Paint& paint) {
    const QSizeF area = areaOf(options);
    requireRoom();
    // Without the last one a PDF holds images as JPEG.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::LosslessImageRendering);
    painter.scale(device.width() / area.width(), device.height() / area.height());
    if (!options.transparent)
        painter.fillRect(QRectF(QPointF(0, 0), area), options.theme.surface);
    paint(painter, area);
}

Encode asPng(const About& about, const ExportOptions& options, const Paint& paint) {
    return [picture = pictureImage(about, options, paint)] { return encodedPng(picture); };
}

Encode asSvg(const About& about, const ExportOptions& options, const Paint& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(options.size);
    svg.setViewBox(QRectF(QPointF(0, 0), options.size));
    svg.setResolution(qRound(options.dpi));
    svg.setTitle(legible(about.title).toHtmlEscaped());
    svg.setDescription(descriptionText(about).toHtmlEscaped());
    QPainter painter(&svg);
    paintScaled(painter, options.size, options, paint);
    painter.end();
    return [bytes] { return bytes; };
}

Encode asPdf(const About& about, const ExportOptions& options, const Paint& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setTitle(legible(about.title));
    pdf.setCreator(softwareName());
    pdf.setDocumentXmpMetadata(xmpPacket(about));
    pdf.setResolution(1200);
    pdf.setPageSize(QPageSize(QSizeF(options.size) / options.dpi, QPageSize::Inch, QString(),
                              QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&pdf);
    paintScaled(painter, pdf.pageLayout().fullRectPixels(pdf.resolution()).size(), options, paint);
    painter.end();
    return [bytes] { return bytes; };
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

void requireRoom() {
    constexpr qsizetype room = 64 << 20;
    const QByteArray taken(room, Qt::Uninitialized);
}

QImage pictureImage(const About& about, const ExportOptions& options, const Paint& paint) {
    check(options);
    QImage image(options.size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        throw Error(Message("export.memory",
                            "there is not enough memory for a picture of %1 × %2 pixels",
                            {options.size.width(), options.size.height()}));
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintScaled(painter, options.size, options, paint);
    painter.end();
    const int dotsPerMeter = qRound(options.dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    image.setText(QStringLiteral("Title"), legible(about.title));
    image.setText(QStringLiteral("Software"), softwareName());
    image.setText(QString::fromLatin1(scenarioKey), scenarioText(about.scenario));
    if (about.frozen)
        image.setText(QString::fromLatin1(frozenKey), scenarioText(*about.frozen));
    if (!about.part.isEmpty())
        image.setText(QString::fromLatin1(partKey), legible(about.part));
    return image;
}

Canvas canvasOf(const std::string& path, const ExportOptions& options) {
    constexpr double finest = 4;
    const double ratio = ending_of(path) == "pdf" ? finest : options.dpi / screenDpi;
    return {areaOf(options), std::clamp(ratio, 1.0, finest)};
}

Encode paintPicture(const std::string& path, const About& about, const ExportOptions& options,
                    const Paint& paint) {
    using Format = Encode (*)(const About&, const ExportOptions&, const Paint&);
    static constexpr std::array<std::pair<const char*, Format>, 3> formats{
        {{"png", asPng}, {"svg", asSvg}, {"pdf", asPdf}}};
    check(options);
    const std::string ending = ending_of(path);
    for (const auto& [name, painted] : formats)
        if (ending == name)
            return painted(about, options, paint);
    throw InvalidRequest(
        Message("export.format",
                "%1: a picture is written as .png, .svg or .pdf, a figure as .csv too", {path}));
}

void exportPicture(const std::string& path, const About& about, const ExportOptions& options,
                   const Paint& paint) {
    const QByteArray bytes = paintPicture(path, about, options, paint)();
    write_atomically(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void exportFigure(const std::string& path, const Figure& figure, const Scenario& scenario,
                  const ExportOptions& options) {
    if (ending_of(path) == "csv") {
        write_atomically(path, to_csv(figure, scenario));
        return;
    }
    Theme theme = options.theme;
    if (options.transparent)
        theme.surface.setAlpha(0);
    exportPicture(
        path, {translated(figure.title), scenario, {}}, options,
        [&](QPainter& painter, QSizeF size) { paintFigure(painter, size, figure, theme); });
}

}  // namespace attnscope
