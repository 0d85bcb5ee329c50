#include "tests/core/engines_under_test.h"

#include "core/parameters/table.h"

namespace attnscope::testing {

ATTNSCOPE_TABLE(EngineKind, engines_of_tests,  // besides those of the program
                naive_engine                   // naive_engine.cpp
);

std::span<const EngineKind* const> engines_under_test() {
    static const std::vector<const EngineKind*> all = [] {
        std::vector<const EngineKind*> kinds(engines().begin(), engines().end());
        kinds.insert(kinds.end(), engines_of_tests.begin(), engines_of_tests.end());
        return kinds;
    }();
    return all;
}

std::vector<const EngineKind*> engines_started_at_once() {
    std::vector<const EngineKind*> kinds(engines_under_test().begin(), engines_under_test().end());
    std::erase_if(kinds, [](const EngineKind* kind) { return kind->key == "gpu"; });
    return kinds;
}

}  // namespace attnscope::testing
