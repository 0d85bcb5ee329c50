#pragma once

#include <string>
#include <vector>

#include "core/engines/gpu/driver.h"

namespace attnscope {

// Private to the GPU engine: OpenGL without a window or a display server.

/// A handle of EGL. Its type is void*, so that this header needs none of the headers of EGL.
using EglHandle = void*;

/// A device as EGL lists it.
struct EglDevice {
    EglHandle handle;
    bool is_software;  ///< whether it computes on the processor
};

/// Returns the devices of EGL_EXT_device_enumeration; empty if there is no EGL. Makes no context.
std::vector<EglDevice> egl_devices();

/// An OpenGL 4.3 core context on a device, without a surface (EGL_EXT_platform_device). It is
/// current on a thread only during the lifetime of a Current.
class GlContext {
public:
    /// Throws GpuFailure if the device cannot make a context or has no compute shaders.
    explicit GlContext(const EglDevice& device, DriverAnswers answers = {});
    ~GlContext();
    GlContext(const GlContext&) = delete;
    GlContext& operator=(const GlContext&) = delete;

    const std::string& device_name() const { return name_; }  ///< GL_RENDERER
    bool is_software() const { return is_software_; }
    const DriverAnswers& answers() const { return answers_; }

    /// Throws GpuFailure, with a message that names the step, if the driver has reported an error
    /// since the last call or the context is lost.
    void check(GpuStep step) const;

    /// Makes the context current on this thread during its lifetime, and afterwards restores the
    /// one that was current before.
    class Current {
    public:
        explicit Current(const GlContext& context);
        ~Current();
        Current(const Current&) = delete;
        Current& operator=(const Current&) = delete;

    private:
        EglHandle display_, context_, draw_, read_, own_display_;
    };

private:
    void learn();

    DriverAnswers answers_;
    bool is_software_;
    bool tells_loss_ = false;  ///< whether the driver can tell that the context is lost
    EglHandle display_ = nullptr, context_ = nullptr;
    std::string name_;
};

}  // namespace attnscope
