#include "core/engines/gpu/gpu_engine.h"

namespace attnscope {
namespace {

class FallbackEngine : public AttentionEngine {
public:
    FallbackEngine(EngineDevice device,
                   std::function<std::unique_ptr<AttentionEngine>()> make_first)
        : device_(std::move(device)), make_first_(std::move(make_first)) {}

    std::string backend() const override { return "gpu"; }
    std::string device() const override { return device_.name; }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        Message reason;
        if (std::optional<AttentionFrame> frame = try_first<AttentionFrame>(
                [&](AttentionEngine& engine) { return engine.compute(request, stop, progress); },
                reason))
            return *std::move(frame);
        AttentionFrame frame = second().compute(request, stop, progress);
        frame.substitute = {second().backend(), second().device(), std::move(reason),
                            !failure_.empty()};
        return frame;
    }

    /// Streams rows from the first engine; if it fails, the CPU engine goes on with the first row
    /// that was not passed yet.
    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override {
        const auto keys = request.input.keys ? request.input.keys->rows : 1;
        const auto counted = [&](std::int64_t first, std::span<const float> weights) {
            sink(first, weights);
            row_begin = first + std::ssize(weights) / keys;
        };
        Message reason;
        const auto stream = [&](AttentionEngine& engine) {
            engine.stream_rows(request, row_begin, row_end, stop, counted);
            return true;
        };
        if (!try_first<bool>(stream, reason))
            stream(second());
    }

private:
    /// Returns the result of the first engine; nothing if it fails, and then sets `reason`.
    template <typename Result, typename Work>
    std::optional<Result> try_first(const Work& work, Message& reason) {
        try {
            if (failure_.empty() && !first_)
                first_ = make_first_();
            if (first_)
                return work(*first_);
        } catch (const NotForGpu& cannot) {
            reason = Message("gpu.not-for-it", "the processor computes this in place of %1: %2",
                             {device_.name, cannot.message()});
            return std::nullopt;
        } catch (const GpuFailure& failure) {
            failure_ =
                Message("gpu.failed", "from now on the processor computes in place of %1: %2",
                        {device_.name, failure.message()});
            first_.reset();
        }
        reason = failure_;
        return std::nullopt;
    }

    AttentionEngine& second() {
        if (!second_)
            second_ = make_cpu_engine();
        return *second_;
    }

    EngineDevice device_;
    std::function<std::unique_ptr<AttentionEngine>()> make_first_;
    std::unique_ptr<AttentionEngine> first_, second_;
    Message failure_;  ///< why the first engine is not used any more; empty if it is
};

}  // namespace

std::unique_ptr<AttentionEngine> make_fallback_engine(
    EngineDevice device, std::function<std::unique_ptr<AttentionEngine>()> make_first) {
    return std::make_unique<FallbackEngine>(std::move(device), std::move(make_first));
}

}  // namespace attnscope
