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

/// Computes the logarithms of some registers of sigmoids together, as min(y, 0) − log(1 + e) with y
/// = λs + bias and e = e^{−|y|} in (0, 1]. The logarithm is e P(e) with the polynomial P of degree
/// 7 for which its error, at most 3.2e-8, is least.
template <int together>
[[gnu::always_inline]] inline void log_some_sigmoids(const float* scores, const RowFloats& lambda,
                                                     float bias, float* logits) {
    constexpr float log2_e = 1.44269504F;
    constexpr float factors[] = {-6.452518515e-3F, 3.608414531e-2F,  -9.532189369e-2F,
                                 1.676473469e-1F,  -2.407305241e-1F, 3.317981958e-1F,
                                 -4.998740256e-1F, 9.999964237e-1F};
    Floats y[together], t[together], e[together], p[together];
#pragma GCC unroll 4
    for (int i = 0; i < together; ++i) {
        const Floats factor = load(lambda.of + i * lanes % stride);
        y[i] = larger(load(scores + i * lanes) * factor + bias, all(-largest_logit));
        t[i] = magnitude(y[i]) * -log2_e;
        p[i] = all(factors[0]);
    }
    powers_of_2(t, e);
#pragma GCC unroll 8
    for (int term = 1; term < 8; ++term)
#pragma GCC unroll 4
        for (int i = 0; i < together; ++i)
            p[i] = p[i] * e[i] + factors[term];
#pragma GCC unroll 4
    for (int i = 0; i < together; ++i)
        store(logits + i * lanes, (y[i] < 0.0F ? y[i] : Floats{}) - e[i] * p[i]);
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

void log_sigmoids(const float* scores, int count, const RowFloats& lambda, float bias,
                  float* logits) {
    const FlushSubnormals flushed;
    constexpr int together = 4;
    static_assert(together * lanes % stride == 0);
    int i = 0;
    for (; i + together * lanes <= count * stride; i += together * lanes)
        log_some_sigmoids<together>(scores + i, lambda, bias, logits + i);
    for (; i < count * stride; i += stride)
        log_some_sigmoids<stride / lanes>(scores + i, lambda, bias, logits + i);
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
