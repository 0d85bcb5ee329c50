#include "core/lab/kernels/kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>

#include "core/vector_math/vector_math.h"

namespace attnscope::lab {
namespace {

/// A register of the numbers of a type.
template <typename Scalar, typename Widths>
using Register = std::conditional_t<std::is_same_v<Scalar, float>, typename Widths::Floats,
                                    typename Widths::Doubles>;
template <typename Vec>
using NumberOf = std::remove_cvref_t<decltype(Vec{}[0])>;
template <typename Vec>
constexpr std::int64_t lanes_in = sizeof(Vec) / sizeof(NumberOf<Vec>);

template <typename Vec>
inline Vec load(const NumberOf<Vec>* from) {
    Vec lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}
template <typename Vec>
inline void store(NumberOf<Vec>* to, const Vec& lanes) {
    std::memcpy(to, &lanes, sizeof lanes);
}
template <typename Vec>
inline Vec all(double value) {
    return Vec{} + static_cast<NumberOf<Vec>>(value);
}
template <typename Vec>
inline NumberOf<Vec> sum_of(const Vec& lanes) {
    NumberOf<Vec> sum = 0;
    for (std::int64_t i = 0; i < lanes_in<Vec>; ++i)
        sum += lanes[i];
    return sum;
}

/// e^x for x ≤ 0, exactly 0 from −87 down; relative error below 2e-7.
template <typename Vec, typename Widths>
inline Vec power_of_e(const Vec& x) {
    if constexpr (std::is_same_v<NumberOf<Vec>, double>) {
        return x < -700.0 ? Vec{} : exp_lanes<Vec>(x);
    } else {
        using Ints = typename Widths::Ints;
        const Vec y = x < -87.0F ? all<Vec>(-87) : x;
        const Vec shifted = y * 0x1.715476p0F + 0x1.8p23F, k = shifted - 0x1.8p23F;
        const Vec r = (y - k * 0x1.62ep-1F) - k * 0x1.0bfbe8p-15F;
        Vec series = all<Vec>(1.0 / 720);
        series = series * r + 1.0F / 120;
        series = series * r + 1.0F / 24;
        series = series * r + 1.0F / 6;
        series = series * r + 0.5F;
        series = (series * r + 1.0F) * r + 1.0F;
        const Ints exponent = (std::bit_cast<Ints>(shifted) + 127) << 23;
        return x < -87.0F ? Vec{} : series * std::bit_cast<Vec>(exponent);
    }
}

/// A block of `rows` rows and `registers` registers of the product.
template <typename Vec, int rows, int registers, typename Scalar>
inline void block(Scalar* c, std::int64_t row_of_c, const Left<Scalar>& a, const Scalar* b,
                  std::int64_t row_of_b, std::int64_t inner, bool add) {
    Vec sums[rows][registers] = {};
    for (std::int64_t k = 0; k < inner; ++k) {
        Vec right[registers];
        for (int j = 0; j < registers; ++j)
            right[j] = load<Vec>(b + k * row_of_b + j * lanes_in<Vec>);
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < registers; ++j)
                sums[i][j] += a.data[i * a.row_step + k * a.column_step] * right[j];
    }
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < registers; ++j) {
            Scalar* const to = c + i * row_of_c + j * lanes_in<Vec>;
            store<Vec>(to, add ? load<Vec>(to) + sums[i][j] : sums[i][j]);
        }
}

/// The columns of one or two registers of the product.
template <typename Vec, int registers, typename Scalar>
inline void strip(Scalar* c, std::int64_t row_of_c, const Left<Scalar>& a, const Scalar* b,
                  std::int64_t row_of_b, std::int64_t rows, std::int64_t inner, bool add) {
    std::int64_t i = 0;
    const auto run = [&]<int height>(std::integral_constant<int, height>) {
        for (; i + height <= rows; i += height)
            block<Vec, height, registers, Scalar>(
                c + i * row_of_c, row_of_c, {a.data + i * a.row_step, a.row_step, a.column_step}, b,
                row_of_b, inner, add);
    };
    run(std::integral_constant<int, 6>());
    run(std::integral_constant<int, 2>());
    run(std::integral_constant<int, 1>());
}

template <typename Vec, typename Scalar>
inline void multiply_in(Scalar* c, std::int64_t row_of_c, const Left<Scalar>& a, const Scalar* b,
                        std::int64_t row_of_b, std::int64_t rows, std::int64_t inner,
                        std::int64_t columns, bool add) {
    std::int64_t column = 0;
    for (; column + 2 * lanes_in<Vec> <= columns; column += 2 * lanes_in<Vec>)
        strip<Vec, 2>(c + column, row_of_c, a, b + column, row_of_b, rows, inner, add);
    for (; column < columns; column += lanes_in<Vec>)
        strip<Vec, 1>(c + column, row_of_c, a, b + column, row_of_b, rows, inner, add);
}

}  // namespace

template <typename Scalar>
void multiply(Scalar* c, std::int64_t row_of_c, Left<Scalar> a, const Scalar* b,
              std::int64_t row_of_b, std::int64_t rows, std::int64_t inner, std::int64_t columns,
              bool add) {
    with_lanes([&](auto widths) {
        multiply_in<Register<Scalar, decltype(widths)>>(c, row_of_c, a, b, row_of_b, rows, inner,
                                                        columns, add);
    });
}

template <typename Scalar>
void inner_products(const Scalar* rows, std::int64_t step, std::int64_t count, const Scalar* x,
                    std::int64_t size, Scalar* products) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        for (std::int64_t row = 0; row < count; ++row) {
            Vec sum{};
            for (std::int64_t i = 0; i < size; i += lanes_in<Vec>)
                sum += load<Vec>(rows + row * step + i) * load<Vec>(x + i);
            products[row] = sum_of(sum);
        }
    });
}

template <typename Scalar>
RowSums softmax(Scalar* row, std::int64_t width) {
    return with_lanes([&](auto widths) -> RowSums {
        using Vec = Register<Scalar, decltype(widths)>;
        Vec most = load<Vec>(row);
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>) {
            const Vec x = load<Vec>(row + i);
            most = x > most ? x : most;
        }
        Scalar top = most[0];
        for (std::int64_t i = 1; i < lanes_in<Vec>; ++i)
            top = std::max(top, Scalar(most[i]));
        Vec sum{}, weighted{};
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>) {
            const Vec x = load<Vec>(row + i) - top;
            const Vec power = power_of_e<Vec, decltype(widths)>(x);
            sum += power;
            weighted += power * (power > Scalar(0) ? x : Vec{});
            store<Vec>(row + i, power);
        }
        const Scalar total = sum_of(sum), factor = 1 / total;
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>)
            store<Vec>(row + i, load<Vec>(row + i) * factor);
        const double log_total = std::log(double(total));
        return {double(top) + log_total,
                std::max(log_total - double(sum_of(weighted)) / double(total), 0.0)};
    });
}

template <typename Scalar>
void softmax_back(const Scalar* weights, Scalar* derivatives, std::int64_t width) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        Vec sum{};
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>)
            sum += load<Vec>(weights + i) * load<Vec>(derivatives + i);
        const Scalar mean = sum_of(sum);
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>)
            store<Vec>(derivatives + i,
                       load<Vec>(weights + i) * (load<Vec>(derivatives + i) - mean));
    });
}

template <typename Scalar>
void make_logits(Scalar* logits, const Scalar* scores, double m, const Scalar* a, const Scalar* b,
                 std::int64_t width) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        const auto factor = static_cast<Scalar>(m);
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>) {
            Vec x = load<Vec>(scores + i) * factor;
            if (a != nullptr)
                x *= load<Vec>(a + i);
            if (b != nullptr)
                x += load<Vec>(b + i);
            store<Vec>(logits + i, x);
        }
    });
}

template <typename Scalar>
double product_sum(const Scalar* x, const Scalar* y, const Scalar* a, std::int64_t width) {
    return with_lanes([&](auto widths) -> double {
        using Vec = Register<Scalar, decltype(widths)>;
        Vec sum{};
        for (std::int64_t i = 0; i < width; i += lanes_in<Vec>) {
            const Vec product = load<Vec>(x + i) * load<Vec>(y + i);
            sum += a == nullptr ? product : product * load<Vec>(a + i);
        }
        return double(sum_of(sum));
    });
}

template <typename Scalar>
void scale_row(Scalar* x, double m, const Scalar* a, std::int64_t width) {
    make_logits<Scalar>(x, x, m, a, nullptr, width);
}

template <typename Scalar>
void rms_norm(const Scalar* x, const Scalar* gains, Scalar* y, Scalar* inverse, std::int64_t rows,
              std::int64_t width) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        constexpr double epsilon = 1e-6;
        for (std::int64_t row = 0; row < rows; ++row) {
            const Scalar* const from = x + row * width;
            Vec squares{};
            for (std::int64_t i = 0; i < width; i += lanes_in<Vec>)
                squares += load<Vec>(from + i) * load<Vec>(from + i);
            const double mean = double(sum_of(squares)) / double(width);
            const auto factor = static_cast<Scalar>(1 / std::sqrt(mean + epsilon));
            inverse[row] = factor;
            for (std::int64_t i = 0; i < width; i += lanes_in<Vec>)
                store<Vec>(y + row * width + i,
                           load<Vec>(from + i) * factor * load<Vec>(gains + i));
        }
    });
}

template <typename Scalar>
void rms_norm_back(const Scalar* x, const Scalar* gains, const Scalar* inverse, const Scalar* dy,
                   Scalar* dx, Scalar* dgains, std::int64_t rows, std::int64_t width) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        for (std::int64_t row = 0; row < rows; ++row) {
            const Scalar r = inverse[row];
            const std::int64_t at = row * width;
            Vec sum{};
            for (std::int64_t i = 0; i < width; i += lanes_in<Vec>) {
                const Vec product = load<Vec>(dy + at + i) * load<Vec>(x + at + i);
                sum += product * load<Vec>(gains + i);
                store<Vec>(dgains + i, load<Vec>(dgains + i) + product * r);
            }
            const Scalar along = sum_of(sum) * r * r * r / static_cast<Scalar>(width);
            for (std::int64_t i = 0; i < width; i += lanes_in<Vec>)
                store<Vec>(dx + at + i, load<Vec>(dx + at + i) +
                                            load<Vec>(dy + at + i) * load<Vec>(gains + i) * r -
                                            load<Vec>(x + at + i) * along);
        }
    });
}

template <typename Scalar>
void add_and_rectify(Scalar* x, const Scalar* b, std::int64_t rows, std::int64_t width) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t i = 0; i < width; i += lanes_in<Vec>) {
                const Vec sum = load<Vec>(x + row * width + i) + load<Vec>(b + i);
                store<Vec>(x + row * width + i, sum > Scalar(0) ? sum : Vec{});
            }
    });
}

template <typename Scalar>
void rectify_back(const Scalar* rectified, Scalar* derivatives, std::int64_t count) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        for (std::int64_t i = 0; i < count; i += lanes_in<Vec>)
            store<Vec>(derivatives + i,
                       load<Vec>(rectified + i) > Scalar(0) ? load<Vec>(derivatives + i) : Vec{});
    });
}

template <typename Scalar>
void add_to(Scalar* y, const Scalar* x, std::int64_t count) {
    with_lanes([&](auto) {
        for (std::int64_t i = 0; i < count; ++i)
            y[i] += x[i];
    });
}

template <typename Scalar>
void add_rows_to(Scalar* y, const Scalar* x, std::int64_t rows, std::int64_t width) {
    with_lanes([&](auto) {
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t i = 0; i < width; ++i)
                y[i] += x[row * width + i];
    });
}

template <typename Scalar>
void adam(Scalar* parameters, const Scalar* gradients, Scalar* means, Scalar* squares,
          std::int64_t count, const AdamStep& step) {
    with_lanes([&](auto widths) {
        using Vec = Register<Scalar, decltype(widths)>;
        const auto kept = static_cast<Scalar>(step.first),
                   kept_squares = static_cast<Scalar>(step.second),
                   new_part = static_cast<Scalar>(1 - step.first),
                   new_squares = static_cast<Scalar>(1 - step.second),
                   factor = static_cast<Scalar>(step.factor),
                   rate = static_cast<Scalar>(step.rate / step.first_left),
                   root = static_cast<Scalar>(1 / std::sqrt(step.second_left)),
                   epsilon = static_cast<Scalar>(step.epsilon);
        for (std::int64_t i = 0; i < count; i += lanes_in<Vec>) {
            const Vec g = load<Vec>(gradients + i) * factor;
            const Vec m = load<Vec>(means + i) * kept + g * new_part;
            const Vec v = load<Vec>(squares + i) * kept_squares + g * g * new_squares;
            Vec roots = v;
            for (std::int64_t lane = 0; lane < lanes_in<Vec>; ++lane)
                roots[lane] = std::sqrt(v[lane]);
            store<Vec>(means + i, m);
            store<Vec>(squares + i, v);
            store<Vec>(parameters + i,
                       load<Vec>(parameters + i) - m * rate / (roots * root + epsilon));
        }
    });
}

#define ATTNSCOPE_LAB_KERNELS(Scalar)                                                        \
    template void multiply(Scalar*, std::int64_t, Left<Scalar>, const Scalar*, std::int64_t, \
                           std::int64_t, std::int64_t, std::int64_t, bool);                  \
    template void inner_products(const Scalar*, std::int64_t, std::int64_t, const Scalar*,   \
                                 std::int64_t, Scalar*);                                     \
    template RowSums softmax(Scalar*, std::int64_t);                                         \
    template void softmax_back(const Scalar*, Scalar*, std::int64_t);                        \
    template void make_logits(Scalar*, const Scalar*, double, const Scalar*, const Scalar*,  \
                              std::int64_t);                                                 \
    template double product_sum(const Scalar*, const Scalar*, const Scalar*, std::int64_t);  \
    template void scale_row(Scalar*, double, const Scalar*, std::int64_t);                   \
    template void rms_norm(const Scalar*, const Scalar*, Scalar*, Scalar*, std::int64_t,     \
                           std::int64_t);                                                    \
    template void rms_norm_back(const Scalar*, const Scalar*, const Scalar*, const Scalar*,  \
                                Scalar*, Scalar*, std::int64_t, std::int64_t);               \
    template void add_and_rectify(Scalar*, const Scalar*, std::int64_t, std::int64_t);       \
    template void rectify_back(const Scalar*, Scalar*, std::int64_t);                        \
    template void add_to(Scalar*, const Scalar*, std::int64_t);                              \
    template void add_rows_to(Scalar*, const Scalar*, std::int64_t, std::int64_t);           \
    template void adam(Scalar*, const Scalar*, Scalar*, Scalar*, std::int64_t, const AdamStep&)

ATTNSCOPE_LAB_KERNELS(float);
ATTNSCOPE_LAB_KERNELS(double);

}  // namespace attnscope::lab
