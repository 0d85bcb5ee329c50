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

/// What an engine runs on.
enum class DeviceKind { processor, gpu, software };

/// "processor", "GPU" or "software renderer".
std::string_view name_of(DeviceKind kind);

struct EngineDevice {
    std::string name;  ///< for a person; device() of its engines
    DeviceKind kind = DeviceKind::processor;
};

/// What computes attention.
struct EngineKind {
    std::string_view key;    ///< name on the command line; backend() of its engines
    std::string_view label;  ///< what a person reads

    /// What it can run on here; nothing where it cannot.
    std::vector<EngineDevice> (*devices)();
    /// Whether `auto` takes it: it has found a device here that is made for such work.
    bool (*is_hardware_here)();
    /// An engine on that device, counted from 0. Throws Error where it cannot be made.
    std::unique_ptr<AttentionEngine> (*make)(std::size_t device);
    /// Whether another λ or mask costs no new scores where there are few.
    bool keeps_scores = false;
};

/// All of them. The first can always be made.
std::span<const EngineKind* const> engines();

/// Makes engines, all alike, for whoever has chosen their kind; each thread that computes takes one
/// of its own.
using EngineMaker = std::function<std::unique_ptr<AttentionEngine>()>;

/// Of the kind with that key, "auto": a GPU's where there is one that is no software renderer, else
/// the processor's. `device`: the number of a device of this kind, counted from 0, or part of its
/// name; with "auto", of any kind. Where none is asked for, the first that is no software renderer,
/// or else the first.
/// Throws InvalidRequest where there is none.
EngineMaker engine_maker(std::string_view key, std::optional<std::string_view> device = {});

}  // namespace attnscope
