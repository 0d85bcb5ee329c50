#include "core/engines/gpu/gpu_engine.h"

#include <chrono>

#include "core/engines/gpu/gpu_run.h"
#include "core/engines/parts/clipped.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
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
    /// Frees the GPU memory while the context is current, if that is still possible.
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
        // Memory that the driver has lost need not be freed.
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

/// Throws NotForGpu if logits or weights follow from all logits of a row together, or weights from
/// those of a softmax by a formula that the shaders lack, or are a difference of two softmaxes, or
/// if rows see keys with gaps, which the shaders do not know.
void refuse_unknown(const AttentionRequest& request) {
    if (is_signed(request))
        throw NotForGpu(Message("gpu.no-variant", "the GPU has no program for attention = %1",
                                {request.variant->key}));
    const Normalizer& normalizer = *request.normalizer;
    const AttentionMask& mask = *request.mask;
    if (mask.kept)
        throw NotForGpu(Message("gpu.whole-rows-of-mask",
                                "weights under mask = %1 follow from all logits of a row together",
                                {mask.key}));
    if (request.position->row_change)
        throw NotForGpu(Message("gpu.whole-rows-of-position",
                                "logits of position = %1 follow from all those of a row together",
                                {request.position->key}));
    if (mask.has_steps)
        throw NotForGpu(Message("gpu.no-mask", "the GPU has no program for mask = %1", {mask.key}));
    if (normalizer.needs_whole_rows())
        throw NotForGpu(Message(
            "gpu.whole-rows", "weights of normalizer = %1 follow from all logits of a row together",
            {normalizer.key}));
    if (!normalizer.is_softmax() && normalizer.key != softmax_sink_normalizer.key)
        throw NotForGpu(Message("gpu.no-normalizer", "the GPU has no program for normalizer = %1",
                                {normalizer.key}));
}

AttentionFrame GpuEngine::compute(const AttentionRequest& request, const std::stop_token& stop,
                                  const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    Plan plan = make_plan(request);
    if (request.qk_clip > 0)
        return compute_clipped(*this, request, stop, progress);
    refuse_unknown(request);
    const GlContext::Current current(context_);
    const GpuPrepared& prepared = prepared_for(request, stop);
    AttentionFrame frame;
    std::vector<PixelStrip> strips =
        GpuRun(context_, limits_, *work_, prepared, request, plan, stop, progress).compute(frame);
    finish(frame, std::move(plan), request.pooling, std::move(strips), stop);
    frame.seconds = seconds_since(start);
    return frame;
}

void GpuEngine::stream_rows(const AttentionRequest& request, std::int64_t row_begin,
                            std::int64_t row_end, const std::stop_token& stop,
                            const RowSink& sink) {
    if (request.qk_clip > 0)
        return stream_rows(with_factor(request, clip_factor(*this, request, stop, {})), row_begin,
                           row_end, stop, sink);
    const Plan plan = make_plan_of_rows(request, row_begin, row_end);
    refuse_unknown(request);
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
