#include <gtest/gtest.h>

#include "core/text/errors.h"
#include "tests/core/attention_cases.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

namespace attnscope {
namespace {

class LentVectors : public testing::EachEngine {};

INSTANTIATE_TEST_SUITE_P(, LentVectors, testing::all_engines(), testing::engine_name);

/// Returns the same vectors, whose numbers belong to `owner`.
SharedVectors lent(const SharedVectors& owner) {
    return std::make_shared<const Vectors>(
        Vectors{owner->rows, owner->dim, {}, {owner, owner->data.data()}});
}

TEST_P(LentVectors, GiveWhatTheirOwnerGives) {
    const QueriesAndKeys owned = testing::normal_input(21, 40, 12);
    const QueriesAndKeys borrowed{lent(owned.queries), lent(owned.keys)};
    int compared = 0;
    for (const testing::AttentionCase& of : testing::attention_cases()) {
        if (of.mask != masks()[0] || (of.variant != variants()[0] && of.position != positions()[0]))
            continue;  // vectors are read by variants and position schemes, each by itself
        SCOPED_TRACE(name_of(of));
        AttentionFrame wanted;
        try {
            wanted = testing::compute(*engine, testing::request_for(owned, 0.4, of));
        } catch (const InvalidRequest&) {
            continue;  // the variant refuses these shapes
        }
        const AttentionFrame got =
            testing::compute(*engine, testing::request_for(borrowed, 0.4, of));
        ASSERT_EQ(got.statistics.size(), wanted.statistics.size());
        for (std::size_t i = 0; i < wanted.statistics.size(); ++i) {
            EXPECT_EQ(got.statistics[i].max_weight, wanted.statistics[i].max_weight) << i;
            EXPECT_EQ(got.statistics[i].argmax, wanted.statistics[i].argmax) << i;
        }
        ++compared;
    }
    EXPECT_GT(compared, 20);
}

TEST(CopiedVectors, HaveNumbersOfTheirOwn) {
    const SharedVectors owner = std::make_shared<const Vectors>(testing::normal_vectors(3, 4, 1));
    const Vectors copy = lent(owner)->copy();
    EXPECT_EQ(copy.lent, nullptr);
    EXPECT_EQ(copy.data, owner->data);
}

}  // namespace
}  // namespace attnscope
