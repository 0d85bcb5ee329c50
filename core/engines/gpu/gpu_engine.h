#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/engines/engine.h"
#include "core/engines/engines.h"
#include "core/engines/gpu/egl_devices.h"
#include "core/engines/gpu/limits.h"

namespace attnscope {

// Private to the GPU engine, and for tests.

/// Attention by compute shaders: scores of some rows with all keys at a time, summed row by row in
/// chunks of keys; the chunks are joined in double precision. Rows and pictures as the CPU engine
/// defines them, the same bytes for the same request. Its compute() and stream_rows() also throw
/// GpuFailure, after which another engine is to be made, and NotForGpu, after which this one can
/// go on. Throws GpuFailure where the device cannot serve.
std::unique_ptr<AttentionEngine> make_bare_gpu_engine(const EglDevice& device,
                                                      DriverAnswers answers = {},
                                                      std::optional<GpuLimits> limits = {});

/// Asks the first engine, and where that fails the second from then on; where it only cannot do the
/// work the second does it this time. Frames name what computed them and why. `make_first` is
/// called with the first request.
std::unique_ptr<AttentionEngine> make_fallback_engine(
    EngineDevice device, std::function<std::unique_ptr<AttentionEngine>()> make_first);

}  // namespace attnscope
