#include "ui/figure/variables.h"

#include <QCache>
#include <QCoreApplication>
#include <QHashFunctions>
#include <QTextLayout>
#include <QThread>
#include <algorithm>
#include <memory>
#include <utility>

namespace attnscope {
namespace {

bool isSmallGreek(QChar c) {
    return c >= u'α' && c <= u'ω' && c != u'π';
}

/// Whether a word of letters is a variable: one letter, or two as in λd, but not a Greek word.
bool areVariables(QStringView letters) {
    constexpr QStringView latin = u"ndHps";
    const auto is_latin = [&](QChar c) { return latin.contains(c); };
    if (letters.size() == 1)
        return isSmallGreek(letters[0]) || (is_latin(letters[0]) && letters[0] != u's');
    return letters.size() == 2 && isSmallGreek(letters[0]) && is_latin(letters[1]);
}

/// Whether the character makes adjacent letters part of a longer name, as in "d’attention" or
/// "n.npy".
bool joinsName(const QString& text, qsizetype at) {
    if (at < 0 || at >= text.size())
        return false;
    const QChar c = text[at];
    if (c == u'.')
        return at + 1 < text.size() && text[at + 1].isLetter();
    return c.isDigit() || c == u'_' || c == u'-' || c == u'’' || c == u'\'';
}

QList<QTextLayout::FormatRange> italicFormats(const std::vector<TextRange>& ranges) {
    QList<QTextLayout::FormatRange> formats;
    for (const TextRange& range : ranges) {
        QTextLayout::FormatRange format;
        format.start = static_cast<int>(range.begin);
        format.length = static_cast<int>(range.length);
        format.format.setFontItalic(true);
        formats.append(format);
    }
    return formats;
}

std::unique_ptr<QTextLayout> laidOut(const QString& text, const QFont& font,
                                     const QPaintDevice* device,
                                     const std::vector<TextRange>& italic) {
    auto layout = std::make_unique<QTextLayout>(text, font, device);
    layout->setFormats(italicFormats(italic));
    layout->setCacheEnabled(true);
    layout->beginLayout();
    layout->createLine();
    layout->endLayout();
    return layout;
}

struct DrawnText {
    QString text;
    QFont font;
    int dpi;

    bool operator==(const DrawnText&) const = default;
};

std::size_t qHash(const DrawnText& drawn, std::size_t seed) {
    return qHashMulti(seed, drawn.text, drawn.font, drawn.dpi);
}

/// The texts with variables that the window's thread drew last, laid out: most labels of a picture
/// were in the picture before, and laying one out takes longer than drawing it.
using DrawnTexts = QCache<DrawnText, QTextLayout>;

DrawnTexts& drawnTexts() {
    constexpr qsizetype most = 256;
    static DrawnTexts texts(most);
    static bool endsWithApplication = false;
    // A layout holds fonts, which must not outlive the application; a further one may follow.
    if (!std::exchange(endsWithApplication, true))
        qAddPostRoutine([] {
            texts.clear();
            endsWithApplication = false;
        });
    return texts;
}

/// Calls draw(layout) with the text laid out on one line.
void withLayout(const QPainter& painter, const QString& text, const std::vector<TextRange>& italic,
                const auto& draw) {
    const QFont& font = painter.font();
    const QPaintDevice* const device = painter.device();
    if (QThread::currentThread() != QCoreApplication::instance()->thread())
        return draw(*laidOut(text, font, device, italic));
    const DrawnText drawn{text, font, device->logicalDpiY()};
    if (const QTextLayout* const known = drawnTexts().object(drawn))
        return draw(*known);
    auto layout = laidOut(text, font, device, italic);
    draw(*layout);
    drawnTexts().insert(drawn, layout.release());
}

}  // namespace

std::vector<TextRange> variablesIn(const QString& text) {
    std::vector<TextRange> ranges;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = begin;
        while (end < text.size() && text[end].isLetter() && text[end] != u'Σ')
            ++end;
        if (areVariables(QStringView(text).mid(begin, end - begin)) &&
            !joinsName(text, begin - 1) && !joinsName(text, end))
            ranges.push_back({begin, end - begin});
        begin = std::max(end, begin + 1);
    }
    return ranges;
}

void drawWithVariables(QPainter& painter, const QRectF& box, Qt::Alignment alignment,
                       const QString& text) {
    const std::vector<TextRange> variables = variablesIn(text);
    const auto as_it_is = [&] {
        painter.drawText(box, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextWordWrap,
                         text);
    };
    if (variables.empty()) {
        as_it_is();
        return;
    }
    withLayout(painter, text, variables, [&](const QTextLayout& layout) {
        const QTextLine line = layout.lineAt(0);
        const double room = box.width() - line.naturalTextWidth();
        if (room < -1)
            return as_it_is();
        const double right = alignment & Qt::AlignRight     ? room
                             : alignment & Qt::AlignHCenter ? room / 2
                                                            : 0;
        layout.draw(&painter, box.topLeft() + QPointF(right, (box.height() - line.height()) / 2));
    });
}

}  // namespace attnscope
