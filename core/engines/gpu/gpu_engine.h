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

/// Makes an engine that computes attention with compute shaders: scores of some rows with all keys
/// at a time, summed row by row in chunks of keys; the chunks are joined in double precision. Rows
/// and pictures are as the CPU engine defines them; the same request gives the same bytes. The
/// engine's compute() and stream_rows() also throw GpuFailure, after which another engine is to be
/// made, and NotForGpu, after which this one can go on. Throws GpuFailure if the device cannot be
/// used.
std::unique_ptr<AttentionEngine> make_bare_gpu_engine(const EglDevice& device,
                                                      DriverAnswers answers = {},
                                                      std::optional<GpuLimits> limits = {});

/// Makes an engine that uses the engine from `make_first` until that fails, and a CPU engine from
/// then on; a request that the first engine cannot compute goes to the CPU engine this time only.
/// Frames name what computed them and why. `make_first` is called at the first request.
std::unique_ptr<AttentionEngine> make_fallback_engine(
    EngineDevice device, std::function<std::unique_ptr<AttentionEngine>()> make_first);

}  // namespace attnscope
