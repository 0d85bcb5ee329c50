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

/// Makes an engine that computes attention with compute shaders. The scores of some rows with all
/// keys are in memory together; each row is summed in chunks of keys, and the processor joins the
/// chunks in double precision. Rows and pictures are as the CPU engine defines them; the same
/// request gives the same bytes. Throws GpuFailure if the device cannot be used.
///
/// The engine's compute() and stream_rows() also throw GpuFailure, after which another engine must
/// be made, and NotForGpu, after which this engine can go on.
std::unique_ptr<AttentionEngine> make_bare_gpu_engine(const EglDevice& device,
                                                      DriverAnswers answers = {},
                                                      std::optional<GpuLimits> limits = {});

/// Makes an engine that uses the engine from `make_first` until this fails, and a CPU engine from
/// then on. A request that the first engine cannot compute (NotForGpu) goes to the CPU engine, too,
/// but later requests go to the first engine again. AttentionFrame::substitute names the CPU engine
/// and the reason where it was used. `make_first` is called at the first request.
std::unique_ptr<AttentionEngine> make_fallback_engine(
    EngineDevice device, std::function<std::unique_ptr<AttentionEngine>()> make_first);

}  // namespace attnscope
