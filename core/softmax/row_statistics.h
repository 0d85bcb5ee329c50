#pragma once

#include <cstdint>
#include <span>

namespace attnscope {

/// Statistics of one row of attention weights p = softmax(x). Entropies are in nats. For weights w
/// whose sum is not 1, or of which some are below 0, p = |w|/Σ|w|; if all are 0 there is no p, as
/// if no key counted.
struct RowStatistics {
    std::int64_t count = 0;  ///< keys that count (not masked)
    double log_sum_exp = 0;  ///< log of the sum that weights are divided by: Σ e^{x_j}, with e^s of
                             ///< a sink s in it; or log Σ w; −∞ if no key counts and there is no
                             ///< sink, NaN if the weights have no denominator
    double entropy = 0;        ///< H = −Σ p log p; NaN if no key counts
    double collision = 0;      ///< Σ p²; NaN if no key counts
    double diversity = 0;      ///< 1 − Σ p²; NaN if no key counts
    double max_weight = 0;     ///< max p, or the w of largest size with its sign
    std::int64_t argmax = -1;  ///< key of the largest weight; −1 if no key counts
    double sum = 1;            ///< of the weights; 0 if no key counts
    double max_logit = 0;      ///< of the keys that count; 0 if none does
    std::int64_t support = 0;  ///< keys whose weight is not 0
    double trace = 0;      ///< Σ |∂w_j/∂x_j|: 1 − Σp² of a softmax; NaN if no key counts
    double remainder = 0;  ///< the weight set aside that no key gets
    double negative = 0;   ///< Σ|w| over the weights below 0
    /// Entropies of the two softmaxes of which a row is the difference; NaN if no key counts, 0 for
    /// other rows.
    double first_entropy = 0, second_entropy = 0;

    bool operator==(const RowStatistics&) const = default;
};

/// Returns Σ|w| of a row.
inline double absolute_sum(const RowStatistics& row) {
    return row.sum + 2 * row.negative;
}

/// Whether a row gives some key a weight, so that it has an entropy.
inline bool has_weights(const RowStatistics& row) {
    return row.count > 0 && absolute_sum(row) != 0;
}

/// Returns the perplexity e^H of a row, in [1, count]: as many equally weighted keys would have the
/// same entropy.
double perplexity(const RowStatistics& row);

/// Returns the entropy of a row with its remainder as one more weight, where weights and remainder
/// sum to 1: h₂(r) + (1 − r)H, with h₂(r) = −r log r − (1 − r) log(1 − r); 0 if no key has a
/// weight.
double whole_entropy(const RowStatistics& row);

/// Returns the gradient λ Σ ∂w_j/∂x_j of a row: how much its weights change in all with its scores.
/// For a softmax it is half the entrywise L1 norm of the Jacobian ∂p/∂s; so it is for the
/// difference p − δp′ of two softmaxes, whose scores s and s′ count alike: λ(1 − Σp² + |δ|(1 −
/// Σp′²)).
double gradient_of(const RowStatistics& row, double lambda);

/// Returns the statistics of the row of weights w = relu(x)²/divisor over `count` keys. `softmax`
/// are those of the softmax of 2 log relu(x), in which keys with x ≤ 0 do not count. diversity and
/// trace are NaN, because the Jacobian is not that of a softmax, and support is `count`: keys with
/// x > 0 are not counted.
RowStatistics squared_relu_row(const RowStatistics& softmax, std::int64_t count, double divisor);

/// Returns the statistics of the row of weights w = σ(x + b), given those of the softmax of log w.
/// The trace Σw(1 − w) has the error of Σw, also where almost all weights are 1.
RowStatistics logistic_row(const RowStatistics& softmax);

/// Returns half the entrywise L1 norm of the Jacobian ∂p/∂s for p = softmax(λs): λ(1 − Σp²).
double jacobian_half_l1(const RowStatistics& row, double lambda);

/// Returns the Frobenius norm of the Jacobian ∂p/∂s for p = softmax(λs), from the weights p of the
/// row: λ √(Σp² − 2Σp³ + (Σp²)²). Relative error 1e-14 where it is above 1e-150 λ.
double jacobian_frobenius(std::span<const double> weights, double lambda);

/// Returns the spectral norm of the Jacobian ∂p/∂s for p = softmax(λs), from the weights p of the
/// row. This norm is λμ, at most λ/2, where μ is the largest eigenvalue of diag p − ppᵀ: the root
/// of the secular equation Σ p²/(p − μ) = 1 between the two largest weights. Relative error 1e-13,
/// also with ties and in frozen rows. Weights that are 0 count as masked keys.
double jacobian_spectral(std::span<const double> weights, double lambda);

/// Gathers RowStatistics in one pass over the logits, in pieces of any size and order. Two
/// accumulators of disjoint keys can be merged into that of all their keys. A logit is finite, or
/// −∞ for a masked key, which does not count.
///
/// Sums are kept in double, relative to the largest logit so far, and without one key that has this
/// logit. With the sums over the other keys, R = Σ' e^{x−max}, W = Σ' (x−max) e^{x−max} and S = Σ'
/// e^{2(x−max)}, and with Z = 1 + R,
///
///     H = log1p R − W/Z,  1 − Σp² = (2R + R² − S)/Z².
///
/// Entropy and diversity thus keep their digits in a nearly frozen row, where all but one weight
/// are tiny: the relative error of both is 1e-14, in addition to that of the logits' differences,
/// for values down to 1e-300.
class RowAccumulator {
public:
    /// Adds logits of the keys first_key, first_key + 1, …
    void add(std::span<const double> logits, std::int64_t first_key);
    void add(std::span<const float> logits, std::int64_t first_key);

    /// Adds the partial sums of a tile of `count` keys. Its largest logit is `max`, at key
    /// `argmax`. The sums are over the other keys: rest = Σ' e^{x−max}, weighted = Σ' (x−max)
    /// e^{x−max}, rest_squares = Σ' e^{2(x−max)}.
    void add_tile(std::int64_t count, double max, std::int64_t argmax, double rest, double weighted,
                  double rest_squares);

    /// Adds the keys of another accumulator. Of two keys with the largest weight the lower one is
    /// the argmax, so the order of merging does not matter.
    void merge(const RowAccumulator& other);

    RowStatistics finish() const;

private:
    std::int64_t count_ = 0;
    std::int64_t argmax_ = -1;
    double max_ = 0;
    double rest_ = 0, weighted_ = 0, rest_squares_ = 0;
};

}  // namespace attnscope
