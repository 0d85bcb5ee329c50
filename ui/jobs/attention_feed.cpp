#include "ui/jobs/attention_feed.h"

#include "core/attention/inputs.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto drag_grace = 200ms;
constexpr double long_seconds = 0.05;  ///< worth a coarse picture first

VectorState vectors_of(const Scenario& scenario) {
    const Scenario inputs = vector_inputs(scenario);
    return {inputs, state_of(inputs.query_file), state_of(inputs.key_file)};
}

Viewport whole(std::int64_t rows, std::int64_t keys, const Viewport& seen) {
    return {0, rows, 0, keys, seen.width, seen.height};
}

}  // namespace

struct AttentionFeed::Request {
    Scenario scenario;
    VectorState vectors;
    Viewport viewport;
    std::int64_t rows, keys;  ///< of the matrix that the viewport was chosen on
    bool dragging;
};

struct AttentionFeed::Worker {
    std::unique_ptr<AttentionEngine> engine;
    std::optional<VectorState> loaded;
    QueriesAndKeys input;
    double scores_per_second = 3e8;

    void load(const Request& request, const std::stop_token& stop) {
        if (loaded == request.vectors)
            return;
        loaded.reset();
        input = load_queries_and_keys(request.vectors.inputs, stop);
        loaded = request.vectors;
    }

    AttentionPicture compute(const Request& request, int rows_per_pixel,
                             const std::stop_token& stop, const Progress& progress) {
        AttentionPicture picture;
        picture.input = input;
        picture.scenario = fitted_to(request.scenario, input);
        picture.rows = input.queries->rows;
        picture.keys = input.keys->rows;
        const bool known = picture.rows == request.rows && picture.keys == request.keys;
        AttentionRequest asked = attention_request(picture.scenario, input);
        asked.viewport =
            known ? request.viewport : whole(picture.rows, picture.keys, request.viewport);
        asked.rows_per_pixel = rows_per_pixel;
        picture.frame = engine->compute(asked, stop, progress);
        if (picture.frame.seconds > 0)
            scores_per_second = static_cast<double>(picture.frame.scores) / picture.frame.seconds;
        return picture;
    }

    bool takesLong(const Request& request) const {
        const bool known = input.queries->rows == request.rows && input.keys->rows == request.keys;
        const std::int64_t rows =
            known ? request.viewport.row_end - request.viewport.row_begin : input.queries->rows;
        return static_cast<double>(rows) * static_cast<double>(input.keys->rows) >
               long_seconds * scores_per_second;
    }
};

AttentionFeed::AttentionFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
                             QObject* parent)
    : QObject(parent), model_(model), worker_(std::make_shared<Worker>()) {
    worker_->engine = std::move(engine);
    connect(&model, &ScenarioModel::changed, this, &AttentionFeed::update);
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

void AttentionFeed::update() {
    if (viewport_.width <= 0)
        return;
    const Scenario& scenario = model_.scenario();
    const Request request{scenario, vectors_of(scenario), viewport_, rows_,
                          keys_,    model_.isDragging()};
    Wanted wanted{attention_inputs(scenario), request.vectors, viewport_};
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
    job_.post(work, drag_grace);
}

RowFeed::RowFeed(std::unique_ptr<AttentionEngine> engine, QObject* parent)
    : QObject(parent), engine_(std::move(engine)) {
    connect(&job_, &LatestJob::failed, this, &RowFeed::failed);
}

void RowFeed::request(const AttentionPicture& picture, std::int64_t row, const Viewport& viewport) {
    AttentionRequest request = attention_request(picture.scenario, picture.input);
    request.viewport =
        Viewport{row, row + 1, viewport.key_begin, viewport.key_end, viewport.width, 1};
    job_.post(
        [this, request, row, engine = engine_](const std::stop_token& stop,
                                               const LatestJob::Deliver& deliver) {
            auto frame = std::make_shared<const AttentionFrame>(
                engine->compute(request, stop, [](double) {}));
            deliver([this, row, frame] { Q_EMIT rowReady(row, *frame); });
        },
        std::chrono::milliseconds(50));
}

}  // namespace attnscope
