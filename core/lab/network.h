#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/lab/kernels/head.h"

namespace attnscope::lab {

/// What some examples gave, summed over their answers.
struct Sums {
    double answers = 0;
    double loss = 0;     ///< nats
    double correct = 0;  ///< answers that are right
    double entropy = 0;  ///< of the rows read out, mean over heads of the last layer, nats
    double weight = 0;   ///< on the keys that these rows should look at, likewise

    void operator+=(const Sums& other);
};

/// Buffers that a pass through the network needs; they can be used again.
template <typename Scalar>
struct Buffers;

template <typename Scalar>
struct Prepared;

/// A small attention model. A token's x is the row of "symbols" of its symbol plus its features
/// times "features"; in each layer x += attention(norm(x)), then x += mlp(norm(x)); logits of the
/// classes = norm(x) W + b. Norms divide by √(mean x² + 10⁻⁶) and multiply by gains; the MLP is
/// relu(x W + b) W + b with 4d numbers between; no attention has biases. The rule gives each
/// row its λ, from the number of keys that it sees and from d/heads. Forward and backward passes,
/// in float for training and in double for tests.
template <typename Scalar>
class Network {
public:
    /// Throws InvalidRequest as chosen() does.
    explicit Network(const Settings& settings);
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    const Settings& settings() const { return settings_; }
    const Layout& layout() const { return layout_; }

    /// Prepares passes with these weights, which have to stay where they are, over examples with n
    /// keys, of which the last `rows` tokens are read out (all where rows is 0). Where queries are
    /// apart, each example has so many. Throws InvalidRequest if a row sees no key.
    void prepare(std::span<const Scalar> weights, std::int64_t n, std::int64_t rows,
                 std::int64_t queries = 1);

    /// Passes through examples, and back if there is a gradient, to which the derivatives of the
    /// sum of their losses are added. Safe from several threads at once, each with buffers of its
    /// own.
    Sums pass(std::span<const Example> examples, Buffers<Scalar>& buffers,
              std::span<Scalar> gradient) const;

    /// Returns norm(x) of each token of an example, from which a layer makes queries, keys and
    /// values: tokens × d. Throws Cancelled.
    std::vector<Scalar> inputs_of(std::size_t layer, const Example& example,
                                  const std::stop_token& stop = {}) const;

private:
    Settings settings_;
    Chosen records_;
    Layout layout_;
    std::map<std::array<std::int64_t, 3>, std::unique_ptr<Plan<Scalar>>>
        plans_;  ///< by n, rows, queries
    std::map<const Plan<Scalar>*, RowScales> scales_;
    std::unique_ptr<Prepared<Scalar>> prepared_;

    const Plan<Scalar>& plan(std::int64_t n, std::int64_t rows, std::int64_t queries);
    void transpose(std::span<const Scalar> weights);
    void set_scales(std::int64_t layer);
};

template <typename Scalar>
struct Buffers {
    struct Layer {
        std::vector<Scalar> x, h, inverse, selected, queries, keys, values, context;
        std::vector<Scalar> folded, mix;  ///< see forward.cpp
        bool folds_keys = false, folds_values = false;
        std::vector<Scalar> y, h2, inverse2, hidden;
        std::vector<HeadWork<Scalar>> heads;  ///< sequence by sequence
    };
    std::vector<Layer> layers;
    std::vector<Scalar> x, h, inverse, logits;
    std::vector<Scalar> dx, dy, dh, dhidden, dqueries, dkeys, dvalues, dcontext, dmix;
};

}  // namespace attnscope::lab
