#include "ui/jobs/attention_feed.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace attnscope {

AttentionFeed::AttentionFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
                             const ScenarioModel* minus, QObject* parent)
    : QObject(parent),
      model_(model),
      minus_(minus),
      worker_(std::make_shared<AttentionWorker>(std::move(engine))) {
    connect(&model, &ScenarioModel::changed, this, &AttentionFeed::update);
    if (minus)
        connect(minus, &ScenarioModel::changed, this, &AttentionFeed::update);
    connect(&model, &ScenarioModel::draggingChanged, this, [this](bool dragging) {
        if (!dragging && coarse_)
            update();
    });
    connect(&job_, &LatestJob::busyChanged, this, [this](bool busy) {
        if (busy)
            return;
        setBusy(false);
        Q_EMIT rowsProgressed(1);
    });
    connect(&job_, &LatestJob::failed, this, &AttentionFeed::failed);
}

AttentionFeed::~AttentionFeed() = default;

void AttentionFeed::setViewport(const Viewport& viewport, std::int64_t rows, std::int64_t keys) {
    viewport_ = viewport;
    rows_ = rows;
    keys_ = keys;
    update();
}

void AttentionFeed::cancel() {
    wanted_.reset();
    coarse_ = false;
    job_.cancel();
}

void AttentionFeed::computeAnew() {
    ++engine_;
    update();
}

void AttentionFeed::setBusy(bool busy) {
    if (std::exchange(busy_, busy) != busy)
        Q_EMIT busyChanged(busy);
}

AttentionInputs AttentionFeed::inputs() const {
    const auto of = [](const ScenarioModel& model) {
        return model.withVersions(attention_inputs(model.scenario()));
    };
    return {of(model_), minus_ ? std::optional(of(*minus_)) : std::nullopt, engine_};
}

void AttentionFeed::update() {
    if (viewport_.width <= 0)
        return;
    const bool dragging = model_.isDragging();
    Wanted wanted{inputs(), viewport_};
    if (wanted_ == wanted && !(coarse_ && !dragging))
        return;
    coarse_ = false;
    post({wanted.of, model_.scenario(), minus_ ? std::optional(minus_->scenario()) : std::nullopt,
          viewport_, rows_, keys_},
         dragging);
    wanted_ = std::move(wanted);
}

/// Shows a picture, which may be of an earlier order if it comes late.
void AttentionFeed::show(const AttentionPicture& picture, bool refine_later, int order) {
    shown_ = order == order_;
    coarse_ = refine_later;
    job_.endGrace();
    Q_EMIT pictureReady(picture);
    if (coarse_ && !model_.isDragging())
        update();  // the drag ended while this was computed
}

void AttentionFeed::post(const AttentionOrder& order, bool dragging) {
    const auto work = [this, worker = worker_, order, dragging, number = ++order_](
                          const std::stop_token& stop, const LatestJob::Deliver& deliver) {
        const auto waiting = std::make_shared<std::atomic<int>>(0);
        const auto bring = [&](AttentionPicture made) {
            if (made.frame.coarse && *waiting > 0)
                return;  // a finer one follows
            ++*waiting;
            deliver([this, waiting, dragging, number,
                     picture = std::make_shared<const AttentionPicture>(std::move(made))] {
                --*waiting;
                show(*picture, dragging && picture->frame.coarse, number);
            });
        };
        worker->take(order, stop);
        AttentionPicture first = worker->begin(stop);
        const bool is_coarse = first.frame.coarse;
        bring(std::move(first));
        if (dragging)
            return;
        if (is_coarse)
            worker->refine(stop, bring, [this, &deliver](double part) {
                deliver([this, part] { Q_EMIT progressed(part); });
            });
        deliver([this] { setBusy(false); });
        const auto rows = std::make_shared<const AttentionFrame>(
            worker->allRows(stop, [this, &deliver](double part) {
                deliver([this, part] { Q_EMIT rowsProgressed(part); });
            }));
        deliver([this, rows] { Q_EMIT rowsReady(*rows); });
    };
    job_.post(work, LatestJob::following(dragging));
    shown_ = false;
    Q_EMIT rowsProgressed(1);
    Q_EMIT progressed(0);
    setBusy(true);
    Q_EMIT begun();
}

RowFeed::RowFeed(std::unique_ptr<AttentionEngine> engine, QObject* parent)
    : QObject(parent), engine_(std::move(engine)) {
    connect(&job_, &LatestJob::failed, this, &RowFeed::failed);
}

void RowFeed::request(const AttentionPicture& picture, std::int64_t row, const Viewport& viewport) {
    const Viewport cells{row, row + 1, viewport.key_begin, viewport.key_end, viewport.width, 1};
    job_.post(
        [this, picture, cells, row, engine = engine_](const std::stop_token& stop,
                                                      const LatestJob::Deliver& deliver) {
            auto frame = std::make_shared<const AttentionFrame>(
                computeFrame(*engine, picture, cells, stop, [](double) {}));
            const RowScales scales =
                row_scales(picture.scenario, picture.input, row, frame->lambdas.front());
            deliver([this, row, frame, scales] { Q_EMIT rowReady(row, *frame, scales); });
        },
        std::chrono::milliseconds(50));
}

}  // namespace attnscope
