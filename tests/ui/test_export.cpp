#include "tests/ui/test_export.h"

#include <QDir>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/figures/validity.h"
#include "core/text/errors.h"
#include "core/version.h"
#include "tests/core/temporary_folder.h"
#include "tests/ui/picture_reading.h"
#include "tests/ui/sample_figures.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_layout.h"
#include "ui/pictures/export.h"

using namespace attnscope;

namespace {

/// A Scenario that no default could stand for, with characters that every format must escape.
Scenario marked() {
    Scenario scenario;
    scenario.n = 777;
    scenario.queries = "file";
    scenario.query_file = "/data/a <b> & \"c\" ü λ.npy";
    return scenario;
}

Look look(QSize size, double dpi = 144) {
    return pixelLook(size, dpi, lightTheme());
}

Look clear(QSize size) {
    Look made = look(size);
    made.transparent = true;
    return made;
}

Figure markedFigure() {
    Figure figure = sample::entropyVsLength();
    figure.title = "Entropy & length <λ>";
    return figure;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A temporary folder, and a figure exported into it.
struct Exported {
    QTemporaryDir folder;
    QString path;

    Exported(const char* name, const Look& options)
        : path(folder.filePath(QString::fromUtf8(name))) {
        exportFigure(path.toStdString(), markedFigure(), marked(), options);
    }
};

void expectScenario(const QString& text) {
    for (const auto& [key, value] : describe(marked())) {
        const QString line = QString::fromStdString(key + "=" + value);
        QVERIFY2(text.split(QLatin1Char('\n')).contains(line), qPrintable(line));
    }
}

QString software() {
    return QStringLiteral("Attnscope ") + QString::fromStdString(std::string(version()));
}

template <typename Fault, typename Function>
std::string messageOf(Function function) {
    try {
        function();
    } catch (const Fault& fault) {
        return fault.what();
    }
    return {};
}

}  // namespace

void TestExport::pngHasSizeResolutionAndScenario() {
    const Exported exported("figure.png", look({1000, 640}, 150));
    QImageReader reader(exported.path);
    QCOMPARE(reader.format(), QByteArray("png"));
    const QImage image = reader.read();
    QCOMPARE(image.size(), QSize(1000, 640));
    QCOMPARE(image.dotsPerMeterX(), 5906);
    QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Entropy & length <λ>"));
    QCOMPARE(image.text(QStringLiteral("Software")), software());
    expectScenario(image.text(QStringLiteral("Attnscope Scenario")));
    QCOMPARE(image.pixelColor(0, 0), lightTheme().surface);
}

/// What is shaded is not a panel either.
void TestExport::transparentPngHasNothingBehind() {
    Figure figure = markedFigure();
    for (Curve& curve : figure.curves)
        curve.holds = {{1000, 65536}};
    QVERIFY(!where_none_holds(figure).empty());
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figure.png"));
    exportFigure(path.toStdString(), figure, marked(), clear({600, 400}));
    const QImage image(path);
    int clear = 0, opaque = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            clear += qAlpha(image.pixel(x, y)) == 0;
            opaque += qAlpha(image.pixel(x, y)) == 255;
        }
    QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    QVERIFY(clear > image.width() * image.height() / 2);
    QVERIFY(opaque > 1000);
    QVERIFY(opaque < image.width() * image.height() / 10);
}

void TestExport::svgIsTextWithTheScenario() {
    const Exported exported("figure.SVG", look({960, 720}, 96));
    QXmlStreamReader xml(contentOf(exported.path));
    QString title, description, width, texts;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("svg"))
            width = xml.attributes().value(QLatin1String("width")).toString();
        else if (xml.name() == QLatin1String("title"))
            title = xml.readElementText();
        else if (xml.name() == QLatin1String("desc"))
            description = xml.readElementText();
        else if (xml.name() == QLatin1String("text"))
            texts += xml.readElementText().trimmed() + QLatin1Char(' ');
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(width, QStringLiteral("254mm"));
    QCOMPARE(title, QStringLiteral("Entropy & length <λ>"));
    QVERIFY(description.startsWith(software()));
    expectScenario(description);
    for (const char* label : {"annealed", "simulation ± 95 %", "n = 512", "4096"})
        QVERIFY2(texts.contains(QString::fromUtf8(label)), label);
}

void TestExport::pdfHasPageSizeFontsAndScenario() {
    const Exported exported("figure.pdf", look({1200, 800}, 144));
    const QByteArray pdf = contentOf(exported.path);
    QVERIFY(pdf.startsWith("%PDF-"));
    const QRegularExpression box(QStringLiteral(R"(/MediaBox \[0 0 600(\.0*)? 400(\.0*)?\])"));
    QVERIFY(box.match(QString::fromLatin1(pdf)).hasMatch());
    QVERIFY2(pdf.contains("/FontFile"), "fonts are embedded");
    QVERIFY2(pdf.contains("/ToUnicode"), "text can be searched");
    QVERIFY2(!pdf.contains("/Subtype /Image"), "nothing is drawn as pixels");
    const QByteArray packet = testing::packetOf(pdf);
    QVERIFY(
        packet.startsWith("<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"));
    QVERIFY(packet.endsWith("</x:xmpmeta>\n<?xpacket end=\"w\"?>"));
    const QString texts = testing::textOfXml(packet);
    QVERIFY(texts.contains(QStringLiteral("Entropy & length <λ>")));
    QVERIFY(texts.contains(software()));
    for (const auto& [key, value] : describe(marked()))
        QVERIFY(texts.contains(QString::fromStdString(key + "=" + value)));
}

void TestExport::csvIsTheFiguresTable() {
    const Exported exported("figure.csv", {});
    QCOMPARE(contentOf(exported.path).toStdString(), to_csv(markedFigure(), marked()));
}

void TestExport::picturesScaleWithTheResolution() {
    for (double dpi : {96.0, 192.0, 300.0}) {
        QSizeF area;
        const Look options = look({900, 600}, dpi);
        const QImage image = pictureImage(
            {QStringLiteral("t"), marked(), {}}, options, [&area](QPainter& painter, QSizeF size) {
                area = size;
                painter.fillRect(QRectF(QPointF(0, 0), size / 2), Qt::red);
            });
        QCOMPARE(area, QSizeF(900, 600) * 96 / dpi);
        QCOMPARE(image.pixelColor(440, 290), QColor(Qt::red));
        QVERIFY(image.pixelColor(460, 310) != QColor(Qt::red));
    }
}

void TestExport::oddRequestsAreRefused() {
    const QTemporaryDir folder;
    const auto refused = [&](const char* name, const Look& options) {
        return messageOf<InvalidRequest>([&] {
            exportFigure(folder.filePath(QString::fromUtf8(name)).toStdString(), markedFigure(),
                         marked(), options);
        });
    };
    QVERIFY(refused("a.jpg", {}).find(".svg") != std::string::npos);
    QVERIFY(!refused("png", {}).empty());
    QVERIFY(refused("a.png", look({15, 400})).find("15 × 400") != std::string::npos);
    QVERIFY(!refused("a.svg", look({400, 16385})).empty());
    QVERIFY(!refused("a.pdf", look({-1, 400})).empty());
    for (double dpi : {0.0, -96.0, 1e9, std::nan("")})
        QVERIFY(!refused("a.png", look({1200, 800}, dpi)).empty());
    QVERIFY(refused("a.png", look({16, 16}, 2400)).empty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("a.png")));
}

void TestExport::aFailureLeavesTheOldFileWhole() {
    const QTemporaryDir folder;
    for (const char* name : {"a.png", "a.svg", "a.pdf"}) {
        const QString path = folder.filePath(QString::fromUtf8(name));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const auto fail = [&] {
            exportPicture(path.toStdString(), {QStringLiteral("t"), marked(), {}}, {},
                          [](QPainter&, QSizeF) { throw FileError("the painter stumbled"); });
        };
        QCOMPARE(messageOf<FileError>(fail), std::string("the painter stumbled"));
        QCOMPARE(contentOf(path), QByteArray("old"));
    }
    const auto into = [&](const QString& path) {
        return messageOf<FileError>([&] {
            exportFigure(path.toStdString(), markedFigure(), marked(), look({300, 200}));
        });
    };
    const QString missing = folder.filePath(QStringLiteral("no/such/folder/a.png"));
    QVERIFY(into(missing).find("no/such/folder") != std::string::npos);
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("taken.pdf")));
    QVERIFY(!into(folder.filePath(QStringLiteral("taken.pdf"))).empty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
}

namespace {

/// All of ASCII's control characters, a noncharacter, halves of a surrogate pair and what else is
/// not UTF-8, what XML escapes, and a line that looks like a field.
Scenario hostile() {
    std::string path;
    for (char c = 1; c < 32; ++c)
        path += c;
    Scenario scenario;
    scenario.n = 777;
    scenario.queries = "file";
    scenario.query_file =
        path + "\xEF\xBF\xBE \xED\xA0\x80 \xED\xB0\x80 \xFF\xFE \x7F \xC2\x85 <>&\"' ]]>\nn=5";
    return scenario;
}

/// Each field of the Scenario is one line of the text, and no line holds a control character.
void expectOneLineAField(const QString& text) {
    const QStringList lines = text.split(QLatin1Char('\n'));
    qsizetype found = 0;
    for (const auto& [key, value] : describe(hostile()))
        found += lines.filter(QRegularExpression(u'^' + QString::fromStdString(key) + u'=')).size();
    QCOMPARE(found, static_cast<qsizetype>(describe(hostile()).size()));
    QVERIFY(lines.contains(QStringLiteral("n=777")));
    QVERIFY(text.contains(QStringLiteral("<>&\"'")));
    for (const QChar c : text)
        QVERIFY(c == QLatin1Char('\n') || c.category() != QChar::Other_Control);
}

}  // namespace

void TestExport::metadataIsWellFormedWhateverAFieldHolds() {
    const QTemporaryDir folder;
    const QString halves = QStringLiteral("a") + QChar(0xD800) + u'b' + QChar(0xDC00) + QChar(1);
    const auto exported = [&](const char* name) {
        const QString path = folder.filePath(QString::fromUtf8(name));
        exportPicture(path.toStdString(), {halves, hostile(), halves}, look({64, 64}),
                      [](QPainter&, QSizeF) {});
        return contentOf(path);
    };
    const QString clean = QStringLiteral("a\uFFFDb\uFFFD\uFFFD");
    const QString svg = testing::textOfXml(exported("a.svg"));
    QVERIFY2(!svg.isNull(), "SVG is well-formed");
    QVERIFY(svg.contains(clean));
    expectOneLineAField(svg);
    const QByteArray pdf = exported("a.pdf");
    const QString xmp = testing::textOfXml(testing::packetOf(pdf));
    QVERIFY2(!xmp.isNull(), "XMP is well-formed");
    QVERIFY(xmp.contains(clean));
    expectOneLineAField(xmp);
    const QImage png = QImage::fromData(exported("a.png"));
    QCOMPARE(png.text(QStringLiteral("Title")), clean);
    QCOMPARE(png.text(QStringLiteral("Attnscope Part")), clean);
    expectOneLineAField(png.text(QStringLiteral("Attnscope Scenario")));
}

void TestExport::namesAreTakenByteByByte() {
    const TemporaryFolder folder;
    for (const char* name :
         {"\xff\xfe-Q.png", "\xff\xfe-Q.svg", "\xff\xfe-Q.pdf", "\xff\xfe-Q.csv"}) {
        exportFigure(folder / name, markedFigure(), marked(), look({300, 200}));
        QVERIFY2(std::filesystem::is_regular_file(folder.path() / name), name);
    }
    const auto files = std::filesystem::directory_iterator(folder.path());
    QCOMPARE(std::distance(begin(files), end(files)), std::ptrdiff_t{4});
}

/// Of a picture that stays: it differs within the plot alone, and where that has room it does.
void TestExport::aReadOutCoversNeitherLegendNorNotes() {
    Scenario scenario;
    scenario.samples = 20;
    const Figure figure = figure_entry("entropy-vs-length").compute(scenario, Detail::sampled, {});
    const auto painted = [&](QSize size, bool readout) {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintFigure(painter, size, figure, lightTheme(), {.title = true, .readout = readout});
        return image;
    };
    for (const QSize size : {QSize(300, 220), QSize(700, 450), QSize(1200, 800)}) {
        const LayoutRequest asked{
            QSizeF(size), {figure.x.min, figure.x.max}, {figure.y.min, figure.y.max}, true};
        const QRect plot = layOut(figure, asked).plot.toAlignedRect().adjusted(-1, -1, 1, 1);
        const QImage with = painted(size, true), without = painted(size, false);
        int inside = 0, outside = 0;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y))
                    ++(plot.contains(x, y) ? inside : outside);
        QCOMPARE(outside, 0);
        QCOMPARE(inside > 0, size.width() > 500);
    }
}
