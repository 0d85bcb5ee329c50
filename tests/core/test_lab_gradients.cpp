#include <gtest/gtest.h>

#include "core/scaling/rules.h"
#include "core/text/errors.h"
#include "tests/core/lab_testing.h"

// Backward passes of the laboratory's models against differences of their losses, in double.

namespace attnscope {
namespace {

constexpr double largest_error = 1e-6;

lab::Settings small(std::string_view task) {
    lab::Settings settings = usual_settings(lab::task(task));
    settings.d = 16;
    return settings;
}

/// Whether the settings can be trained; otherwise the sentence must say that they cannot yet.
bool can_be_trained(const lab::Settings& settings) {
    try {
        lab::chosen(settings);
        return true;
    } catch (const InvalidRequest& refusal) {
        EXPECT_NE(std::string(refusal.what()).find("cannot be trained yet"), std::string::npos)
            << refusal.what();
        return false;
    }
}

TEST(LabGradients, OfEveryTask) {
    for (const lab::Task* const each : lab::tasks()) {
        EXPECT_LT(testing::gradient_error(small(each->key), 24), largest_error) << each->key;
        lab::Settings deep = small(each->key);
        deep.layers = 2;
        deep.heads = 4;
        EXPECT_LT(testing::gradient_error(deep, 21), largest_error) << each->key;
    }
}

TEST(LabGradients, OfEveryRule) {
    int cosines = 0;
    for (const Rule* const each : rules()) {
        lab::Settings settings = small("largest");
        settings.rule = each->key;
        ASSERT_TRUE(can_be_trained(settings)) << each->key;
        EXPECT_LT(testing::gradient_error(settings, 12), largest_error) << each->key;
        settings = small("repeats");
        settings.rule = each->key;
        settings.position = "rope";
        EXPECT_LT(testing::gradient_error(settings, 24), largest_error) << each->key;
        cosines += each->multiplies == Multiplies::cosine ? 1 : 0;
    }
    EXPECT_GT(cosines, 2);
}

TEST(LabGradients, OfEveryVariantUnderRulesThatLearnOrAdapt) {
    int trained = 0;
    for (const Variant* const each : variants())
        for (const char* const rule : {"inverse-sqrt-d", "ssmax-b", "adaptive-temperature"})
            for (const char* const task : {"largest", "repeats"}) {
                lab::Settings settings = small(task);
                settings.attention = each->key;
                settings.rule = rule;
                settings.position = "t5-bias";
                if (!can_be_trained(settings))
                    continue;
                ++trained;
                EXPECT_LT(testing::gradient_error(settings, 20), largest_error)
                    << each->key << ' ' << rule << ' ' << task;
            }
    EXPECT_EQ(trained, 4 * 3 * 2);
}

TEST(LabGradients, OfEveryPositionScheme) {
    int trained = 0;
    for (const PositionScheme* const each : positions()) {
        lab::Settings settings = small("repeats");
        settings.position = each->key;
        settings.rule = "adaptive-temperature";
        if (!can_be_trained(settings))
            continue;
        ++trained;
        EXPECT_LT(testing::gradient_error(settings, 24), largest_error) << each->key;
        settings = small("recall");
        settings.position = each->key;
        EXPECT_LT(testing::gradient_error(settings, 9), largest_error) << each->key;
    }
    EXPECT_GE(trained, 15);
}

TEST(LabGradients, OfEveryMask) {
    int trained = 0;
    for (const AttentionMask* const each : masks())
        for (const char* const task : {"first-symbol", "repeats"}) {
            lab::Settings settings = small(task);
            settings.mask = each->key;
            settings.rule = "log-512";
            for (const Parameter* const parameter : each->parameters)
                if (parameter->key == "window")
                    settings.parameters.set(*parameter, 5);
            if (!can_be_trained(settings))
                continue;
            ++trained;
            EXPECT_LT(testing::gradient_error(settings, 24), largest_error)
                << each->key << ' ' << task;
        }
    EXPECT_EQ(trained, 4 * 2);
}

}  // namespace
}  // namespace attnscope
