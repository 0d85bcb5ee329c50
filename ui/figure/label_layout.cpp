#include "ui/figure/label_layout.h"

#include <algorithm>
#include <numeric>

namespace attnscope {

namespace {

/// A stack of neighbouring labels that touch.
struct Block {
    double wantedTops = 0;  ///< sum over the labels of the block's top that puts each label at its
                            ///< wanted place
    double count = 0, height = 0;

    double top(double low, double high) const {
        return std::max(low, std::min(wantedTops / count, high - height));
    }

    void stack(const Block& below) {
        wantedTops += below.wantedTops - height * below.count;
        count += below.count;
        height += below.height;
    }
};

std::vector<std::size_t> orderOf(const std::vector<WantedLabel>& labels) {
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return labels[a].centre < labels[b].centre;
    });
    return order;
}

}  // namespace

std::vector<double> spreadLabels(const std::vector<WantedLabel>& labels, double top,
                                 double bottom) {
    const std::vector<std::size_t> order = orderOf(labels);
    std::vector<Block> blocks;
    for (std::size_t i : order) {
        Block block{labels[i].centre - labels[i].height / 2, 1, labels[i].height};
        while (!blocks.empty() &&
               blocks.back().top(top, bottom) + blocks.back().height > block.top(top, bottom)) {
            blocks.back().stack(block);
            block = blocks.back();
            blocks.pop_back();
        }
        blocks.push_back(block);
    }
    std::vector<double> centres(labels.size());
    auto next = order.begin();
    for (const Block& block : blocks) {
        double at = block.top(top, bottom);
        for (double left = block.count; left > 0; --left, ++next) {
            centres[*next] = at + labels[*next].height / 2;
            at += labels[*next].height;
        }
    }
    return centres;
}

std::vector<QRectF> flowLabels(const std::vector<double>& widths, double rowWidth, double rowHeight,
                               double gap, bool inOrder) {
    std::vector<QRectF> out;
    std::vector<double> ends;  // of the rows so far
    for (double width : widths) {
        width = std::min(width, rowWidth);
        const auto first = inOrder && !ends.empty() ? ends.end() - 1 : ends.begin();
        const auto free =
            std::find_if(first, ends.end(), [&](double end) { return end + width <= rowWidth; });
        const auto row = static_cast<std::size_t>(free - ends.begin());
        if (free == ends.end())
            ends.push_back(0);
        out.emplace_back(ends[row], static_cast<double>(row) * rowHeight, width, rowHeight);
        ends[row] += width + gap;
    }
    return out;
}

}  // namespace attnscope
