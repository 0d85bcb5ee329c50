#include <gtest/gtest.h>

#include <cmath>

#include "core/fields/fields.h"
#include "core/fields/number_range.h"
#include "core/sweep/play.h"
#include "core/sweep/sweep.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

TEST(Sweep, LinearStepsAreEqual) {
    const Sweep sweep{"lambda", 0.25, 1.25, Spacing::linear};
    EXPECT_EQ(value_at(sweep, 0), 0.25);
    EXPECT_EQ(value_at(sweep, 0.25), 0.5);
    EXPECT_EQ(value_at(sweep, 0.5), 0.75);
    EXPECT_EQ(value_at(sweep, 1), 1.25);
}

TEST(Sweep, LogarithmicStepsAreEqualFactors) {
    const Sweep sweep{"lambda", 0.01, 100, Spacing::logarithmic};
    EXPECT_NEAR(value_at(sweep, 0.25), 0.1, 1e-15);
    EXPECT_NEAR(value_at(sweep, 0.5), 1, 1e-14);
    EXPECT_NEAR(value_at(sweep, 0.75), 10, 1e-13);
    EXPECT_EQ(value_at(sweep, 1), 100);
}

TEST(Sweep, LogarithmicStepsFromZeroAreThoseOfOneMore) {
    const Sweep up{"row", 0, 15, Spacing::logarithmic}, down{"row", 15, 0, Spacing::logarithmic};
    EXPECT_NEAR(value_at(up, 0.5), 3, 1e-14);  // 1 + 3 is halfway from 1 to 16
    EXPECT_NEAR(value_at(down, 0.5), 3, 1e-14);
    EXPECT_EQ(value_at(down, 1), 0);
}

TEST(Sweep, BeyondItsEndsAValueIsThatOfTheEnd) {
    const Sweep sweep{"lambda", 0.3, 0.1, Spacing::logarithmic};
    EXPECT_EQ(value_at(sweep, -1), 0.3);
    EXPECT_EQ(value_at(sweep, 2), 0.1);
}

TEST(Sweep, TextsAreWholeOrOfSixDigits) {
    EXPECT_EQ(text_at({"n", 16, 1024, Spacing::logarithmic}, 0.5), "128");
    EXPECT_EQ(text_at({"n", 2, 3, Spacing::linear}, 0.4), "2");
    EXPECT_EQ(text_at({"lambda", 0.01, 1, Spacing::logarithmic}, 1.0 / 59), "0.0108118");
    EXPECT_EQ(text_at({"lambda", 0.0123456789, 1, Spacing::linear}, 0), "0.0123456789");
}

TEST(Sweep, FramesReachFromTheFirstValueToTheLast) {
    EXPECT_EQ(part_of_frame(0, 60), 0);
    EXPECT_EQ(part_of_frame(59, 60), 1);
    EXPECT_EQ(part_of_frame(1, 5), 0.25);
    EXPECT_EQ(part_of_frame(0, 1), 0);
}

TEST(Sweep, OfTheScaleChoosesTheConstantRule) {
    const Sweep sweep{"lambda", 0.01, 1, Spacing::logarithmic};
    const Scenario now = scenario_at({}, sweep, 0.5);
    EXPECT_EQ(now.rule, "constant");
    EXPECT_EQ(get(now, field("lambda")), "0.1");
}

TEST(Sweep, EveryNumberHasOneOverItsSlider) {
    int numbers = 0;
    for (const Field& each : fields()) {
        const auto range = number_range(each);
        if (!range) {
            EXPECT_THROW(whole_sweep(each), InvalidRequest) << each.key;
            continue;
        }
        ++numbers;
        const Sweep sweep = whole_sweep(each);
        EXPECT_EQ(value_at(sweep, 0), range->slider_min) << each.key;
        EXPECT_EQ(value_at(sweep, 1), range->slider_max) << each.key;
        double before = sweep.from;
        for (int i = 1; i <= 100; ++i) {
            const double value = value_at(sweep, i / 100.0);
            EXPECT_GT(value, before) << each.key;
            EXPECT_NO_THROW(scenario_at({}, sweep, i / 100.0)) << each.key;
            before = value;
        }
    }
    EXPECT_GT(numbers, 20);
}

TEST(Sweep, WhatCannotBeSweptIsRefused) {
    const Spacing log = Spacing::logarithmic, linear = Spacing::linear;
    EXPECT_NO_THROW(check_sweep({}, {"lambda", 0.01, 1, log}));
    EXPECT_THROW(check_sweep({}, {"rule", 0, 1, linear}), InvalidRequest);
    EXPECT_THROW(check_sweep({}, {"nothing", 0, 1, linear}), InvalidRequest);
    EXPECT_THROW(check_sweep({}, {"n", 0, 100, linear}), InvalidRequest);
    EXPECT_THROW(check_sweep({}, {"n", 2, 1e30, linear}), InvalidRequest);
    EXPECT_THROW(check_sweep({}, {"lambda", NAN, 1, linear}), InvalidRequest);
}

Play play_of(Repeat repeat) {
    return {{"lambda", 1, 2, Spacing::linear}, 4, repeat};
}

TEST(Play, WithoutRepeatEndsWithItsSweep) {
    const Play play = play_of(Repeat::never);
    EXPECT_EQ(part_after(play, 0), 0);
    EXPECT_EQ(part_after(play, 3), 0.75);
    EXPECT_EQ(part_after(play, 4), std::nullopt);
}

TEST(Play, FromTheStartJumpsBackAtTheEnd) {
    const Play play = play_of(Repeat::from_the_start);
    EXPECT_EQ(part_after(play, 3), 0.75);
    EXPECT_EQ(part_after(play, 5), 0.25);
    EXPECT_EQ(part_after(play, 41), 0.25);
}

TEST(Play, BackAndForthTurnsAtBothEnds) {
    const Play play = play_of(Repeat::back_and_forth);
    EXPECT_EQ(part_after(play, 3), 0.75);
    EXPECT_EQ(part_after(play, 4), 1);
    EXPECT_EQ(part_after(play, 5), 0.75);
    EXPECT_EQ(part_after(play, 8), 0);
    EXPECT_EQ(part_after(play, 9), 0.25);
}

TEST(Play, BeginsAtTheValueThatStands) {
    EXPECT_NEAR(part_with({"lambda", 1, 2, Spacing::linear}, 1.25), 0.25, 1e-12);
    EXPECT_NEAR(part_with({"lambda", 2, 1, Spacing::linear}, 1.25), 0.75, 1e-12);
    EXPECT_NEAR(part_with({"lambda", 0.01, 1, Spacing::logarithmic}, 0.1), 0.5, 1e-12);
    EXPECT_NEAR(part_with({"row", 0, 15, Spacing::logarithmic}, 3), 0.5, 1e-12);
    for (const double value : {0.5, 1.0, 2.0, 3.0})
        EXPECT_EQ(part_with({"lambda", 1, 2, Spacing::linear}, value), 0) << value;
}

}  // namespace
}  // namespace attnscope
