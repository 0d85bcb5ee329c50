#include "tests/ui/test_variables.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include "ui/figure/variables.h"
#include "ui/look/theme.h"

using namespace attnscope;

namespace {

/// The text with its variables in brackets.
QString marked(QString text) {
    const std::vector<TextRange> variables = variablesIn(text);
    for (auto range = variables.rbegin(); range != variables.rend(); ++range) {
        text.insert(range->begin + range->length, u']');
        text.insert(range->begin, u'[');
    }
    return text;
}

/// A piece of text of an SVG and whether it is italic.
struct DrawnText {
    QString text;
    bool is_italic;
};

std::vector<DrawnText> drawn(const QString& text, const QRectF& box) {
    QByteArray svg;
    QBuffer buffer(&svg);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    QPainter painter(&generator);
    painter.setFont(uiFont());
    drawWithVariables(painter, box, Qt::AlignLeft, text);
    painter.end();
    std::vector<DrawnText> texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"text")
            continue;
        const bool is_italic = xml.attributes().value(QLatin1String("font-style")) == u"italic";
        texts.push_back({xml.readElementText(), is_italic});
    }
    return texts;
}

/// A picture of a text in this colour and font.
QImage painted(const QString& text, const QColor& color, const QFont& font) {
    QImage image(200, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(color);
    drawWithVariables(painter, image.rect(), Qt::AlignLeft, text);
    return image;
}

}  // namespace

void TestVariables::areFoundInTexts() {
    for (const char* const text :
         {"length [n]", "entropy [H], nat", "[λ] = 0.125 at [d] = 64", "1/√[d]", "[κ]·log [n]/[d]",
          "log₅₁₂ [n]/√[d]", "e^[H]", "[λd] and [λs]", "[H]([λ]′, [n])", "[λ](1 − Σ[p]²)"}) {
        const QString expected = QString::fromUtf8(text);
        QCOMPARE(marked(QString(expected).remove(u'[').remove(u']')), expected);
    }
    for (const char* const text : {"", "plain words", "a d-dimensional head", "d’attention",
                                   "n.npy", "run_n", "5d", "n2", "π/2", "λόγος", "head", "s", "λx"})
        QCOMPARE(marked(QString::fromUtf8(text)), QString::fromUtf8(text));
}

void TestVariables::areItalicAndStayText() {
    QString all;
    for (const auto& [text, is_italic] :
         drawn(QStringLiteral("λ = κ·log n/d at length n"), QRectF(0, 0, 400, 20))) {
        QCOMPARE(is_italic, !variablesIn(text).empty());
        all += text;
    }
    QCOMPARE(all.simplified().remove(u' '), QStringLiteral("λ=κ·logn/datlengthn"));
}

void TestVariables::aTextWithoutRoomIsWrapped() {
    const QString words = QStringLiteral("many words about the length n that take two lines");
    const auto lines = drawn(words, QRectF(0, 0, 160, 40));
    QVERIFY(lines.size() >= 2);
    for (const DrawnText& line : lines)
        QVERIFY(!line.is_italic);
}

/// Layouts are kept: what was drawn before must change neither colour nor font of what is drawn
/// now.
void TestVariables::aTextDrawnAgainHasTheColourAndFontOfNow() {
    const QString text = QStringLiteral("λ = 0.125 at n");
    const QFont small = uiFont(11), large = uiFont(14);
    const QImage red = painted(text, Qt::red, small), blue = painted(text, Qt::blue, small),
                 larger = painted(text, Qt::red, large);
    QVERIFY(red != blue && red != larger);
    for (int i = 0; i < 300; ++i)  // more texts than are kept
        painted(QStringLiteral("n = %1").arg(i), Qt::black, small);
    for (int again = 0; again < 2; ++again) {
        QCOMPARE(painted(text, Qt::blue, small), blue);
        QCOMPARE(painted(text, Qt::red, small), red);
        QCOMPARE(painted(text, Qt::red, large), larger);
    }
}
