#include "core/engines/gpu/programs.h"

namespace attnscope {

const Program& Programs::use(std::string_view shader,
                             std::initializer_list<ShaderConstant> constants) {
    std::string key(shader);
    for (const auto& [name, value] : constants)
        key += ' ' + std::to_string(value);
    std::unique_ptr<Program>& program = compiled_[key];
    if (!program)
        program = std::make_unique<Program>(context_, shader, constants);
    return program->use();
}

}  // namespace attnscope
