#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <regex>
#include <string>
#include <vector>

#include "tests/core/reference_table.h"

// The rows of checks.csv, read from the file: each kind of row is known by a pattern of its id,
// whose numbers are what the row was computed at.

namespace attnscope::testing {

using Numbers = std::vector<double>;

struct Check {
    std::string pattern;  ///< of the whole id; its groups are the numbers
    std::size_t rows;     ///< how many the table holds
    std::function<double(const Numbers&)> value;
};

// The checks of each file. test_checks_all.cpp sees that together they leave no row out.
const std::vector<Check>& checks_of_closed_forms();
const std::vector<Check>& checks_of_simulations();
const std::vector<Check>& checks_of_rules();
const std::vector<Check>& checks_of_rotations();
const std::vector<Check>& checks_of_biases();
const std::vector<Check>& checks_of_windows();

/// Expects every row that these patterns match to have its value, within the row's own tolerance.
inline void expect_checks(const std::vector<Check>& checks) {
    const ReferenceTable table("checks.csv");
    for (const Check& check : checks) {
        const std::regex pattern(check.pattern);
        std::size_t rows = 0;
        for (std::size_t row = 0; row < table.size(); ++row) {
            std::smatch match;
            if (!std::regex_match(table.text(row, "id"), match, pattern))
                continue;
            ++rows;
            Numbers numbers;
            for (std::size_t group = 1; group < match.size(); ++group)
                numbers.push_back(std::stod(match[group]));
            EXPECT_NEAR(check.value(numbers), table.number(row, "value"),
                        table.number(row, "abs_tol"))
                << table.text(row, "id");
        }
        EXPECT_EQ(rows, check.rows) << check.pattern;
    }
}

}  // namespace attnscope::testing
