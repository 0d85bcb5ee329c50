#include <algorithm>
#include <chrono>
#include <fstream>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "core/engines/cpu/kernel.h"
#include "core/engines/cpu/row_block.h"
#include "core/engines/cpu/score_source.h"
#include "core/engines/cpu/signed_block.h"
#include "core/engines/cpu/whole_rows.h"
#include "core/engines/engine.h"
#include "core/engines/engines.h"
#include "core/engines/parts/clipped.h"
#include "core/engines/parts/picture.h"
#include "core/engines/parts/plan.h"
#include "core/engines/parts/preparation.h"
#include "core/engines/parts/ticker.h"
#include "core/parallel/parallel_for.h"
#include "core/text/errors.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace attnscope {
namespace {

/// The number of weights that are passed to a sink at once (64 MB).
constexpr std::size_t streamed_values = std::size_t{16} << 20;

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Keeps the memory that one preparation frees for the next one: if it were returned to the system
/// in between, its pages would be cleared again, which costs as much as turning vectors by RoPE.
void keep_freed_memory() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

std::string processor_name() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);)
        if (line.starts_with("model name"))
            return line.substr(std::min(line.find(':') + 2, line.size()));
    return "processor";
}

std::string processor() {
    const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    return processor_name() + ", " + std::to_string(threads) +
           (threads == 1 ? " thread" : " threads");
}

/// Workers that hold all logits of their rows, many megabytes each, which are freed with the call
/// that they compute for.
class WholeRowsOfCall {
public:
    /// Returns a worker that no other thread has.
    std::unique_ptr<WholeRows> take() {
        const std::scoped_lock lock(mutex_);
        if (idle_.empty())
            return std::make_unique<WholeRows>();
        std::unique_ptr<WholeRows> worker = std::move(idle_.back());
        idle_.pop_back();
        return worker;
    }
    void give_back(std::unique_ptr<WholeRows> worker) {
        const std::scoped_lock lock(mutex_);
        idle_.push_back(std::move(worker));
    }

private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<WholeRows>> idle_;
};

/// Calls compute(worker) with a worker that computes the weights of the plan.
template <typename Compute>
void with_worker(const Plan& plan, WholeRowsOfCall& of_call, const Compute& compute) {
    if (plan.subtracted) {
        thread_local SignedBlock worker;
        compute(worker);
    } else if (plan.weighs_whole_rows()) {
        std::unique_ptr<WholeRows> worker = of_call.take();
        compute(*worker);
        of_call.give_back(std::move(worker));
    } else {
        thread_local RowBlock worker;
        compute(worker);
    }
}

/// Returns how many rows a thread takes together, fewer if it has to hold all their logits.
std::size_t rows_of_block(const Plan& plan) {
    return plan.weighs_whole_rows() ? block_rows / 2 : rows_together(plan);
}

class CpuEngine : public AttentionEngine {
public:
    explicit CpuEngine(const Kernel& kernel) : kernel_(kernel) {}

    std::string backend() const override { return "cpu"; }

    std::string device() const override { return processor(); }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override;

    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override;

private:
    /// The attention that was prepared last, and its scores.
    struct Prepared {
        Preparation of;
        PreparedAttention attention;
        ScoreSource scores;

        Prepared(Preparation preparation, const KernelFunctions& kernel,
                 const std::stop_token& stop)
            : of(std::move(preparation)),
              attention(prepare(of, stop)),
              scores(attention, kernel, stop) {}
    };

    Prepared& prepared_for(const AttentionRequest& request, const std::stop_token& stop) {
        Preparation preparation = preparation_of(request);
        if (!prepared_ || prepared_->of != preparation) {
            prepared_.reset();  // before the next one takes its memory
            prepared_ = std::make_unique<Prepared>(std::move(preparation), kernel_.functions, stop);
        } else {
            prepared_->scores.asked_again();
        }
        return *prepared_;
    }

    const Kernel& kernel_;
    std::unique_ptr<Prepared> prepared_;
};

AttentionFrame CpuEngine::compute(const AttentionRequest& request, const std::stop_token& stop,
                                  const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    Plan plan = make_plan(request);
    if (request.qk_clip > 0)
        return compute_clipped(*this, request, stop, progress);
    if (!plan.subtracted)  // whose rows need more than their statistics
        plan.known = request.known;
    auto& [of, attention, source] = prepared_for(request, stop);
    const LogitStage logits(request, attention);

    AttentionFrame frame;
    frame.statistics.resize(plan.rows.size());
    frame.lambdas.resize(plan.rows.size());
    const std::vector<Block> blocks = blocks_of(plan.rows, source.kept_rows(), rows_of_block(plan));
    std::vector<PixelStrip> strips(blocks.size());
    WholeRowsOfCall of_call;
    Ticker ticker(progress, blocks.size() + source.prefetch_steps());
    source.prefetch(blocks, stop, [&] { ticker.tick(); });
    parallel_for(blocks.size(), 1, stop, [&](std::size_t i) {
        const Block& block = blocks[i];
        with_worker(plan, of_call, [&](auto& worker) {
            strips[i] = worker.run(
                {kernel_.functions, plan, logits, request.pooling, block.rows, block.wanted, stop},
                source, std::span(frame.statistics).subspan(block.first, block.wanted.size()),
                std::span(frame.lambdas).subspan(block.first, block.wanted.size()));
        });
        ticker.tick();
    });

    finish(frame, std::move(plan), request.pooling, std::move(strips), stop);
    frame.seconds = seconds_since(start);
    return frame;
}

void CpuEngine::stream_rows(const AttentionRequest& request, std::int64_t row_begin,
                            std::int64_t row_end, const std::stop_token& stop,
                            const RowSink& sink) {
    if (request.qk_clip > 0)
        return stream_rows(with_factor(request, clip_factor(*this, request, stop, {})), row_begin,
                           row_end, stop, sink);
    const Plan plan = make_plan_of_rows(request, row_begin, row_end);
    auto& [of, attention, source] = prepared_for(request, stop);
    const LogitStage logits(request, attention);
    const std::vector<Block> blocks = blocks_of(plan.rows, source.kept_rows(), rows_of_block(plan));
    const auto keys = static_cast<std::size_t>(plan.key_count);
    const std::size_t step = std::max<std::size_t>(streamed_values / (keys * block_rows), 2);
    std::vector<float> weights;
    WholeRowsOfCall of_call;
    for (std::size_t first = 0; first < blocks.size(); first += step) {
        const auto some = std::span(blocks).subspan(first, std::min(step, blocks.size() - first));
        source.prefetch(some, stop, [] {});
        weights.resize((some.back().end() - some[0].first) * keys);
        parallel_for(some.size(), 1, stop, [&](std::size_t i) {
            const Block& block = some[i];
            with_worker(plan, of_call, [&](auto& worker) {
                worker.run_weights(
                    {kernel_.functions, plan, logits, Pooling::max, block.rows, block.wanted, stop},
                    source,
                    std::span(weights).subspan((block.first - some[0].first) * keys,
                                               block.wanted.size() * keys));
            });
        });
        sink(plan.rows[some[0].first], weights);
    }
}

}  // namespace

extern const EngineKind cpu_engine = {
    .key = "cpu",
    .label = "processor",
    .meaning =
        "The processor computes many rows of the matrix at a time, on all cores, and keeps the "
        "scores of a small matrix for the next λ. This engine can always be chosen, and it takes "
        "over what a graphics processor cannot do.",
    .formula = R"(\operatorname{softmax}(\lambda \cdot QK^\top))",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .devices = [] { return std::vector<EngineDevice>{{processor()}}; },
    .is_hardware_here = [] { return false; },
    .make = [](std::size_t) { return make_cpu_engine(); },
    .keeps_scores = true,
};

std::unique_ptr<AttentionEngine> make_cpu_engine_with(const Kernel& kernel) {
    static std::once_flag once;
    std::call_once(once, keep_freed_memory);
    return std::make_unique<CpuEngine>(kernel);
}

std::unique_ptr<AttentionEngine> make_cpu_engine() {
    return make_cpu_engine_with(usual_kernel());
}

}  // namespace attnscope
