#include "ui/lessons/prose_document.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "ui/formula/formula_in_text.h"
#include "ui/formula/formula_object.h"
#include "ui/formula/typeset_formula.h"
#include "ui/lessons/lesson_values.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr double least_scale = 0.6;  ///< of a wide formula

constexpr QStringView closing = u".,;:!?)’”。，；：！？）、";

constexpr int between_blocks = 8, between_items = 4, indent = 18;

/// Draws formulas within a line on its baseline. Qt puts an object that is aligned to the bottom as
/// far below the baseline as the letters reach, whatever else is in the line.
class FormulaInProse : public FormulaObject {
public:
    using FormulaObject::FormulaObject;

    QSizeF intrinsicSize(QTextDocument* document, int position,
                         const QTextFormat& format) override {
        const auto formula = formulaOf(format);
        return formula ? QSizeF(formula->width + widthOfClosing(format),
                                formula->ascent + depthOf(format))
                       : FormulaObject::intrinsicSize(document, position, format);
    }

    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override {
        const auto formula = formulaOf(format);
        if (!formula)
            return FormulaObject::drawObject(painter, rect, document, position, format);
        const QPointF start(rect.left(), rect.bottom() - depthOf(format));
        paint(*painter, *formula, start, format.foreground().color());
        painter->setFont(format.toCharFormat().font());
        painter->setPen(format.foreground().color());
        painter->drawText(start + QPointF(formula->width, 0), closingOf(format));
    }

private:
    static QString closingOf(const QTextFormat& format) {
        return format.stringProperty(closing_property);
    }

    static double widthOfClosing(const QTextFormat& format) {
        return QFontMetricsF(format.toCharFormat().font()).horizontalAdvance(closingOf(format));
    }

    static double depthOf(const QTextFormat& format) {
        return QFontMetricsF(format.toCharFormat().font()).descent();
    }

    /// Returns the formula if it stands within a line.
    static std::optional<TypesetFormula> formulaOf(const QTextFormat& format) {
        if (format.toCharFormat().verticalAlignment() != QTextCharFormat::AlignBottom)
            return std::nullopt;
        return typeset(format.stringProperty(FormulaObject::latex_property).toStdString(),
                       formulaSize(format.toCharFormat().font()), FormulaStyle::text);
    }
};

void registerFormulasIn(QTextDocument& document) {
    QAbstractTextDocumentLayout* layout = document.documentLayout();
    if (!layout->handlerForObject(FormulaObject::object_type))
        layout->registerHandler(FormulaObject::object_type, new FormulaInProse(&document));
}

/// Writes blocks one after another.
class ProseWriter {
public:
    ProseWriter(QTextDocument& document, const NumberText& numbers, const ProseLook& look)
        : cursor_(&document),
          numbers_(numbers),
          look_(look),
          is_first_(document.isEmpty() && document.blockCount() == 1) {
        cursor_.movePosition(QTextCursor::End);
    }

    void write(const std::vector<ProseBlock>& blocks) {
        for (const ProseBlock& block : blocks) {
            startBlock(formatOf(block));
            if (!block.mark.empty())
                cursor_.insertText(toQString(block.mark) + u'\t', letters());
            for (const ProseSpan& span : block.spans)
                write(span, block);
        }
    }

private:
    int scaled(int length) const { return static_cast<int>(std::lround(length * look_.scale)); }

    QTextBlockFormat formatOf(const ProseBlock& block) const {
        QTextBlockFormat format;
        format.setTopMargin(scaled(block.mark.empty() ? between_blocks : between_items));
        format.setLineHeight(scaled(look_.between_lines), QTextBlockFormat::LineDistanceHeight);
        format.setLeftMargin(look_.left + scaled(indent) * block.depth);
        if (block.mark.empty())
            return format;
        format.setTextIndent(-scaled(indent));
        format.setTabPositions({QTextOption::Tab(scaled(indent), QTextOption::LeftTab)});
        return format;
    }

    /// The first block of a document is there from the start, and has no space above.
    void startBlock(QTextBlockFormat format) {
        if (is_first_) {
            format.setTopMargin(0);
            cursor_.setBlockFormat(format);
        } else {
            cursor_.insertBlock(format);
        }
        is_first_ = false;
        after_display_ = false;
    }

    QTextCharFormat letters() const {
        QTextCharFormat format;
        format.setFont(look_.font);
        format.setForeground(look_.ink);
        return format;
    }

    QTextCharFormat formatOf(const ProseSpan& span) const {
        QTextCharFormat format = letters();
        if (span.is_bold)
            format.setFontWeight(QFont::DemiBold);
        format.setFontItalic(span.is_italic);
        if (span.link.empty())
            return format;
        format.setAnchor(true);
        format.setAnchorHref(toQString(span.link));
        format.setForeground(look_.link);
        format.setFontUnderline(true);
        return format;
    }

    void write(const ProseSpan& span, const ProseBlock& block) {
        switch (span.kind) {
            case ProseSpan::Kind::words:
                return writeWords(span, block);
            case ProseSpan::Kind::number:
                cursor_.insertText(numbers_(span), formatOf(span));
                return;
            case ProseSpan::Kind::formula:
                return writeFormula(span);
            case ProseSpan::Kind::display:
                return writeDisplay(span, block);
        }
    }

    void writeFormula(const ProseSpan& span) {
        cursor_.setCharFormat(formatOf(span));
        insertFormula(cursor_, span.text, FormulaStyle::text);
        cursor_.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
        const auto formula = typeset(span.text, formulaSize(look_.font), FormulaStyle::text);
        if (formula && formula->width <= look_.room) {  // else it is broken into lines
            QTextCharFormat bottom;
            bottom.setVerticalAlignment(QTextCharFormat::AlignBottom);
            cursor_.mergeCharFormat(bottom);
        }
        cursor_.movePosition(QTextCursor::End);
    }

    void writeWords(const ProseSpan& span, const ProseBlock& block) {
        QString words = toQString(span.text);
        if (std::exchange(after_display_, false)) {
            words = words.trimmed();
            if (!words.isEmpty())
                startBlock(formatOf(block));
        }
        const auto ends =
            std::ranges::find_if_not(words, [](QChar each) { return closing.contains(each); });
        if (ends != words.begin() && followsFormula()) {
            close(words.first(ends - words.begin()));
            words.remove(0, ends - words.begin());
        }
        cursor_.insertText(words, formatOf(span));
    }

    /// Whether a formula within a line stands before the cursor.
    bool followsFormula() const {
        const QTextCharFormat before = cursor_.charFormat();
        return before.objectType() == FormulaObject::object_type &&
               before.verticalAlignment() == QTextCharFormat::AlignBottom;
    }

    /// Gives the formula before the cursor its closing marks, with which no line begins.
    void close(const QString& marks) {
        QTextCharFormat closed;
        closed.setProperty(FormulaObject::closing_property, marks);
        cursor_.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
        cursor_.mergeCharFormat(closed);
        cursor_.movePosition(QTextCursor::End);
    }

    /// Writes a formula on a line of its own, in smaller letters if it is too wide.
    void writeDisplay(const ProseSpan& span, const ProseBlock& block) {
        QTextBlockFormat alone = formatOf(block);
        alone.setLineHeight(0, QTextBlockFormat::SingleHeight);
        alone.setTextIndent(0);
        if (cursor_.block().length() > 1)
            startBlock(alone);
        else
            cursor_.setBlockFormat(alone);
        QTextCharFormat format = letters();
        QFont font = look_.font;
        const auto whole = typeset(span.text, formulaSize(font), FormulaStyle::display);
        const double scale = whole ? look_.room / std::max(look_.room, whole->width) : 1;
        font.setPixelSize(static_cast<int>(font.pixelSize() * std::max(scale, least_scale)));
        format.setFont(font);
        cursor_.setCharFormat(format);
        insertFormula(cursor_, span.text, FormulaStyle::display);
        after_display_ = true;
    }

    QTextCursor cursor_;
    const NumberText& numbers_;
    const ProseLook& look_;
    bool is_first_, after_display_ = false;
};

template <typename IsWanted>
bool hasSpan(const std::vector<ProseBlock>& blocks, const IsWanted& isWanted) {
    return std::ranges::any_of(blocks, [&](const ProseBlock& block) {
        return std::ranges::any_of(block.spans, isWanted);
    });
}

}  // namespace

void writeProse(QTextDocument& document, const std::vector<ProseBlock>& blocks,
                const LessonValues& values, const ProseLook& look) {
    document.setDefaultFont(look.font);
    document.setDocumentMargin(0);
    appendProse(
        document, blocks, [&values](const ProseSpan& number) { return values.text(number); }, look);
}

void appendProse(QTextDocument& document, const std::vector<ProseBlock>& blocks,
                 const NumberText& numbers, const ProseLook& look) {
    registerFormulasIn(document);
    ProseWriter(document, numbers, look).write(blocks);
}

bool hasLinks(const std::vector<ProseBlock>& blocks) {
    return hasSpan(blocks, [](const ProseSpan& span) { return !span.link.empty(); });
}

bool hasNumbers(const std::vector<ProseBlock>& blocks) {
    return hasSpan(blocks,
                   [](const ProseSpan& span) { return span.kind == ProseSpan::Kind::number; });
}

}  // namespace attnscope
