#include "core/attention/normalizers/threshold.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/attention/normalizers/over_lanes.h"

namespace attnscope {
namespace {

/// b^e for b > 0, and b^{e−1}.
template <typename Doubles>
struct TwoPowers {
    Doubles whole, less;

    TwoPowers(const Doubles& b, double e) {
        if (e == 1) {
            whole = b;
            less = all_lanes<Doubles>(1);
        } else if (e == 2) {
            whole = b * b;
            less = b;
        } else {
            less = exp_lanes<Doubles>((e - 1) * log_lanes<Doubles>(b));
            whole = less * b;
        }
    }
};

/// Sums over the keys above a threshold: Σb^e and Σb^{e−1}, with b = (α − 1)x − τ.
struct ThresholdSums {
    double whole = 0, less = 0;
};

/// Returns the sums for the numbers (α − 1)x in `scaled`.
template <typename Doubles>
ThresholdSums threshold_sums(std::span<const double> scaled, double threshold, double e) {
    constexpr double least = 1e-300;
    Doubles whole{}, less{};
    read_lanes<Doubles>(scaled, lowest_logit, [&](const Doubles& x) {
        const Doubles b = x - threshold;
        const TwoPowers<Doubles> powers(larger_lanes<Doubles>(b, all_lanes<Doubles>(least)), e);
        whole += b > 0.0 ? powers.whole : Doubles{};
        less += b > 0.0 ? powers.less : Doubles{};
    });
    return {sum_of_lanes(whole), sum_of_lanes(less)};
}

/// Returns τ − (α − 1) max x. `scaled` are the numbers (α − 1)(x − max x); those that are not above
/// the result are removed from it.
double threshold_of(std::vector<double>& scaled, double e) {
    constexpr int most_steps = 10'000;
    double threshold = -1;
    for (int step = 0; step < most_steps; ++step) {
        std::erase_if(scaled, [&](double x) { return x <= threshold; });
        const ThresholdSums sums = with_lanes([&](auto lanes) {
            return threshold_sums<typename decltype(lanes)::Doubles>(scaled, threshold, e);
        });
        const double next = threshold + (sums.whole - 1) / (e * sums.less);
        if (!(next > threshold))
            break;
        threshold = next;
    }
    return threshold;
}

/// Replaces logits by their powers above a threshold, and returns the sums of these, of u and of
/// u².
template <typename Doubles>
std::array<double, 3> raise(std::span<double> row, double factor, double largest, double threshold,
                            double e) {
    constexpr double least = 1e-300;
    Doubles sum{}, u{}, u_squares{};
    over_lanes<Doubles>(row, lowest_logit, [&](Doubles& x) {
        const Doubles b = factor * (x - largest) - threshold;
        const TwoPowers<Doubles> powers(larger_lanes<Doubles>(b, all_lanes<Doubles>(least)), e);
        x = b > 0.0 ? powers.whole : Doubles{};
        const Doubles less = b > 0.0 ? powers.less : Doubles{};
        sum += x;
        u += less;
        u_squares += less * less;
    });
    return {sum_of_lanes(sum), sum_of_lanes(u), sum_of_lanes(u_squares)};
}

}  // namespace

Weighing weigh_by_threshold(std::span<double> row, double alpha) {
    const double factor = alpha - 1, e = 1 / factor;
    const double largest = *std::ranges::max_element(row);
    std::vector<double> scaled;
    for (const double x : row)
        if (const double y = factor * (x - largest); y > -1)
            scaled.push_back(y);
    const double threshold = threshold_of(scaled, e);
    const auto [sum, u, u_squares] = with_lanes([&](auto lanes) {
        return raise<typename decltype(lanes)::Doubles>(row, factor, largest, threshold, e);
    });
    for (double& p : row)
        p /= sum;
    return {.trace = u - u_squares / u, .remainder = 0};
}

}  // namespace attnscope
