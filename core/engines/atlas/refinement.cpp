#include "core/engines/atlas/refinement.h"

#include "core/engines/parts/plan.h"

namespace attnscope {
namespace {

std::int64_t scores_of(const AttentionRequest& request, const PictureAxes& pixels) {
    const KeyInterval shown{pixels.keys.begin(), pixels.keys.end()};
    std::int64_t scores = 0;
    for (std::int64_t row = pixels.rows.begin(); row < pixels.rows.end(); ++row)
        scores += streamed_keys(visible_keys(request, row), shown,
                                request.known && request.known->has(row));
    return scores;
}

}  // namespace

std::vector<RefinementStep> refinement_steps(const AttentionRequest& request,
                                             std::span<const PictureAxes> parts,
                                             std::int64_t scores_each) {
    std::vector<RefinementStep> steps;
    for (const auto& [rows, keys] : parts) {
        const auto [begin, end] = rows.pixels();
        for (std::int64_t row = begin; row < end; ++row) {
            const PixelAxis line = rows.part({row, row + 1});
            const std::int64_t scores = scores_of(request, {line, keys});
            if (row > begin && steps.back().scores + scores <= scores_each) {
                ++steps.back().pixels.rows.count;
                steps.back().scores += scores;
            } else {
                steps.push_back({{line, keys}, scores});
            }
        }
    }
    return steps;
}

}  // namespace attnscope
