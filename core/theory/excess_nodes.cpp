#include "core/theory/excess_nodes.h"

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <cmath>
#include <numeric>

#include "core/vector_math/vector_math.h"

namespace attnscope {

double ThresholdWeight::operator()(double u) const {
    return factor == 1 ? u : std::pow(factor * u, 1 / factor);
}

double ThresholdWeight::inverse(double w) const {
    return std::pow(w, factor) / factor;
}

GaussRule::GaussRule() {
    using Rule = boost::math::quadrature::gauss<double, 12>;
    for (std::size_t i = 0; i < 6; ++i) {
        const double x = Rule::abscissa()[i], w = Rule::weights()[i] / 2;
        at[6 + i] = (1 + x) / 2;
        at[5 - i] = (1 - x) / 2;
        weight[6 + i] = weight[5 - i] = w;
    }
}

const GaussRule& gauss_rule() {
    static const GaussRule rule;
    return rule;
}

namespace {

/// The steps in y of the nodes above a place, and their weights without the density.
class ExcessPanels {
public:
    ExcessPanels(const LogitLaw& law, ThresholdWeight weight, double place, double length,
                 double phase)
        : law_(law), weight_(weight), place_(place), length_(length), phase_(phase) {
        add(0, 0, 1, weight_at(1), 0);
    }

    std::vector<double> steps, weights;

private:
    double weight_at(double z) const {
        return weight_(law_.logit_difference(place_, length_ * z * z));
    }

    /// Adds a panel of z from low to high, y = place + length z², or its halves. `from` and `to`
    /// are the weights of keys at its ends.
    void add(double low, double from, double high, double to, int depth) {
        constexpr double most_turns = 9, widest = 0.26;
        const double step = length_ * (high * high - low * low);
        if (depth < 20 && (phase_ * (to - from) > most_turns || step > 1.4 * law_.widest_step() ||
                           high - low > widest)) {
            const double middle = (low + high) / 2, between = weight_at(middle);
            add(low, from, middle, between, depth + 1);
            add(middle, between, high, to, depth + 1);
            return;
        }
        const GaussRule& rule = gauss_rule();
        for (std::size_t i = 0; i < rule.at.size(); ++i) {
            const double z = low + (high - low) * rule.at[i];
            steps.push_back(length_ * z * z);
            weights.push_back((high - low) * rule.weight[i] * 2 * length_ * z);
        }
    }

    const LogitLaw& law_;
    ThresholdWeight weight_;
    double place_, length_, phase_;
};

std::size_t whole_registers(std::size_t count) {
    return (count + most_lanes - 1) / most_lanes * most_lanes;
}

}  // namespace

ExcessNodes::ExcessNodes(const LogitLaw& law, ThresholdWeight weight, double place, double top,
                         double phase)
    : beyond(law.survival(place)) {
    const double end = std::min(law.position(law.logit(place) + weight.inverse(heaviest)), top);
    if (end <= place)
        return;
    ExcessPanels panels(law, weight, place, end - place, phase);
    const std::size_t size = whole_registers(panels.steps.size());
    panels.steps.resize(size, panels.steps.back());
    panels.weights.resize(size, 0);
    keys.resize(size);
    weights.resize(size);
    slopes.resize(size);
    logarithms.resize(size);
    std::vector<double> excesses(size);
    law.sample_above(place, panels.steps, excesses, keys);
    with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        for (std::size_t i = 0; i < size; i += lane_count<Doubles>) {
            store_lanes<Doubles>(
                &keys[i], load_lanes<Doubles>(&keys[i]) * load_lanes<Doubles>(&panels.weights[i]));
            const Doubles scaled = load_lanes<Doubles>(&excesses[i]) * weight.factor;
            const Doubles u = scaled > 1e-300 ? scaled : all_lanes<Doubles>(1e-300);
            const Doubles logarithm = log_lanes<Doubles>(u) / weight.factor;
            const Doubles w = weight.factor == 1 ? u : exp_lanes<Doubles>(logarithm);
            store_lanes<Doubles>(&weights[i], w);
            store_lanes<Doubles>(&slopes[i], weight.factor == 1 ? all_lanes<Doubles>(1) : w / u);
            store_lanes<Doubles>(&logarithms[i], logarithm);
        }
    });
    beyond = std::max(beyond - std::accumulate(keys.begin(), keys.end(), 0.0), 0.0);
}

}  // namespace attnscope
