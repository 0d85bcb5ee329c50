#include "ui/heads/heads_feed.h"

#include <algorithm>
#include <cmath>

#include "core/scenario/head_layers.h"
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
    const Scenario of = withLayerOfAll(scenario);
    ScenarioModel::Inputs wanted = model_.withVersions(head_inputs(of));
    if (wanted_ == wanted)
        return;
    wanted_ = std::move(wanted);
    Q_EMIT outdated();
    post(of);
}

/// Returns the files that decide which layers there are, without the choice of a layer.
ScenarioModel::Inputs HeadsFeed::filesOf(const Scenario& scenario) const {
    Scenario files;
    files.queries = scenario.queries;
    files.keys = scenario.keys;
    files.query_file = scenario.query_file;
    files.key_file = scenario.key_file;
    files.first_axis = scenario.first_axis;
    return model_.withVersions(files);
}

/// If all layers are shown, returns the Scenario with the first layer that has no fault, whichever
/// layer is chosen, so that choosing another layer computes no head again. Else returns the
/// Scenario as it is.
Scenario HeadsFeed::withLayerOfAll(const Scenario& scenario) const {
    const bool shows_all = head_layers(scenario.head_layers).id != HeadLayers::chosen;
    if (!shows_all || layers_.size() < 2 || files_ != filesOf(scenario) ||
        !layer_at(layers_, scenario))
        return scenario;
    const auto sound =
        std::ranges::find_if(layers_, [](const Layer& one) { return one.fault.empty(); });
    return moved_to(scenario, layers_, sound == layers_.end() ? layers_.front() : *sound);
}

int HeadsFeed::pixelsFor(const std::vector<HeadsOfLayer>& layers) {
    constexpr double all = 8e6;
    double count = 1;
    for (const HeadsOfLayer& layer : layers)
        count += static_cast<double>(layer.heads);
    return std::min(pixels, static_cast<int>(std::sqrt(all / count)));
}

void HeadsFeed::post(const Scenario& scenario) {
    using namespace std::chrono_literals;
    job_.post(
        [this, scenario, engine = engine_](const std::stop_token& stop,
                                           const LatestJob::Deliver& deliver) {
            const std::vector<HeadsOfLayer> layers = list_heads(scenario);
            deliver([this, scenario, layers] {
                takeLayers(scenario, layers);
                Q_EMIT begun(scenario, layers);
            });
            compute_heads(
                scenario, *engine, pixelsFor(layers), stop,
                [&](double part) { deliver([this, part] { Q_EMIT progressed(part); }); },
                [&](HeadSummary&& made) {
                    const auto head = std::make_shared<const HeadSummary>(std::move(made));
                    deliver([this, head] { Q_EMIT headReady(head); });
                });
            deliver([this] { Q_EMIT finished(); });
        },
        200ms);
}

/// Stores the layers, and sets wanted_ to the inputs of the Scenario that withLayerOfAll() returns
/// for them.
void HeadsFeed::takeLayers(const Scenario& scenario, const std::vector<HeadsOfLayer>& layers) {
    layers_.clear();
    for (const HeadsOfLayer& each : layers)
        layers_.push_back(each.layer);
    files_ = filesOf(scenario);
    wanted_ = model_.withVersions(head_inputs(withLayerOfAll(scenario)));
}

}  // namespace attnscope
