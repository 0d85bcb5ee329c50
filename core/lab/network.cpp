#include "core/lab/network.h"

#include <algorithm>
#include <cmath>

#include "core/lab/kernels/kernels.h"

namespace attnscope::lab {

/// What a pass reads besides the examples.
template <typename Scalar>
struct Network<Scalar>::Ready {
    std::span<const Scalar> weights;
    std::vector<Scalar> transposed;          ///< the same matrices, each transposed
    std::vector<const Plan<Scalar>*> plans;  ///< of each layer
    std::vector<RowScales> scales;           ///< of each layer
    std::int64_t n = 0, queries = 1;
};

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

}  // namespace

void Sums::operator+=(const Sums& other) {
    answers += other.answers;
    loss += other.loss;
    correct += other.correct;
    entropy += other.entropy;
    weight += other.weight;
}

/// One pass through some examples.
template <typename Scalar>
class Passing {
public:
    using Ready = typename Network<Scalar>::Ready;

    Passing(const Network<Scalar>& network, std::span<const Example> examples,
            Buffers<Scalar>& buffers, std::span<Scalar> gradient)
        : network_(network),
          layout_(network.layout_),
          ready_(*network.ready_),
          task_(network.records_.task),
          examples_(examples),
          buffers_(buffers),
          gradient_(gradient),
          count_(std::ssize(examples)),
          tokens_(tokens_of(task_, ready_.n, ready_.queries)),
          d_(network.settings_.d),
          heads_(network.settings_.heads) {}

    Sums run() {
        buffers_.layers.resize(layout_.layers.size());
        embed();
        for (std::size_t layer = 0; layer < layout_.layers.size(); ++layer)
            forward(layer);
        read_out();
        if (!gradient_.empty()) {
            read_out_back();
            for (std::size_t layer = layout_.layers.size(); layer-- > 0;)
                backward(layer);
            embed_back();
        }
        return sums_;
    }

    /// What network_.inputs_of() returns.
    std::vector<Scalar> inputs_of(std::size_t layer) {
        buffers_.layers.resize(layout_.layers.size());
        embed();
        for (std::size_t before = 0; before < layer; ++before)
            forward(before);
        norm_inputs(layer);
        return std::move(buffers_.layers[layer].h);
    }

private:
    using Layer = typename Buffers<Scalar>::Layer;

    const Scalar* weights(std::size_t block) const {
        return ready_.weights.data() + layout_[block].at;
    }
    const Scalar* transposed(std::size_t block) const {
        return ready_.transposed.data() + layout_[block].at;
    }
    Scalar* gradient(std::size_t block) const { return gradient_.data() + layout_[block].at; }

    static void resize(std::vector<Scalar>& numbers, std::int64_t size) {
        numbers.resize(static_cast<std::size_t>(size));
    }
    static void zero(std::vector<Scalar>& numbers, std::int64_t size) {
        numbers.assign(static_cast<std::size_t>(size), 0);
    }

    /// y = x W.
    void apply(std::size_t block, const Scalar* x, std::int64_t step, std::int64_t rows, Scalar* y,
               bool add = false) const {
        const Block& matrix = layout_[block];
        multiply<Scalar>(y, matrix.room, {x, step}, weights(block), matrix.room, rows, matrix.rows,
                         matrix.room, add);
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

    /// Copies the last `rows` tokens of each sequence.
    void select(const std::vector<Scalar>& from, std::int64_t rows, std::vector<Scalar>& to) const {
        resize(to, count_ * rows * d_);
        for (std::int64_t i = 0; i < count_; ++i)
            std::copy_n(from.data() + ((i + 1) * tokens_ - rows) * d_, rows * d_,
                        to.data() + i * rows * d_);
    }
    void add_selected(const std::vector<Scalar>& from, std::int64_t rows,
                      std::vector<Scalar>& to) const {
        for (std::int64_t i = 0; i < count_; ++i)
            add_to<Scalar>(to.data() + ((i + 1) * tokens_ - rows) * d_, from.data() + i * rows * d_,
                           rows * d_);
    }

    Head<Scalar> head(std::size_t layer, std::int64_t index) const {
        const LayerBlocks& blocks = layout_.layers[layer];
        const Plan<Scalar>& plan = *ready_.plans[layer];
        const auto at = static_cast<std::size_t>(index);
        const bool cosines = are_cosines(network_.records_);
        return {.plan = plan,
                .size = d_ / heads_,
                .unit_queries = cosines || network_.records_.variant.divides_queries,
                .unit_keys = cosines || network_.records_.variant.divides_keys,
                .lambda = ready_.scales[layer].lambda.data() + index * plan.rows,
                .temperature =
                    blocks.log_temperature == LayerBlocks::none
                        ? 1
                        : std::exp(static_cast<double>(weights(blocks.log_temperature)[index])),
                .temper = network_.records_.rule.temper,
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
        const std::int64_t rows = ready_.plans[number]->rows, selected = count_ * rows;
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
        const std::int64_t rows = ready_.plans[number]->rows;
        const bool is_last = number + 1 == layout_.layers.size(), keep = !gradient_.empty();
        layer.heads.resize(static_cast<std::size_t>(keep ? count_ * heads_ : 1));
        for (std::int64_t i = 0; i < count_; ++i)
            for (std::int64_t index = 0; index < heads_; ++index) {
                HeadWork<Scalar>& work =
                    layer.heads[static_cast<std::size_t>(keep ? i * heads_ + index : 0)];
                const auto& answers = examples_[static_cast<std::size_t>(i)].answers;
                const std::int64_t first_row = ready_.plans[number]->first_row;
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
                attend<Scalar>(head(number, index), vectors(layer, rows, i, index), keep, work,
                               (layer.folds_values ? layer.mix : layer.context).data() +
                                   i * rows * d_ + index * (d_ / heads_),
                               see);
            }
    }

    void read_out() {
        const std::int64_t rows = ready_.plans.back()->rows, all = count_ * rows;
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

    void read_out_back() {
        const std::int64_t all = count_ * ready_.plans.back()->rows;
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
        const std::int64_t rows = ready_.plans[number]->rows, all = count_ * tokens_,
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
            std::fill(derivatives.begin() + (i * tokens_ + ready_.n) * d_,
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
        const std::int64_t rows = ready_.plans[number]->rows;
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
            const double* const slopes = ready_.scales[number].slopes[i].data() +
                                         index * static_cast<std::int64_t>(by_lambda.size());
            double sum = 0;
            for (std::size_t row = 0; row < by_lambda.size(); ++row)
                sum += by_lambda[row] * slopes[row];
            gradient(learned[i])[index] += static_cast<Scalar>(sum);
        }
    }

    const Network<Scalar>& network_;
    const Layout& layout_;
    const Ready& ready_;
    const Task& task_;
    std::span<const Example> examples_;
    Buffers<Scalar>& buffers_;
    std::span<Scalar> gradient_;
    std::int64_t count_, tokens_, d_, heads_;
    Sums sums_;
    std::vector<Scalar> features_;
};

template <typename Scalar>
Network<Scalar>::Network(const Settings& settings)
    : settings_(settings),
      records_(chosen(settings_)),
      layout_(layout_of(settings_)),
      ready_(std::make_unique<Ready>()) {
    ready_->transposed.resize(layout_.size);
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
        Scalar* const to = ready_->transposed.data() + block.at;
        for (std::int64_t i = 0; i < block.rows; ++i)
            for (std::int64_t k = 0; k < block.columns; ++k)
                to[k * room + i] = from[i * block.room + k];
    }
}

template <typename Scalar>
void Network<Scalar>::set_scales(std::int64_t layer) {
    const LayerBlocks& blocks = layout_.layers[static_cast<std::size_t>(layer)];
    const Plan<Scalar>& rows = *ready_->plans[static_cast<std::size_t>(layer)];
    if (blocks.rule.empty()) {
        auto kept = scales_.find(&rows);
        if (kept == scales_.end())
            kept = scales_.emplace(&rows, scales_of(settings_, records_, rows, {})).first;
        ready_->scales.push_back(kept->second);
        return;
    }
    std::vector<std::vector<double>> learned;
    for (const std::size_t block : blocks.rule) {
        const Scalar* const first = ready_->weights.data() + layout_[block].at;
        learned.emplace_back(first, first + settings_.heads);
    }
    ready_->scales.push_back(scales_of(settings_, records_, rows, learned));
}

template <typename Scalar>
void Network<Scalar>::prepare(std::span<const Scalar> weights, std::int64_t n, std::int64_t rows,
                              std::int64_t queries) {
    const std::int64_t tokens = tokens_of(records_.task, n, queries);
    const std::int64_t last = rows > 0                    ? std::min(rows, tokens)
                              : records_.task.query_apart ? queries
                                                          : tokens;
    ready_->weights = weights;
    ready_->n = n;
    ready_->queries = queries;
    ready_->plans.clear();
    ready_->scales.clear();
    for (std::int64_t layer = 0; layer < settings_.layers; ++layer) {
        ready_->plans.push_back(&plan(n, layer + 1 == settings_.layers ? last : tokens, queries));
        set_scales(layer);
    }
    transpose(weights);
}

template <typename Scalar>
Sums Network<Scalar>::pass(std::span<const Example> examples, Buffers<Scalar>& buffers,
                           std::span<Scalar> gradient) const {
    return Passing<Scalar>(*this, examples, buffers, gradient).run();
}

template <typename Scalar>
std::vector<Scalar> Network<Scalar>::inputs_of(std::size_t layer, const Example& example) const {
    Buffers<Scalar> buffers;
    return Passing<Scalar>(*this, {&example, 1}, buffers, {}).inputs_of(layer);
}

template class Network<float>;
template class Network<double>;

}  // namespace attnscope::lab
