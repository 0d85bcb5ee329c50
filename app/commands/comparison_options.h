#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/comparison.h"

namespace CLI {
class App;
}

namespace attnscope {

/// What a command compares its Scenario with.
struct ComparisonOptions {
    std::vector<std::string> reference, freeze;
    std::optional<std::string> frozen, over;
};

/// Adds --reference, --freeze and --over and, for a command that shows matrices, --frozen.
enum class Matrices { none, shown };
void add_comparison(CLI::App& command, ComparisonOptions& options, Matrices matrices);

/// Returns the comparison that the options describe. The frozen Scenario of --reference comes
/// before those of --freeze. Throws InvalidRequest.
Comparison comparison_of(const ComparisonOptions& options, const Scenario& scenario);

}  // namespace attnscope
