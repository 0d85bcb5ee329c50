#pragma once

#include <memory>
#include <mutex>

#include "core/engines/engines.h"

namespace attnscope {

/// The choice of the engine that computes, which can change at any time and from any thread.
class EngineChoice {
public:
    explicit EngineChoice(EngineMaker maker) : state_(std::make_shared<State>(std::move(maker))) {}

    void choose(EngineMaker maker);

    /// Returns a maker of engines that compute with the kind chosen last at the time of each
    /// request.
    EngineMaker following() const;

private:
    struct State {
        explicit State(EngineMaker chosen) : maker(std::move(chosen)) {}

        std::mutex mutex;
        EngineMaker maker;
        int number = 0;  ///< of choices made
    };
    class Follower;

    std::shared_ptr<State> state_;
};

}  // namespace attnscope
