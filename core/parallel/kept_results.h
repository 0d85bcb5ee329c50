#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <shared_mutex>

namespace attnscope {

/// Keeps values that take long to make, in case the same are requested again, such as those of a
/// curve that is drawn at each step of a drag. Safe from any thread; threads that request a value
/// at the same time may each make it.
template <typename Key, typename Value>
class KeptResults {
public:
    /// Makes room for `most` values. When it is full, all are forgotten.
    explicit KeptResults(std::size_t most) : most_(most) {}

    /// Returns the kept value for this key, or else the result of make(), which is then kept. If
    /// make() throws, rethrows this.
    template <typename Make>
    Value get(const Key& key, const Make& make) {
        {
            const std::shared_lock lock(mutex_);
            if (const auto kept = values_.find(key); kept != values_.end())
                return kept->second;
        }
        const Value made = make();
        const std::lock_guard lock(mutex_);
        if (values_.size() >= most_)
            values_.clear();
        values_.insert_or_assign(key, made);
        return made;
    }

private:
    std::shared_mutex mutex_;
    std::map<Key, Value> values_;
    std::size_t most_;
};

}  // namespace attnscope
