#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace attnscope {

/// Keeps the value that was made last, for whoever asks for the same again. Safe from any thread;
/// what several ask for at once may be made by each.
template <typename Key, typename Value>
class LastResult {
public:
    /// What make() gives for that key. Throws as it does, and then keeps what it had.
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
