#pragma once

#include <map>
#include <memory>
#include <string>

#include "core/engines/gpu/program.h"

namespace attnscope {

// Private to the GPU engine.

/// Programs by shader and values of constants, each compiled when it is first requested.
class Programs {
public:
    explicit Programs(const GlContext& context) : context_(context) {}

    /// Returns the program, made current by Program::use(). Throws GpuFailure.
    const Program& use(std::string_view shader,
                       std::initializer_list<ShaderConstant> constants = {});

private:
    const GlContext& context_;
    std::map<std::string, std::unique_ptr<Program>> compiled_;
};

}  // namespace attnscope
