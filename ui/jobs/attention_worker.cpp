#include "ui/jobs/attention_worker.h"

#include <algorithm>
#include <utility>

#include "core/text/errors.h"
#include "core/vectors/layers.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

constexpr double long_seconds = 0.05;      ///< work that takes longer begins with a coarse picture
constexpr double step_seconds = 0.2;       ///< after which a finer picture is shown
constexpr double telling_seconds = 0.005;  ///< least time from which a rate is told
constexpr std::size_t most_pixels = std::size_t{16} << 20;  ///< 64 MB

void ignoreProgress(double) {}

std::int64_t scoresOf(const std::vector<RefinementStep>& steps) {
    std::int64_t scores = 0;
    for (const RefinementStep& step : steps)
        scores += step.scores;
    return scores;
}

}  // namespace

AttentionWorker::AttentionWorker(std::unique_ptr<AttentionEngine> engine)
    : engine_(std::move(engine)), atlas_(most_pixels) {}

void AttentionWorker::Loaded::load(const Scenario& scenario, const std::stop_token& stop) {
    const InputState wanted = input_state(vector_inputs(scenario));
    if (of == wanted)
        return;
    of.reset();
    input = load_named_head(wanted.inputs, stop);
    of = wanted;
}

AttentionPicture AttentionWorker::matrixOf(const AttentionOrder& order) const {
    AttentionPicture picture;
    picture.input = now_.input;
    picture.scenario = fitted_to(order.scenario, now_.input);
    picture.rows = now_.input.queries->rows;
    picture.keys = now_.input.keys->rows;
    if (!order.minus)
        return picture;
    subtract(picture, {fitted_to(*order.minus, minus_.input), minus_.input});
    return picture;
}

void AttentionWorker::take(const AttentionOrder& order, const std::stop_token& stop) {
    now_.load(order.scenario, stop);
    if (order.minus)
        minus_.load(*order.minus, stop);
    matrix_ = matrixOf(order);
    const auto& [rows, keys] = std::pair(matrix_.rows, matrix_.keys);
    const bool known = rows == order.rows && keys == order.keys;
    const Viewport& seen = order.viewport;
    pixels_ =
        axes_of(known ? seen : Viewport{0, rows, 0, keys, seen.width, seen.height}, rows, keys);
    scores_ = 0;
    seconds_ = 0;
    if (Source next{order.of, *now_.of, order.minus ? minus_.of : std::nullopt}; of_ != next)
        forget(next);
    atlas_.look_at(pixels_);
}

/// Forgets what is of no use to the next source: all, if it gives another matrix; the pixels, if
/// it pools the same matrix in another way.
void AttentionWorker::forget(const Source& next) {
    if (of_)
        of_->inputs.inputs.scenario.pooling = next.inputs.inputs.scenario.pooling;
    const bool is_same = of_ == next;
    of_.reset();
    request_.emplace(matrix_);
    if (is_same) {
        atlas_.forget_pixels();
    } else {
        atlas_ = Atlas(most_pixels);
        substitute_.reset();
    }
    of_ = next;
}

bool AttentionWorker::isPiecewise() const {
    return static_cast<double>(matrix_.rows) * static_cast<double>(matrix_.keys) >
           long_seconds * scores_per_second_;
}

std::vector<RefinementStep> AttentionWorker::stepsOf(const std::vector<PictureAxes>& parts) const {
    AttentionRequest of = request_->now;
    of.known = &atlas_.rows();
    return refinement_steps(of, parts,
                            static_cast<std::int64_t>(step_seconds * scores_per_second_));
}

AttentionFrame AttentionWorker::compute(const PictureAxes& pixels, int rows_per_pixel,
                                        const std::stop_token& stop, const Progress& progress) {
    PictureRequest request = *request_;
    request.now.known = &atlas_.rows();
    if (request.minus)
        request.minus->known = &atlas_.subtracted_rows();
    AttentionFrame frame =
        computeFrame(*engine_, std::move(request), pixels, rows_per_pixel, stop, progress);
    if (frame.seconds > telling_seconds)
        scores_per_second_ = static_cast<double>(frame.scores) / frame.seconds;
    scores_ += frame.scores;
    seconds_ += frame.seconds;
    if (frame.substitute)
        substitute_ = frame.substitute;
    return frame;
}

AttentionPicture AttentionWorker::withFrame(AttentionFrame frame) const {
    frame.scores = scores_;
    frame.seconds = seconds_;
    frame.substitute = substitute_;
    AttentionPicture picture = matrix_;
    picture.frame = std::move(frame);
    return picture;
}

AttentionPicture AttentionWorker::begin(const std::stop_token& stop) {
    if (!isPiecewise()) {
        AttentionFrame frame = compute(pixels_, 0, stop, ignoreProgress);
        atlas_.add_rows(frame);
        return withFrame(std::move(frame));
    }
    const std::vector<RefinementStep> steps = stepsOf(atlas_.inexact());
    const bool is_soon = static_cast<double>(scoresOf(steps)) <= long_seconds * scores_per_second_;
    for (const PictureAxes& part : is_soon ? atlas_.inexact() : atlas_.unseen())
        atlas_.add(compute(part, is_soon ? 0 : 1, stop, ignoreProgress));
    return withFrame(atlas_.picture());
}

void AttentionWorker::refine(const std::stop_token& stop,
                             const std::function<void(AttentionPicture)>& show,
                             const Progress& progress) {
    double done = 0;
    for (auto parts = atlas_.inexact(); !parts.empty(); parts = atlas_.inexact()) {
        const std::vector<RefinementStep> left = stepsOf(parts);  // at the rate known by now
        const auto share = static_cast<double>(left.front().scores);
        const double all = done + std::max(static_cast<double>(scoresOf(left)), 1.0);
        atlas_.add(compute(left.front().pixels, 0, stop,
                           [&](double part) { progress((done + part * share) / all); }));
        done += share;
        progress(done / all);
        show(withFrame(atlas_.picture()));
    }
}

AttentionFrame AttentionWorker::allRows(const std::stop_token& stop, const Progress& progress) {
    constexpr std::int64_t fewest = 256;
    const auto rows = static_cast<std::int64_t>(step_seconds * scores_per_second_) / matrix_.keys;
    const auto unknown = atlas_.unknown_rows(std::max(rows, fewest));
    for (double done = 0; const PictureAxes& some : unknown) {
        progress(done++ / static_cast<double>(unknown.size()));
        atlas_.add_rows(compute(some, 0, stop, ignoreProgress));
    }
    return atlas_.all_rows();
}

}  // namespace attnscope
