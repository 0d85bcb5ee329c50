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
    std::string name;  ///< for people to read; device() of its engines
    DeviceKind kind = DeviceKind::processor;
};

/// A kind of engine that computes attention.
struct EngineKind {
    std::string_view key;    ///< name on the command line; backend() of its engines
    std::string_view label;  ///< what a person reads
    std::string_view meaning, formula, source;

    /// Returns the devices that it can run on here; empty if there are none.
    std::vector<EngineDevice> (*devices)();
    /// Whether `auto` selects it: whether it has found a device here that is made for such work.
    bool (*is_hardware_here)();
    /// Makes an engine on a device, counted from 0. Throws Error if it cannot be made.
    std::unique_ptr<AttentionEngine> (*make)(std::size_t device);
    /// Whether its engines keep scores if there are few, so that another λ or mask needs no new
    /// ones.
    bool keeps_scores = false;
};

/// All kinds of engines. The first can always be made.
std::span<const EngineKind* const> engines();

/// Makes engines of one kind; each thread that computes uses an engine of its own.
using EngineMaker = std::function<std::unique_ptr<AttentionEngine>()>;

/// Returns a maker of engines of the kind with this key; "auto" means a GPU's if there is one that
/// is not a software renderer, else the processor's. `device`: the number of a device of this kind,
/// counted from 0, or part of its name; with "auto", of any kind. Without `device`, the first that
/// is not a software renderer, or else the first. Throws InvalidRequest if there is none.
EngineMaker engine_maker(std::string_view key, std::optional<std::string_view> device = {});

}  // namespace attnscope
