#include "core/engines/gpu/egl_devices.h"

#include <epoxy/egl.h>
#include <epoxy/gl.h>

#include <array>
#include <string_view>

#include "core/io/quiet_errors.h"

namespace attnscope {
namespace {

bool has_word(const char* list, std::string_view word) {
    std::string_view rest = list ? list : "";
    while (!rest.empty()) {
        const auto end = std::min(rest.find(' '), rest.size());
        if (rest.substr(0, end) == word)
            return true;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

bool lists_devices() {
    if (!epoxy_has_egl())
        return false;
    const char* const client = eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS);
    return has_word(client, "EGL_EXT_platform_device") &&
           (has_word(client, "EGL_EXT_device_base") ||
            has_word(client, "EGL_EXT_device_enumeration"));
}

[[noreturn]] void fail_to_create() {
    throw GpuFailure(Message("gpu.no-context", "its driver provides no OpenGL 4.3 context"));
}

/// Makes a context, which reports its loss if the driver can do so.
EGLContext make_context(EGLDisplay display) {
    std::array<EGLint, 9> attributes = {EGL_CONTEXT_MAJOR_VERSION,
                                        4,
                                        EGL_CONTEXT_MINOR_VERSION,
                                        3,
                                        EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                        EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                        EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY,
                                        EGL_LOSE_CONTEXT_ON_RESET,
                                        EGL_NONE};
    const EGLContext context =
        eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes.data());
    if (context != EGL_NO_CONTEXT)
        return context;
    attributes[6] = EGL_NONE;
    return eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes.data());
}

Message failing(GpuStep step, unsigned error) {
    if (error == GL_OUT_OF_MEMORY)
        return Message("gpu.out-of-memory", "its memory is full");
    if (error == GL_CONTEXT_LOST)
        return Message("gpu.lost", "its driver was reset and lost the context");
    if (step == GpuStep::compile)
        return Message("gpu.compile", "its driver cannot compile a shader");
    return Message("gpu.error", "its driver reports OpenGL error %1", {static_cast<int>(error)});
}

}  // namespace

std::vector<EglDevice> egl_devices() {
    const QuietErrors quiet;
    if (!lists_devices())
        return {};
    std::array<EGLDeviceEXT, 32> handles;
    EGLint count = 0;
    if (!eglQueryDevicesEXT(static_cast<EGLint>(handles.size()), handles.data(), &count))
        return {};
    std::vector<EglDevice> devices;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        devices.push_back({handles[i], has_word(eglQueryDeviceStringEXT(handles[i], EGL_EXTENSIONS),
                                                "EGL_MESA_device_software")});
    return devices;
}

GlContext::GlContext(const EglDevice& device, DriverAnswers answers)
    : answers_(std::move(answers)), is_software_(device.is_software) {
    const QuietErrors quiet;
    display_ = eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, device.handle, nullptr);
    if (!display_ || !eglInitialize(display_, nullptr, nullptr) || !eglBindAPI(EGL_OPENGL_API))
        fail_to_create();
    context_ = make_context(display_);
    const bool made =
        driver_answer(answers_, GpuStep::create, [&] { return context_ != EGL_NO_CONTEXT; }) != 0;
    try {
        if (!made)
            fail_to_create();
        learn();
    } catch (...) {
        eglDestroyContext(display_, context_);
        throw;
    }
}

/// Destroys the context. The display stays open, because EGL gives the same display to every
/// context on the device.
GlContext::~GlContext() {
    eglDestroyContext(display_, context_);
}

void GlContext::learn() {
    const Current current(*this);
    if (driver_answer(answers_, GpuStep::version, epoxy_gl_version) < 43)
        throw GpuFailure(Message("gpu.no-compute", "its driver has no compute shaders"));
    name_ = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    for (const std::string_view software : {"llvmpipe", "softpipe", "swrast", "SWR"})
        is_software_ = is_software_ || name_.starts_with(software);
    tells_loss_ = epoxy_gl_version() >= 45 || epoxy_has_gl_extension("GL_KHR_robustness");
}

void GlContext::check(GpuStep step) const {
    const unsigned error = driver_answer(answers_, step, [&]() -> unsigned {
        if (tells_loss_ && glGetGraphicsResetStatus() != GL_NO_ERROR)
            return GL_CONTEXT_LOST;
        return glGetError();
    });
    if (error != GL_NO_ERROR)
        throw GpuFailure(failing(step, error));
}

GlContext::Current::Current(const GlContext& context)
    : display_(eglGetCurrentDisplay()),
      context_(eglGetCurrentContext()),
      draw_(eglGetCurrentSurface(EGL_DRAW)),
      read_(eglGetCurrentSurface(EGL_READ)),
      own_display_(context.display_) {
    eglBindAPI(EGL_OPENGL_API);
    if (!eglMakeCurrent(context.display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context.context_))
        throw GpuFailure(Message("gpu.not-current", "its context cannot be used"));
}

GlContext::Current::~Current() {
    if (context_)
        eglMakeCurrent(display_, draw_, read_, context_);
    else
        eglMakeCurrent(own_display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
}

}  // namespace attnscope
