#include "core/theory/planted_rows.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/theory/key_decay.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double place_step = 0.25;

using Place = std::int64_t;

double w_at(Place k) {
    return place_step * static_cast<double>(k);
}

Place place_below(double w) {
    return static_cast<Place>(std::floor(w / place_step));
}

/// The terms of the integrand e^{w − B(w)} that all rows share, at each w = k·step of a range.
/// B(w) = e^w + (n − 1) decay(w) rises with w. The terms are `free`, w − e^w, and `decay`, that of
/// one key.
struct SharedTerms {
    Place begin;
    std::vector<double> free, decay;

    SharedTerms(Place from, Place to, double planted, KeyDecay& key) : begin(from) {
        for (Place k = from; k < to; ++k) {
            free.push_back(w_at(k) - std::exp(w_at(k)));
            decay.push_back(key(w_at(k) - planted));
        }
    }

    std::size_t index(Place k) const { return static_cast<std::size_t>(k - begin); }
    Place end() const { return begin + static_cast<Place>(free.size()); }
    double exponent(double others, Place k) const {
        return std::exp(w_at(k)) + others * decay[index(k)];
    }
};

/// The last k up to `high` with B ≤ 1, or the first of the range.
Place turn_of(double others, const SharedTerms& shared, Place low, Place high) {
    while (high - low > 1) {
        const Place middle = low + (high - low) / 2;
        (shared.exponent(others, middle) <= 1 ? low : high) = middle;
    }
    return low;
}

/// The trapezoid over w, from where the integrand is e^{−40} of its largest value.
double focus(double others, const SharedTerms& shared, Place turn) {
    const std::size_t begin = shared.index(turn - place_below(KeyDecay::negligible));
    return with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        std::size_t i = begin;
        Doubles sum{};
        for (; i + lane_count<Doubles> <= shared.free.size(); i += lane_count<Doubles>)
            sum += exp_lanes<Doubles>(load_lanes<Doubles>(&shared.free[i]) -
                                      others * load_lanes<Doubles>(&shared.decay[i]));
        double rest = 0;
        for (; i < shared.free.size(); ++i)
            rest += std::exp(shared.free[i] - others * shared.decay[i]);
        return place_step * (sum_of_lanes(sum) + rest);
    });
}

}  // namespace

std::vector<double> gaussian_focuses(std::span<const double> lengths, double planted,
                                     double sigma) {
    constexpr double longest_range = 512, highest = 4;  // e^{−e^4} = 2e-24
    const auto [shortest, longest] = std::ranges::minmax(lengths);
    const LogitLaw law = LogitLaw::gaussian(sigma);
    // B is below 1 at `lowest` for every row: no other key's logit is larger than the largest.
    const double largest = LogitNodes(law, longest - 1).largest_logit();
    const double lowest = std::min(0.0, planted - largest - std::log(longest - 1)) - 1;
    if (!(lowest > -longest_range))
        return std::vector<double>(lengths.size(), std::numeric_limits<double>::quiet_NaN());
    // A focus is at least about e^lowest: rows in which each other key is as low as that count.
    KeyDecay key(law, longest - 1, std::max(0.0, -lowest / (shortest - 1)));
    const Place low = place_below(lowest), first = low - place_below(KeyDecay::negligible);
    const SharedTerms shared(first, place_below(highest) + 1, planted, key);
    std::vector<double> values;
    for (const double n : lengths)
        values.push_back(focus(n - 1, shared, turn_of(n - 1, shared, low, 1)));
    return values;
}

}  // namespace attnscope
