#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "core/engines/gpu/egl_devices.h"

namespace attnscope {

// Private to the GPU engine. The context of the engine is current wherever these classes are used.

/// A constant that a shader is compiled with.
struct ShaderConstant {
    std::string_view name;
    int value;
};

/// A compute shader of resources/shaders, compiled with the values of its constants.
class Program {
public:
    /// Throws GpuFailure.
    Program(const GlContext& context, std::string_view shader,
            std::initializer_list<ShaderConstant> constants);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Makes this the current program, which set() and run() require.
    const Program& use() const;
    const Program& set(const char* uniform, int value) const;
    const Program& set(const char* uniform, float value) const;
    /// Runs x × y groups of the shader, after the writes of everything that was started before.
    /// Throws GpuFailure.
    void run(std::int64_t x, std::int64_t y = 1) const;

private:
    int place_of(const char* uniform) const;

    const GlContext* context_;
    unsigned name_ = 0;
};

}  // namespace attnscope
