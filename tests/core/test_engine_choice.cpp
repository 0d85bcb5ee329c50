#include <gtest/gtest.h>

#include "core/engines/engine_choice.h"
#include "core/engines/engine_race.h"
#include "tests/core/engine_checks.h"

namespace attnscope {
namespace {

using testing::normal_input;
using testing::request_for;

/// An engine that says it took so long, or that another did its work.
struct StatedEngine : AttentionEngine {
    std::string name;
    double seconds;
    bool is_substituted;

    explicit StatedEngine(std::string device, double took = 0, bool substituted = false)
        : name(std::move(device)), seconds(took), is_substituted(substituted) {}
    std::string backend() const override { return "stated"; }
    std::string device() const override { return name; }
    AttentionFrame compute(const AttentionRequest&, const std::stop_token&,
                           const Progress&) override {
        AttentionFrame frame;
        frame.seconds = seconds;
        if (is_substituted)
            frame.substitute = Substitute{"cpu", name, "it failed"};
        return frame;
    }
    void stream_rows(const AttentionRequest&, std::int64_t, std::int64_t, const std::stop_token&,
                     const RowSink& sink) override {
        sink(static_cast<std::int64_t>(seconds), {});
    }
};

EngineMaker maker_of(const std::string& name, double seconds) {
    return [=] { return std::make_unique<StatedEngine>(name, seconds); };
}

TEST(EngineChoice, IsFollowedFromTheNextRequestOn) {
    EngineChoice choice(maker_of("first", 1));
    const auto one = choice.following()(), other = choice.following()();
    const AttentionRequest request = request_for(normal_input(2, 2, 2), 1);
    EXPECT_EQ(one->compute(request, {}, {}).seconds, 1);
    choice.choose(maker_of("second", 2));
    EXPECT_EQ(one->device(), "first");
    EXPECT_EQ(one->compute(request, {}, {}).seconds, 2);
    EXPECT_EQ(one->device(), "second");
    other->stream_rows(request, 0, 1, {}, [](std::int64_t row, auto) { EXPECT_EQ(row, 2); });
    EXPECT_EQ(choice.following()()->device(), "second");
}

TEST(EngineRace, IsWonByTheOneThatTakesLess) {
    StatedEngine fast("fast", 0.001), slow("slow", 0.002), failing("failing", 0.0001, true);
    EXPECT_TRUE(is_faster(fast, slow));
    EXPECT_FALSE(is_faster(slow, fast));
    EXPECT_FALSE(is_faster(failing, slow));
}

}  // namespace
}  // namespace attnscope
