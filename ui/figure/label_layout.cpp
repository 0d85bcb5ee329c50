#include "ui/figure/label_layout.h"

#include <algorithm>
#include <numeric>

namespace attnscope {

namespace {

/// Neighbouring labels that touch; `centre` is the mean of where they want the block's middle.
struct Block {
    double sum;  ///< of the wanted centres, each less its offset in the block
    std::size_t count;
    double first(double low, double high) const {  ///< centre of the block's first label
        return std::clamp(sum / static_cast<double>(count), low, std::max(low, high));
    }
};

}  // namespace

std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top,
                                 double bottom) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    const double low = top + height / 2;
    const auto start = [&](const Block& block) {
        return block.first(low, bottom - height * (static_cast<double>(block.count) - 0.5));
    };
    std::vector<Block> blocks;
    for (std::size_t i : order) {
        Block block{wanted[i], 1};
        while (!blocks.empty() &&
               start(blocks.back()) + height * static_cast<double>(blocks.back().count) >
                   start(block)) {
            const Block& before = blocks.back();
            const double shift = height * static_cast<double>(before.count);
            block = {before.sum + block.sum - shift * static_cast<double>(block.count),
                     before.count + block.count};
            blocks.pop_back();
        }
        blocks.push_back(block);
    }
    std::vector<double> centres(wanted.size());
    std::size_t next = 0;
    for (const Block& block : blocks)
        for (std::size_t k = 0; k < block.count; ++k)
            centres[order[next++]] = start(block) + height * static_cast<double>(k);
    return centres;
}

std::vector<QRectF> flowLabels(const std::vector<double>& widths, double rowWidth, double rowHeight,
                               double gap) {
    std::vector<QRectF> out;
    double x = 0, y = 0;
    for (double width : widths) {
        width = std::min(width, rowWidth);
        if (x > 0 && x + width > rowWidth) {
            x = 0;
            y += rowHeight;
        }
        out.emplace_back(x, y, width, rowHeight);
        x += width + gap;
    }
    return out;
}

}  // namespace attnscope
