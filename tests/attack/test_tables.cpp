#include <gtest/gtest.h>

#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/hostile_tables.h"

namespace attnscope::attack {
namespace {

/// Each in turn as a file and on standard input.
void expect_tables_refused(const std::vector<HostileFile>& files) {
    const Sandbox sandbox;
    for (std::size_t i = 0; i < files.size(); ++i) {
        SCOPED_TRACE("x.csv: " + files[i].fault);
        Start start{.arguments = {"eval", "entropy", "--table"},
                    .read_size = std::ssize(files[i].bytes)};
        if (i % 2 == 0) {
            start.arguments.push_back(sandbox.write("x.csv", files[i].bytes));
        } else {
            start.arguments.emplace_back("-");
            start.input = files[i].bytes;
        }
        expect_refused(sandbox, start);
    }
}

TEST(TableAttack, TheGoodTableIsEvaluated) {
    const Ending ending =
        run({.arguments = {"eval", "entropy", "--table", "-"}, .input = good_table()});
    EXPECT_TRUE(ending.exited_with(0)) << ending.err;
    EXPECT_EQ(ending.err, "");
}

TEST(TableAttack, ThereAreEnough) {
    EXPECT_GE(tables_without_rows().size() + tables_torn().size() + tables_with_bad_cells().size() +
                  tables_mutated().size(),
              100U);
}

TEST(TableAttack, WithoutRows) {
    expect_tables_refused(tables_without_rows());
}

TEST(TableAttack, Torn) {
    expect_tables_refused(tables_torn());
}

TEST(TableAttack, BadCells) {
    expect_tables_refused(tables_with_bad_cells());
}

TEST(TableAttack, Mutated) {
    expect_tables_refused(tables_mutated());
}

}  // namespace
}  // namespace attnscope::attack
