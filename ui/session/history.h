#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace attnscope {

/// A sequence of states, one of which is the present one.
template <typename State>
class History {
public:
    static constexpr std::size_t most_kept = 5000;

    explicit History(State first) { states_.push_back(std::move(first)); }

    const State& now() const { return states_[now_]; }
    bool canUndo() const { return now_ > 0; }
    bool canRedo() const { return now_ + 1 < states_.size(); }
    /// The state before the present one; the present one if there is none. after() is the state
    /// after it.
    const State& before() const { return states_[canUndo() ? now_ - 1 : now_]; }
    const State& after() const { return states_[canRedo() ? now_ + 1 : now_]; }

    /// Adds a state after the present one, in place of the states that were undone, and makes it
    /// the present one. Does nothing if it equals the present one. If there are more than
    /// `most_kept` states, the first is forgotten.
    void add(State state) {
        if (state == now())
            return;
        states_.resize(now_ + 1, state);
        states_.push_back(std::move(state));
        if (states_.size() > most_kept)
            states_.erase(states_.begin());
        now_ = states_.size() - 1;
    }

    /// Replaces the present state.
    void amend(State state) { states_[now_] = std::move(state); }

    /// Goes to the state before, redo() to the one after, if there is one.
    const State& undo() { return states_[canUndo() ? --now_ : now_]; }
    const State& redo() { return states_[canRedo() ? ++now_ : now_]; }

private:
    std::vector<State> states_;
    std::size_t now_ = 0;
};

}  // namespace attnscope
