#pragma once

#include <gtest/gtest.h>

#include "core/engines/gpu/gpu_engine.h"
#include "core/engines/gpu/storage.h"

namespace attnscope::testing {

/// Tests of the GPU engine by itself, on the first device that there is.
class OnAGpu : public ::testing::Test {
protected:
    void SetUp() override {
        if (device_number() < 0)
            GTEST_SKIP() << "there is no device for it here";
    }

    static EglDevice device() { return egl_devices()[static_cast<std::size_t>(device_number())]; }

    static std::unique_ptr<AttentionEngine> make(const DriverAnswers& answers = {},
                                                 const std::optional<GpuLimits>& limits = {}) {
        return make_bare_gpu_engine(device(), answers, limits);
    }

private:
    static int device_number() {
        static const int number = [] {
            const std::vector<EglDevice> devices = egl_devices();
            for (std::size_t i = 0; i < devices.size(); ++i)
                try {
                    const GlContext context(devices[i]);
                    return static_cast<int>(i);
                } catch (const GpuFailure&) {
                    continue;
                }
            return -1;
        }();
        return number;
    }
};

}  // namespace attnscope::testing
