#pragma once

#include "core/engines/cpu/kernels/functions.h"
#include "core/vector_math/lanes.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

// Private to the kernels: one register of floats and its operations, for the processor that this
// file is compiled for. ATTNSCOPE_KERNEL names it. with_lanes() cannot be used here: the rounding,
// scaling and masks of AVX-512 are intrinsics, which GCC compiles in functions of that processor
// alone, and 2^t in float32 takes half of the terms that e^x in double does.

namespace attnscope::ATTNSCOPE_KERNEL {

#if defined(__AVX512F__)
#define ATTNSCOPE_REGISTER 64
#elif defined(__AVX2__)
#define ATTNSCOPE_REGISTER 32
#else
#define ATTNSCOPE_REGISTER 16
#endif

using Floats = Lanes<ATTNSCOPE_REGISTER>::Floats;
using Ints = Lanes<ATTNSCOPE_REGISTER>::Ints;
inline constexpr int lanes = ATTNSCOPE_REGISTER / static_cast<int>(sizeof(float));
#undef ATTNSCOPE_REGISTER

/// The distance from one key of a column to the next, in numbers.
inline constexpr int stride = column_rows;

static inline Floats load(const float* from) {
    Floats value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
}
static inline Ints load(const int* from) {
    Ints value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
}
static inline void store(float* to, Floats value) {
#if defined(__aarch64__)
    vst1q_f32(to, reinterpret_cast<float32x4_t>(value));  // GCC 12 copies memory by two halves
#else
    __builtin_memcpy(to, &value, sizeof value);
#endif
}
static inline Floats all(float value) {
    return Floats{} + value;
}
static inline Floats larger(Floats a, Floats b) {
    return a > b ? a : b;
}
static inline Floats magnitude(Floats x) {
    return reinterpret_cast<Floats>(reinterpret_cast<Ints>(x) & 0x7fffffff);
}

/// Returns a bit for each lane, set if the condition holds there.
static inline unsigned bits_of(Ints condition) {
#if defined(__AVX512F__)
    return _mm512_movepi32_mask(reinterpret_cast<__m512i>(condition));
#elif defined(__AVX2__)
    return static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(condition)));
#elif defined(__aarch64__)
    return vaddvq_u32(reinterpret_cast<uint32x4_t>(condition & Ints{1, 2, 4, 8}));
#else
    unsigned bits = 0;
    for (int i = 0; i < lanes; ++i)
        bits |= static_cast<unsigned>(condition[i] != 0) << i;
    return bits;
#endif
}

/// Flushes subnormal results to 0 during its lifetime (on x86 and ARM): they are slow to compute,
/// and they are negligible beside the largest weight of the row, 1.
class FlushSubnormals {
public:
#if defined(__SSE2__)
    FlushSubnormals() : before_(_mm_getcsr()) {
        _mm_setcsr(before_ | 0x8000);
    }
    ~FlushSubnormals() {
        _mm_setcsr(before_);
    }

private:
    unsigned before_;
#elif defined(__aarch64__)
    FlushSubnormals() {
        asm volatile("mrs %0, fpcr" : "=r"(before_));
        set(before_ | std::uint64_t{1} << 24);  // FZ
    }
    ~FlushSubnormals() {
        set(before_);
    }

private:
    static void set(std::uint64_t control) {
        asm volatile("msr fpcr, %0" : : "r"(control) : "memory");
    }
    std::uint64_t before_;
#else
    FlushSubnormals() {}
    ~FlushSubnormals() {}
#endif
    FlushSubnormals(const FlushSubnormals&) = delete;
    void operator=(const FlushSubnormals&) = delete;
};

/// Computes 2^t for t ≤ 0, exactly 1 at t = 0, with an error below 2 units in the last place. Where
/// subnormal numbers are flushed, the result is 0 for t < −126.
///
/// With t = k + f and k whole, 2^t = 2^k (1 + f P(f)). P has degree 5 and interpolates (2^f − 1)/f
/// at the Chebyshev nodes of the interval of f. This is [0, 1) with AVX-512, whose instructions
/// round down, and [−½, ½] otherwise.
///
/// Several powers are computed together, each step for all of them, so that no step waits for the
/// result of the one before.
template <int count>
static inline void powers_of_2(const Floats (&t)[count], Floats (&powers)[count]) {
#if defined(__AVX512F__)
    constexpr float factors[] = {2.081791463e-04F,
                                 1.269216649e-03F,
                                 9.652195498e-03F,
                                 5.549602211e-02F,
                                 2.402272075e-01F,
                                 6.931471825e-01F,
                                 1.0F};
#else
    constexpr float factors[] = {1.545316336e-04F,
                                 1.339086331e-03F,
                                 9.618083015e-03F,
                                 5.550356954e-02F,
                                 2.402265072e-01F,
                                 6.931471825e-01F,
                                 1.0F};
    // Adding 1.5·2²³ leaves the nearest whole number in the low bits; 127 is the exponent's bias.
    constexpr float shifter = 12582912.0F + 127.0F;
    Floats shifted[count];
#endif
    Floats f[count];
#pragma GCC unroll 8
    for (int i = 0; i < count; ++i) {
#if defined(__AVX512F__)
        f[i] = _mm512_maskz_reduce_ps(0xffff, t[i], _MM_FROUND_TO_NEG_INF);
#else
        const Floats near = larger(t[i], all(-126.4F));
        shifted[i] = near + shifter;
        f[i] = near - (shifted[i] - shifter);
#endif
        powers[i] = all(factors[0]);
    }
#pragma GCC unroll 8
    for (int term = 1; term < 7; ++term)
#pragma GCC unroll 8
        for (int i = 0; i < count; ++i)
            powers[i] = powers[i] * f[i] + factors[term];
#pragma GCC unroll 8
    for (int i = 0; i < count; ++i) {
#if defined(__AVX512F__)
        powers[i] = _mm512_maskz_scalef_ps(0xffff, powers[i], t[i]);
#else
        powers[i] *= reinterpret_cast<Floats>(reinterpret_cast<Ints>(shifted[i]) << 23);
#endif
    }
}
static inline Floats power_of_2(Floats t) {
    Floats power[1];
    powers_of_2({t}, power);
    return power[0];
}

/// Computes log x for normal x > 0, with an absolute error below 2e-7 + 1.2e-7 |log x|.
///
/// x = 2^k m with m in [√½, √2), and log m = 2 (s + s³/3 + s⁵/5 + s⁷/7 + s⁹/9) with s = (m − 1)/(m
/// + 1). The first term left out is at most 2e-9 of the sum.
static inline Floats logarithm(Floats x) {
    constexpr std::int32_t root_half = 0x3f3504f3;
    const auto bits = reinterpret_cast<Ints>(x);
    const Ints k = (bits - root_half) >> 23;
    const auto m = reinterpret_cast<Floats>(bits - (k << 23));
    const Floats s = (m - 1.0F) / (m + 1.0F), y = s * s;
    Floats p = y * 1.11111111e-1F + 1.42857143e-1F;
    p = p * y + 0.2F;
    p = p * y + 3.33333333e-1F;
    const Floats log_m = 2.0F * (s + s * y * p);
    return __builtin_convertvector(k, Floats) * 0.693147181F + log_m;
}

/// Computes tanh x with a relative error below 5e-7: as (1 − e^{−2|x|})/(1 + e^{−2|x|}) with the
/// sign of x, and for |x| < ¼ by the first terms of its power series. The first term left out is at
/// most 8e-9 of the sum.
static inline Floats hyperbolic_tangent(Floats x) {
    const Floats size = magnitude(x), y = x * x;
    const Floats e = power_of_2(larger(size * (-2.0F * 1.44269504F), all(-126.0F)));
    const Floats far = (1.0F - e) / (1.0F + e);
    Floats p = y * 2.18694885e-2F - 5.39682540e-2F;
    p = p * y + 1.33333333e-1F;
    p = p * y - 3.33333333e-1F;
    const Floats near = x + x * y * p;
    return size < 0.25F ? near : (x < 0.0F ? -far : far);
}

}  // namespace attnscope::ATTNSCOPE_KERNEL
