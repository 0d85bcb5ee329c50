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

    /// Returns a maker of engines that compute each request with the kind that was chosen last when
    /// the request is made.
    EngineMaker following() const;

private:
    struct State {
        explicit State(EngineMaker chosen) : maker(std::move(chosen)) {}

        std::mutex mutex;
        EngineMaker maker;
        int number = 0;  ///< how many choices were made
    };
    class Follower;

    std::shared_ptr<State> state_;
};

}  // namespace attnscope
