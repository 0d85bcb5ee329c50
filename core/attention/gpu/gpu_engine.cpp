#include "core/attention/gpu/gpu_engine.h"

#include <algorithm>
#include <chrono>

#include "core/attention/cpu/picture.h"
#include "core/attention/engine/plan.h"
#include "core/attention/engine/ticker.h"
#include "core/attention/gpu/bands.h"
#include "core/attention/gpu/queue.h"
#include "core/errors.h"
#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// One request while it is computed, batch by batch of its rows.
class GpuRun {
public:
    GpuRun(const GlContext& context, const GpuLimits& limits, SlabWork& work,
           const GpuPrepared& prepared, const AttentionRequest& request, const Plan& plan,
           const std::stop_token& stop, const Progress& progress)
        : limits_(limits),
          work_(work),
          prepared_(prepared),
          request_(request),
          plan_(plan),
          logits_(request, plan, prepared.bias.has_value()),
          stop_(stop),
          queue_(context, stop),
          ticker_(progress, slab_count()) {}

    /// Fills the frame's rows and gives the strips of its picture.
    std::vector<PixelStrip> compute(AttentionFrame& frame);
    void stream(const RowSink& sink);

private:
    using Rows = std::span<const std::int64_t>;

    std::int64_t batch_rows() const;
    std::size_t slab_count() const;
    template <typename Body>
    void for_each_batch(const Body& body) const;
    std::vector<double> lambdas(Rows rows);
    void take(Rows rows, std::span<const double> lambdas);
    void make_logits(const Slab& slab);
    void sum(const Slab& slab);
    std::vector<RowStatistics> statistics(Rows rows, std::span<const double> lambdas) const;
    void compute_batch(Rows rows, AttentionFrame& frame, std::vector<PixelStrip>& strips);
    void add_strips(const SlabBands& bands, std::vector<PixelStrip>& strips) const;

    const GpuLimits& limits_;
    SlabWork& work_;
    const GpuPrepared& prepared_;
    const AttentionRequest& request_;
    const Plan& plan_;
    RowLogits logits_;
    const std::stop_token& stop_;
    Queue queue_;
    Ticker ticker_;
};

/// As many as leave no more than batch_bytes to the processor.
std::int64_t GpuRun::batch_rows() const {
    const auto bytes = static_cast<std::size_t>(chunks_of(plan_.key_count)) * sizeof(RowPart) +
                       static_cast<std::size_t>(plan_.keys_axis.count) * sizeof(float);
    return std::max<std::int64_t>(static_cast<std::int64_t>(limits_.batch_bytes / bytes), 1);
}

std::size_t GpuRun::slab_count() const {
    std::size_t count = 0;
    for_each_batch(
        [&](Rows rows) { count += work_.slabs(std::ssize(rows), plan_.key_count).size(); });
    return count;
}

template <typename Body>
void GpuRun::for_each_batch(const Body& body) const {
    const auto most = static_cast<std::size_t>(batch_rows());
    for (std::size_t first = 0; first < plan_.rows.size(); first += most)
        body(Rows(plan_.rows).subspan(first, std::min(most, plan_.rows.size() - first)));
}

void GpuRun::take(Rows rows, std::span<const double> lambdas) {
    std::vector<GpuRow> taken;
    taken.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        taken.push_back(logits_.row(rows[i], lambdas[i]));
    work_.take_rows(taken, plan_.key_count);
}

void GpuRun::make_logits(const Slab& slab) {
    work_.make_scores(slab, prepared_);
    if (!logits_.are_products())
        work_.make_logits(slab, prepared_, request_);
}

void GpuRun::sum(const Slab& slab) {
    make_logits(slab);
    work_.sum_rows(slab);
}

std::vector<RowStatistics> GpuRun::statistics(Rows rows, std::span<const double> lambdas) const {
    const std::vector<RowPart> parts = work_.parts(std::ssize(rows));
    const std::size_t each = parts.size() / rows.size();
    std::vector<RowStatistics> statistics(rows.size());
    parallel_for(rows.size(), 1024, stop_, [&](std::size_t i) {
        statistics[i] =
            logits_.statistics(rows[i], lambdas[i], std::span(parts).subspan(i * each, each));
    });
    return statistics;
}

/// λ of rows; where it follows from their entropy they are summed for that.
std::vector<double> GpuRun::lambdas(Rows rows) {
    std::vector<double> lambdas;
    for (const std::int64_t row : rows)
        lambdas.push_back(lambda_of(request_, row));
    if (!request_.temper)
        return lambdas;
    take(rows, lambdas);
    for (const Slab& slab : work_.slabs(std::ssize(rows), plan_.key_count)) {
        sum(slab);
        queue_.push();
    }
    const std::vector<RowStatistics> tempered = statistics(rows, lambdas);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (tempered[i].count > 0)
            lambdas[i] *= request_.temper(tempered[i].entropy);
    return lambdas;
}

void GpuRun::add_strips(const SlabBands& bands, std::vector<PixelStrip>& strips) const {
    const auto width = static_cast<std::size_t>(plan_.keys_axis.count);
    const std::vector<float> picture = work_.picture(bands.bands.size() * width);
    for (const auto& [of, first_pixel_row] : bands.slabs) {
        if (of.count == 0)
            continue;
        const auto begin = picture.begin() + of.first * static_cast<std::ptrdiff_t>(width);
        strips.push_back({first_pixel_row,
                          width,
                          {begin, begin + of.count * static_cast<std::ptrdiff_t>(width)}});
    }
}

void GpuRun::compute_batch(Rows rows, AttentionFrame& frame, std::vector<PixelStrip>& strips) {
    const std::vector<double> lambdas = this->lambdas(rows);
    take(rows, lambdas);
    const std::vector<Slab> slabs = work_.slabs(std::ssize(rows), plan_.key_count);
    const SlabBands bands = bands_of(rows, slabs, plan_.rows_axis);
    if (!bands.bands.empty())
        work_.take_bands(bands.bands, plan_.keys_axis.count);
    for (std::size_t i = 0; i < slabs.size(); ++i) {
        sum(slabs[i]);
        if (bands.slabs[i].bands.count > 0) {
            work_.scale_rows(slabs[i], logits_.are_squares());
            work_.pool(slabs[i], plan_.keys_axis, request_.pooling, bands.slabs[i].bands);
        }
        ticker_.tick();
        queue_.push();
    }
    std::ranges::copy(statistics(rows, lambdas), std::back_inserter(frame.statistics));
    std::ranges::copy(lambdas, std::back_inserter(frame.lambdas));
    if (!bands.bands.empty())
        add_strips(bands, strips);
}

std::vector<PixelStrip> GpuRun::compute(AttentionFrame& frame) {
    std::vector<PixelStrip> strips;
    for_each_batch([&](Rows rows) { compute_batch(rows, frame, strips); });
    return strips;
}

void GpuRun::stream(const RowSink& sink) {
    for_each_batch([&](Rows rows) {
        take(rows, lambdas(rows));
        for (const Slab& slab : work_.slabs(std::ssize(rows), plan_.key_count)) {
            sum(slab);
            work_.scale_rows(slab, logits_.are_squares());
            work_.make_weights(slab);
            queue_.push();
            sink(rows[static_cast<std::size_t>(slab.first)], work_.scores(slab));
        }
    });
}

class GpuEngine : public AttentionEngine {
public:
    GpuEngine(const EglDevice& device, DriverAnswers answers, std::optional<GpuLimits> limits)
        : context_(device, std::move(answers)), limits_(usual_limits(0, context_.is_software())) {
        const GlContext::Current current(context_);
        limits_ = limits.value_or(usual_limits(largest_block(), context_.is_software()));
        work_ = std::make_unique<SlabWork>(context_, limits_);
    }
    ~GpuEngine() override { release(); }

    std::string backend() const override { return "gpu"; }
    std::string device() const override { return context_.device_name(); }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override;
    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override;

private:
    const GpuPrepared& prepared_for(const AttentionRequest& request, const std::stop_token& stop);
    /// Its memory is given back with its context current, if that can still be.
    void release() noexcept;

    GlContext context_;
    GpuLimits limits_;
    std::unique_ptr<SlabWork> work_;
    std::unique_ptr<GpuPrepared> prepared_;
};

void GpuEngine::release() noexcept {
    try {
        const GlContext::Current current(context_);
        prepared_.reset();
        work_.reset();
    } catch (const GpuFailure&) {
        // What the driver lost needs not be given back.
        static_cast<void>(prepared_.release());
        static_cast<void>(work_.release());
    }
}

const GpuPrepared& GpuEngine::prepared_for(const AttentionRequest& request,
                                           const std::stop_token& stop) {
    Preparation preparation = preparation_of(request);
    if (!prepared_ || prepared_->of != preparation) {
        prepared_.reset();  // before the next one takes its memory
        prepared_ = std::make_unique<GpuPrepared>(std::move(preparation), context_,
                                                  limits_.block_bytes, stop);
    }
    return *prepared_;
}

AttentionFrame GpuEngine::compute(const AttentionRequest& request, const std::stop_token& stop,
                                  const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    Plan plan = make_plan(request);
    const GlContext::Current current(context_);
    const GpuPrepared& prepared = prepared_for(request, stop);
    AttentionFrame frame;
    std::vector<PixelStrip> strips =
        GpuRun(context_, limits_, *work_, prepared, request, plan, stop, progress).compute(frame);
    if (plan.has_picture()) {
        frame.rows_axis = plan.rows_axis;
        frame.keys_axis = plan.keys_axis;
        frame.weights = assemble(plan, request.pooling, std::move(strips), stop);
    }
    for (const RowStatistics& row : frame.statistics)
        frame.scores += row.count;
    frame.coarse = plan.coarse;
    frame.rows = std::move(plan.rows);
    frame.seconds = seconds_since(start);
    return frame;
}

void GpuEngine::stream_rows(const AttentionRequest& request, std::int64_t row_begin,
                            std::int64_t row_end, const std::stop_token& stop,
                            const RowSink& sink) {
    if (row_begin < 0 || row_begin > row_end || row_end > request.input.queries->rows)
        throw InvalidRequest(Message("request.rows", "the rows lie outside the matrix"));
    AttentionRequest rows_only = request;
    rows_only.viewport.reset();
    Plan plan = make_plan(rows_only);
    plan.rows = whole_range(row_begin, row_end);
    const GlContext::Current current(context_);
    const GpuPrepared& prepared = prepared_for(request, stop);
    GpuRun(context_, limits_, *work_, prepared, request, plan, stop, {}).stream(sink);
}

}  // namespace

std::unique_ptr<AttentionEngine> make_bare_gpu_engine(const EglDevice& device,
                                                      DriverAnswers answers,
                                                      std::optional<GpuLimits> limits) {
    return std::make_unique<GpuEngine>(device, std::move(answers), limits);
}

}  // namespace attnscope
