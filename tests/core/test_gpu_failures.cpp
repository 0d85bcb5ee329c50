#include <epoxy/gl.h>

#include "core/parameters/record.h"
#include "tests/core/engine_checks.h"
#include "tests/core/gpu_testing.h"

// Whatever goes wrong with the GPU, the work goes on.

namespace attnscope {
namespace {

using testing::normal_input;
using testing::request_for;

/// A driver that answers so from the `calls`-th question after a step on.
DriverAnswers answering(GpuStep step, unsigned answer, int calls = 0) {
    return [=](GpuStep asked) mutable -> std::optional<unsigned> {
        if (asked != step || calls-- > 0)
            return std::nullopt;
        return answer;
    };
}

class GpuFailures : public testing::OnAGpu {
protected:
    static std::unique_ptr<AttentionEngine> engine_with(const DriverAnswers& answers) {
        return make_fallback_engine({"a GPU", DeviceKind::gpu}, [=] { return make(answers); });
    }

    static AttentionRequest request() {
        AttentionRequest request = request_for(normal_input(300, 400, 16), 0.3, "causal");
        request.viewport = Viewport{0, 300, 0, 400, 50, 40};
        return request;
    }

    /// The processor's frame, and why; the next one, too.
    static void expect_processor(const DriverAnswers& answers, std::string_view key) {
        const auto engine = engine_with(answers);
        const AttentionFrame wanted = make_cpu_engine()->compute(request(), {}, {});
        for (int i = 0; i < 2; ++i) {
            const AttentionFrame frame = engine->compute(request(), {}, {});
            EXPECT_EQ(frame.statistics, wanted.statistics);
            ASSERT_TRUE(frame.substitute);
            EXPECT_EQ(frame.substitute->backend, "cpu");
            EXPECT_TRUE(frame.substitute->for_good);
            EXPECT_FALSE(frame.substitute->device.empty());
            const Message& reason = frame.substitute->reason;
            EXPECT_EQ(reason.key, "gpu.failed");
            EXPECT_EQ(reason.parts.at(1).key, key) << text_of(reason);
        }
    }
};

TEST_F(GpuFailures, ToMakeAContextLeaveTheWorkToTheProcessor) {
    expect_processor(answering(GpuStep::create, 0), "gpu.no-context");
}

TEST_F(GpuFailures, ToHaveComputeShadersLeaveTheWorkToTheProcessor) {
    expect_processor(answering(GpuStep::version, 42), "gpu.no-compute");
}

TEST_F(GpuFailures, ToCompileAShaderLeaveTheWorkToTheProcessor) {
    expect_processor(answering(GpuStep::compile, GL_INVALID_OPERATION, 1), "gpu.compile");
}

TEST_F(GpuFailures, ToHaveMemoryLeaveTheWorkToTheProcessor) {
    for (const int calls : {0, 1, 5})
        expect_processor(answering(GpuStep::allocate, GL_OUT_OF_MEMORY, calls),
                         "gpu.out-of-memory");
}

TEST_F(GpuFailures, MidRunLeaveTheWorkToTheProcessor) {
    for (const int calls : {0, 2, 4})
        expect_processor(answering(GpuStep::compute, GL_INVALID_OPERATION, calls), "gpu.error");
    expect_processor(answering(GpuStep::read, GL_OUT_OF_MEMORY, 1), "gpu.out-of-memory");
}

TEST_F(GpuFailures, ByALostContextLeaveTheWorkToTheProcessor) {
    for (const int calls : {0, 3})
        expect_processor(answering(GpuStep::compute, GL_CONTEXT_LOST, calls), "gpu.lost");
    expect_processor(answering(GpuStep::read, GL_CONTEXT_LOST), "gpu.lost");
}

TEST_F(GpuFailures, ByAHangingShaderLeaveTheWorkToTheProcessor) {
    const GpuLimits many_slabs{1 << 20, 4096, 4096, 64, 1 << 20, 4};
    const auto engine = make_fallback_engine({"a GPU", DeviceKind::gpu}, [&] {
        return make(answering(GpuStep::wait, GL_TIMEOUT_EXPIRED), many_slabs);
    });
    const AttentionFrame frame = engine->compute(request(), {}, {});
    ASSERT_TRUE(frame.substitute);
    EXPECT_EQ(frame.substitute->reason.parts.at(1).key, "gpu.hangs");
}

/// After frames that it made, and with a sentence that says all.
TEST_F(GpuFailures, MidSessionAreTold) {
    bool is_lost = false;
    const auto engine = engine_with([&](GpuStep step) -> std::optional<unsigned> {
        if (is_lost && step == GpuStep::compute)
            return GL_CONTEXT_LOST;
        return std::nullopt;
    });
    EXPECT_FALSE(engine->compute(request(), {}, {}).substitute);
    is_lost = true;
    const AttentionFrame frame = engine->compute(request(), {}, {});
    ASSERT_TRUE(frame.substitute);
    EXPECT_EQ(text_of(frame.substitute->reason),
              "from now on the processor computes in place of a GPU: its driver was reset and lost "
              "the context");
}

TEST_F(GpuFailures, WhileRowsStreamLeaveTheRestToTheProcessor) {
    const GpuLimits many_slabs{1 << 20, 4096, 4096, 64, 1 << 20, 4};
    const auto engine = make_fallback_engine({"a GPU", DeviceKind::gpu}, [&] {
        return make(answering(GpuStep::compute, GL_CONTEXT_LOST, 30), many_slabs);
    });
    const AttentionRequest asked = request();
    const testing::NaiveAttention naive(asked);
    std::int64_t next = 3, blocks = 0;
    engine->stream_rows(asked, 3, 290, {}, [&](auto first, std::span<const float> weights) {
        EXPECT_EQ(first, next);
        ++blocks;
        for (std::size_t at = 0; at < weights.size(); at += 400) {
            const std::vector<double> wanted = naive.row(next++).weights;
            for (std::size_t j = 0; j < 400; ++j)
                ASSERT_NEAR(weights[at + j], wanted[j], 1e-6) << next - 1 << ' ' << j;
        }
    });
    EXPECT_EQ(next, 290);
    EXPECT_GT(blocks, 2);
}

TEST_F(GpuFailures, AreNoneWhereARequestIsNotForIt) {
    const auto engine = engine_with({});
    for (const std::string_view variant : {"additive", "differential"}) {
        AttentionRequest other = request();
        other.variant = &record_of(variants(), "attention", variant);
        const AttentionFrame frame = engine->compute(other, {}, {});
        ASSERT_TRUE(frame.substitute);
        EXPECT_EQ(frame.substitute->reason.key, "gpu.not-for-it");
        EXPECT_FALSE(frame.substitute->for_good);
    }
    EXPECT_FALSE(engine->compute(request(), {}, {}).substitute);
}

TEST(EngineMaker, TakesADeviceByNumberOrName) {
    EXPECT_EQ(engine_maker("cpu", "0")()->backend(), "cpu");
    EXPECT_EQ(engine_maker("auto", "thread")()->backend(), "cpu");
    for (const char* const none : {"99", "no such device", "", "-1", "0x"})
        EXPECT_THROW(engine_maker("cpu", none), InvalidRequest) << none;
    EXPECT_THROW(engine_maker("abacus"), InvalidRequest);
}

TEST(EngineMaker, NeverTakesASoftwareRendererByItself) {
    bool is_hardware_here = false;
    for (const EngineKind* const kind : engines())
        for (const EngineDevice& device : kind->devices())
            is_hardware_here = is_hardware_here || device.kind == DeviceKind::gpu;
    EXPECT_EQ(engine_maker("auto")()->backend(), is_hardware_here ? "gpu" : "cpu");
}

}  // namespace
}  // namespace attnscope
