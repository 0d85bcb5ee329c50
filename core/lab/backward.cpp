#include "core/lab/backward.h"

#include <algorithm>

#include "core/lab/passing.h"

namespace attnscope::lab {
namespace {

template <typename Scalar>
class BackwardPass : Passing<Scalar> {
public:
    BackwardPass(const Prepared<Scalar>& prepared, std::span<const Example> examples,
                 Buffers<Scalar>& buffers, std::span<Scalar> gradient)
        : Passing<Scalar>(prepared, examples, buffers), gradient_(gradient) {}

    void run() {
        read_out_back();
        for (std::size_t layer = layout_.layers.size(); layer-- > 0;)
            backward(layer);
        embed_back();
    }

private:
    using Base = Passing<Scalar>;
    using Base::buffers_;
    using Base::count_;
    using Base::d_;
    using Base::examples_;
    using Base::features_;
    using Base::head;
    using Base::heads_;
    using Base::layout_;
    using Base::prepared_;
    using Base::resize;
    using Base::task_;
    using Base::tokens_;
    using Base::transposed;
    using Base::vectors;
    using Base::weights;
    using typename Base::Layer;

    Scalar* gradient(std::size_t block) const { return gradient_.data() + layout_[block].at; }

    static void zero(std::vector<Scalar>& numbers, std::int64_t size) {
        numbers.assign(static_cast<std::size_t>(size), 0);
    }

    /// Adds xᵀ dy to the derivatives by W, and dy Wᵀ to dx.
    void apply_back(std::size_t block, const Scalar* x, std::int64_t step, std::int64_t rows,
                    const Scalar* dy, Scalar* dx, bool add) const {
        const Block& matrix = layout_[block];
        multiply<Scalar>(gradient(block), matrix.room, {x, 1, step}, dy, matrix.room, matrix.rows,
                         rows, matrix.room, true);
        multiply<Scalar>(dx, step, {dy, matrix.room}, transposed(block), matrix.rows, rows,
                         matrix.columns, matrix.rows, add);
    }

    void embed_back() {
        Scalar* const symbols = gradient(layout_.symbols);
        const Block& matrix = layout_[layout_.features];
        for (std::int64_t i = 0; i < count_; ++i) {
            const Example& example = examples_[static_cast<std::size_t>(i)];
            const Scalar* const dx = buffers_.dx.data() + i * tokens_ * d_;
            for (std::int64_t token = 0; token < tokens_; ++token) {
                Scalar* const to = symbols + example.symbols[static_cast<std::size_t>(token)] * d_;
                add_to<Scalar>(to, dx + token * d_, d_);
            }
            if (task_.features == 0)
                continue;
            features_.assign(example.features.begin(), example.features.end());
            multiply<Scalar>(gradient(layout_.features), matrix.room,
                             {features_.data(), 1, task_.features}, dx, d_, matrix.rows, tokens_,
                             d_, true);
        }
    }

    void add_selected(const std::vector<Scalar>& from, std::int64_t rows,
                      std::vector<Scalar>& to) const {
        for (std::int64_t i = 0; i < count_; ++i)
            add_to<Scalar>(to.data() + ((i + 1) * tokens_ - rows) * d_, from.data() + i * rows * d_,
                           rows * d_);
    }

    void read_out_back() {
        const std::int64_t all = count_ * prepared_.plans.back()->rows;
        resize(buffers_.dh, all * d_);
        add_rows_to<Scalar>(gradient(layout_.read_out_bias), buffers_.logits.data(), all,
                            layout_[layout_.read_out].room);
        apply_back(layout_.read_out, buffers_.h.data(), d_, all, buffers_.logits.data(),
                   buffers_.dh.data(), false);
        zero(buffers_.dy, all * d_);
        rms_norm_back<Scalar>(buffers_.x.data(), weights(layout_.norm), buffers_.inverse.data(),
                              buffers_.dh.data(), buffers_.dy.data(), gradient(layout_.norm), all,
                              d_);
    }

    /// From derivatives by what a layer gives (dy) to those by what it is given (dx).
    void backward(std::size_t number) {
        const LayerBlocks& blocks = layout_.layers[number];
        Layer& layer = buffers_.layers[number];
        const std::int64_t rows = prepared_.plans[number]->rows, all = count_ * tokens_,
                           selected = count_ * rows;
        backward_mlp(number, selected);
        resize(buffers_.dcontext, selected * d_);
        apply_back(blocks.output, layer.context.data(), d_, selected, buffers_.dy.data(),
                   buffers_.dcontext.data(), false);
        resize(buffers_.dmix, selected * d_);
        if (layer.folds_values) {
            apply_back(blocks.value, layer.mix.data(), d_, selected, buffers_.dcontext.data(),
                       buffers_.dmix.data(), false);
            std::swap(buffers_.dmix, buffers_.dcontext);
        }
        for (std::vector<Scalar>* const each : {&buffers_.dkeys, &buffers_.dvalues})
            clear_query(*each, all * d_);
        resize(buffers_.dqueries, selected * d_);
        attend_all_back(number);
        project_back(number, selected);
        apply_back(blocks.query, layer.selected.data(), d_, selected, buffers_.dqueries.data(),
                   buffers_.dcontext.data(), false);
        add_selected(buffers_.dcontext, rows, buffers_.dh);
        zero(buffers_.dx, all * d_);
        add_selected(buffers_.dy, rows, buffers_.dx);
        rms_norm_back<Scalar>(layer.x.data(), weights(blocks.attention_norm), layer.inverse.data(),
                              buffers_.dh.data(), buffers_.dx.data(),
                              gradient(blocks.attention_norm), all, d_);
        if (number > 0)
            std::swap(buffers_.dx, buffers_.dy);
    }

    /// Sets the derivatives by a query apart, which is no key, to 0.
    void clear_query(std::vector<Scalar>& derivatives, std::int64_t size) const {
        resize(derivatives, size);
        for (std::int64_t i = 0; i < count_; ++i)
            std::fill(derivatives.begin() + (i * tokens_ + prepared_.n) * d_,
                      derivatives.begin() + (i + 1) * tokens_ * d_, Scalar(0));
    }

    /// From derivatives by what attends to those by queries and by all h.
    void project_back(std::size_t number, std::int64_t selected) {
        const LayerBlocks& blocks = layout_.layers[number];
        Layer& layer = buffers_.layers[number];
        const std::int64_t all = count_ * tokens_;
        resize(buffers_.dh, all * d_);
        if (layer.folds_values)
            std::swap(buffers_.dh, buffers_.dvalues);
        else
            apply_back(blocks.value, layer.h.data(), d_, all, buffers_.dvalues.data(),
                       buffers_.dh.data(), false);
        if (!layer.folds_keys) {
            apply_back(blocks.key, layer.h.data(), d_, all, buffers_.dkeys.data(),
                       buffers_.dh.data(), true);
            return;
        }
        add_to<Scalar>(buffers_.dh.data(), buffers_.dkeys.data(), all * d_);
        multiply<Scalar>(gradient(blocks.key), d_, {buffers_.dqueries.data(), 1, d_},
                         layer.queries.data(), d_, d_, selected, d_, true);
        multiply<Scalar>(buffers_.dcontext.data(), d_, {buffers_.dqueries.data(), d_},
                         weights(blocks.key), d_, selected, d_, d_, false);
        std::swap(buffers_.dcontext, buffers_.dqueries);
    }

    void backward_mlp(std::size_t number, std::int64_t rows) {
        const LayerBlocks& blocks = layout_.layers[number];
        Layer& layer = buffers_.layers[number];
        const std::int64_t hidden = layout_[blocks.up].room;
        resize(buffers_.dhidden, rows * hidden);
        add_rows_to<Scalar>(gradient(blocks.down_bias), buffers_.dy.data(), rows, d_);
        apply_back(blocks.down, layer.hidden.data(), hidden, rows, buffers_.dy.data(),
                   buffers_.dhidden.data(), false);
        rectify_back<Scalar>(layer.hidden.data(), buffers_.dhidden.data(), rows * hidden);
        add_rows_to<Scalar>(gradient(blocks.up_bias), buffers_.dhidden.data(), rows, hidden);
        resize(buffers_.dh, rows * d_);
        apply_back(blocks.up, layer.h2.data(), d_, rows, buffers_.dhidden.data(),
                   buffers_.dh.data(), false);
        rms_norm_back<Scalar>(layer.y.data(), weights(blocks.mlp_norm), layer.inverse2.data(),
                              buffers_.dh.data(), buffers_.dy.data(), gradient(blocks.mlp_norm),
                              rows, d_);
    }

    void attend_all_back(std::size_t number) {
        Layer& layer = buffers_.layers[number];
        const LayerBlocks& blocks = layout_.layers[number];
        const std::int64_t rows = prepared_.plans[number]->rows;
        for (std::int64_t index = 0; index < heads_; ++index) {
            const Head<Scalar> one = head(number, index);
            const std::int64_t part = index * (d_ / heads_);
            std::vector<double> by_lambda(static_cast<std::size_t>(rows));
            double by_temperature = 0;
            Scalar* const bias = one.bias == nullptr
                                     ? nullptr
                                     : gradient(blocks.table) + index * layout_[blocks.table].room;
            for (std::int64_t i = 0; i < count_; ++i)
                attend_back<Scalar>(one, vectors(layer, rows, i, index),
                                    layer.heads[static_cast<std::size_t>(i * heads_ + index)],
                                    buffers_.dcontext.data() + i * rows * d_ + part,
                                    {buffers_.dqueries.data() + i * rows * d_ + part,
                                     buffers_.dkeys.data() + i * tokens_ * d_ + part,
                                     buffers_.dvalues.data() + i * tokens_ * d_ + part, by_lambda,
                                     by_temperature, bias});
            if (blocks.log_temperature != LayerBlocks::none)
                gradient(blocks.log_temperature)[index] +=
                    static_cast<Scalar>(one.temperature * by_temperature);
            rule_back(number, index, by_lambda);
        }
    }

    void rule_back(std::size_t number, std::int64_t index, const std::vector<double>& by_lambda) {
        const std::vector<std::size_t>& learned = layout_.layers[number].rule;
        for (std::size_t i = 0; i < learned.size(); ++i) {
            const double* const slopes = prepared_.scales[number].slopes[i].data() +
                                         index * static_cast<std::int64_t>(by_lambda.size());
            double sum = 0;
            for (std::size_t row = 0; row < by_lambda.size(); ++row)
                sum += by_lambda[row] * slopes[row];
            gradient(learned[i])[index] += static_cast<Scalar>(sum);
        }
    }

    std::span<Scalar> gradient_;
};

}  // namespace

template <typename Scalar>
void pass_back(const Prepared<Scalar>& prepared, std::span<const Example> examples,
               Buffers<Scalar>& buffers, std::span<Scalar> gradient) {
    BackwardPass<Scalar>(prepared, examples, buffers, gradient).run();
}

template void pass_back(const Prepared<float>&, std::span<const Example>, Buffers<float>&,
                        std::span<float>);
template void pass_back(const Prepared<double>&, std::span<const Example>, Buffers<double>&,
                        std::span<double>);

}  // namespace attnscope::lab
