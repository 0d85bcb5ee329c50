#include "core/engines/gpu/program.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <array>

#include "core/engines/gpu/shader_files.h"

namespace attnscope {
namespace {

std::string_view text_of(std::string_view shader) {
    return std::ranges::find(shader_files(), shader, &ShaderFile::name)->text;
}

std::string source_of(std::string_view shader, std::initializer_list<ShaderConstant> constants) {
    std::string source = "#version 430 core\n";
    for (const auto& [name, value] : constants)
        source.append("#define ").append(name).append(" ").append(std::to_string(value)) += '\n';
    for (const std::string_view part : {"row", "functions", "parts", "weight"})
        source += text_of(part);
    source += text_of(shader);
    return source;
}

unsigned compiled(const std::string& source) {
    const unsigned shader = glCreateShader(GL_COMPUTE_SHADER);
    const char* const text = source.c_str();
    glShaderSource(shader, 1, &text, nullptr);
    glCompileShader(shader);
    return shader;
}

/// Returns the driver's error message on a shader, or else on its program.
std::string complaint_of(unsigned program, unsigned shader) {
    std::array<char, 1000> text{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(text.size()), nullptr, text.data());
    if (text[0] == '\0')
        glGetProgramInfoLog(program, static_cast<GLsizei>(text.size()), nullptr, text.data());
    return text.data();
}

}  // namespace

Program::Program(const GlContext& context, std::string_view shader,
                 std::initializer_list<ShaderConstant> constants)
    : context_(&context), name_(glCreateProgram()) {
    const unsigned part = compiled(source_of(shader, constants));
    glAttachShader(name_, part);
    glLinkProgram(name_);
    GLint linked = 0;
    glGetProgramiv(name_, GL_LINK_STATUS, &linked);
    const std::string complaint = linked ? std::string() : complaint_of(name_, part);
    glDeleteShader(part);
    if (!linked) {
        glDeleteProgram(name_);
        throw GpuFailure(Message("gpu.shader", "its driver refuses the shader %1: %2",
                                 {shader, std::string_view(complaint)}));
    }
    context.check(GpuStep::compile);
}

Program::~Program() {
    glDeleteProgram(name_);
}

const Program& Program::use() const {
    glUseProgram(name_);
    return *this;
}

int Program::place_of(const char* uniform) const {
    return glGetUniformLocation(name_, uniform);
}

const Program& Program::set(const char* uniform, int value) const {
    glUniform1i(place_of(uniform), value);
    return *this;
}

const Program& Program::set(const char* uniform, float value) const {
    glUniform1f(place_of(uniform), value);
    return *this;
}

void Program::run(std::int64_t x, std::int64_t y) const {
    glMemoryBarrier(GL_SHADER_STORAGE_BARRIER_BIT | GL_BUFFER_UPDATE_BARRIER_BIT);
    glDispatchCompute(static_cast<GLuint>(x), static_cast<GLuint>(y), 1);
    context_->check(GpuStep::compute);
}

}  // namespace attnscope
