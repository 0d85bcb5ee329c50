#pragma once

#include <atomic>
#include <latch>
#include <memory>

#include "core/engines/engine.h"

namespace attnscope::testing {

/// What a test and a job's thread tell one another.
struct Gate {
    std::atomic<bool> entered = false;
    std::latch opened{1};

    void pass() {
        entered = true;
        opened.wait();
    }
};

/// The CPU engine, which computes nothing before the gate is opened.
class GatedEngine : public AttentionEngine {
public:
    explicit GatedEngine(Gate& gate) : gate_(gate) {}

    std::string backend() const override { return engine_->backend(); }
    std::string device() const override { return engine_->device(); }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        gate_.pass();
        return engine_->compute(request, stop, progress);
    }

    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override {
        gate_.pass();
        engine_->stream_rows(request, row_begin, row_end, stop, sink);
    }

private:
    Gate& gate_;
    std::unique_ptr<AttentionEngine> engine_ = make_cpu_engine();
};

}  // namespace attnscope::testing
