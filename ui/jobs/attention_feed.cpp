#include "ui/jobs/attention_feed.h"

#include <QDateTime>
#include <QFileInfo>

#include "core/scenario/fields.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto drag_grace = 200ms;
constexpr double long_seconds = 0.05;  ///< worth a coarse picture first

std::string values_of(const Scenario& scenario, std::initializer_list<std::string_view> keys) {
    std::string values;
    for (const std::string_view key : keys)
        values += get(scenario, field(key)) + '\n';
    return values;
}

std::string file_state(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    return path + '\n' + std::to_string(info.size()) + '\n' +
           std::to_string(info.lastModified().toMSecsSinceEpoch()) + '\n';
}

/// What the vectors depend on.
std::string input_key(const Scenario& scenario) {
    std::string key = values_of(scenario, {"queries", "keys", "head", "seed", "n", "d"});
    if (scenario.queries == VectorSource::file)
        key += file_state(scenario.query_file);
    if (scenario.keys == VectorSource::file)
        key += file_state(scenario.key_file);
    return key;
}

std::string viewport_key(const Viewport& v) {
    std::string key;
    for (const std::int64_t edge : {v.row_begin, v.row_end, v.key_begin, v.key_end,
                                    std::int64_t{v.width}, std::int64_t{v.height}})
        key += std::to_string(edge) + ' ';
    return key;
}

Viewport whole(std::int64_t rows, std::int64_t keys, const Viewport& seen) {
    return {0, rows, 0, keys, seen.width, seen.height};
}

}  // namespace

struct AttentionFeed::Request {
    Scenario scenario;
    std::string input_key;
    Viewport viewport;
    std::int64_t rows, keys;  ///< of the matrix that the viewport was chosen on
    bool dragging;
};

struct AttentionFeed::Worker {
    std::unique_ptr<AttentionEngine> engine;
    std::string loaded;
    QueriesAndKeys input;
    double scores_per_second = 3e8;

    void load(const Request& request, const std::stop_token& stop) {
        if (loaded == request.input_key)
            return;
        loaded.clear();
        input = load_queries_and_keys(request.scenario, stop);
        loaded = request.input_key;
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
        picture.lambda = asked.lambda;
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
    wanted_.clear();
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
    const Request request{scenario, input_key(scenario), viewport_, rows_,
                          keys_,    model_.isDragging()};
    std::string wanted = request.input_key + viewport_key(viewport_) +
                         values_of(scenario, {"rule", "lambda", "kappa", "mask", "pooling"});
    if (wanted == wanted_ && !(coarse_ && !request.dragging))
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
