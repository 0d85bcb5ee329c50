#pragma once

#include <cmath>

#include "core/lab/kernels/kernels.h"
#include "core/lab/network.h"

namespace attnscope::lab {

/// What a pass reads besides the examples: a network as its prepare() leaves it.
template <typename Scalar>
struct Prepared {
    const Settings& settings;
    const Chosen& records;
    const Layout& layout;
    std::span<const Scalar> weights = {};
    std::vector<Scalar> transposed = {};          ///< the same matrices, each transposed
    std::vector<const Plan<Scalar>*> plans = {};  ///< of each layer
    std::vector<RowScales> scales = {};           ///< of each layer
    std::int64_t n = 0, queries = 1;
};

/// What the two passes through some examples have in common.
template <typename Scalar>
class Passing {
protected:
    using Layer = typename Buffers<Scalar>::Layer;

    Passing(const Prepared<Scalar>& prepared, std::span<const Example> examples,
            Buffers<Scalar>& buffers)
        : prepared_(prepared),
          layout_(prepared.layout),
          task_(prepared.records.task),
          examples_(examples),
          buffers_(buffers),
          count_(std::ssize(examples)),
          tokens_(tokens_of(task_, prepared.n, prepared.queries)),
          d_(prepared.settings.d),
          heads_(prepared.settings.heads) {}

    const Scalar* weights(std::size_t block) const {
        return prepared_.weights.data() + layout_[block].at;
    }
    const Scalar* transposed(std::size_t block) const {
        return prepared_.transposed.data() + layout_[block].at;
    }

    static void resize(std::vector<Scalar>& numbers, std::int64_t size) {
        numbers.resize(static_cast<std::size_t>(size));
    }

    Head<Scalar> head(std::size_t layer, std::int64_t index) const {
        const LayerBlocks& blocks = layout_.layers[layer];
        const Plan<Scalar>& plan = *prepared_.plans[layer];
        const auto at = static_cast<std::size_t>(index);
        const bool cosines = are_cosines(prepared_.records);
        return {.plan = plan,
                .size = d_ / heads_,
                .unit_queries = cosines || prepared_.records.variant.divides_queries,
                .unit_keys = cosines || prepared_.records.variant.divides_keys,
                .lambda = prepared_.scales[layer].lambda.data() + index * plan.rows,
                .temperature =
                    blocks.log_temperature == LayerBlocks::none
                        ? 1
                        : std::exp(static_cast<double>(weights(blocks.log_temperature)[index])),
                .temper = prepared_.records.rule.temper,
                .distance_bias = plan.bias.empty() ? nullptr : &plan.bias[at],
                .bias = blocks.table == LayerBlocks::none
                            ? nullptr
                            : weights(blocks.table) + index * layout_[blocks.table].room};
    }

    HeadVectors<Scalar> vectors(const Layer& layer, std::int64_t rows, std::int64_t sequence,
                                std::int64_t index) const {
        const std::int64_t part = index * (d_ / heads_);
        const std::int64_t at = sequence * tokens_ * d_ + part;
        const std::vector<Scalar>&queries = layer.folds_keys ? layer.folded : layer.queries,
              &keys = layer.folds_keys ? layer.h : layer.keys,
              &values = layer.folds_values ? layer.h : layer.values;
        return {queries.data() + sequence * rows * d_ + part, keys.data() + at, values.data() + at,
                d_};
    }

    const Prepared<Scalar>& prepared_;
    const Layout& layout_;
    const Task& task_;
    std::span<const Example> examples_;
    Buffers<Scalar>& buffers_;
    std::int64_t count_, tokens_, d_, heads_;
    std::vector<Scalar> features_;
};

}  // namespace attnscope::lab
