#include "ui/lab/lab_feed.h"

#include <QStandardPaths>
#include <algorithm>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/parallel/parallel_for.h"
#include "core/text/errors.h"
#include "ui/look/paths.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

/// Returns the part of a Scenario that decides which models are trained.
Scenario labInputs(const Scenario& given) {
    const Scenario all = without_learned_numbers(given);
    return with_other_rules(
        only(all, &Scenario::rule, &Scenario::attention, &Scenario::position, &Scenario::normalizer,
             &Scenario::seed, &Scenario::lab_task, &Scenario::lab_steps, &Scenario::lab_seeds),
        all);
}

/// Trains and measures the models of some rules, seed by seed, and counts the work.
class Training {
public:
    using Tell = std::function<void(const LabProgress&)>;

    Training(std::vector<LabTrials> models, std::int64_t steps, Tell tell)
        : models_(std::move(models)), steps_(steps), tell_(std::move(tell)) {
        for (const LabTrials& each : models_)
            for (const lab::SharedTrial& trial : each.trials)
                all_ += workOf(*trial);
        clock_.start();
    }

    void run(const std::stop_token& stop) {
        for (std::size_t seed = 0; seed < models_.front().trials.size(); ++seed) {
            progress_.seed = static_cast<std::int64_t>(seed);
            try {
                train(seed, stop);
                measure(seed, stop);
            } catch (const Cancelled&) {
                keepOnDisk(seed);
                throw;
            }
        }
    }

private:
    void keepOnDisk(std::size_t seed) const {
        for (const LabTrials& each : models_)
            if (each.trials[seed]->run.steps > 0)
                lab::keep_trial(each.trials[seed], true);
    }

    /// The work that a step is, and that measuring at n keys is, counted in keys.
    static double workOfStep(const lab::Settings& settings) {
        const lab::Task& task = lab::task(settings.task);
        constexpr double forth_and_back = 3;
        return forth_and_back *
               static_cast<double>(settings.batch * (task.shortest + task.longest)) / 2;
    }
    static double workAt(const lab::Settings& settings, std::int64_t n) {
        const lab::Task& task = lab::task(settings.task);
        const auto keys = static_cast<double>(n);
        constexpr double pairs_to_a_key = 100;  // where every token is a row
        return static_cast<double>(lab::examples_at(task, n)) * keys *
               (task.query_apart ? 1 : 1 + keys / pairs_to_a_key);
    }

    double workOf(const lab::Trial& trial) const {
        const lab::Settings& settings = trial.run.settings;
        const std::int64_t missing = std::max<std::int64_t>(steps_ - trial.run.steps, 0);
        double work = static_cast<double>(missing) * workOfStep(settings);
        const std::span<const std::int64_t> lengths = lab::measured_lengths();
        for (std::size_t i = missing > 0 ? 0 : trial.measured.size(); i < lengths.size(); ++i)
            work += workAt(settings, lengths[i]);
        return work;
    }

    void train(std::size_t seed, const std::stop_token& stop) {
        constexpr std::int64_t in_turn = 100;  // steps of a rule before it is the next one's turn
        while (true) {
            std::int64_t behind = steps_;
            for (const LabTrials& each : models_)
                behind = std::min(behind, each.trials[seed]->run.steps);
            if (behind == steps_)
                break;
            const std::int64_t until = std::min(steps_, (behind / in_turn + 1) * in_turn);
            for (LabTrials& each : models_)
                trainTo(until, each.trials[seed], stop);
        }
        keepOnDisk(seed);
    }

    void trainTo(std::int64_t until, lab::SharedTrial& trial, const std::stop_token& stop) {
        std::int64_t before = trial->run.steps;
        const double start = seconds();
        const std::int64_t first = before;
        const auto note = [&](const lab::SharedTrial& further) {
            const std::int64_t made =
                further->run.steps - std::exchange(before, further->run.steps);
            done_ += static_cast<double>(made) * workOfStep(further->run.settings);
            lab::keep_trial(further, false);
            progress_.step = further->run.steps;
            progress_.length = 0;
            if (const double took = seconds() - start; took > 0)
                progress_.steps_a_second = static_cast<double>(further->run.steps - first) / took;
            tell();
        };
        trial = lab::trained(trial, until, note, stop);
        lab::keep_trial(trial, false);
        if (stop.stop_requested())
            throw Cancelled();
    }

    void measure(std::size_t seed, const std::stop_token& stop) {
        const std::span<const std::int64_t> lengths = lab::measured_lengths();
        for (std::size_t i = 0; i < lengths.size(); ++i)
            for (LabTrials& each : models_) {
                lab::SharedTrial& trial = each.trials[seed];
                if (trial->measured.size() > i)
                    continue;
                progress_.length = lengths[i];
                tell();
                trial = lab::measured_further(trial, stop);
                done_ += workAt(trial->run.settings, lengths[i]);
                lab::keep_trial(trial, i + 1 == lengths.size());
                tell();
            }
    }

    double seconds() const { return static_cast<double>(clock_.elapsed()) / 1000; }

    void tell() {
        progress_.part = all_ > 0 ? std::min(done_ / all_, 1.0) : 1;
        tell_(progress_);
    }

    std::vector<LabTrials> models_;
    std::int64_t steps_;
    Tell tell_;
    double all_ = 0, done_ = 0;
    LabProgress progress_;
    QElapsedTimer clock_;
};

/// Returns all models, new ones where none is kept. Throws as new_run() does.
std::vector<LabTrials> allModels(const Scenario& scenario) {
    std::vector<LabTrials> models = kept_trials(scenario, false);
    for (LabTrials& each : models)
        for (std::size_t i = 0; i < each.trials.size(); ++i)
            if (!each.trials[i])
                each.trials[i] = std::make_shared<const lab::Trial>(
                    lab::Trial{lab::new_run(each.rule.of_seed(static_cast<std::int64_t>(i))), {}});
    return models;
}

}  // namespace

void useTrialFolder() {
    static const bool is_set = [] {
        const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
        lab::set_trial_folder(bytesOf(cache + QStringLiteral("/trained")));
        return true;
    }();
    (void)is_set;
}

LabFeed::LabFeed(ScenarioModel& model, QObject* parent) : QObject(parent), model_(model) {
    constexpr int frame = 33;  // milliseconds, so that many points are one picture
    useTrialFolder();
    wanted_ = labInputs(model.scenario());
    soon_.setSingleShot(true);
    soon_.setInterval(frame);
    connect(&soon_, &QTimer::timeout, this, &LabFeed::take);
    connect(&model, &ScenarioModel::changed, this, &LabFeed::follow);
    connect(&job_, &LatestJob::failed, this, &LabFeed::failed);
    connect(&job_, &LatestJob::busyChanged, this, [this](bool busy) {
        if (!busy) {
            training_ = false;
            take();
        }
        Q_EMIT busyChanged(busy);
    });
}

void LabFeed::setSeen(const QObject* by, bool seen) {
    std::erase(seen_by_, by);
    if (!seen)
        return;
    seen_by_.push_back(by);
    if (is_out_of_date_)
        find();
}

void LabFeed::follow() {
    Scenario now = labInputs(model_.scenario());
    if (now == wanted_)
        return;
    wanted_ = std::move(now);
    is_out_of_date_ = true;
    training_ = false;
    job_.cancel();
    if (!seen_by_.empty())
        find();
}

/// Looks for models that are kept, also in files.
void LabFeed::find() {
    is_out_of_date_ = false;
    take();
    job_.post([scenario = wanted_](const std::stop_token&, const LatestJob::Deliver&) {
        kept_trials(scenario, false);
    });
    Q_EMIT stateChanged();
}

/// Shows the models as far as they have come.
void LabFeed::take() {
    soon_.stop();
    trials_ = kept_trials(model_.scenario(), true);
    Q_EMIT trialsChanged();
    Q_EMIT stateChanged();
}

void LabFeed::train() {
    if (training_ || !refusal().isEmpty() || isComplete())
        return;
    training_ = true;
    progress_ = {};
    left_.reset();
    clock_.start();
    job_.post(
        [this, scenario = wanted_](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            with_a_core_free([&] {
                Training(allModels(scenario), scenario.lab_steps, [&](const LabProgress& progress) {
                    deliver([this, progress] { takeProgress(progress); });
                }).run(stop);
            });
        });
    Q_EMIT stateChanged();
}

void LabFeed::takeProgress(const LabProgress& progress) {
    constexpr double millisecond = 1e-3;
    progress_ = progress;
    left_.take(progress.part, millisecond * static_cast<double>(clock_.elapsed()));
    progress_.seconds_left = left_.seconds();
    if (!soon_.isActive())
        soon_.start();
}

void LabFeed::stop() {
    training_ = false;
    job_.cancel();
    Q_EMIT stateChanged();
}

QString LabFeed::refusal() const {
    for (const LabTrials& each : trials_)
        if (each.rule.refusal)
            return translated(*each.rule.refusal);
    return {};
}

lab::SharedTrial LabFeed::shownTrial() const {
    if (trials_.empty())
        return nullptr;
    const std::vector<lab::SharedTrial>& trials = trials_.front().trials;  // of the chosen rule
    const auto found = std::ranges::find_if(
        trials, [](const auto& trial) { return trial && trial->run.steps > 0; });
    return found == trials.end() ? nullptr : *found;
}

bool LabFeed::isBegun() const {
    return std::ranges::any_of(trials_, [](const LabTrials& each) {
        return std::ranges::any_of(each.trials, [](const auto& trial) { return trial != nullptr; });
    });
}

bool LabFeed::isComplete() const {
    const std::int64_t steps = wanted_.lab_steps;
    return !trials_.empty() && std::ranges::all_of(trials_, [&](const LabTrials& each) {
        return std::ranges::all_of(each.trials, [&](const auto& trial) {
            return trial && lab::is_complete(*trial, steps);
        });
    });
}

}  // namespace attnscope
