#include "ui/jobs/figure_feed.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/figures/family.h"
#include "core/figures/kept_entries.h"
#include "core/text/errors.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto rest_time = 250ms;  ///< time without a change before anything is simulated
/// How long figures are stale before they are marked: too short a time to be noticed. In a drag it
/// is longer, because the next figure soon replaces each one.
constexpr auto stale_time = 50ms, stale_time_in_drag = 150ms;

}  // namespace

FigureFeed::FigureFeed(ScenarioModel& model, std::span<const FigureEntry* const> entries,
                       QObject* parent)
    : QObject(parent),
      model_(model),
      entries_(entries),
      shown_(entries.size()),
      sources_(entries.size()),
      seen_(entries.size(), true),
      took_(entries.size()) {
    rest_.setSingleShot(true);
    rest_.setInterval(rest_time);
    late_.setSingleShot(true);
    connect(&late_, &QTimer::timeout, this, [this] {
        marked_ = true;
        Q_EMIT staleChanged();
    });
    connect(&rest_, &QTimer::timeout, this, &FigureFeed::refine);
    connect(&model, &ScenarioModel::changed, this, &FigureFeed::follow);
    connect(&model, &ScenarioModel::comparisonChanged, this, &FigureFeed::follow);
    connect(&model, &ScenarioModel::draggingChanged, &rest_, qOverload<>(&QTimer::start));
    connect(&job_, &LatestJob::busyChanged, this, &FigureFeed::busyChanged);
    connect(&job_, &LatestJob::failed, this,
            [this](const QString& sentence) { Q_EMIT failed(-1, sentence); });
}

void FigureFeed::setSeen(const std::vector<int>& indices) {
    seen_.assign(entries_.size(), false);
    for (const int index : indices)
        seen_[static_cast<std::size_t>(index)] = true;
}

void FigureFeed::follow() {
    sources_.assign(entries_.size(), std::nullopt);
    update();
}

void FigureFeed::update() {
    std::vector<Order> orders = missing(false);
    markSoon(!orders.empty());
    post(std::move(orders), LatestJob::following(model_.isDragging()));
    rest_.start();
}

/// Has stale figures marked after a while, so that none is marked if the figures come in time.
void FigureFeed::markSoon(bool stale) {
    if (stale && !late_.isActive())
        late_.start(model_.isDragging() ? stale_time_in_drag : stale_time);
    if (stale)
        return;
    late_.stop();
    if (std::exchange(marked_, false))
        Q_EMIT staleChanged();
}

bool FigureFeed::isStale(std::size_t index) const {
    return seen_[index] && level(index, sourceOf(index)) == Level::none;
}

bool FigureFeed::isAnyStale() const {
    return std::ranges::any_of(std::views::iota(std::size_t{0}, entries_.size()),
                               [this](std::size_t index) { return isStale(index); });
}

void FigureFeed::cancel() {
    rest_.stop();
    job_.cancel();
}

bool FigureFeed::isSettled() const {
    return !job_.isBusy() && !rest_.isActive() && missing(true).empty();
}

void FigureFeed::refine() {
    if (model_.isDragging())
        return;
    if (job_.isBusy())
        rest_.start();
    else if (auto orders = missing(true); !orders.empty())
        post(std::move(orders), 0ms);
}

/// Returns the inputs that a figure should have now.
const FigureFeed::Source& FigureFeed::sourceOf(std::size_t index) const {
    std::optional<Source>& source = sources_[index];
    if (source)
        return *source;
    const FigureEntry& entry = *entries_[index];
    const Scenario& now = model_.scenario();
    source = {figure_inputs(entry, now, model_.comparison()), {}};
    source->versions.push_back(model_.withVersions(source->inputs.own).versions);
    for (const Aside& each : source->inputs.asides)
        source->versions.push_back(model_.withVersions(each.inputs).versions);
    return *source;
}

/// Returns how much of a figure has been computed from `wanted`; `none` if its axis does not suit
/// the present Scenario. A failed figure counts as complete until the Scenario changes.
FigureFeed::Level FigureFeed::level(std::size_t index, const Source& wanted) const {
    const Shown& shown = shown_[index];
    const Scenario& now = model_.scenario();
    if (shown.level == Level::none || shown.of != wanted)
        return Level::none;
    // In a drag an axis may be longer than it has to be: nothing is computed for that alone.
    const bool holds =
        !shown.failed && (model_.isDragging() ? reaches_marker(*shown.figure, now)
                                              : has_axis_of(*entries_[index], *shown.figure, now,
                                                            wanted.inputs.over));
    return holds || shown.scenario == now ? shown.level : Level::none;
}

Scenario FigureFeed::scenarioOf(std::size_t index) const {
    return level(index, sourceOf(index)) == Level::none ? shown_[index].scenario
                                                        : model_.scenario();
}

std::vector<FigureFeed::Order> FigureFeed::missing(bool with_samples) const {
    std::vector<Order> curves, samples;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (!seen_[i])
            continue;
        const Source& wanted = sourceOf(i);
        const Level shown = level(i, wanted);
        if (shown == Level::none)
            curves.push_back({i, wanted, Detail::rough});
        if (with_samples && shown != Level::sampled)
            samples.push_back({i, wanted, Detail::sampled});
    }
    std::ranges::stable_sort(curves, {}, [this](const Order& order) { return took_[order.index]; });
    std::ranges::move(samples, std::back_inserter(curves));
    return curves;
}

void FigureFeed::post(std::vector<Order> orders, std::chrono::milliseconds grace) {
    job_.post(
        [this, request = Request{model_.scenario(), model_.comparison()},
         orders = std::move(orders)](const std::stop_token& stop,
                                     const LatestJob::Deliver& deliver) {
            readOut(request.scenario, stop, deliver);
            for (std::size_t i = 0; i < orders.size(); ++i) {
                compute(orders[i], request, stop, deliver);
                const double part = static_cast<double>(i + 1) / static_cast<double>(orders.size());
                deliver([this, part] { Q_EMIT progressed(part); });
            }
        },
        grace);
}

/// Computes the read-out. An error in it does not keep the figures from being computed.
void FigureFeed::readOut(const Scenario& scenario, const std::stop_token& stop,
                         const LatestJob::Deliver& deliver) {
    try {
        deliver([this, readout = read_out(scenario, stop)] { Q_EMIT readoutReady(readout); });
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        deliver([this, sentence = translated(error.message())] { Q_EMIT failed(-1, sentence); });
    }
}

void FigureFeed::compute(const Order& order, const Request& request, const std::stop_token& stop,
                         const LatestJob::Deliver& deliver) {
    const auto index = static_cast<int>(order.index);
    const Level made = order.detail == Detail::sampled ? Level::sampled : Level::rough;
    Shown& shown = shown_[order.index];  // read and written on the window's thread alone
    try {
        const FigureEntry& entry = *entries_[order.index];
        const auto& [scenario, comparison] = request;
        const auto start = std::chrono::steady_clock::now();
        auto figure =
            std::make_shared<Figure>(compute_over(entry, scenario, comparison, order.detail, stop));
        const auto took = std::chrono::steady_clock::now() - start;
        deliver([this, &shown, index, took, figure, now = Shown{made, order.of, scenario, figure}] {
            if (figure->preliminary && shown.figure && has_same_axes(*shown.figure, *figure))
                keep_entries(*shown.figure, *figure);
            shown = now;
            if (now.level == Level::rough)
                took_[static_cast<std::size_t>(index)] = took;
            Q_EMIT figureReady(index, *figure);
            late_.stop();
            markSoon(isAnyStale());
        });
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        deliver([this, &shown, index, of = order.of, scenario = request.scenario,
                 sentence = translated(error.message())] {
            shown = {Level::sampled, of, scenario, shown.figure, true};
            Q_EMIT failed(index, sentence);
        });
    }
}

}  // namespace attnscope
