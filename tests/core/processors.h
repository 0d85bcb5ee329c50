#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/vector_math/processor.h"

namespace attnscope::testing {

/// Returns the kinds of processor that this one is.
inline std::vector<Processor> processors_here() {
    std::vector<Processor> here;
    for (const Processor processor : {Processor::any, Processor::avx2, Processor::avx512})
        if (runs_on(processor))
            here.push_back(processor);
    return here;
}

inline std::string key_of(Processor processor) {
    return std::string(processor_keys[static_cast<std::size_t>(processor)]);
}

/// Names a test by the processor that it is run for.
inline std::string test_name(const ::testing::TestParamInfo<Processor>& test) {
    return key_of(test.param);
}

}  // namespace attnscope::testing
