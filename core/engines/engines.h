#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// A kind of device that an engine runs on.
enum class DeviceKind { processor, gpu, software };

/// "processor", "GPU" or "software renderer".
std::string_view name_of(DeviceKind kind);

struct EngineDevice {
    std::string name;  ///< what a person reads; device() of its engines
    DeviceKind kind = DeviceKind::processor;
};

/// A kind of engine that computes attention.
struct EngineKind {
    std::string_view key;    ///< name on the command line; backend() of its engines
    std::string_view label;  ///< what a person reads
    std::string_view meaning, formula, source;

    /// Returns the devices on which its engines can run here; empty if there are none.
    std::vector<EngineDevice> (*devices)();
    /// Whether `auto` selects this kind, because a device made for such work (no software renderer)
    /// has been found here.
    bool (*is_hardware_here)();
    /// Makes an engine on the device with this number, counted from 0. Throws Error if it cannot be
    /// made.
    std::unique_ptr<AttentionEngine> (*make)(std::size_t device);
    /// Whether its engines keep the scores of small matrices, so that another λ or mask needs no
    /// new scores.
    bool keeps_scores = false;
};

/// All kinds of engines. The first can always be made.
std::span<const EngineKind* const> engines();

/// Makes engines of one kind; each thread that computes uses an engine of its own.
using EngineMaker = std::function<std::unique_ptr<AttentionEngine>()>;

/// Returns a maker of engines of the kind with this key. "auto" means the kind of a GPU if there is
/// one that is not a software renderer, otherwise that of the processor. `device` is the number of
/// a device of this kind, counted from 0, or a part of its name; with "auto", the first kind that
/// has such a device is taken. Without `device`, the first device that is not a software renderer
/// is taken, or the first if all are. Throws InvalidRequest if there is no such kind or device.
EngineMaker engine_maker(std::string_view key, std::optional<std::string_view> device = {});

}  // namespace attnscope
