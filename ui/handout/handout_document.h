#pragma once

#include <QTextDocument>

#include "ui/handout/handout_content.h"
#include "ui/handout/handout_figures.h"

class QPainter;

namespace attnscope {

/// A handout as a document with pages of one size. It is made, and painted, on one thread.
class HandoutDocument {
public:
    /// `figures` are those of the handout, and outlive this.
    HandoutDocument(const Handout& handout, const std::vector<PaintedFigure>& figures, QSizeF page);

    const QTextDocument& text() const { return document_; }
    int pages() const { return document_.pageCount(); }
    /// Paints a page, counted from 0, from the origin on.
    void paint(QPainter& painter, int page) const;

private:
    /// Blocks of the document, from the first to the last, that belong on one page.
    struct Group {
        int first, last;
        bool has_bar;  ///< whether a line stands beside it
    };

    void write(const HandoutBlock& block);
    void writeFigures(const std::vector<std::size_t>& figures);
    void writeCommand(const std::vector<ProseBlock>& text);
    void drawBoxes();
    void group(const Handout& handout, const std::vector<int>& firsts);
    void keepTogether();
    QRectF placeOf(const Group& group) const;
    int lastBlock() const { return document_.blockCount() - 1; }

    const std::vector<PaintedFigure>& figures_;
    QTextDocument document_;
    QSizeF page_;
    std::vector<Group> groups_;
};

}  // namespace attnscope
