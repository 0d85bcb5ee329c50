#include "core/engines/gpu/storage.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <utility>

namespace attnscope {

Storage::~Storage() {
    if (name_ != 0)
        glDeleteBuffers(1, &name_);
}

Storage::Storage(Storage&& other) noexcept
    : context_(other.context_),
      name_(std::exchange(other.name_, 0)),
      size_(std::exchange(other.size_, 0)) {}

void Storage::reserve(std::size_t bytes) {
    if (name_ == 0)
        glGenBuffers(1, &name_);
    if (size_ >= bytes && size_ > 0)
        return;
    size_ = std::max<std::size_t>(bytes, 16);
    glBindBuffer(GL_SHADER_STORAGE_BUFFER, name_);
    glBufferData(GL_SHADER_STORAGE_BUFFER, static_cast<GLsizeiptr>(size_), nullptr,
                 GL_DYNAMIC_COPY);
    context_->check(GpuStep::allocate);
}

void Storage::write_bytes(std::span<const std::byte> bytes) {
    glBindBuffer(GL_SHADER_STORAGE_BUFFER, name_);
    glBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, static_cast<GLsizeiptr>(bytes.size()),
                    bytes.data());
}

void Storage::read_bytes(std::span<std::byte> bytes) const {
    glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
    glBindBuffer(GL_SHADER_STORAGE_BUFFER, name_);
    glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, static_cast<GLsizeiptr>(bytes.size()),
                       bytes.data());
    context_->check(GpuStep::read);
}

void Storage::bind(unsigned binding) const {
    glBindBufferBase(GL_SHADER_STORAGE_BUFFER, binding, name_);
}

std::size_t largest_block() {
    GLint64 bytes = 0;
    glGetInteger64v(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &bytes);
    // Shaders count values with an int.
    return static_cast<std::size_t>(std::min<GLint64>(bytes, GLint64{1} << 30));
}

}  // namespace attnscope
