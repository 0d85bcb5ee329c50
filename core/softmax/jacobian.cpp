#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/softmax/row_statistics.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

/// The largest weight and the second largest, which is 0 for a single key.
struct TopTwo {
    double first = 0, second = 0;
};

TopTwo top_two(std::span<const double> weights) {
    TopTwo top;
    for (const double p : weights) {
        if (p > top.first) {
            top.second = top.first;
            top.first = p;
        } else {
            top.second = std::max(top.second, p);
        }
    }
    return top;
}

/// Σ p/(μ − p) over all weights p but the largest, with μ = p₂ + rise, and its derivative with
/// respect to −log(rise).
struct LowerPoles {
    double sum, slope;
};

template <typename Doubles>
LowerPoles lower_poles(std::span<const double> weights, const TopTwo& top, double rise) {
    Doubles sum{}, slope{};
    const auto add = [&](const Doubles& weight) {
        const Doubles p = weight < top.first ? weight : Doubles{};
        const Doubles inverse = 1.0 / (top.second - p + rise);
        sum += p * inverse;
        slope += p * inverse * (rise * inverse);
    };
    std::size_t i = 0;
    for (; i + lane_count<Doubles> <= weights.size(); i += lane_count<Doubles>)
        add(load_lanes<Doubles>(&weights[i]));
    add(load_some<Doubles>(weights.data() + i, weights.size() - i));
    return {sum_of_lanes(sum), sum_of_lanes(slope)};
}

LowerPoles lower_poles(std::span<const double> weights, const TopTwo& top, double rise) {
    return with_lanes([&](auto lanes) {
        return lower_poles<typename decltype(lanes)::Doubles>(weights, top, rise);
    });
}

}  // namespace

double jacobian_half_l1(const RowStatistics& row, double lambda) {
    return lambda * row.diversity;
}

/// With p the largest weight, q = 1 − p, s = Σ' p² and c = Σ' p³ over the other weights, Σp² − 2Σp³
/// + (Σp²)² = p²q² + 2p²s + s² + (s − 2c). None of these terms is negative, because none of the
/// other weights is above ½.
double jacobian_frobenius(std::span<const double> weights, double lambda) {
    const auto top = std::ranges::max_element(weights);
    double q = 0, s = 0, c = 0;
    for (auto weight = weights.begin(); weight != weights.end(); ++weight)
        if (weight != top) {
            q += *weight;
            s += *weight * *weight;
            c += *weight * *weight * *weight;
        }
    const double p = *top;
    return lambda * std::sqrt(p * p * (q * q + 2 * s) + s * s + (s - 2 * c));
}

/// With Σ p = 1 the secular equation is p₁/(p₁ − μ) = Σ' p/(μ − p) over the other weights. It is
/// solved for y with μ = p₂ + (p₁ − p₂)/(1 + e^{−y}). As a function of y, the logarithm of the
/// ratio of its two sides is nearly straight and rises from −∞ to ∞.
double jacobian_spectral(std::span<const double> weights, double lambda) {
    const TopTwo top = top_two(weights);
    const double gap = top.first - top.second;
    if (top.second == 0)
        return 0;
    if (gap == 0)
        return lambda * top.first;
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    double y = 0, rise = 0;
    for (int i = 0; i < 100; ++i) {
        rise = gap / (1 + std::exp(-y));
        const double fall = gap / (1 + std::exp(y));
        const LowerPoles poles = lower_poles(weights, top, rise);
        const double excess = std::log(top.first / (fall * poles.sum));
        const double slope = (rise + fall * poles.slope / poles.sum) / gap;
        (excess > 0 ? high : low) = y;
        const double step = excess / slope;
        if (std::abs(step) <= 1e-15 * std::max(1.0, std::abs(y)))
            break;
        const double next = y - step;
        y = next > low && next < high ? next : 0.5 * (low + high);
    }
    return lambda * (top.second + rise);
}

}  // namespace attnscope
