#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/gpu/egl_devices.h"

namespace attnscope {

// Private to the GPU engine. Its context is current wherever these are used.

/// A shader's storage block: memory of the GPU, which grows on demand. Undefined until written.
class Storage {
public:
    explicit Storage(const GlContext& context) : context_(&context) {}
    ~Storage();
    Storage(Storage&& other) noexcept;
    Storage& operator=(Storage&&) = delete;

    /// Makes room for `bytes` bytes; the contents are lost if it had too little. Throws GpuFailure.
    void reserve(std::size_t bytes);
    /// Replaces the contents. Throws GpuFailure.
    template <typename Value>
    void write(std::span<const Value> values) {
        reserve(values.size_bytes());
        write_bytes(std::as_bytes(values));
    }
    /// Returns the first values, once everything that writes them is done. Throws GpuFailure.
    template <typename Value>
    std::vector<Value> read(std::size_t count) const {
        std::vector<Value> values(count);
        read_bytes(std::as_writable_bytes(std::span(values)));
        return values;
    }
    void read_bytes(std::span<std::byte> bytes) const;

    /// Binds it to the binding point at which the shaders that run from now on find it.
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
