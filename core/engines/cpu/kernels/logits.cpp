#include "core/engines/cpu/kernels/all.h"

namespace attnscope::ATTNSCOPE_KERNEL {
namespace {

/// The largest logit for which the sum with a bias is still a finite float32 number.
constexpr float largest_logit = 1e38F;

inline Floats capped(Floats x, float softcap) {
    x = larger(x, all(-largest_logit));
    x = x < largest_logit ? x : all(largest_logit);
    return softcap > 0 ? hyperbolic_tangent(x / softcap) * softcap : x;
}

/// Computes the logits of one register of rows. bias(j) returns the biases of these rows with the
/// j-th key.
template <typename Bias>
inline void make_logits(const float* scores, int count, const LogitFactors& factors, int row,
                        float* logits, const Bias& bias) {
    const Floats lambda = load(factors.lambda.of + row);
    for (int j = 0; j < count; ++j)
        store(logits + row + j * stride,
              capped(load(scores + row + j * stride) * lambda, factors.softcap) + bias(j));
}

}  // namespace

void logits(const float* scores, int count, const LogitFactors& factors, float* logits) {
    for (int row = 0; row < column_rows; row += lanes)
        if (!factors.has_bias())
            make_logits(scores, count, factors, row, logits, [](int) { return Floats{}; });
        else if (factors.consecutive)
            make_logits(scores, count, factors, row, logits,
                        [&](int j) { return load(factors.bias[row] - j); });
        else
            make_logits(scores, count, factors, row, logits, [&](int j) {
                Floats bias;
                for (int i = 0; i < lanes; ++i)
                    bias[i] = factors.bias[row + i][-j];
                return bias;
            });
}

void log_squares(float* logits, int count) {
    constexpr float least = 1.1754943508222875e-38F;  // the least normal number
    for (int i = 0; i < count * stride; i += lanes) {
        const Floats x = load(logits + i);
        const Floats square = logarithm(larger(x, all(least))) * 2.0F;
        store(logits + i, x >= least ? square : all(masked_score));
    }
}

/// As min(y, 0) − log(1 + e^{−|y|}), with y = x + bias.
void log_sigmoids(float* logits, int count, float bias) {
    constexpr float log2_e = 1.44269504F;
    for (int i = 0; i < count * stride; i += lanes) {
        const Floats y = load(logits + i) + bias, size = larger(y, -y);
        const Floats e = power_of_2(larger(size * -log2_e, all(-126.0F)));
        const Floats least = y < 0.0F ? y : Floats{};
        store(logits + i, least - logarithm(1.0F + e));
    }
}

void mask(const SeenBounds& seen, float* scores, int count) {
    for (int row = 0; row < column_rows; row += lanes) {
        const Ints begin = load(seen.begin.of + row), end = load(seen.end.of + row);
        const Ints next = load(seen.next.of + row), next_end = load(seen.next_end.of + row);
        int from = 0, to = count;  // keys in the first interval of every row
        for (int i = 0; i < lanes; ++i) {
            from = begin[i] > from ? begin[i] : from;
            to = end[i] < to ? end[i] : to;
        }
        for (int j = 0; j < count; ++j) {
            if (j == from && to > from)
                j = to;
            if (j == count)
                break;
            float* const score = scores + row + j * stride;
            const Ints visible = ((begin <= j) & (end > j)) | ((next <= j) & (next_end > j));
            store(score, visible ? load(score) : all(masked_score));
        }
    }
}

}  // namespace attnscope::ATTNSCOPE_KERNEL
