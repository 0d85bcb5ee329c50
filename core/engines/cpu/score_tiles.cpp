#include "core/engines/cpu/score_tiles.h"

#include "core/engines/cpu/function_tiles.h"
#include "core/engines/cpu/product_tiles.h"
#include "core/engines/cpu/split_tiles.h"

namespace attnscope {
namespace {

struct TilesOf {
    const KernelFunctions& kernel;
    const std::stop_token& stop;

    std::unique_ptr<ScoreTiles> operator()(const InnerProducts& products) const {
        return std::make_unique<ProductTiles>(products, kernel, stop);
    }
    std::unique_ptr<ScoreTiles> operator()(const SplitProducts& products) const {
        return std::make_unique<SplitTiles>(products, kernel, stop);
    }
    std::unique_ptr<ScoreTiles> operator()(const ScoreFunction& function) const {
        return std::make_unique<FunctionTiles>(function);
    }
};

}  // namespace

std::int64_t padded_keys(std::int64_t keys) {
    return (keys + PackedKeys::group - 1) / PackedKeys::group * PackedKeys::group;
}

std::unique_ptr<ScoreTiles> make_score_tiles(const Scores& scores, const KernelFunctions& kernel,
                                             const std::stop_token& stop) {
    return std::visit(TilesOf{kernel, stop}, scores);
}

}  // namespace attnscope
