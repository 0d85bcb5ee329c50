#pragma once

#include <string>
#include <vector>

#include "core/fields/follow.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/rewrite.h"
#include "tests/core/temporary_folder.h"

namespace attnscope::testing {

/// Files of queries and keys, six rows of two numbers each, whose scores are q_i·k_j = i·j/2.
class OwnVectors {
public:
    OwnVectors() {
        std::vector<float> q, k;
        for (int i = 0; i < 6; ++i) {
            q.insert(q.end(), {static_cast<float>(i), 0});
            k.insert(k.end(), {static_cast<float>(i) / 2, 1});
        }
        scenario_.queries = scenario_.keys = "file";
        scenario_.query_file = write("q.npy", q);
        scenario_.key_file = write("k.npy", k);
        scenario_.n = 6;
        scenario_.d = 2;
        scenario_ = with_field(scenario_, "lambda", "1");
    }

    const Scenario& scenario() const { return scenario_; }
    /// Multiplies the queries by that much, in the same file.
    void scale_queries(float by) const {
        std::vector<float> q;
        for (int i = 0; i < 6; ++i)
            q.insert(q.end(), {by * static_cast<float>(i), 0});
        rewrite(scenario_.query_file, [&] { write("q.npy", q); });
    }

    std::string missing() const { return folder_ / "none.npy"; }

private:
    std::string write(const char* name, const std::vector<float>& numbers) const {
        return folder_.write(
            name, npy_bytes(npy_dictionary("<f4", "(6, 2)"), little_endian_bytes(numbers)));
    }

    TemporaryFolder folder_;
    Scenario scenario_;
};

}  // namespace attnscope::testing
