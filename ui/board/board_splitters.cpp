#include "ui/board/board_splitters.h"

namespace attnscope {
namespace {

/// Returns sizes in the ratio of the shares. They are larger than any window; the splitter scales
/// them to fit.
template <typename Element>
QList<int> sizesOf(const std::vector<Element>& elements) {
    constexpr double large = 1e5;
    double total = 0;
    for (const Element& element : elements)
        total += element.share;
    QList<int> sizes;
    for (const Element& element : elements)
        sizes.append(qRound(large * element.share / total));
    return sizes;
}

class Maker {
public:
    Maker(const std::function<QWidget*(const std::string&)>& cardOf,
          const std::function<void()>& moved)
        : cardOf_(cardOf), moved_(moved) {}

    template <typename Element>
    QSplitter* splitterOf(Qt::Orientation orientation, const std::vector<Element>& elements) const {
        auto* splitter = new QSplitter(orientation);
        splitter->setChildrenCollapsible(false);
        for (const Element& element : elements)
            splitter->addWidget(widgetOf(element));
        splitter->setSizes(sizesOf(elements));
        QObject::connect(splitter, &QSplitter::splitterMoved, splitter, moved_);
        return splitter;
    }

private:
    QWidget* widgetOf(const BoardColumn& column) const {
        return splitterOf(Qt::Vertical, column.rows);
    }
    QWidget* widgetOf(const BoardRow& row) const { return splitterOf(Qt::Horizontal, row.cells); }
    QWidget* widgetOf(const BoardCell& cell) const { return cardOf_(cell.view); }

    const std::function<QWidget*(const std::string&)>& cardOf_;
    const std::function<void()>& moved_;
};

template <typename Element>
void takeSizes(const QSplitter& splitter, std::vector<Element>& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i)
        elements[i].share = splitter.sizes().at(static_cast<qsizetype>(i));
}

QSplitter& within(const QSplitter& splitter, std::size_t index) {
    return *qobject_cast<QSplitter*>(splitter.widget(static_cast<int>(index)));
}

}  // namespace

QSplitter* makeSplitters(const BoardLayout& layout,
                         const std::function<QWidget*(const std::string&)>& cardOf,
                         const std::function<void()>& moved) {
    return Maker(cardOf, moved).splitterOf(Qt::Horizontal, layout.columns);
}

void takeShares(const QSplitter& splitters, BoardLayout& layout) {
    takeSizes(splitters, layout.columns);
    for (std::size_t c = 0; c < layout.columns.size(); ++c) {
        std::vector<BoardRow>& rows = layout.columns[c].rows;
        const QSplitter& column = within(splitters, c);
        takeSizes(column, rows);
        for (std::size_t r = 0; r < rows.size(); ++r)
            takeSizes(within(column, r), rows[r].cells);
    }
}

void giveShares(QSplitter& splitters, const BoardLayout& layout) {
    splitters.setSizes(sizesOf(layout.columns));
    for (std::size_t c = 0; c < layout.columns.size(); ++c) {
        const std::vector<BoardRow>& rows = layout.columns[c].rows;
        QSplitter& column = within(splitters, c);
        column.setSizes(sizesOf(rows));
        for (std::size_t r = 0; r < rows.size(); ++r)
            within(column, r).setSizes(sizesOf(rows[r].cells));
    }
}

}  // namespace attnscope
