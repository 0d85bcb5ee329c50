#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

#include "core/engines/engines.h"

namespace attnscope::testing {

/// Returns the engines of the table, and the naive one.
std::span<const EngineKind* const> engines_under_test();

/// Returns the engines that take no noticeable time to start; for tests that are many.
std::vector<const EngineKind*> engines_started_at_once();

/// Returns a fresh engine; null if there is no device for it.
inline std::unique_ptr<AttentionEngine> engine_of(const EngineKind& kind) {
    return kind.devices().empty() ? nullptr : kind.make(0);
}

/// A test of each engine: `engine` is a fresh one.
class EachEngine : public ::testing::TestWithParam<const EngineKind*> {
protected:
    void SetUp() override {
        if (!engine)
            GTEST_SKIP() << "there is no device for it here";
    }

    const std::unique_ptr<AttentionEngine> engine = engine_of(*GetParam());
};

inline auto all_engines() {
    return ::testing::ValuesIn(engines_under_test().begin(), engines_under_test().end());
}

/// Names a test for INSTANTIATE_TEST_SUITE_P.
inline std::string engine_name(const ::testing::TestParamInfo<const EngineKind*>& test) {
    return std::string(test.param->key);
}

}  // namespace attnscope::testing

namespace attnscope {

/// Prints an engine for googletest.
inline void PrintTo(const EngineKind* engine, std::ostream* to) {
    *to << engine->key;
}

}  // namespace attnscope
