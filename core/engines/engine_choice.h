#pragma once

#include <memory>
#include <mutex>

#include "core/engines/engines.h"

namespace attnscope {

/// Which engine computes, chosen anew at any time and from any thread.
class EngineChoice {
public:
    explicit EngineChoice(EngineMaker maker) : state_(std::make_shared<State>(std::move(maker))) {}

    void choose(EngineMaker maker);

    /// Makes engines that are of the kind chosen last whenever they are asked for something.
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
