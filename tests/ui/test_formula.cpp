#include "tests/ui/test_formula.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QSvgGenerator>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QXmlStreamReader>
#include <algorithm>
#include <fstream>
#include <sstream>

#include "core/latex/parse.h"
#include "core/latex/plain_text.h"
#include "tests/locations.h"
#include "tests/ui/picture_reading.h"
#include "ui/formula/formula_in_text.h"
#include "ui/formula/math_font.h"
#include "ui/formula/typeset_formula.h"
#include "ui/lessons/prose_document.h"
#include "ui/look/text.h"

using namespace attnscope;

namespace {

constexpr double em = 100;
constexpr double tiny = 1e-6 * em;

/// Every formula that `attnscope list --json` prints as LaTeX, with its plain text.
std::map<std::string, QString> formulasOfRecords() {
    QProcess program;
    program.start(QString::fromLocal8Bit(testing::program_path()),
                  {QStringLiteral("list"), QStringLiteral("--json")});
    if (!program.waitForFinished())
        return {};
    std::map<std::string, QString> formulas;
    const QJsonObject all = QJsonDocument::fromJson(program.readAllStandardOutput()).object();
    for (const QJsonValue& section : all)
        for (const QJsonValue& item : section.toArray())
            if (const QString latex = item[u"latex"].toString(); !latex.isEmpty())
                formulas[latex.toStdString()] = item[u"formula"].toString();
    return formulas;
}

TypesetFormula laidOut(std::string_view latex, FormulaStyle style = FormulaStyle::display) {
    const auto formula = typeset(latex, em, style);
    if (!formula)
        QTest::qFail("cannot be laid out", __FILE__, __LINE__);
    return formula.value_or(TypesetFormula{});
}

/// The rectangles around the separate outlines of a formula.
std::vector<QRectF> inks(const TypesetFormula& formula) {
    std::vector<QRectF> rectangles;
    for (const QPolygonF& outline : formula.outline.toSubpathPolygons())
        rectangles.push_back(outline.boundingRect());
    return rectangles;
}

template <typename Wanted>
QRectF united(const std::vector<QRectF>& rectangles, Wanted wanted) {
    QRectF all;
    for (const QRectF& each : rectangles)
        if (wanted(each))
            all |= each;
    return all;
}

double constant(hb_ot_math_constant_t which) {
    return MathFont::installed()->constant(which) * em;
}

/// A fraction taken apart.
struct FractionInks {
    QRectF rule, over, under;
};

FractionInks fractionInks(std::string_view latex, FormulaStyle style) {
    const std::vector<QRectF> all = inks(laidOut(latex, style));
    FractionInks parts;
    parts.rule = *std::ranges::max_element(
        all, {}, [](const QRectF& each) { return each.width() / each.height(); });
    parts.over =
        united(all, [&](const QRectF& each) { return each.bottom() <= parts.rule.top() + tiny; });
    parts.under =
        united(all, [&](const QRectF& each) { return each.top() >= parts.rule.bottom() - tiny; });
    return parts;
}

/// The bottom row of ink of a picture, or −1.
int bottomOfInk(const QImage& image) {
    for (int y = image.height() - 1; y >= 0; --y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                return y;
    return -1;
}

QImage picture(QTextDocument& document) {
    QImage image(400, 120, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    document.drawContents(&painter);
    return image;
}

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + std::ssize(values) / 2);
    return values[values.size() / 2];
}

}  // namespace

void TestFormula::initTestCase() {
    QVERIFY(MathFont::installed());
}

void TestFormula::everyRecordHasOneThatIsLaidOut() {
    const auto formulas = formulasOfRecords();
    QVERIFY(formulas.size() > 100);
    for (const auto& [latex, plain] : formulas)
        for (const FormulaStyle style : {FormulaStyle::display, FormulaStyle::text}) {
            const Formula formula = parse_formula(latex);
            QCOMPARE(toQString(plain_text(formula)), plain);
            QVERIFY2(!plain.isEmpty() && !plain.contains(u'\\'), latex.c_str());
            QXmlStreamReader xml(toQString(mathml(formula, style)));
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            const TypesetFormula set = laidOut(latex, style);
            const QRectF ink = set.outline.boundingRect();
            QVERIFY2(!ink.isEmpty(), latex.c_str());
            QVERIFY2(ink.top() >= -set.ascent - tiny && ink.bottom() <= set.descent + tiny,
                     latex.c_str());
            // Slanted letters lean a little over their ends.
            QVERIFY2(ink.left() >= -0.2 * em && ink.right() <= set.width + 0.1 * em, latex.c_str());
        }
}

void TestFormula::fractionsKeepTheirDistances() {
    const double axis = constant(HB_OT_MATH_CONSTANT_AXIS_HEIGHT);
    for (const auto& [style, over_gap, under_gap] :
         {std::tuple{FormulaStyle::display, HB_OT_MATH_CONSTANT_FRACTION_NUM_DISPLAY_STYLE_GAP_MIN,
                     HB_OT_MATH_CONSTANT_FRACTION_DENOM_DISPLAY_STYLE_GAP_MIN},
          std::tuple{FormulaStyle::text, HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_GAP_MIN,
                     HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_GAP_MIN}})
        for (const char* const latex :
             {R"(\frac{a}{b})", R"(\frac{gyp}{\hat{A}})", R"(\frac{x_{g_g}}{x^{A^A}})",
              R"(\frac{\frac{a}{b}}{\sqrt{\sqrt{d}}})"}) {
            const std::vector<QRectF> all = inks(laidOut(latex, style));
            const auto [rule, over, under] = fractionInks(latex, style);
            QVERIFY2(!over.isEmpty() && !under.isEmpty(), latex);
            QVERIFY2(std::abs(rule.center().y() + axis) < tiny, latex);
            QVERIFY2(std::abs(rule.height() -
                              constant(HB_OT_MATH_CONSTANT_FRACTION_RULE_THICKNESS)) < tiny,
                     latex);
            QVERIFY2(rule.top() - over.bottom() >= constant(over_gap) - tiny, latex);
            QVERIFY2(under.top() - rule.bottom() >= constant(under_gap) - tiny, latex);
            QVERIFY2(std::abs(over.center().x() - rule.center().x()) < 0.1 * em, latex);
        }
}

void TestFormula::scriptsStandWhereTheFontSays() {
    // The digits 1 and 4 stand on their baseline, so their ink begins where the script does.
    const auto ink_behind = [](std::string_view latex, double x) {
        return united(inks(laidOut(latex)), [&](const QRectF& each) { return each.left() >= x; });
    };
    const double beside = 0.4 * em;
    QVERIFY(std::abs(ink_behind("x^4", beside).bottom() +
                     constant(HB_OT_MATH_CONSTANT_SUPERSCRIPT_SHIFT_UP)) < tiny);
    QVERIFY(std::abs(ink_behind("x_4", beside).bottom() -
                     constant(HB_OT_MATH_CONSTANT_SUBSCRIPT_SHIFT_DOWN)) < tiny);
    const double script =
        MathFont::installed()->fraction(HB_OT_MATH_CONSTANT_SCRIPT_PERCENT_SCALE_DOWN);
    const double ratio = ink_behind("x^4", beside).height() / ink_behind("4", -em).height();
    QVERIFY(std::abs(ratio - script) < 1e-6);

    // Below a rule superscripts stand lower.
    const auto cramped = inks(laidOut(R"(\sqrt{x^4})"));
    const auto is_four = [&](const QRectF& each) {
        return std::abs(each.height() - ink_behind("x^4", beside).height()) < tiny;
    };
    QVERIFY(std::abs(united(cramped, is_four).bottom() +
                     constant(HB_OT_MATH_CONSTANT_SUPERSCRIPT_SHIFT_UP_CRAMPED)) < tiny);

    // A superscript of high brackets moves up with them, and both scripts keep their distance.
    const TypesetFormula high = laidOut(R"(\left(\frac{a}{b}\right)^4)");
    const TypesetFormula bare = laidOut(R"(\left(\frac{a}{b}\right))");
    const double drop = constant(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BASELINE_DROP_MAX);
    QVERIFY(ink_behind(R"(\left(\frac{a}{b}\right)^4)", bare.width).bottom() <=
            -(bare.ascent - drop) + tiny);
    QVERIFY(high.ascent > bare.ascent);
    for (const char* const latex : {"x_4^4", R"(x_{A^A}^{g_g})"}) {
        const auto all = inks(laidOut(latex));
        const auto is_script = [&](const QRectF& each) { return each.left() >= beside; };
        std::vector<QRectF> scripts;
        std::ranges::copy_if(all, std::back_inserter(scripts), is_script);
        const double axis = constant(HB_OT_MATH_CONSTANT_AXIS_HEIGHT) / 2;
        const QRectF upper =
            united(scripts, [&](const QRectF& each) { return each.center().y() < -axis; });
        const QRectF lower =
            united(scripts, [&](const QRectF& each) { return each.center().y() >= -axis; });
        QVERIFY2(lower.top() - upper.bottom() >=
                     constant(HB_OT_MATH_CONSTANT_SUB_SUPERSCRIPT_GAP_MIN) - tiny,
                 latex);
    }
}

void TestFormula::rootsCoverWhatTheyHold() {
    std::string inside = "x";
    double before = 0;
    for (int i = 0; i < 6; ++i) {
        const TypesetFormula held = laidOut(inside);
        const TypesetFormula root = laidOut("\\sqrt{" + inside + "}");
        const auto all = inks(root);
        const QRectF rule = *std::ranges::max_element(all, {}, [](const QRectF& each) {
            return std::abs(each.height() - constant(HB_OT_MATH_CONSTANT_RADICAL_RULE_THICKNESS)) <
                           tiny
                       ? each.width()
                       : 0;
        });
        QVERIFY(rule.width() >= held.width - tiny);
        QVERIFY(rule.bottom() <=
                -held.ascent - constant(HB_OT_MATH_CONSTANT_RADICAL_DISPLAY_STYLE_VERTICAL_GAP) +
                    tiny);
        const QRectF sign =
            united(all, [&](const QRectF& each) { return each.left() < rule.left() - tiny; });
        QVERIFY(std::abs(sign.top() - rule.top()) < 0.01 * em);
        QVERIFY(sign.bottom() >= held.descent - 0.05 * em);
        QVERIFY(root.height() > before);
        before = root.height();
        inside = "\\frac{" + inside + "}{" + inside + "}";
    }
}

void TestFormula::bracketsAreHighEnough() {
    for (const char* const bracket : {"( )", "[ ]", R"(\lfloor \rfloor)", R"(\lVert \rVert)"}) {
        const std::string both = bracket;
        const std::string open = both.substr(0, both.find(' ')),
                          close = both.substr(both.find(' '));
        std::string inside = "x";
        for (int i = 0; i < 6; ++i) {
            const TypesetFormula held = laidOut(inside);
            const auto all = inks(laidOut("\\left" + open + " " + inside + "\\right" + close));
            const double end = std::ranges::min(all, {}, &QRectF::left).center().x() + 0.05 * em;
            const QRectF ink = united(all, [&](const QRectF& each) { return each.left() < end; });
            const double axis = constant(HB_OT_MATH_CONSTANT_AXIS_HEIGHT);
            const double half = std::max(held.ascent - axis, held.descent + axis);
            QVERIFY2(ink.height() >= std::max(2 * half * 0.901, 2 * half - 0.5 * em) - 0.02 * em,
                     bracket);
            QVERIFY2(std::abs(ink.center().y() + axis) < 0.02 * em, bracket);
            inside = "\\frac{" + inside + "}{" + inside + "}";
        }
    }
}

void TestFormula::sumsAreLargeInDisplay() {
    const double least = constant(HB_OT_MATH_CONSTANT_DISPLAY_OPERATOR_MIN_HEIGHT);
    for (const char* const latex : {R"(\sum)", R"(\prod)", R"(\int)"}) {
        const TypesetFormula display = laidOut(latex), text = laidOut(latex, FormulaStyle::text);
        QVERIFY2(display.outline.boundingRect().height() >= least - 0.02 * em, latex);
        QVERIFY2(text.outline.boundingRect().height() < display.outline.boundingRect().height(),
                 latex);
    }
    // Limits stand below in display, beside in a text.
    const TypesetFormula bare = laidOut(R"(\sum)"), limits = laidOut(R"(\sum_{i})");
    QVERIFY(std::abs(limits.width - bare.width) < tiny);
    QVERIFY(limits.descent > bare.descent + constant(HB_OT_MATH_CONSTANT_LOWER_LIMIT_GAP_MIN));
    QVERIFY(laidOut(R"(\sum_{i})", FormulaStyle::text).width >
            laidOut(R"(\sum)", FormulaStyle::text).width);
}

/// tests/reference/formulas.tsv: MathJax with the same font, whose scripts are 0.707 as large (here
/// 0.74, as the font says), which moves its rules of fractions a little lower and adds no italic
/// corrections.
void TestFormula::sizesAreThoseOfMathJax() {
    std::ifstream file(std::string(testing::reference_folder()) + "/formulas.tsv");
    std::vector<double> widths, ascents, descents;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        std::istringstream columns(line);
        std::string latex;
        std::getline(columns, latex, '\t');
        double width = 0, ascent = 0, descent = 0;
        columns >> width >> ascent >> descent;
        QVERIFY2(!columns.fail(), line.c_str());
        const TypesetFormula ours = laidOut(latex);
        widths.push_back(std::abs(ours.width / em / width - 1));
        ascents.push_back(std::abs(ours.ascent / em - ascent));
        descents.push_back(std::abs(ours.descent / em - descent));
        QVERIFY2(std::abs(ours.width / em - width) < 0.15 + 0.12 * width, latex.c_str());
        QVERIFY2(ascents.back() < 0.45 && descents.back() < 0.45, latex.c_str());
    }
    QVERIFY(widths.size() >= 300);
    QVERIFY(median(widths) < 0.015);
    QVERIFY(median(ascents) < 0.05);
    QVERIFY(median(descents) < 0.03);
}

/// The sign and the bar of a root overlap, and what overlaps must not be left unpainted.
void TestFormula::aRootHasNoGapBeforeItsBar() {
    const TypesetFormula root = laidOut(R"(\sqrt{d})");
    QPainterPath filled = root.outline;
    filled.setFillRule(Qt::WindingFill);
    const QRectF bounds = filled.boundingRect();
    const double within = 0.01 * em;  // of the bar, below its upper edge
    bool has_begun = false;
    double painted = 0;
    for (double x = bounds.left(); x < bounds.right(); x += within / 2) {
        const bool is_ink = filled.contains(QPointF(x, bounds.top() + within));
        QVERIFY2(is_ink || !has_begun || x > bounds.right() - within, "a gap");
        has_begun = has_begun || is_ink;
        painted += is_ink ? within / 2 : 0;
    }
    QVERIFY(painted > laidOut("d").width);
}

void TestFormula::aWideOneIsBrokenIntoLines() {
    const std::string latex =
        R"(\frac{a}{b}\text{, where the words of a formula that is wide go on},\quad x = y)";
    const TypesetFormula line = laidOut(latex);
    const double widest = line.width / 3;
    const auto lines = typeset(latex, em, FormulaStyle::display, widest);
    QVERIFY(lines);
    QVERIFY(lines->width <= widest);
    QVERIFY(lines->height() > 2 * line.height());
    QCOMPARE(lines->ascent, line.ascent);
    QCOMPARE(lines->outline.toSubpathPolygons().size(), line.outline.toSubpathPolygons().size());
    const auto same = typeset(latex, em, FormulaStyle::display, line.width + 1);
    QCOMPARE(same->height(), line.height());
}

void TestFormula::aBrokenOneIsShownAsTyped() {
    const std::string broken = R"(\frac{1}{\sqrt{d})";
    QVERIFY(!typeset(broken, em, FormulaStyle::display));
    QVERIFY(!typeset(R"(\text{字})", em, FormulaStyle::display));  // no such glyph
    QTextDocument document;
    QTextCursor cursor(&document);
    insertFormula(cursor, broken, FormulaStyle::text);
    QCOMPARE(document.toPlainText(), toQString(broken));
}

void TestFormula::inADocumentItStandsOnTheLine() {
    QFont font(QStringLiteral("Roboto"));
    font.setPixelSize(40);
    const auto bottom = [&](std::string_view latex, const QString& text) {
        QTextDocument document;
        document.setDefaultFont(font);
        QTextCursor cursor(&document);
        cursor.insertText(text);
        if (!latex.empty())
            insertFormula(cursor, latex, FormulaStyle::text);
        return bottomOfInk(picture(document));
    };
    // Letters without descenders end on one line, in the text and in the formula.
    const int words = bottom("", QStringLiteral("Hn")), both = bottom("n", QStringLiteral("Hn"));
    QVERIFY(words > 0);
    QVERIFY2(std::abs(words - both) <= 1, qPrintable(QStringLiteral("%1 %2").arg(words).arg(both)));
    QVERIFY(bottom(R"(\frac{a}{b})", QString()) > bottom("n", QString()));
}

void TestFormula::filesHaveOutlines() {
    const auto draw = [](QPaintDevice& device) {
        QTextDocument document;
        QTextCursor cursor(&document);
        insertFormula(cursor, R"(\sqrt{\frac{1}{d}})", FormulaStyle::text);
        QPainter painter(&device);
        painter.scale(10, 10);
        document.drawContents(&painter);
        painter.translate(100, 100);
        paint(painter, laidOut(R"(\sum_i^n e^{-\lambda\Delta_i})"), {0, 0}, Qt::darkBlue);
    };
    QByteArray pdf, svg;
    QBuffer pdf_buffer(&pdf), svg_buffer(&svg);
    pdf_buffer.open(QIODevice::WriteOnly);
    svg_buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf_buffer);
        draw(writer);
        QSvgGenerator generator;
        generator.setOutputDevice(&svg_buffer);
        draw(generator);
    }
    QVERIFY(pdf.size() > 1000);
    QVERIFY(!pdf.contains("/Subtype /Image"));
    QVERIFY(!pdf.contains("/Type /Font\n") && !pdf.contains("FontFile"));
    QVERIFY(svg.count("<path") >= 2);
    for (const char* const other : {"<image", "<text", "<pattern"})
        QVERIFY2(!svg.contains(other), other);
}

void TestFormula::aFormulaHasTheLettersOfItsText() {
    const auto set = [](const char* family, QFont::Weight weight, std::string_view latex) {
        QFont font(QString::fromLatin1(family));
        font.setWeight(weight);
        return typesetIn(font, latex, em).value_or(TypesetFormula{});
    };
    const char *const sans = "Liberation Sans", *const serif = "Liberation Serif";
    const auto areaOf = [](const TypesetFormula& formula) {
        double area = 0;
        for (const QPolygonF& part : formula.outline.toFillPolygons())
            for (qsizetype i = 1; i < part.size(); ++i)
                area += (part[i - 1].x() * part[i].y() - part[i].x() * part[i - 1].y()) / 2;
        return std::abs(area);
    };
    for (const char* latex : {"n", "3", R"(\log)", R"(\lambda)"}) {
        const TypesetFormula own = laidOut(latex, FormulaStyle::text);
        QCOMPARE(set(serif, QFont::Normal, latex).outline, own.outline);
        QVERIFY2(set(sans, QFont::Normal, latex).outline != own.outline, latex);
        QVERIFY2(
            set(sans, QFont::DemiBold, latex).outline != set(sans, QFont::Normal, latex).outline,
            latex);
        QVERIFY(std::abs(set(sans, QFont::Normal, latex).ascent - own.ascent) < 0.15 * em);
    }
    QVERIFY(areaOf(set(serif, QFont::Bold, "n")) > 1.2 * areaOf(laidOut("n", FormulaStyle::text)));
    // What no text has is as before.
    for (const char* latex : {R"(\mathbb{R})", R"(\sqrt{\,})"})
        QCOMPARE(set(sans, QFont::Normal, latex).outline,
                 laidOut(latex, FormulaStyle::text).outline);
}

void TestFormula::noLineOfProseBeginsWithAClosingMark() {
    ProseSpan words, formula, end;
    words.text = "The entropy stays for all ";
    formula.kind = ProseSpan::Kind::formula;
    formula.text = "n";
    end.text = ".) The scale follows, as ";
    ProseBlock block;
    block.spans = {words, formula, end, formula, end};
    const auto none = [](const ProseSpan&) { return QString(); };
    const ProseLook look{QFont(QStringLiteral("Roboto")), Qt::black, Qt::blue, 400, 1};
    for (int width = 60; width < 400; ++width) {
        QTextDocument document;
        appendProse(document, {block}, none, look);
        document.setTextWidth(width);
        const QString said = plainTextOf(document);
        QCOMPARE(said, QStringLiteral("The entropy stays for all n.) The scale follows, as n.) "
                                      "The scale follows, as "));
        QVERIFY(document.size().height() > 0);
        const QTextLayout& lines = *document.firstBlock().layout();
        for (int i = 0; i < lines.lineCount(); ++i)
            QVERIFY(QStringLiteral(".)").indexOf(
                        document.characterAt(lines.lineAt(i).textStart())) < 0);
    }
}
