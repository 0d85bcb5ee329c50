#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/attention/engine.h"

namespace attnscope {

/// What computes attention.
struct EngineKind {
    std::string_view key;    ///< name on the command line; backend() of its engines
    std::string_view label;  ///< what a person reads

    /// What it can run on here, for a person; nothing where it cannot.
    std::vector<std::string> (*devices)();
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

/// Of the kind with that key, on its first device; "auto": of the first kind that finds one here.
/// Throws InvalidRequest where there is none.
EngineMaker engine_maker(std::string_view key);

}  // namespace attnscope
