#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>

/// Reads pictures back from the files that hold them.
namespace attnscope::testing {

/// An image of a PDF: its colours without its mask, and how it is compressed.
struct PdfImage {
    QImage colors;
    QByteArray dictionary;
};

/// Returns the bytes behind "stream", decompressed: a PDF's Flate streams are zlib's, before which
/// Qt wants the length (four bytes, big-endian).
inline QByteArray inflated(const QByteArray& stream, qsizetype length) {
    QByteArray sized;
    for (const int shift : {24, 16, 8, 0})
        sized.append(static_cast<char>(length >> shift));
    return qUncompress(sized + stream);
}

/// Returns the colour images (masks aside) in the order of the file. Images that are not Flate are
/// null.
inline QList<PdfImage> imagesOfPdf(const QByteArray& pdf) {
    QList<PdfImage> images;
    const auto number = [](const QByteArray& dictionary, const char* name) {
        const QRegularExpression form(QStringLiteral(R"(/%1 (\d+))").arg(QLatin1StringView(name)));
        return form.match(QString::fromLatin1(dictionary)).captured(1).toInt();
    };
    for (qsizetype at = pdf.indexOf("/Subtype /Image"); at >= 0;
         at = pdf.indexOf("/Subtype /Image", at + 1)) {
        const qsizetype from = pdf.lastIndexOf("<<", at), to = pdf.indexOf("stream\n", at);
        const QByteArray dictionary = pdf.mid(from, to - from);
        if (!dictionary.contains("/DeviceRGB"))
            continue;
        const int width = number(dictionary, "Width"), height = number(dictionary, "Height");
        const QByteArray stream = pdf.mid(to + 7, pdf.indexOf("\nendstream", to) - to - 7);
        images.append({{}, dictionary});
        if (!dictionary.contains("/FlateDecode"))
            continue;
        const QByteArray bytes = inflated(stream, qsizetype{3} * width * height);
        images.back().colors = QImage(reinterpret_cast<const uchar*>(bytes.constData()), width,
                                      height, 3 * width, QImage::Format_RGB888)
                                   .copy();
    }
    return images;
}

/// Returns the XMP packet of a PDF, from its header to its trailer; empty if either is missing.
inline QByteArray packetOf(const QByteArray& pdf) {
    const qsizetype from = pdf.indexOf("<?xpacket begin="), end = pdf.indexOf("<?xpacket end=");
    return from < 0 || end < from ? QByteArray() : pdf.mid(from, pdf.indexOf("?>", end) + 2 - from);
}

/// Returns the images that an SVG embeds as PNG.
inline QList<QImage> imagesOfSvg(const QByteArray& svg) {
    QList<QImage> images;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement &&
            xml.name() == QLatin1String("image"))
            for (const QXmlStreamAttribute& attribute : xml.attributes())
                if (attribute.name() == QLatin1String("href"))
                    images.append(QImage::fromData(
                        QByteArray::fromBase64(attribute.value().toLatin1().split(',').last())));
    return images;
}

/// Returns the image with the most pixels.
inline QImage largest(const QList<QImage>& images) {
    const auto pixels = [](const QImage& image) { return image.width() * image.height(); };
    return images.isEmpty() ? QImage() : std::ranges::max(images, {}, pixels);
}

inline QImage largestOfPdf(const QByteArray& pdf) {
    QList<QImage> images;
    for (const PdfImage& image : imagesOfPdf(pdf))
        images.append(image.colors);
    return largest(images);
}

/// Returns all text of an XML document; null if it is not well-formed.
inline QString textOfXml(const QByteArray& document) {
    QXmlStreamReader xml(document);
    QString text = QStringLiteral("");
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::Characters)
            text += xml.text();
    return xml.hasError() ? QString() : text;
}

}  // namespace attnscope::testing
