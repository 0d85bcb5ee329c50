#include "core/attention/rotation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <memory>
#include <span>

#include "core/parallel/parallel_for.h"
#include "core/text/errors.h"
#include "core/vector_math/with_lanes.h"

namespace attnscope {
namespace {

/// The largest exponent of a fading factor: e^85 times a component of a random vector is still a
/// float32 number.
constexpr double most_fading = 85;

/// Number of rows in a run. The factors of the first row of a run are computed from its own angle,
/// those of each further row from the row before it.
constexpr std::int64_t run_rows = 256;

/// The factors by which pairs of components, taken as complex numbers, are multiplied. For the pair
/// m of row r the factor has the absolute value e^{γ_m(r − middle)} and the angle θ_m x, where x =
/// step·r + offset is the position of the row.
struct Turn {
    const Rotation& rotation;
    double step = 1, offset = 0;
    double growth = 0;  ///< γ_m = growth·g_m
    double middle = 0;
};

/// Complex numbers, one for each pair.
struct TurnFactors {
    std::vector<double> real, imaginary;

    TurnFactors(const Turn& turn, double angle_steps, double growth_steps, double stretch) {
        const std::vector<double>&frequencies = turn.rotation.frequencies,
              &fading = turn.rotation.fading;
        for (std::size_t m = 0; m < frequencies.size(); ++m) {
            const double size =
                stretch * (fading.empty() ? 1 : std::exp(turn.growth * fading[m] * growth_steps));
            real.push_back(size * std::cos(frequencies[m] * angle_steps));
            imaginary.push_back(size * std::sin(frequencies[m] * angle_steps));
        }
    }

    void operator*=(const TurnFactors& by) {
        multiply(real.data(), imaginary.data(), by.real.data(), by.imaginary.data(), real.size());
    }

private:
    /// Multiplies complex arrays that do not overlap, so that compilers can use vector registers.
    static void multiply(double* __restrict re, double* __restrict im,
                         const double* __restrict by_re, const double* __restrict by_im,
                         std::size_t count) {
        for (std::size_t m = 0; m < count; ++m) {
            const double product = re[m] * by_re[m] - im[m] * by_im[m];
            im[m] = re[m] * by_im[m] + im[m] * by_re[m];
            re[m] = product;
        }
    }
};

/// Multiplies the pairs (from[0], from[gap]), (from[stride], from[stride + gap]), … by c + is.
template <std::size_t stride>
void multiply_pairs(const double* __restrict c, const double* __restrict s, std::size_t count,
                    const float* __restrict from, std::size_t gap, float* __restrict to) {
    for (std::size_t m = 0; m < count; ++m) {
        const double x = from[m * stride], y = from[m * stride + gap];
        to[m * stride] = static_cast<float>(x * c[m] - y * s[m]);
        to[m * stride + gap] = static_cast<float>(x * s[m] + y * c[m]);
    }
}

/// Turns one vector. If pairs fade, the order of components is reversed so that the first pairs,
/// which fade most, come last: for keys ahead of the query their terms are by far the largest of
/// the sum, and every term added after them would be rounded as coarsely as they are.
void turn_vector(const TurnFactors& by, const Rotation& rotation, std::span<const float> from,
                 std::span<float> to) {
    const std::size_t count = by.real.size();
    if (rotation.pairs == Pairs::neighbours)
        multiply_pairs<2>(by.real.data(), by.imaginary.data(), count, from.data(), 1, to.data());
    else
        multiply_pairs<1>(by.real.data(), by.imaginary.data(), count, from.data(), count,
                          to.data());
    if (!rotation.fading.empty())
        std::ranges::reverse(to);
}

/// Vectors and the way they turn.
struct Turning {
    const Vectors& vectors;
    Turn turn;

    std::int64_t runs() const { return (vectors.rows + run_rows - 1) / run_rows; }
};

/// Turns the rows of the run with number `run`.
void turn_run(const Turning& turning, std::int64_t run, const TurnFactors& one_step,
              Vectors& result) {
    const auto& [vectors, turn] = turning;
    const auto dim = static_cast<std::size_t>(vectors.dim);
    const std::int64_t first = run * run_rows;
    const auto place = static_cast<double>(first);
    TurnFactors factors(turn, turn.step * place + turn.offset, place - turn.middle,
                        turn.rotation.stretch);
    for (std::int64_t i = first; i < std::min(first + run_rows, vectors.rows); ++i) {
        const std::size_t begin = static_cast<std::size_t>(i) * dim;
        turn_vector(factors, turn.rotation, vectors.values().subspan(begin, dim),
                    std::span(result.data).subspan(begin, dim));
        factors *= one_step;
    }
}

/// Turns several sets of vectors on all cores. The copies are made in parallel, too, because they
/// take as long as the turning.
template <std::size_t count>
std::array<SharedVectors, count> turned(const Turning (&turnings)[count],
                                        const std::stop_token& stop) {
    std::array<std::shared_ptr<Vectors>, count> results;
    parallel_for(count, 1, stop, [&](std::size_t i) {
        results[i] = std::make_shared<Vectors>(turnings[i].vectors.copy());
    });
    for (std::size_t i = 0; i < count; ++i) {
        const TurnFactors one_step(turnings[i].turn, turnings[i].turn.step, 1, 1);
        parallel_for(static_cast<std::size_t>(turnings[i].runs()), 1, stop, [&](std::size_t run) {
            with_lanes([&](auto) {
                turn_run(turnings[i], static_cast<std::int64_t>(run), one_step, *results[i]);
            });
        });
    }
    std::array<SharedVectors, count> shared;
    std::ranges::copy(results, shared.begin());
    return shared;
}

void check_fading(const Rotation& rotation, double places) {
    if (rotation.fading.empty() ||
        *std::ranges::max_element(rotation.fading) * places <= most_fading)
        return;
    throw InvalidRequest(
        Message("rotation.overflow",
                "over %1 positions the fading of this position scheme leaves the range of float32",
                {places}));
}

/// Σ e^{zΔ} over the whole Δ from `first` to `last`.
std::complex<double> power_sum(std::complex<double> z, double first, double last) {
    const double count = std::max(last - first + 1, 0.0);
    if (count == 0 || z == 0.0)
        return count;
    return std::exp(z * ((first + last) / 2)) * std::sinh(z * (count / 2)) / std::sinh(z / 2.0);
}

}  // namespace

double Rotation::counted(double distance) const {
    const auto edge = static_cast<double>(window);
    return distance < edge ? distance : edge + (distance - edge) * far_step;
}

double Rotation::mean_score(double first, double last) const {
    if (frequencies.empty())
        return 1;
    const bool is_split = static_cast<double>(window) <= last;
    const double edge = is_split ? static_cast<double>(window) : last + 1;
    const double offset = is_split ? edge * (1 - far_step) : 0;
    double sum = 0;
    for (std::size_t m = 0; m < frequencies.size(); ++m) {
        const std::complex<double> turn(fading.empty() ? 0 : -fading[m], frequencies[m]);
        const std::complex<double> beyond = std::exp(turn * offset);
        sum += power_sum(turn, first, std::min(last, edge - 1)).real() +
               (beyond * power_sum(turn * far_step, std::max(first, edge), last)).real();
    }
    const double distances = last - first + 1;
    return (stretch * stretch * sum + still * distances) /
           ((static_cast<double>(frequencies.size()) + still) * distances);
}

Scores rotated(const InnerProducts& products, const Rotation& rotation, const std::stop_token& stop,
               std::int64_t first_place) {
    const SharedVectors &queries = products.queries, &keys = products.keys;
    const std::int64_t first = std::min<std::int64_t>(first_place, 0);
    const std::int64_t places = std::max(first_place + queries->rows, keys->rows) - first;
    check_fading(rotation, static_cast<double>(places));
    const double middle = static_cast<double>(first) + std::floor(static_cast<double>(places) / 2);
    const auto p = static_cast<double>(first_place);
    const Turning near_queries{*queries, {rotation, 1, p, -1, middle - p}};
    const Turning near_keys{*keys, {rotation, 1, 0, 1, middle}};
    if (rotation.window >= places) {
        const auto [q, k] = turned({near_queries, near_keys}, stop);
        return InnerProducts{q, k};
    }
    // Counted from the window's edge: s(i − j) ± w(1 − s).
    const double step = rotation.far_step;
    const double offset = static_cast<double>(rotation.window) * (1 - step);
    const auto [q, k, behind, ahead, far] = turned({near_queries,
                                                    near_keys,
                                                    {*queries, {rotation, step, step * p + offset}},
                                                    {*queries, {rotation, step, step * p - offset}},
                                                    {*keys, {rotation, step, 0}}},
                                                   stop);
    return SplitProducts{{q, k}, {behind, far}, {ahead, far}, rotation.window, first_place};
}

}  // namespace attnscope
