#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/gpu/egl_devices.h"

namespace attnscope {

// Private to the GPU engine. The context of the engine is current wherever these are used.

/// A storage block of shaders: memory of the GPU, which grows on demand. Its contents are undefined
/// until they are written.
class Storage {
public:
    explicit Storage(const GlContext& context) : context_(&context) {}
    ~Storage();
    Storage(Storage&& other) noexcept;
    Storage& operator=(Storage&&) = delete;

    /// Makes room for `bytes` bytes. If there was too little before, the contents are lost. Throws
    /// GpuFailure.
    void reserve(std::size_t bytes);
    /// Replaces the contents. Throws GpuFailure.
    template <typename Value>
    void write(std::span<const Value> values) {
        reserve(values.size_bytes());
        write_bytes(std::as_bytes(values));
    }
    /// Returns the first `count` values, once everything that writes them is done. Throws
    /// GpuFailure.
    template <typename Value>
    std::vector<Value> read(std::size_t count) const {
        std::vector<Value> values(count);
        read_bytes(std::as_writable_bytes(std::span(values)));
        return values;
    }
    void read_bytes(std::span<std::byte> bytes) const;

    /// Binds the block to this binding point, at which the shaders that run from now on find it.
    void bind(unsigned binding) const;

private:
    void write_bytes(std::span<const std::byte> bytes);

    const GlContext* context_;
    unsigned name_ = 0;
    std::size_t size_ = 0;
};

/// Returns the size of the largest storage block that the engine can use here, in bytes.
std::size_t largest_block();

}  // namespace attnscope
