#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace attnscope {

/// Keeps the `most` values that were requested last, in case one is requested again. Safe from any
/// thread; threads that request a value at the same time may each make it.
template <typename Key, typename Value, std::size_t most = 1>
class LastResult {
public:
    /// Returns the kept value if there is one for this key. Otherwise returns the result of make()
    /// and keeps it. If make() throws, rethrows this and keeps the values from before.
    template <typename Make>
    std::shared_ptr<const Value> get(const Key& key, const Make& make) {
        if (auto kept = find(key))
            return kept;
        auto made = std::make_shared<const Value>(make());
        const std::lock_guard lock(mutex_);
        std::erase_if(kept_, [&](const Kept& each) { return each.first == key; });
        if (kept_.size() == most)
            kept_.pop_back();
        kept_.emplace(kept_.begin(), key, made);
        return made;
    }

private:
    using Kept = std::pair<Key, std::shared_ptr<const Value>>;

    std::shared_ptr<const Value> find(const Key& key) {
        const std::lock_guard lock(mutex_);
        const auto found = std::ranges::find(kept_, key, &Kept::first);
        if (found == kept_.end())
            return nullptr;
        std::rotate(kept_.begin(), found, found + 1);
        return kept_.front().second;
    }

    std::mutex mutex_;
    std::vector<Kept> kept_;  ///< the one requested last is the first
};

}  // namespace attnscope
