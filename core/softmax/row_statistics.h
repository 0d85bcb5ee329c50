#pragma once

#include <cstdint>
#include <span>

namespace attnscope {

/// What one row of attention weights p = softmax(x) yields. Entropies in nats.
struct RowStatistics {
    std::int64_t count = 0;    ///< keys that count (not masked)
    double log_sum_exp = 0;    ///< log Σ e^{x_j}; −∞ where no key counts
    double entropy = 0;        ///< H = −Σ p log p; NaN where no key counts
    double collision = 0;      ///< Σ p²; NaN where no key counts
    double cubic = 0;          ///< Σ p³; NaN where no key counts
    double max_weight = 0;     ///< max p
    std::int64_t argmax = -1;  ///< where it is; −1 where no key counts
};

/// How many keys alike would have the row's entropy: e^H (the perplexity), in [1, count].
double perplexity(const RowStatistics& row);

/// Half the entrywise L1 norm of the Jacobian ∂p/∂s for p = softmax(λs): λ(1 − Σp²).
double jacobian_half_l1(const RowStatistics& row, double lambda);

/// Frobenius norm of the same Jacobian: λ √(Σp² − 2Σp³ + (Σp²)²). Absolute error of its square
/// 1e-15 λ², so values below 1e-7 λ are rounding.
double jacobian_frobenius(const RowStatistics& row, double lambda);

/// Spectral norm of the same Jacobian, λ times the largest eigenvalue of diag p − ppᵀ (at most
/// λ/2), from the row's weights: the root of the secular equation Σ p²/(p − μ) = 1 between the two
/// largest weights. Relative error 1e-13, in ties and in frozen rows too. Weights that are 0 count
/// as masked keys.
double jacobian_spectral(std::span<const double> weights, double lambda);

/// Gathers RowStatistics in one pass over the logits, in pieces of any size and order; two
/// accumulators of disjoint keys merge into that of their union. Sums are kept in double relative
/// to a running maximum, so no logit over- or underflows. A logit is finite, or −∞ for a masked
/// key, which does not count. Relative error of the sums about 1e-15.
class RowAccumulator {
public:
    /// Adds logits of the keys first_key, first_key + 1, …
    void add(std::span<const double> logits, std::int64_t first_key);
    void add(std::span<const float> logits, std::int64_t first_key);

    /// Adds the partial sums of a tile: count keys whose largest logit is max, at key argmax, with
    /// sum = Σ e^{x−max}, weighted = Σ (x−max) e^{x−max}, squares = Σ e^{2(x−max)}, cubes = Σ
    /// e^{3(x−max)}.
    void add_tile(std::int64_t count, double max, std::int64_t argmax, double sum, double weighted,
                  double squares, double cubes);

    /// Of two equally large weights the lower key wins, so the order of merging does not matter.
    void merge(const RowAccumulator& other);

    RowStatistics finish() const;

private:
    std::int64_t count_ = 0;
    std::int64_t argmax_ = -1;
    double max_ = 0;
    double sum_ = 0, weighted_ = 0, squares_ = 0, cubes_ = 0;
};

}  // namespace attnscope
