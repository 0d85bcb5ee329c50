#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <utility>

namespace attnscope {

/// Keeps the values that were asked for last, up to a number of them. Safe from any thread; threads
/// that request a value at the same time may each make it.
template <typename Key, typename Value>
class LastResults {
public:
    explicit LastResults(std::size_t most) : most_(most) {}

    /// Returns the kept value for this key, or else the result of make(). Throws what make()
    /// throws, and then keeps what it has.
    template <typename Make>
    std::shared_ptr<const Value> get(const Key& key, const Make& make) {
        if (auto kept = find(key))
            return kept;
        auto made = std::make_shared<const Value>(make());
        const std::lock_guard lock(mutex_);
        kept_.emplace_front(key, made);
        if (kept_.size() > most_)
            kept_.pop_back();
        return made;
    }

private:
    std::shared_ptr<const Value> find(const Key& key) {
        const std::lock_guard lock(mutex_);
        for (auto each = kept_.begin(); each != kept_.end(); ++each)
            if (each->first == key) {
                kept_.splice(kept_.begin(), kept_, each);
                return each->second;
            }
        return nullptr;
    }

    const std::size_t most_;
    std::mutex mutex_;
    std::list<std::pair<Key, std::shared_ptr<const Value>>> kept_;  ///< the latest first
};

}  // namespace attnscope
