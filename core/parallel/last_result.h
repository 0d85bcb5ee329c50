#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace attnscope {

/// Keeps the value that was made last, in case the same is requested again. Safe from any thread;
/// threads that request a value at the same time may each make it.
template <typename Key, typename Value>
class LastResult {
public:
    /// Returns the kept value if it is for this key. Otherwise returns the result of make() and
    /// keeps it. If make() throws, rethrows this and keeps the value from before.
    template <typename Make>
    std::shared_ptr<const Value> get(const Key& key, const Make& make) {
        if (auto kept = find(key))
            return kept;
        auto made = std::make_shared<const Value>(make());
        const std::lock_guard lock(mutex_);
        last_ = {key, made};
        return made;
    }

private:
    std::shared_ptr<const Value> find(const Key& key) {
        const std::lock_guard lock(mutex_);
        return last_ && last_->first == key ? last_->second : nullptr;
    }

    std::mutex mutex_;
    std::optional<std::pair<Key, std::shared_ptr<const Value>>> last_;
};

}  // namespace attnscope
