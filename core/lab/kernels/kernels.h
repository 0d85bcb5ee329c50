#pragma once

#include <cstdint>

namespace attnscope::lab {

// Loops in which training spends its time, for float and double, compiled for every kind of
// processor (core/vector_math/with_lanes.h). Widths marked † are multiples of `lane_room`: callers
// pad rows with numbers that change nothing.

inline constexpr std::int64_t lane_room = 16;

/// Returns the least multiple of lane_room that is at least n.
constexpr std::int64_t padded(std::int64_t n) {
    return (n + lane_room - 1) / lane_room * lane_room;
}

/// A matrix whose element (i, k) is at data[i·row_step + k·column_step], so that its transpose is
/// the same numbers with both steps exchanged.
template <typename Scalar>
struct Left {
    const Scalar* data;
    std::int64_t row_step, column_step = 1;
};

/// Computes C = A B, or C += A B if `add`, for A of rows × inner and B of inner × columns†, which
/// has row_of_b numbers in a row as C has row_of_c.
template <typename Scalar>
void multiply(Scalar* c, std::int64_t row_of_c, Left<Scalar> a, const Scalar* b,
              std::int64_t row_of_b, std::int64_t rows, std::int64_t inner, std::int64_t columns,
              bool add);

/// Computes the inner products of x with `count` rows of `size`† numbers.
template <typename Scalar>
void inner_products(const Scalar* rows, std::int64_t step, std::int64_t count, const Scalar* x,
                    std::int64_t size, Scalar* products);

/// What the softmax of a row has beside its weights.
struct RowSums {
    double log_sum = 0;  ///< log Σ e^x
    double entropy = 0;  ///< nats
};

/// Logit of a key that a row does not see: its weight is exactly 0.
inline constexpr double unseen = -1e30;

/// Replaces the logits x of a row of `width`† by their softmax.
template <typename Scalar>
RowSums softmax(Scalar* row, std::int64_t width);

/// Replaces the derivatives by weights p, ∂L/∂p, by those by logits, p(∂L/∂p − Σ p ∂L/∂p), in a row
/// of `width`†.
template <typename Scalar>
void softmax_back(const Scalar* weights, Scalar* derivatives, std::int64_t width);

/// Computes logits m·s, or m·s·a and then + b where the arrays are given, of `width`† scores.
template <typename Scalar>
void make_logits(Scalar* logits, const Scalar* scores, double m, const Scalar* a, const Scalar* b,
                 std::int64_t width);

/// Returns Σ x y, or Σ x y a where a is given, over `width`† numbers.
template <typename Scalar>
double product_sum(const Scalar* x, const Scalar* y, const Scalar* a, std::int64_t width);

/// Replaces x by m·x, or m·x·a where a is given, over `width`† numbers.
template <typename Scalar>
void scale_row(Scalar* x, double m, const Scalar* a, std::int64_t width);

/// Computes y = g x/√(mean x² + ε), with ε = 10⁻⁶, for each of the rows of `width`†, and keeps the
/// inverse root of each.
template <typename Scalar>
void rms_norm(const Scalar* x, const Scalar* gains, Scalar* y, Scalar* inverse, std::int64_t rows,
              std::int64_t width);

/// Adds the derivatives by x and by the gains, given those by y of rms_norm().
template <typename Scalar>
void rms_norm_back(const Scalar* x, const Scalar* gains, const Scalar* inverse, const Scalar* dy,
                   Scalar* dx, Scalar* dgains, std::int64_t rows, std::int64_t width);

/// Adds b to each row and sets what is below 0 to 0.
template <typename Scalar>
void add_and_rectify(Scalar* x, const Scalar* b, std::int64_t rows, std::int64_t width);

/// Sets derivatives to 0 where the rectified number is 0.
template <typename Scalar>
void rectify_back(const Scalar* rectified, Scalar* derivatives, std::int64_t count);

/// Adds x to y, number by number.
template <typename Scalar>
void add_to(Scalar* y, const Scalar* x, std::int64_t count);

/// Adds the sum over the rows of x to y.
template <typename Scalar>
void add_rows_to(Scalar* y, const Scalar* x, std::int64_t rows, std::int64_t width);

/// One step of Adam.
struct AdamStep {
    double rate, first = 0.9, second = 0.999, epsilon = 1e-8;
    double first_left = 1, second_left = 1;  ///< 1 − first^t, 1 − second^t at step t
    double factor = 1;                       ///< by which gradients are multiplied before
};

/// Moves parameters by −rate·m̂/(√v̂ + ε), where m and v are running means of gradients and of their
/// squares (Kingma and Ba 2014, arXiv 1412.6980).
template <typename Scalar>
void adam(Scalar* parameters, const Scalar* gradients, Scalar* means, Scalar* squares,
          std::int64_t count, const AdamStep& step);

}  // namespace attnscope::lab
