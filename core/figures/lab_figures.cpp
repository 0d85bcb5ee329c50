#include "core/figures/lab_figures.h"

#include <algorithm>
#include <array>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/figures/grids.h"
#include "core/lab/measures.h"
#include "core/published/published.h"
#include "core/text/errors.h"
#include "core/text/keyed.h"

namespace attnscope {
namespace {

/// A mean over trials and the half width of its 95 % interval, 0 for fewer than three.
struct OverTrials {
    double mean, error = 0;
};

OverTrials over_trials(const std::vector<double>& values) {
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    constexpr std::size_t fewest = 3;  // that of two spans whole axes
    if (values.size() < fewest)
        return {mean};
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double t = quantile(boost::math::students_t(count - 1), 0.975);
    return {mean, t * std::sqrt(squares / (count - 1) / count)};
}

Message label_of_option(std::string Scenario::*member, const Scenario& scenario) {
    return label_of_chosen(scenario, member);
}

/// Returns an axis of values that holds all curves.
Axis value_axis_of(const Figure& figure, const Message& label, std::string_view quantity,
                   bool is_from_0_to_1) {
    Axis axis{.label = label,
              .unit = quantity == "loss" || quantity == "entropy" ? "nat" : "",
              .field = "",
              .quantity = {}};
    double most = 0;
    for (const Curve& curve : figure.curves)
        for (std::size_t i = 0; i < curve.y.size(); ++i)
            if (std::isfinite(curve.y[i]))
                most = std::max(most, curve.y[i] + (curve.error.empty() ? 0 : curve.error[i]));
    constexpr double room = 1.05;
    axis.max = is_from_0_to_1 ? 1.02 : std::max(room * most, 0.5);
    return axis;
}

/// The curve of some steps of a trial.
void add_points(Curve& curve, std::span<const lab::SharedTrial> trials, std::size_t from,
                std::size_t to, double lab::CurvePoint::*value) {
    for (std::size_t i = from; i < to; ++i) {
        std::vector<double> values;
        for (const lab::SharedTrial& trial : trials)
            values.push_back(trial->run.curve[i].*value);
        curve.x.push_back(static_cast<double>(trials.front()->run.curve[i].step));
        curve.y.push_back(over_trials(values).mean);
    }
}

Curve curve_of_rule(const LabRule& rule) {
    Curve curve;
    curve.label = curve.tag = rule.label;
    curve.kind = CurveKind::trained;
    curve.key = rule.key;
    curve.series = rule.look;
    return curve;
}

/// Adds the mean over the trials that have come furthest and, of one that is still behind, a thin
/// line.
void add_training(Figure& figure, const LabTrials& of, double lab::CurvePoint::*value) {
    std::vector<lab::SharedTrial> ahead, behind;
    std::size_t most = 0;
    for (const lab::SharedTrial& trial : of.trials)
        if (trial)
            most = std::max(most, trial->run.curve.size());
    for (const lab::SharedTrial& trial : of.trials)
        if (trial && !trial->run.curve.empty())
            (trial->run.curve.size() == most ? ahead : behind).push_back(trial);
    if (ahead.empty())
        return;
    Curve mean = curve_of_rule(of.rule);
    add_points(mean, ahead, 0, most, value);
    figure.curves.push_back(std::move(mean));
    for (const lab::SharedTrial& trial : behind) {
        Curve single = curve_of_rule(of.rule);
        single.label = {"curve.seed-of-rule",
                        "%1, seed %2",
                        {of.rule.label, std::to_string(trial->run.settings.seed)}};
        single.tag = {};
        single.legend = of.rule.label;
        single.look.width = 0.8;
        add_points(single, std::span(&trial, 1), 0, trial->run.curve.size(), value);
        figure.curves.push_back(std::move(single));
    }
}

/// "largest of n: trained on 5–48 items"
Message trained_on(const lab::Task& task) {
    return task.shortest == task.longest
               ? Message("lab.trained-at", "%1", {length_text(static_cast<double>(task.longest))})
               : Message("lab.trained-from-to", "%1–%2",
                         {length_text(static_cast<double>(task.shortest)),
                          length_text(static_cast<double>(task.longest))});
}

Message model_note(const Scenario& scenario) {
    const lab::Task& task = lab::task(scenario.lab_task);
    const lab::Settings settings = usual_settings(task);
    return {"note.lab-model",
            "%1, trained at n = %2: attention “%3”, layers: %4, d = %5, %6 examples a step.",
            {label_of_option(&Scenario::lab_task, scenario), trained_on(task),
             label_of_option(&Scenario::attention, scenario), settings.layers, settings.d,
             settings.batch}};
}

/// Says how many trials the means are of.
void note_trials(Figure& figure, std::span<const LabTrials> trials) {
    std::size_t fewest = 0, most = 0;
    for (const LabTrials& each : trials) {
        const auto count = static_cast<std::size_t>(std::ranges::count_if(
            each.trials, [](const auto& trial) { return trial && trial->run.steps > 0; }));
        fewest = &each == &trials.front() ? count : std::min(fewest, count);
        most = std::max(most, count);
    }
    if (most > 1)
        figure.notes.emplace_back(
            "note.lab-seeds",
            "Means over %1 trained models a rule; bars, from three on: 95 % intervals.",
            std::vector<Message>{fewest == most
                                     ? std::to_string(most)
                                     : std::to_string(fewest) + "–" + std::to_string(most)});
}

struct PublishedMatch {
    std::string_view table, method, attention, rule;
};

/// Methods of published tables that are a rule and a variant that can be trained here.
constexpr auto published_matches = std::to_array<PublishedMatch>({
    {"entropy-invariance", "Attention-O", "dot", "inverse-sqrt-d"},
    {"entropy-invariance", "Attention-E", "dot", "log-512"},
    {"key-norm", "QNA", "query-norm", "inverse-sqrt-d"},
    {"key-norm", "QNA-log n", "query-norm", "log-512"},
    {"key-norm", "KNA", "key-norm", "inverse-sqrt-d"},
    {"key-norm", "KNA-log n", "key-norm", "log-512"},
    {"key-norm", "CosA", "cosine", "inverse-sqrt-d"},
    {"key-norm", "CosA-log n", "cosine", "log-512"},
});

/// Adds published accuracies on natural text under the same rule and variant, if there are any.
void add_published(Figure& figure, const LabRule& rule) {
    for (const PublishedMatch& match : published_matches) {
        if (match.attention != rule.settings.attention || match.rule != rule.key)
            continue;
        const PublishedTable& table = published_table(match.table);
        Curve curve;
        curve.kind = CurveKind::published;
        curve.style = CurveStyle::measured;
        curve.series = rule.look;
        curve.key = CurveKind::published.name;
        curve.label = {"curve.published-of-rule", "%1, published", {rule.label}};
        curve.look.dash = "dot";
        curve.look.width = 1.2;
        for (const PublishedValue& value : table.values)
            if (value.method == match.method && !value.repeated) {
                curve.x.push_back(value.length);
                curve.y.push_back(value.value / 100);
            }
        figure.curves.push_back(std::move(curve));
        Message note("note.lab-published",
                     "Published: language models trained at %1, so the course can be compared and "
                     "not the height; %2.",
                     {short_text(table.trained, 5), source_of(table)});
        if (std::ranges::find(figure.notes, note) == figure.notes.end())
            figure.notes.push_back(std::move(note));
    }
}

/// Says that models differ in their steps, as they do once some were trained further.
void note_unequal_steps(Figure& figure, std::span<const LabTrials> trials) {
    std::int64_t least = 0, most = 0;
    for (const LabTrials& each : trials)
        for (const lab::SharedTrial& trial : each.trials)
            if (trial && !trial->measured.empty()) {
                least = most == 0 ? trial->run.steps : std::min(least, trial->run.steps);
                most = std::max(most, trial->run.steps);
            }
    if (least < most)
        figure.notes.insert(
            figure.notes.begin(),
            Message("note.lab-unequal-steps",
                    "Compare with care: the models were trained for %1 to %2 steps.",
                    {std::to_string(least), std::to_string(most)}));
}

Curve measured_curve(const LabTrials& of, double lab::Measured::*value) {
    Curve curve = curve_of_rule(of.rule);
    curve.style = CurveStyle::measured;
    const std::span<const std::int64_t> lengths = lab::measured_lengths();
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        std::vector<double> values;
        for (const lab::SharedTrial& trial : of.trials)
            if (trial && trial->measured.size() > i)
                values.push_back(trial->measured[i].*value);
        if (values.empty())
            break;
        const OverTrials all = over_trials(values);
        curve.x.push_back(static_cast<double>(lengths[i]));
        curve.y.push_back(all.mean);
        curve.error.push_back(all.error);
    }
    return curve;
}

Axis beyond_axis() {
    const std::span<const std::int64_t> lengths = lab::measured_lengths();
    constexpr double margin = 1.06;  // so that marks lie within
    return {.label = {"axis.length", "length n"},
            .unit = "",
            .logarithmic = true,
            .min = static_cast<double>(lengths.front()) / margin,
            .max = static_cast<double>(lengths.back()) * margin,
            .field = "n"};
}

/// Shades the lengths that models are trained at.
void shade_trained(Figure& figure, const lab::Task& task) {
    constexpr double narrow = 1.04;  // half of the band of a single length
    const auto from = static_cast<double>(task.shortest), to = static_cast<double>(task.longest);
    Band band;
    band.label = {"band.trained-lengths", "trained at n = %1", {trained_on(task)}};
    band.kind = CurveKind::bound;
    band.key = "trained-lengths";
    band.x = {std::max(from / narrow, figure.x.min), to * narrow};
    band.lower = {figure.y.min, figure.y.min};
    band.upper = {figure.y.max, figure.y.max};
    figure.bands.push_back(std::move(band));
}

}  // namespace

bool is_lab_view(std::string_view view) {
    return view == training_id || view == beyond_length_id;
}

Figure training_figure(const Scenario& scenario, std::span<const LabTrials> trials) {
    const lab::LearningCurve& shown = lab::learning_curve(scenario.lab_curve);
    Figure figure;
    figure.id = training_id;
    figure.title = {"figure.training.title", "Training"};
    figure.subject = label_of_option(&Scenario::lab_task, scenario);
    double steps = static_cast<double>(scenario.lab_steps);
    for (const LabTrials& each : trials)
        add_training(figure, each, shown.value);
    for (const Curve& curve : figure.curves)
        steps = std::max(steps, curve.x.back());
    figure.x = {.label = {"axis.training-step", "step"}, .unit = "", .max = steps, .field = ""};
    figure.y = value_axis_of(figure, label_of_option(&Scenario::lab_curve, scenario), shown.key,
                             shown.is_from_0_to_1);
    figure.notes.push_back(model_note(scenario));
    return figure;
}

Figure beyond_length_figure(const Scenario& scenario, std::span<const LabTrials> trials) {
    const lab::Measure& shown = lab::measure(scenario.lab_measure);
    Figure figure;
    figure.id = beyond_length_id;
    figure.title = {"figure.beyond-length.title", "Beyond the length trained at"};
    figure.subject = trained_on(lab::task(scenario.lab_task));
    figure.x = beyond_axis();
    for (const LabTrials& each : trials)
        if (Curve curve = measured_curve(each, shown.value); !curve.x.empty())
            figure.curves.push_back(std::move(curve));
    figure.notes.push_back(model_note(scenario));
    note_trials(figure, trials);
    note_unequal_steps(figure, trials);
    const bool is_measured = !figure.curves.empty();
    if (is_measured && shown.key == "accuracy")
        for (const LabTrials& each : trials)
            add_published(figure, each.rule);
    figure.y = value_axis_of(figure, label_of_option(&Scenario::lab_measure, scenario), shown.key,
                             shown.is_from_0_to_1);
    if (is_measured)
        shade_trained(figure, lab::task(scenario.lab_task));
    const auto n = static_cast<double>(scenario.n);
    if (n >= figure.x.min && n <= figure.x.max)
        figure.marker = n;
    return figure;
}

Figure lab_figure(std::string_view view, const Scenario& scenario,
                  std::span<const LabTrials> trials) {
    if (!is_lab_view(view))
        throw InvalidRequest(
            Message("lab.no-view", "%1 is no view of the laboratory", {std::string(view)}));
    return view == training_id ? training_figure(scenario, trials)
                               : beyond_length_figure(scenario, trials);
}

}  // namespace attnscope
