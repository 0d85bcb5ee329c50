#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>

#include "core/attention/engines.h"

namespace attnscope::testing {

/// The engines of the table, and the naive one.
std::span<const EngineKind* const> engines_under_test();

/// A test of each of them: `engine` is a fresh one.
class EachEngine : public ::testing::TestWithParam<const EngineKind*> {
protected:
    const std::unique_ptr<AttentionEngine> engine = GetParam()->make(0);
};

inline auto all_engines() {
    return ::testing::ValuesIn(engines_under_test().begin(), engines_under_test().end());
}

/// For INSTANTIATE_TEST_SUITE_P.
inline std::string engine_name(const ::testing::TestParamInfo<const EngineKind*>& test) {
    return std::string(test.param->key);
}

}  // namespace attnscope::testing

namespace attnscope {

/// What googletest prints.
inline void PrintTo(const EngineKind* engine, std::ostream* to) {
    *to << engine->key;
}

}  // namespace attnscope
