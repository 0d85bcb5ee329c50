#include "ui/jobs/attention_feed.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/attention/difference.h"
#include "core/attention/inputs.h"
#include "core/errors.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr double long_seconds = 0.05;  ///< worth a coarse picture first

InputState vectors_of(const Scenario& scenario) {
    return input_state(vector_inputs(scenario));
}

Viewport whole(std::int64_t rows, std::int64_t keys, const Viewport& seen) {
    return {0, rows, 0, keys, seen.width, seen.height};
}

}  // namespace

struct AttentionFeed::Request {
    Scenario scenario;
    InputState vectors;
    std::optional<Scenario> minus;
    Viewport viewport;
    std::int64_t rows, keys;  ///< of the matrix that the viewport was chosen on
    bool dragging;
};

AttentionFrame computeFrame(AttentionEngine& engine, const AttentionPicture& of,
                            const Viewport& cells, int rows_per_pixel, const std::stop_token& stop,
                            const Progress& progress) {
    const double share = of.minus ? 0.5 : 1;
    const auto frameOf = [&](const Attention& attention, double from) {
        AttentionRequest request = attention_request(attention.scenario, attention.input);
        request.viewport = cells;
        request.rows_per_pixel = rows_per_pixel;
        return engine.compute(request, stop,
                              [&, from](double part) { progress(from + share * part); });
    };
    AttentionFrame frame = frameOf(of, 0);
    return of.minus ? difference(std::move(frame), frameOf(*of.minus, share)) : frame;
}

struct AttentionFeed::Worker {
    /// Vectors as they were loaded last.
    struct Loaded {
        std::optional<InputState> of;
        QueriesAndKeys input;

        void load(const InputState& wanted, const std::stop_token& stop) {
            if (of == wanted)
                return;
            of.reset();
            input = load_queries_and_keys(wanted.inputs, stop);
            of = wanted;
        }
    };

    std::unique_ptr<AttentionEngine> engine;
    Loaded now, minus;
    double scores_per_second = 3e8;

    void load(const Request& request, const std::stop_token& stop) {
        now.load(request.vectors, stop);
        if (request.minus)
            minus.load(vectors_of(*request.minus), stop);
    }

    /// Without its frame.
    AttentionPicture pictureOf(const Request& request) const {
        AttentionPicture picture;
        picture.input = now.input;
        picture.scenario = fitted_to(request.scenario, now.input);
        picture.rows = now.input.queries->rows;
        picture.keys = now.input.keys->rows;
        if (!request.minus)
            return picture;
        picture.minus = {fitted_to(*request.minus, minus.input), minus.input};
        const std::int64_t rows = minus.input.queries->rows, keys = minus.input.keys->rows;
        if (rows != picture.rows || keys != picture.keys)
            throw InvalidRequest(Message("difference.sizes",
                                         "the matrices differ in size: %1 × %2 and %3 × %4",
                                         {picture.rows, picture.keys, rows, keys}));
        // Means of differences are differences of means; those of maxima are not.
        picture.scenario.pooling = picture.minus->scenario.pooling = "mean";
        return picture;
    }

    AttentionPicture compute(const Request& request, int rows_per_pixel,
                             const std::stop_token& stop, const Progress& progress) {
        AttentionPicture picture = pictureOf(request);
        const bool known = picture.rows == request.rows && picture.keys == request.keys;
        const Viewport cells =
            known ? request.viewport : whole(picture.rows, picture.keys, request.viewport);
        picture.frame = computeFrame(*engine, picture, cells, rows_per_pixel, stop, progress);
        if (picture.frame.seconds > 0)
            scores_per_second = static_cast<double>(picture.frame.scores) / picture.frame.seconds;
        return picture;
    }

    bool takesLong(const Request& request) const {
        const auto& [queries, keys, axes] = now.input;
        const bool known = queries->rows == request.rows && keys->rows == request.keys;
        const std::int64_t rows =
            known ? request.viewport.row_end - request.viewport.row_begin : queries->rows;
        return static_cast<double>(rows) * static_cast<double>(keys->rows) >
               long_seconds * scores_per_second;
    }
};

AttentionFeed::AttentionFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
                             const ScenarioModel* minus, QObject* parent)
    : QObject(parent), model_(model), minus_(minus), worker_(std::make_shared<Worker>()) {
    worker_->engine = std::move(engine);
    connect(&model, &ScenarioModel::changed, this, &AttentionFeed::update);
    if (minus)
        connect(minus, &ScenarioModel::changed, this, &AttentionFeed::update);
    connect(&model, &ScenarioModel::draggingChanged, this, [this](bool dragging) {
        if (!dragging && coarse_)
            update();
    });
    connect(&job_, &LatestJob::busyChanged, this, &AttentionFeed::busyChanged);
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

bool AttentionFeed::isBusy() const {
    return job_.isBusy();
}

void AttentionFeed::computeAnew() {
    wanted_.reset();
    update();
}

void AttentionFeed::update() {
    if (viewport_.width <= 0)
        return;
    const Scenario& scenario = model_.scenario();
    const auto minus = minus_ ? std::optional(minus_->scenario()) : std::nullopt;
    const Request request{scenario, vectors_of(scenario), minus, viewport_, rows_,
                          keys_,    model_.isDragging()};
    Wanted wanted{attention_inputs(scenario), {}, files_read(scenario), viewport_};
    if (minus) {
        wanted.minus = attention_inputs(*minus);
        std::ranges::copy(files_read(*minus), std::back_inserter(wanted.files));
    }
    if (wanted_ == wanted && !(coarse_ && !request.dragging))
        return;
    wanted_ = std::move(wanted);
    coarse_ = false;
    post(request);
}

void AttentionFeed::post(const Request& request) {
    const auto work = [this, worker = worker_, request](const std::stop_token& stop,
                                                        const LatestJob::Deliver& deliver) {
        const auto show = [&](AttentionPicture made, bool refine_later) {
            auto picture = std::make_shared<const AttentionPicture>(std::move(made));
            deliver([this, picture, refine_later] {
                coarse_ = refine_later;
                Q_EMIT pictureReady(*picture);
                if (coarse_ && !model_.isDragging())
                    update();  // the drag ended while this was computed
            });
        };
        worker->load(request, stop);
        if (worker->takesLong(request)) {
            show(worker->compute(request, 1, stop, [](double) {}), request.dragging);
            if (request.dragging)
                return;
        }
        const Progress progress = [this, &deliver](double part) {
            deliver([this, part] { Q_EMIT progressed(part); });
        };
        show(worker->compute(request, 0, stop, progress), false);
    };
    job_.post(work, LatestJob::following(request.dragging));
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
                computeFrame(*engine, picture, cells, 0, stop, [](double) {}));
            deliver([this, row, frame] { Q_EMIT rowReady(row, *frame); });
        },
        std::chrono::milliseconds(50));
}

}  // namespace attnscope
