#include "core/lab/plan.h"

#include <algorithm>
#include <cmath>

#include "core/lab/kernels/kernels.h"
#include "core/text/errors.h"

namespace attnscope::lab {
namespace {

/// The parameters with which a scheme is asked for a head: ALiBi's slopes are spread over the heads
/// of the layer.
ParameterValues values_of_head(const Settings& settings, const PositionScheme& position,
                               std::int64_t head) {
    ParameterValues values = settings.parameters;
    for (const Parameter* const each : position.parameters) {
        if (each->key == "alibi_heads")
            values.set(*each, static_cast<double>(settings.heads));
        if (each->key == "alibi_head")
            values.set(*each, static_cast<double>(head));
    }
    return values;
}

/// Numbers by which the formula of a learned table tells which row of it a distance has.
SharedVectors numbered_rows() {
    Vectors numbers{table_rows, 1, {}};
    for (std::int64_t i = 0; i < table_rows; ++i)
        numbers.data.push_back(static_cast<float>(i));
    return std::make_shared<const Vectors>(std::move(numbers));
}

template <typename Value, typename Scalar>
ByDistance<Value> by_distance(const Plan<Scalar>& plan, const DistanceFormula& formula) {
    ByDistance<Value> values;
    values.last_row = plan.place_of_row(plan.rows - 1);
    for (std::int64_t distance = values.last_row; distance > -padded(plan.keys) - lane_room;
         --distance) {
        const bool is_in = distance > values.last_row - plan.rows - plan.keys;
        values.of.push_back(is_in ? static_cast<Value>(formula(static_cast<double>(distance)))
                                  : Value{});
    }
    // A row is read to the end of its lanes.
    values.of.resize(static_cast<std::size_t>(plan.rows + padded(plan.keys) + lane_room));
    return values;
}

template <typename Scalar>
void add_biases(const Settings& settings, const PositionScheme& position, std::int64_t places,
                Plan<Scalar>& plan) {
    for (std::int64_t head = 0; head < settings.heads; ++head) {
        const ParameterValues values = values_of_head(settings, position, head);
        PositionInput input{settings.d / settings.heads, plan.keys, values, places};
        if (position.factor && head == 0)
            plan.factor = by_distance<Scalar>(plan, position.factor(input));
        if (learns_table(position)) {
            input.numbers = Weights([](std::string_view) { return numbered_rows(); });
            if (head == 0)
                plan.ranges = by_distance<std::int32_t>(plan, position.bias(input));
        } else if (position.bias) {
            plan.bias.push_back(by_distance<Scalar>(plan, position.bias(input)));
        }
    }
}

template <typename Scalar>
void add_turning(const Settings& settings, const PositionScheme& position, std::int64_t places,
                 Plan<Scalar>& plan) {
    const Rotation rotation =
        position.rotation({settings.d / settings.heads, plan.keys, settings.parameters, places});
    plan.pairs = std::ssize(rotation.frequencies);
    plan.halves = rotation.pairs == Pairs::halves;
    for (std::int64_t place = 0; place < places; ++place)
        for (const double frequency : rotation.frequencies) {
            const double angle = frequency * static_cast<double>(place);
            plan.cosines.push_back(static_cast<Scalar>(rotation.stretch * std::cos(angle)));
            plan.sines.push_back(static_cast<Scalar>(rotation.stretch * std::sin(angle)));
        }
}

double last_key(const VisibleKeys& seen) {
    const KeyInterval& keys = seen.second.size() > 0 ? seen.second : seen.first;
    return static_cast<double>(keys.end - 1);
}

/// λ of a rule in one head, row by row.
class RuleOfHead {
public:
    RuleOfHead(const Settings& settings, const Rule& rule, const std::vector<double>& learned)
        : settings_(settings),
          scale_(rule.base ? rule.base : rule.scale),
          parameters_(learned_parameters(rule)),
          values_(settings.parameters),
          slopes(learned.size()) {
        for (std::size_t i = 0; i < learned.size(); ++i)
            values_.set(*parameters_[i], learned[i]);
    }

    /// Makes λ and its slopes those of a row that sees so many keys, up to this one.
    void set_row(double count, double last) {
        if (count == count_ && last == last_)
            return;
        count_ = count;
        last_ = last;
        lambda = at_present();
        for (std::size_t i = 0; i < parameters_.size(); ++i)
            slopes[i] = slope(*parameters_[i]);
    }

private:
    double at_present() const {
        return scale_({.n = std::max(count_, 1.0),
                       .d = static_cast<double>(settings_.d / settings_.heads),
                       .parameters = values_,
                       .row = last_,
                       .formula = settings_.formula});
    }

    /// By a difference, which is exact: λ is linear in each number that rules learn.
    double slope(const Parameter& parameter) {
        constexpr double step = 0.5;
        const double present = values_[parameter];
        values_.set(parameter, present + step);
        const double above = at_present();
        values_.set(parameter, present - step);
        const double below = at_present();
        values_.set(parameter, present);
        return (above - below) / (2 * step);
    }

    const Settings& settings_;
    double (*scale_)(const RuleInput&);
    std::vector<const Parameter*> parameters_;
    ParameterValues values_;
    double count_ = -1, last_ = -1;

public:
    double lambda = 0;
    std::vector<double> slopes;
};

}  // namespace

template <typename Scalar>
Plan<Scalar> plan_of(const Settings& settings, const Chosen& records, std::int64_t n,
                     std::int64_t rows, std::int64_t queries) {
    const std::int64_t places = tokens_of(records.task, n);
    Plan<Scalar> plan;
    plan.keys = n;
    plan.first_row = tokens_of(records.task, n, queries) - rows;
    plan.rows = rows;
    for (std::int64_t row = 0; row < rows; ++row) {
        plan.seen.push_back(records.mask.visible(plan.place_of_row(row), n, settings.parameters));
        if (plan.seen.back().size() == 0)
            throw InvalidRequest(Message("lab.no-key", "with mask = %1 row %2 of %3 keys sees none",
                                         {settings.mask, plan.place_of_row(row), n}));
    }
    if (records.position.bias || records.position.factor)
        add_biases(settings, records.position, places, plan);
    if (records.position.rotation)
        add_turning(settings, records.position, places, plan);
    return plan;
}

template <typename Scalar>
RowScales scales_of(const Settings& settings, const Chosen& records, const Plan<Scalar>& plan,
                    const std::vector<std::vector<double>>& learned) {
    RowScales scales;
    scales.rows = plan.rows;
    scales.slopes.resize(learned.size());
    for (std::int64_t head = 0; head < settings.heads; ++head) {
        std::vector<double> numbers;
        for (const std::vector<double>& each : learned)
            numbers.push_back(each[static_cast<std::size_t>(head)]);
        RuleOfHead rule(settings, records.rule, numbers);
        for (const VisibleKeys& seen : plan.seen) {
            rule.set_row(static_cast<double>(seen.size()), last_key(seen));
            scales.lambda.push_back(rule.lambda);
            for (std::size_t i = 0; i < learned.size(); ++i)
                scales.slopes[i].push_back(rule.slopes[i]);
        }
    }
    return scales;
}

template Plan<float> plan_of(const Settings&, const Chosen&, std::int64_t, std::int64_t,
                             std::int64_t);
template Plan<double> plan_of(const Settings&, const Chosen&, std::int64_t, std::int64_t,
                              std::int64_t);
template RowScales scales_of(const Settings&, const Chosen&, const Plan<float>&,
                             const std::vector<std::vector<double>>&);
template RowScales scales_of(const Settings&, const Chosen&, const Plan<double>&,
                             const std::vector<std::vector<double>>&);

}  // namespace attnscope::lab
