#include <algorithm>

#include "core/engines/gpu/gpu_engine.h"

namespace attnscope {
namespace {

/// A device on which the engine can run, and its name.
struct GpuDevice {
    EglDevice egl;
    EngineDevice described;
};

std::vector<GpuDevice> find_devices() {
    std::vector<GpuDevice> devices;
    for (const EglDevice& egl : egl_devices()) {
        try {
            const GlContext context(egl);
            const auto kind = context.is_software() ? DeviceKind::software : DeviceKind::gpu;
            devices.push_back({egl, {context.device_name(), kind}});
        } catch (const GpuFailure&) {
            continue;  // without compute shaders it is no device of this engine
        }
    }
    return devices;
}

/// Returns the devices found, which do not change while the program runs.
const std::vector<GpuDevice>& devices() {
    static const std::vector<GpuDevice> found = find_devices();
    return found;
}

bool is_hardware_listed() {
    return std::ranges::any_of(egl_devices(),
                               [](const EglDevice& device) { return !device.is_software; });
}

bool is_hardware_here() {
    static const bool is_here =  // makes contexts, which takes time, only if there may be a device
        is_hardware_listed() && std::ranges::any_of(devices(), [](const GpuDevice& device) {
            return device.described.kind == DeviceKind::gpu;
        });
    return is_here;
}

std::vector<EngineDevice> described_devices() {
    std::vector<EngineDevice> described;
    for (const GpuDevice& device : devices())
        described.push_back(device.described);
    return described;
}

std::unique_ptr<AttentionEngine> make(std::size_t number) {
    const GpuDevice& device = devices().at(number);
    return make_fallback_engine(device.described,
                                [egl = device.egl] { return make_bare_gpu_engine(egl); });
}

}  // namespace

extern const EngineKind gpu_engine = {
    .key = "gpu",
    .label = "graphics processor",
    .meaning =
        "A graphics processor computes many rows of the matrix at a time, by OpenGL compute "
        "shaders. It needs OpenGL 4.3; where it fails or cannot do something, the processor does "
        "it and the program says so.",
    .formula = R"(\operatorname{softmax}(\lambda \cdot QK^\top))",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .devices = described_devices,
    .is_hardware_here = is_hardware_here,
    .make = make,
};

}  // namespace attnscope
