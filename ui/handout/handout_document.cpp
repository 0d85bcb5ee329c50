#include "ui/handout/handout_document.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/handout/figure_row.h"
#include "ui/lessons/prose_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr double beside_bar = 14;  ///< from the left to the text beside a bar

/// How the blocks of a role are set.
struct RoleLook {
    int size;
    QFont::Weight weight;
    enum class Ink { text, muted, accent } ink;
    double above;
    bool is_beside_bar = false;
};

RoleLook roleLook(HandoutRole role) {
    using enum RoleLook::Ink;
    switch (role) {
        case HandoutRole::title:
            return {24, QFont::Bold, text, 0};
        case HandoutRole::introduction:
            return {15, QFont::Normal, muted, 10};
        case HandoutRole::heading:
            return {18, QFont::DemiBold, text, 26};
        case HandoutRole::section:
            return {20, QFont::Bold, text, 0};
        case HandoutRole::text:
        case HandoutRole::figures:
        case HandoutRole::source:
            return {textsize::title, QFont::Normal, text, 9};
        case HandoutRole::answer:
            return {textsize::title, QFont::Normal, text, 12};
        case HandoutRole::again:
            return {textsize::small, QFont::Normal, muted, 8};
        case HandoutRole::command:
            return {9, QFont::Normal, muted, 6};
        case HandoutRole::label:
            return {textsize::small, QFont::DemiBold, accent, 16, true};
        case HandoutRole::question:
            return {textsize::title, QFont::DemiBold, text, 3, true};
        case HandoutRole::choice:
            return {textsize::title, QFont::Normal, text, 4, true};
        case HandoutRole::task:
            return {textsize::title, QFont::Normal, text, 3, true};
        case HandoutRole::hint:
            return {textsize::body, QFont::Normal, text, 6};
        case HandoutRole::notes:
            return {textsize::body, QFont::Normal, muted, 3, true};
    }
    return {textsize::title, QFont::Normal, text, 9};
}

QColor colorOf(RoleLook::Ink ink) {
    const Theme theme = lightTheme();
    return ink == RoleLook::Ink::text    ? theme.ink
           : ink == RoleLook::Ink::muted ? theme.mutedInk
                                         : theme.accent;
}

bool isBesideBar(HandoutRole role) {
    return roleLook(role).is_beside_bar;
}

/// Whether a block belongs to the one above it.
bool isBelow(HandoutRole role) {
    return role == HandoutRole::again || role == HandoutRole::command;
}

bool isHeading(HandoutRole role) {
    return role == HandoutRole::heading || role == HandoutRole::section ||
           role == HandoutRole::title;
}

/// Returns a command line in lines of a width, broken before options alone.
QString broken(const QString& command, const QFontMetricsF& metrics, double width) {
    QString whole, line;
    for (const QString& part :
         QString(command).replace(QLatin1String(" --"), QLatin1String("\n--")).split(u'\n')) {
        if (!line.isEmpty() && metrics.horizontalAdvance(line + u' ' + part) > width) {
            whole += line + QChar(QChar::LineSeparator);
            line.clear();
        }
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + part;
    }
    return whole + line;
}

}  // namespace

HandoutDocument::HandoutDocument(const Handout& handout, const std::vector<PaintedFigure>& figures,
                                 QSizeF page)
    : figures_(figures), page_(page) {
    document_.setUndoRedoEnabled(false);
    document_.setDefaultFont(uiFont(textsize::title));
    document_.setDocumentMargin(0);
    document_.setUseDesignMetrics(true);
    document_.setPageSize(page);
    QAbstractTextDocumentLayout* const layout = document_.documentLayout();
    layout->registerHandler(FigureRow::object_type,
                            new FigureRow(figures, page.width(), &document_));
    layout->registerHandler(EmptyBox::object_type, new EmptyBox(&document_));
    std::vector<int> firsts;
    for (const HandoutBlock& block : handout.blocks) {
        firsts.push_back(document_.isEmpty() ? 0 : document_.blockCount());
        write(block);
    }
    drawBoxes();
    group(handout, firsts);
    keepTogether();
}

void HandoutDocument::write(const HandoutBlock& block) {
    const RoleLook look = roleLook(block.role);
    const int first = document_.isEmpty() ? 0 : document_.blockCount();
    const double left = look.is_beside_bar ? beside_bar : 0;
    if (block.role == HandoutRole::figures)
        return writeFigures(block.figures);
    if (block.role == HandoutRole::command)
        return writeCommand(block.text);
    appendProse(document_, block.text, [](const ProseSpan& span) { return toQString(span.text); },
                {.font = uiFont(look.size, look.weight),
                 .ink = colorOf(look.ink),
                 .link = lightTheme().accent,
                 .room = page_.width() - left,
                 .scale = 1,
                 .left = left,
                 .between_lines = 4});
    QTextBlockFormat above;
    above.setTopMargin(look.above);
    if (block.role == HandoutRole::section)
        above.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(document_.findBlockByNumber(first)).mergeBlockFormat(above);
}

/// Writes two figures on a line where they have room beside each other.
void HandoutDocument::writeFigures(const std::vector<std::size_t>& figures) {
    const auto widthOf = [&](std::size_t i) { return figures_[figures[i]].size().width(); };
    for (std::size_t i = 0; i < figures.size();) {
        QVariantList row{static_cast<qulonglong>(figures[i])};
        if (i + 1 < figures.size() && widthOf(i) + widthOf(i + 1) <= page_.width())
            row.append(static_cast<qulonglong>(figures[i + 1]));
        i += static_cast<std::size_t>(row.size());
        QTextCursor cursor(&document_);
        cursor.movePosition(QTextCursor::End);
        QTextBlockFormat line;
        line.setTopMargin(roleLook(HandoutRole::figures).above);
        cursor.insertBlock(line);
        QTextCharFormat object;
        object.setFont(uiFont(1));
        object.setObjectType(FigureRow::object_type);
        object.setProperty(FigureRow::figures_property, row);
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
    }
}

void HandoutDocument::writeCommand(const std::vector<ProseBlock>& text) {
    const RoleLook look = roleLook(HandoutRole::command);
    QTextCursor cursor(&document_);
    cursor.movePosition(QTextCursor::End);
    QTextBlockFormat block;
    block.setTopMargin(look.above);
    cursor.insertBlock(block);
    QTextCharFormat letters;
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(look.size);
    font.setHintingPreference(QFont::PreferNoHinting);
    letters.setFont(font);
    letters.setForeground(colorOf(look.ink));
    cursor.insertText(
        broken(toQString(text.front().spans.front().text), QFontMetricsF(font), page_.width()),
        letters);
}

/// Puts drawn boxes in the place of their signs, which not every font has.
void HandoutDocument::drawBoxes() {
    const QString sign = toQString(emptyBox);
    for (QTextCursor found = document_.find(sign); !found.isNull(); found = document_.find(sign)) {
        QTextCharFormat box = found.charFormat();
        box.setObjectType(EmptyBox::object_type);
        box.setVerticalAlignment(QTextCharFormat::AlignBottom);
        found.insertText(QString(QChar::ObjectReplacementCharacter), box);
    }
}

/// Finds what belongs on one page: a heading and what follows it, a question with its choices.
void HandoutDocument::group(const Handout& handout, const std::vector<int>& firsts) {
    constexpr int longest_kept = 4;  // lines
    const auto& blocks = handout.blocks;
    document_.documentLayout()->documentSize();  // lays out lines
    const auto lastOf = [&](std::size_t block) {
        return block + 1 < firsts.size() ? firsts[block + 1] - 1 : lastBlock();
    };
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (isHeading(blocks[i].role) && i + 1 < blocks.size())
            groups_.push_back({firsts[i], firsts[i + 1], false});
        if (i > 0 && isBelow(blocks[i].role))
            groups_.push_back({lastOf(i - 1), lastOf(i), false});
        if (blocks[i].role == HandoutRole::answer)
            groups_.push_back({firsts[i], lastOf(i), false});
        if (blocks[i].role != HandoutRole::label)
            continue;
        std::size_t last = i;
        while (last + 1 < blocks.size() && isBesideBar(blocks[last + 1].role) &&
               blocks[last + 1].role != HandoutRole::label)
            ++last;
        groups_.push_back({firsts[i], lastOf(last), true});
    }
    for (QTextBlock block = document_.begin(); block.isValid(); block = block.next())
        if (block.layout()->lineCount() <= longest_kept)  // else a single line might stand alone
            groups_.push_back({block.blockNumber(), block.blockNumber(), false});
}

QRectF HandoutDocument::placeOf(const Group& group) const {
    const QAbstractTextDocumentLayout& layout = *document_.documentLayout();
    const QRectF first = layout.blockBoundingRect(document_.findBlockByNumber(group.first)),
                 last = layout.blockBoundingRect(document_.findBlockByNumber(group.last));
    return {0, first.top(), page_.width(), last.bottom() - first.top()};
}

/// Begins pages before groups that would be on two pages otherwise and have room on one.
void HandoutDocument::keepTogether() {
    const auto pageAt = [&](double y) { return static_cast<int>(std::floor(y / page_.height())); };
    std::ranges::stable_sort(groups_, {}, &Group::first);
    for (const Group& each : groups_) {
        constexpr double border = 0.5;
        const QRectF place = placeOf(each);
        if (pageAt(place.top() + border) == pageAt(place.bottom() - border))
            continue;
        QTextBlockFormat on_new_page;
        on_new_page.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(document_.findBlockByNumber(each.first)).mergeBlockFormat(on_new_page);
    }
}

void HandoutDocument::paint(QPainter& painter, int page) const {
    constexpr double bar_width = 2.5;
    const QRectF seen(0, page * page_.height(), page_.width(), page_.height());
    painter.save();
    painter.translate(0, -seen.top());
    for (const Group& each : groups_)
        if (const QRectF place = placeOf(each) & seen; each.has_bar && !place.isEmpty())
            painter.fillRect(QRectF(0, place.top() + 1, bar_width, place.height() - 2),
                             mixed(lightTheme().surface, lightTheme().accent, 0.55));
    for (QTextBlock block = document_.begin(); block.isValid(); block = block.next())
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const QPointF origin = block.layout()->position();
            if (seen.contains(line.rect().translated(origin).center()))
                line.draw(&painter, origin);
        }
    painter.restore();
}

}  // namespace attnscope
