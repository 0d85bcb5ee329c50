#include "core/engines/gpu/queue.h"

#include <epoxy/gl.h>

namespace attnscope {
namespace {

constexpr GLuint64 one_wait = 50'000'000;  // nanoseconds between looks at the stop token
constexpr int most_waits = 600;            // half a minute: no piece takes as long

GLsync fence_of(void* handle) {
    return static_cast<GLsync>(handle);
}

}  // namespace

Queue::~Queue() {
    for (void* const fence : fences_)
        glDeleteSync(fence_of(fence));
}

void Queue::push() {
    fences_.push_back(glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0));
    context_.check(GpuStep::compute);
    if (fences_.size() > 1)
        wait_for_first();
    if (stop_.stop_requested())
        throw Cancelled();
}

void Queue::wait_for_first() {
    for (int i = 0; i < most_waits; ++i) {
        if (stop_.stop_requested())
            throw Cancelled();
        const unsigned answer = driver_answer(context_.answers(), GpuStep::wait, [&] {
            return glClientWaitSync(fence_of(fences_.front()), GL_SYNC_FLUSH_COMMANDS_BIT,
                                    one_wait);
        });
        if (answer == GL_WAIT_FAILED)
            context_.check(GpuStep::wait);
        if (answer != GL_TIMEOUT_EXPIRED) {
            glDeleteSync(fence_of(fences_.front()));
            fences_.pop_front();
            return;
        }
    }
    throw GpuFailure(
        Message("gpu.hangs", "it did not finish a piece of work within half a minute"));
}

}  // namespace attnscope
