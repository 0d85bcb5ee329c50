#pragma once

#include <deque>
#include <stop_token>

#include "core/engines/gpu/egl_devices.h"

namespace attnscope {

// Private to the GPU engine.

/// Limits how many pieces of work wait for the GPU, so that a stop request is soon seen and a
/// shader that hangs is noticed. The context must be current during its lifetime.
class Queue {
public:
    Queue(const GlContext& context, const std::stop_token& stop) : context_(context), stop_(stop) {}
    ~Queue();
    Queue(const Queue&) = delete;
    Queue& operator=(const Queue&) = delete;

    /// To be called when a piece of work was started: waits until at most one piece is unfinished.
    /// Throws Cancelled, and GpuFailure if the driver reports an error or a piece takes more than
    /// half a minute.
    void push();

private:
    void wait_for_first();

    const GlContext& context_;
    const std::stop_token& stop_;
    std::deque<void*> fences_;
};

}  // namespace attnscope
