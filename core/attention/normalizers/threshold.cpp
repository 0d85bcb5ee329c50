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

/// Moves the numbers above a threshold to the front, in order, and returns how many they are:
/// without a branch, because a processor could not foresee which way it goes.
std::size_t keep_above(std::span<double> numbers, double threshold) {
    std::size_t kept = 0;
    for (const double x : numbers) {
        numbers[kept] = x;
        kept += x > threshold ? 1 : 0;
    }
    return kept;
}

/// Returns the τ at which some keys, given by numbers above a first threshold that is at most τ,
/// sum to 1.
double threshold_of(std::span<const double> of, double threshold, double e) {
    thread_local std::vector<double> numbers;
    numbers.assign(of.begin(), of.end());
    std::span<double> scaled = numbers;
    constexpr int most_steps = 10'000;
    for (int step = 0; step < most_steps; ++step) {
        const ThresholdSums sums = with_lanes([&](auto lanes) {
            return threshold_sums<typename decltype(lanes)::Doubles>(scaled, threshold, e);
        });
        const double next = threshold + (sums.whole - 1) / (e * sums.less);
        if (!(next > threshold))
            break;
        threshold = next;
        scaled = scaled.first(keep_above(scaled, threshold));
    }
    return threshold;
}

/// Replaces the numbers (α − 1)(x − max x) by their powers above a threshold, and returns the sums
/// of these, of u and of u².
template <typename Doubles>
std::array<double, 3> raise(std::span<double> scaled, double threshold, double e) {
    constexpr double least = 1e-300;
    Doubles sum{}, u{}, u_squares{};
    over_lanes<Doubles>(scaled, lowest_logit, [&](Doubles& x) {
        const Doubles b = x - threshold;
        const TwoPowers<Doubles> powers(larger_lanes<Doubles>(b, all_lanes<Doubles>(least)), e);
        x = b > 0.0 ? powers.whole : Doubles{};
        const Doubles less = b > 0.0 ? powers.less : Doubles{};
        sum += x;
        u += less;
        u_squares += less * less;
    });
    return {sum_of_lanes(sum), sum_of_lanes(u), sum_of_lanes(u_squares)};
}

/// The logits of a row, looked at several at a time: `tops` are the largest of each `registers`
/// logits that are as far apart as a register is wide; the last logits, from `whole` on, are each
/// by themselves.
struct Tops {
    static constexpr std::size_t registers = 8;

    std::size_t lanes = 1, whole = 0;
    double largest = 0;
    std::vector<double> tops;
    std::vector<std::size_t> wanted;  // numbers of tops, while for_places() runs

    template <typename Doubles>
    void look_at(std::span<const double> row) {
        lanes = lane_count<Doubles>;
        const std::size_t stretch = registers * lanes;
        whole = row.size() / stretch * stretch;
        tops.resize(whole / registers);
        auto most = all_lanes<Doubles>(row[0]);
        for (std::size_t i = 0; i < whole; i += stretch) {
            const Doubles top = largest_of_registers<Doubles>(&row[i], registers);
            store_lanes(&tops[i / registers], top);
            most = larger_lanes<Doubles>(most, top);
        }
        largest = largest_lane(most);
        for (const double x : row.subspan(whole))
            largest = std::max(largest, x);
    }

    /// Calls body(place) for the places in the row of all logits whose top is_wanted(top).
    template <typename IsWanted, typename Body>
    void for_places(std::size_t keys, const IsWanted& is_wanted, const Body& body) {
        wanted.resize(tops.size());
        std::size_t count = 0;
        for (std::size_t t = 0; t < tops.size(); ++t) {
            wanted[count] = t;
            count += is_wanted(tops[t]) ? 1 : 0;
        }
        for (const std::size_t t : std::span(wanted).first(count)) {
            const std::size_t first = t / lanes * lanes * registers + t % lanes;
            for (std::size_t k = 0; k < registers; ++k)
                body(first + k * lanes);
        }
        for (std::size_t place = whole; place < keys; ++place)
            body(place);
    }
};

/// Some keys of a row: their places in it, and (α − 1)(x − max x).
struct Candidates {
    std::size_t count = 0;
    std::vector<std::size_t> places;
    std::vector<double> scaled;

    /// Forgets all keys, and makes room for as many as a row has.
    void begin(std::size_t keys) {
        count = 0;
        places.resize(keys);
        scaled.resize(keys);
    }

    /// Adds a key if its number is above a threshold, without a branch.
    void add(std::size_t place, double number, double threshold) {
        places[count] = place;
        scaled[count] = number;
        count += number > threshold ? 1 : 0;
    }

    std::span<double> numbers() { return std::span(scaled).first(count); }
};

}  // namespace

/// The tops are some of the keys, so that the τ at which they alone sum to 1 is at most that of the
/// row; hardly a key that is above it has no weight.
Weighing weigh_by_threshold(std::span<double> row, double alpha) {
    const double factor = alpha - 1, e = 1 / factor;
    thread_local Tops tops;
    thread_local Candidates kept;
    with_lanes([&](auto lanes) {
        tops.look_at<typename decltype(lanes)::Doubles>(row);
        return 0;
    });
    const auto scaled = [&](double x) { return factor * (x - tops.largest); };
    kept.begin(row.size());
    for (const double top : tops.tops)
        kept.add(0, scaled(top), -1);
    const double low = kept.count == 0 ? -1 : threshold_of(kept.numbers(), -1, e);
    kept.begin(row.size());
    tops.for_places(
        row.size(), [&](double top) { return scaled(top) > low; },
        [&](std::size_t place) { kept.add(place, scaled(row[place]), low); });
    const double threshold = threshold_of(kept.numbers(), low, e);
    const auto [sum, u, u_squares] = with_lanes([&](auto lanes) {
        return raise<typename decltype(lanes)::Doubles>(kept.numbers(), threshold, e);
    });
    std::ranges::fill(row, 0.0);
    for (std::size_t i = 0; i < kept.count; ++i)
        row[kept.places[i]] = kept.scaled[i] / sum;
    return {.trace = u - u_squares / u, .remainder = 0};
}

}  // namespace attnscope
