#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace attnscope {

/// States one after another, of which one is the present one.
template <typename State>
class History {
public:
    static constexpr std::size_t most_kept = 5000;

    explicit History(State first) { states_.push_back(std::move(first)); }

    const State& now() const { return states_[now_]; }
    bool canUndo() const { return now_ > 0; }
    bool canRedo() const { return now_ + 1 < states_.size(); }
    /// The one before, the one after; the present one where there is none.
    const State& before() const { return states_[canUndo() ? now_ - 1 : now_]; }
    const State& after() const { return states_[canRedo() ? now_ + 1 : now_]; }

    /// Becomes the present one, in place of what was undone; nothing happens where it is already.
    /// Of more than are kept the first is forgotten.
    void add(State state) {
        if (state == now())
            return;
        states_.resize(now_ + 1, state);
        states_.push_back(std::move(state));
        if (states_.size() > most_kept)
            states_.erase(states_.begin());
        now_ = states_.size() - 1;
    }

    /// The present one was meant so.
    void amend(State state) { states_[now_] = std::move(state); }

    /// The one before, the one after; where there is one.
    const State& undo() { return states_[canUndo() ? --now_ : now_]; }
    const State& redo() { return states_[canRedo() ? ++now_ : now_]; }

private:
    std::vector<State> states_;
    std::size_t now_ = 0;
};

}  // namespace attnscope
