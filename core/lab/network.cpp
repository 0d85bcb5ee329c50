#include "core/lab/network.h"

#include <algorithm>

#include "core/lab/backward.h"
#include "core/lab/forward.h"
#include "core/lab/kernels/kernels.h"
#include "core/lab/passing.h"

namespace attnscope::lab {

void Sums::operator+=(const Sums& other) {
    answers += other.answers;
    loss += other.loss;
    correct += other.correct;
    entropy += other.entropy;
    weight += other.weight;
}

template <typename Scalar>
Network<Scalar>::Network(const Settings& settings)
    : settings_(settings),
      records_(chosen(settings_)),
      layout_(layout_of(settings_)),
      prepared_(
          std::make_unique<Prepared<Scalar>>(Prepared<Scalar>{settings_, records_, layout_})) {
    prepared_->transposed.resize(layout_.size);
}

template <typename Scalar>
Network<Scalar>::~Network() = default;

template <typename Scalar>
const Plan<Scalar>& Network<Scalar>::plan(std::int64_t n, std::int64_t rows, std::int64_t queries) {
    std::unique_ptr<Plan<Scalar>>& kept = plans_[{n, rows, queries}];
    if (!kept)
        kept =
            std::make_unique<Plan<Scalar>>(plan_of<Scalar>(settings_, records_, n, rows, queries));
    return *kept;
}

template <typename Scalar>
void Network<Scalar>::transpose(std::span<const Scalar> weights) {
    for (const Block& block : layout_.blocks) {
        const std::int64_t room = block.rows;
        if (room % lane_room != 0)
            continue;  // no derivative passes through it
        const Scalar* const from = weights.data() + block.at;
        Scalar* const to = prepared_->transposed.data() + block.at;
        for (std::int64_t i = 0; i < block.rows; ++i)
            for (std::int64_t k = 0; k < block.columns; ++k)
                to[k * room + i] = from[i * block.room + k];
    }
}

template <typename Scalar>
void Network<Scalar>::set_scales(std::int64_t layer) {
    const LayerBlocks& blocks = layout_.layers[static_cast<std::size_t>(layer)];
    const Plan<Scalar>& rows = *prepared_->plans[static_cast<std::size_t>(layer)];
    if (blocks.rule.empty()) {
        auto kept = scales_.find(&rows);
        if (kept == scales_.end())
            kept = scales_.emplace(&rows, scales_of(settings_, records_, rows, {})).first;
        prepared_->scales.push_back(kept->second);
        return;
    }
    std::vector<std::vector<double>> learned;
    for (const std::size_t block : blocks.rule) {
        const Scalar* const first = prepared_->weights.data() + layout_[block].at;
        learned.emplace_back(first, first + settings_.heads);
    }
    prepared_->scales.push_back(scales_of(settings_, records_, rows, learned));
}

template <typename Scalar>
void Network<Scalar>::prepare(std::span<const Scalar> weights, std::int64_t n, std::int64_t rows,
                              std::int64_t queries) {
    const std::int64_t tokens = tokens_of(records_.task, n, queries);
    const std::int64_t last = rows > 0                    ? std::min(rows, tokens)
                              : records_.task.query_apart ? queries
                                                          : tokens;
    prepared_->weights = weights;
    prepared_->n = n;
    prepared_->queries = queries;
    prepared_->plans.clear();
    prepared_->scales.clear();
    for (std::int64_t layer = 0; layer < settings_.layers; ++layer) {
        prepared_->plans.push_back(
            &plan(n, layer + 1 == settings_.layers ? last : tokens, queries));
        set_scales(layer);
    }
    transpose(weights);
}

template <typename Scalar>
Sums Network<Scalar>::pass(std::span<const Example> examples, Buffers<Scalar>& buffers,
                           std::span<Scalar> gradient) const {
    const Sums sums = pass_forward(*prepared_, examples, buffers, !gradient.empty());
    if (!gradient.empty())
        pass_back(*prepared_, examples, buffers, gradient);
    return sums;
}

template <typename Scalar>
std::vector<Scalar> Network<Scalar>::inputs_of(std::size_t layer, const Example& example,
                                               const std::stop_token& stop) const {
    return inputs_of_layer(*prepared_, example, layer, stop);
}

template class Network<float>;
template class Network<double>;

}  // namespace attnscope::lab
