#include "ui/heads/heads_feed.h"

#include "core/vectors/inputs.h"

namespace attnscope {

HeadsFeed::HeadsFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine, QObject* parent)
    : QObject(parent), model_(model), engine_(std::move(engine)) {
    connect(&model, &ScenarioModel::changed, this, &HeadsFeed::update);
    connect(&job_, &LatestJob::busyChanged, this, &HeadsFeed::busyChanged);
    connect(&job_, &LatestJob::failed, this, &HeadsFeed::failed);
}

void HeadsFeed::setSeen(bool seen) {
    seen_ = seen;
    if (seen)
        update();
    else if (isBusy())
        cancel();
}

void HeadsFeed::cancel() {
    wanted_.reset();
    job_.cancel();
}

void HeadsFeed::computeAnew() {
    cancel();
    update();
}

void HeadsFeed::update() {
    if (!seen_)
        return;
    const Scenario& scenario = model_.scenario();
    if (!has_own_vectors(scenario)) {
        cancel();
        Q_EMIT absent();
        return;
    }
    ScenarioModel::Inputs wanted = model_.withVersions(head_inputs(scenario));
    if (wanted_ == wanted)
        return;
    wanted_ = std::move(wanted);
    Q_EMIT outdated();
    post(scenario);
}

void HeadsFeed::post(const Scenario& scenario) {
    using namespace std::chrono_literals;
    job_.post(
        [this, scenario, engine = engine_](const std::stop_token& stop,
                                           const LatestJob::Deliver& deliver) {
            deliver([this, scenario] { Q_EMIT begun(scenario); });
            compute_heads(
                scenario, *engine, pixels, stop,
                [&](double part) { deliver([this, part] { Q_EMIT progressed(part); }); },
                [&](HeadSummary&& made) {
                    const auto head = std::make_shared<const HeadSummary>(std::move(made));
                    deliver([this, head] { Q_EMIT headReady(head); });
                });
            deliver([this] { Q_EMIT finished(); });
        },
        200ms);
}

}  // namespace attnscope
