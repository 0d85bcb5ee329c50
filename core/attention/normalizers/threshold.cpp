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

/// Returns τ − (α − 1) max x, given the numbers (α − 1)(x − max x) of all keys where they exceed
/// −1.
double threshold_of(std::vector<double> scaled, double e) {
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

/// Replaces the numbers (α − 1)(x − max x) by their powers above a threshold below all of them, and
/// returns the sums of these, of u and of u².
template <typename Doubles>
std::array<double, 3> raise(std::span<double> scaled, double threshold, double e) {
    Doubles sum{}, u{}, u_squares{};
    std::size_t left = scaled.size();
    over_lanes<Doubles>(scaled, 0, [&](Doubles& x) {
        const TwoPowers<Doubles> powers(x - threshold, e);
        x = powers.whole;
        Doubles whole = powers.whole, less = powers.less;
        for (std::size_t i = left; i < lane_count<Doubles>; ++i)
            whole[i] = less[i] = 0;
        left -= std::min(left, lane_count<Doubles>);
        sum += whole;
        u += less;
        u_squares += less * less;
    });
    return {sum_of_lanes(sum), sum_of_lanes(u), sum_of_lanes(u_squares)};
}

/// Some keys of a row: their places in it, and numbers of them.
struct Candidates {
    std::vector<std::size_t> places;
    std::vector<double> scaled;  ///< (α − 1)(x − max x)

    void add(std::size_t place, double value) {
        places.push_back(place);
        scaled.push_back(value);
    }
    void clear() {
        places.clear();
        scaled.clear();
    }
};

/// Returns the keys of a row with (α − 1)(x − max x) > −1: no others can have a weight. Looks first
/// at the largest of several logits at a time, because such keys are few.
template <typename Doubles>
void find_candidates(std::span<const double> row, double factor, Candidates& found) {
    constexpr std::size_t lanes = lane_count<Doubles>, registers = 8, stretch = registers * lanes;
    const std::size_t whole = row.size() / stretch * stretch;
    std::vector<double> tops(row.size() / registers);
    auto largest_lanes = all_lanes<Doubles>(row[0]);
    for (std::size_t i = 0; i < whole; i += stretch) {
        const Doubles top = largest_of_registers<Doubles>(&row[i], registers);
        store_lanes(&tops[i / registers], top);
        largest_lanes = larger_lanes<Doubles>(largest_lanes, top);
    }
    double largest = largest_lane(largest_lanes);
    for (std::size_t i = whole; i < row.size(); ++i)
        largest = std::max(largest, row[i]);
    const auto look_at = [&](std::size_t place) {
        if (const double scaled = factor * (row[place] - largest); scaled > -1)
            found.add(place, scaled);
    };
    for (std::size_t i = 0; i < whole; i += stretch)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            if (factor * (tops[i / registers + lane] - largest) > -1)
                for (std::size_t k = 0; k < registers; ++k)
                    look_at(i + k * lanes + lane);
    for (std::size_t i = whole; i < row.size(); ++i)
        look_at(i);
}

}  // namespace

Weighing weigh_by_threshold(std::span<double> row, double alpha) {
    const double factor = alpha - 1, e = 1 / factor;
    thread_local Candidates found, kept;
    found.clear();
    with_lanes([&](auto lanes) {
        find_candidates<typename decltype(lanes)::Doubles>(row, factor, found);
        return 0;
    });
    const double threshold = threshold_of(found.scaled, e);
    kept.clear();
    for (std::size_t i = 0; i < found.places.size(); ++i)
        if (found.scaled[i] > threshold)
            kept.add(found.places[i], found.scaled[i]);
    const auto [sum, u, u_squares] = with_lanes([&](auto lanes) {
        return raise<typename decltype(lanes)::Doubles>(kept.scaled, threshold, e);
    });
    std::ranges::fill(row, 0.0);
    for (std::size_t i = 0; i < kept.places.size(); ++i)
        row[kept.places[i]] = kept.scaled[i] / sum;
    return {.trace = u - u_squares / u, .remainder = 0};
}

}  // namespace attnscope
