#include "core/engines/engine_choice.h"

#include <utility>

namespace attnscope {

class EngineChoice::Follower : public AttentionEngine {
public:
    explicit Follower(std::shared_ptr<State> state) : state_(std::move(state)) { follow(); }

    std::string backend() const override { return engine_->backend(); }
    std::string device() const override { return engine_->device(); }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        return follow().compute(request, stop, progress);
    }

    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override {
        follow().stream_rows(request, row_begin, row_end, stop, sink);
    }

private:
    AttentionEngine& follow() {
        const auto [maker, number] = [&] {
            const std::scoped_lock lock(state_->mutex);
            return std::pair(state_->maker, state_->number);
        }();
        if (!engine_ || number != number_) {
            engine_.reset();  // before the next one takes its memory
            engine_ = maker();
            number_ = number;
        }
        return *engine_;
    }

    std::shared_ptr<State> state_;
    std::unique_ptr<AttentionEngine> engine_;
    int number_ = -1;
};

void EngineChoice::choose(EngineMaker maker) {
    const std::scoped_lock lock(state_->mutex);
    state_->maker = std::move(maker);
    ++state_->number;
}

EngineMaker EngineChoice::following() const {
    return [state = state_] { return std::make_unique<Follower>(state); };
}

}  // namespace attnscope
