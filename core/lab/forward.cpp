#include "core/lab/forward.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/lab/passing.h"
#include "core/text/errors.h"

namespace attnscope::lab {
namespace {

/// Returns the logarithm of Σ e^x, and replaces x by the derivatives of log Σ e^x − x_wanted.
template <typename Scalar>
double cross_entropy(Scalar* x, std::int64_t count, std::int32_t wanted) {
    const Scalar top = *std::max_element(x, x + count);
    double sum = 0;
    for (std::int64_t i = 0; i < count; ++i)
        sum += std::exp(static_cast<double>(x[i] - top));
    const double loss = std::log(sum) - static_cast<double>(x[wanted] - top);
    for (std::int64_t i = 0; i < count; ++i)
        x[i] = static_cast<Scalar>(std::exp(static_cast<double>(x[i] - top)) / sum);
    x[wanted] -= 1;
    return loss;
}

template <typename Scalar>
class ForwardPass : Passing<Scalar> {
public:
    ForwardPass(const Prepared<Scalar>& prepared, std::span<const Example> examples,
                Buffers<Scalar>& buffers, bool keep, std::stop_token stop = {})
        : Passing<Scalar>(prepared, examples, buffers), keep_(keep), stop_(std::move(stop)) {}

    Sums run() {
        buffers_.layers.resize(layout_.layers.size());
        embed();
        for (std::size_t layer = 0; layer < layout_.layers.size(); ++layer)
            forward(layer);
        read_out();
        return sums_;
    }

    std::vector<Scalar> inputs_of(std::size_t layer) {
        buffers_.layers.resize(layout_.layers.size());
        embed();
        for (std::size_t before = 0; before < layer; ++before)
            forward(before);
        norm_inputs(layer);
        return std::move(buffers_.layers[layer].h);
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

    /// y = x W.
    void apply(std::size_t block, const Scalar* x, std::int64_t step, std::int64_t rows, Scalar* y,
               bool add = false) const {
        const Block& matrix = layout_[block];
        multiply<Scalar>(y, matrix.room, {x, step}, weights(block), matrix.room, rows, matrix.rows,
                         matrix.room, add);
    }
    void embed() {
        std::vector<Scalar>& x = buffers_.layers.front().x;
        resize(x, count_ * tokens_ * d_);
        const Scalar* const symbols = weights(layout_.symbols);
        for (std::int64_t i = 0; i < count_; ++i) {
            const Example& example = examples_[static_cast<std::size_t>(i)];
            Scalar* const to = x.data() + i * tokens_ * d_;
            for (std::int64_t token = 0; token < tokens_; ++token)
                std::copy_n(symbols + example.symbols[static_cast<std::size_t>(token)] * d_, d_,
                            to + token * d_);
            if (task_.features == 0)
                continue;
            features_.assign(example.features.begin(), example.features.end());
            apply(layout_.features, features_.data(), task_.features, tokens_, to, true);
        }
    }

    /// Copies the last `rows` tokens of each sequence.
    void select(const std::vector<Scalar>& from, std::int64_t rows, std::vector<Scalar>& to) const {
        resize(to, count_ * rows * d_);
        for (std::int64_t i = 0; i < count_; ++i)
            std::copy_n(from.data() + ((i + 1) * tokens_ - rows) * d_, rows * d_,
                        to.data() + i * rows * d_);
    }
    /// A layer with one head that reads out one row needs no value of a key: the row's output is
    /// (Σ p_j h_j) W_v. Nor does it need keys if scores are plain inner products: they are
    /// (q W_kᵀ)·h_j.
    void choose_folds(std::size_t number) {
        Layer& layer = buffers_.layers[number];
        const Head<Scalar> one = head(number, 0);
        layer.folds_values = heads_ == 1 && one.plan.rows == 1;
        layer.folds_keys =
            layer.folds_values && !one.unit_queries && !one.unit_keys && one.plan.pairs == 0;
    }

    void project(std::size_t number, std::int64_t selected) {
        const LayerBlocks& blocks = layout_.layers[number];
        Layer& layer = buffers_.layers[number];
        const std::int64_t all = count_ * tokens_;
        resize(layer.queries, selected * d_);
        apply(blocks.query, layer.selected.data(), d_, selected, layer.queries.data());
        if (layer.folds_keys) {
            resize(layer.folded, selected * d_);
            multiply<Scalar>(layer.folded.data(), d_, {layer.queries.data(), d_},
                             transposed(blocks.key), d_, selected, d_, d_, false);
        } else {
            resize(layer.keys, all * d_);
            apply(blocks.key, layer.h.data(), d_, all, layer.keys.data());
        }
        if (!layer.folds_values) {
            resize(layer.values, all * d_);
            apply(blocks.value, layer.h.data(), d_, all, layer.values.data());
        }
    }

    void norm_inputs(std::size_t number) {
        Layer& layer = buffers_.layers[number];
        const std::int64_t all = count_ * tokens_;
        resize(layer.h, all * d_);
        resize(layer.inverse, all);
        rms_norm<Scalar>(layer.x.data(), weights(layout_.layers[number].attention_norm),
                         layer.h.data(), layer.inverse.data(), all, d_);
    }

    void forward(std::size_t number) {
        const LayerBlocks& blocks = layout_.layers[number];
        Layer& layer = buffers_.layers[number];
        const std::int64_t rows = prepared_.plans[number]->rows, selected = count_ * rows;
        norm_inputs(number);
        select(layer.h, rows, layer.selected);
        choose_folds(number);
        project(number, selected);
        resize(layer.context, selected * d_);
        if (layer.folds_values)
            resize(layer.mix, selected * d_);
        attend_all(number);
        if (layer.folds_values)
            apply(blocks.value, layer.mix.data(), d_, selected, layer.context.data());
        select(layer.x, rows, layer.y);
        apply(blocks.output, layer.context.data(), d_, selected, layer.y.data(), true);
        forward_mlp(number, selected);
    }

    void forward_mlp(std::size_t number, std::int64_t rows) {
        const LayerBlocks& blocks = layout_.layers[number];
        Layer& layer = buffers_.layers[number];
        const std::int64_t hidden = layout_[blocks.up].room;
        resize(layer.h2, rows * d_);
        resize(layer.inverse2, rows);
        resize(layer.hidden, rows * hidden);
        rms_norm<Scalar>(layer.y.data(), weights(blocks.mlp_norm), layer.h2.data(),
                         layer.inverse2.data(), rows, d_);
        apply(blocks.up, layer.h2.data(), d_, rows, layer.hidden.data());
        add_and_rectify<Scalar>(layer.hidden.data(), weights(blocks.up_bias), rows, hidden);
        const bool is_last = number + 1 == layout_.layers.size();
        std::vector<Scalar>& next = is_last ? buffers_.x : buffers_.layers[number + 1].x;
        next = layer.y;
        for (std::int64_t row = 0; row < rows; ++row)
            add_to<Scalar>(next.data() + row * d_, weights(blocks.down_bias), d_);
        apply(blocks.down, layer.hidden.data(), hidden, rows, next.data(), true);
    }

    void attend_all(std::size_t number) {
        Layer& layer = buffers_.layers[number];
        const std::int64_t rows = prepared_.plans[number]->rows;
        const bool is_last = number + 1 == layout_.layers.size(), keep = keep_;
        layer.heads.resize(static_cast<std::size_t>(keep ? count_ * heads_ : 1));
        for (std::int64_t i = 0; i < count_; ++i)
            for (std::int64_t index = 0; index < heads_; ++index) {
                HeadWork<Scalar>& work =
                    layer.heads[static_cast<std::size_t>(keep ? i * heads_ + index : 0)];
                const auto& answers = examples_[static_cast<std::size_t>(i)].answers;
                const std::int64_t first_row = prepared_.plans[number]->first_row;
                auto next = std::ranges::lower_bound(answers, first_row, {}, &Answer::row);
                SeeWeights<Scalar> see;
                if (is_last)
                    see = [&](std::int64_t row, const Scalar* of_row) {
                        if (next == answers.end() || next->row != first_row + row)
                            return;
                        double weight = 0;
                        for (const std::int32_t key : next->looks)
                            weight += static_cast<double>(of_row[key]);
                        const double share = 1 / static_cast<double>(heads_);
                        sums_.weight += weight * share;
                        sums_.entropy += work.entropies[static_cast<std::size_t>(row)] * share;
                        ++next;
                    };
                else if (stop_.stop_possible())
                    see = [this](std::int64_t, const Scalar*) {
                        if (stop_.stop_requested())
                            throw Cancelled();
                    };
                attend<Scalar>(head(number, index), vectors(layer, rows, i, index), keep, work,
                               (layer.folds_values ? layer.mix : layer.context).data() +
                                   i * rows * d_ + index * (d_ / heads_),
                               see);
            }
    }

    void read_out() {
        const std::int64_t rows = prepared_.plans.back()->rows, all = count_ * rows;
        const std::int64_t room = layout_[layout_.read_out].room;
        resize(buffers_.h, all * d_);
        resize(buffers_.inverse, all);
        resize(buffers_.logits, all * room);
        rms_norm<Scalar>(buffers_.x.data(), weights(layout_.norm), buffers_.h.data(),
                         buffers_.inverse.data(), all, d_);
        apply(layout_.read_out, buffers_.h.data(), d_, all, buffers_.logits.data());
        for (std::int64_t row = 0; row < all; ++row)
            add_to<Scalar>(buffers_.logits.data() + row * room, weights(layout_.read_out_bias),
                           room);
        judge(rows, room);
    }

    /// Sums losses, and replaces logits by the derivatives of the sum.
    void judge(std::int64_t rows, std::int64_t room) {
        const std::int64_t first_row = tokens_ - rows;
        for (std::int64_t i = 0; i < count_; ++i) {
            std::int64_t done = 0;
            for (const Answer& answer : examples_[static_cast<std::size_t>(i)].answers) {
                if (answer.row < first_row)
                    continue;
                Scalar* const logits =
                    buffers_.logits.data() + (i * rows + answer.row - first_row) * room;
                clear(i, rows, room, done, answer.row - first_row);
                done = answer.row - first_row + 1;
                const auto best = std::max_element(logits, logits + task_.classes) - logits;
                sums_.correct += best == answer.wanted ? 1 : 0;
                sums_.answers += 1;
                sums_.loss += cross_entropy(logits, task_.classes, answer.wanted);
            }
            clear(i, rows, room, done, rows);
        }
    }
    void clear(std::int64_t sequence, std::int64_t rows, std::int64_t room, std::int64_t from,
               std::int64_t to) {
        Scalar* const logits = buffers_.logits.data() + sequence * rows * room;
        std::fill(logits + from * room, logits + to * room, Scalar(0));
    }

    bool keep_;
    std::stop_token stop_;
    Sums sums_;
};

}  // namespace

template <typename Scalar>
Sums pass_forward(const Prepared<Scalar>& prepared, std::span<const Example> examples,
                  Buffers<Scalar>& buffers, bool keep) {
    return ForwardPass<Scalar>(prepared, examples, buffers, keep).run();
}

template <typename Scalar>
std::vector<Scalar> inputs_of_layer(const Prepared<Scalar>& prepared, const Example& example,
                                    std::size_t layer, const std::stop_token& stop) {
    Buffers<Scalar> buffers;
    return ForwardPass<Scalar>(prepared, {&example, 1}, buffers, false, stop).inputs_of(layer);
}

#define ATTNSCOPE_LAB_FORWARD(Scalar)                                                     \
    template Sums pass_forward(const Prepared<Scalar>&, std::span<const Example>,         \
                               Buffers<Scalar>&, bool);                                   \
    template std::vector<Scalar> inputs_of_layer(const Prepared<Scalar>&, const Example&, \
                                                 std::size_t, const std::stop_token&)

ATTNSCOPE_LAB_FORWARD(float);
ATTNSCOPE_LAB_FORWARD(double);

}  // namespace attnscope::lab
