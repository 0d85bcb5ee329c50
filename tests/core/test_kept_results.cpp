#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>
#include <vector>

#include "core/parallel/kept_results.h"

namespace attnscope {
namespace {

TEST(KeptResults, AreMadeOnceAsLongAsThereIsRoom) {
    KeptResults<int, int> kept(3);
    int made = 0;
    const auto get = [&](int key) {
        return kept.get(key, [&] {
            ++made;
            return 7 * key;
        });
    };
    for (const int key : {1, 2, 3, 1, 2, 3})
        EXPECT_EQ(get(key), 7 * key);
    EXPECT_EQ(made, 3);
    EXPECT_EQ(get(4), 28);  // forgets the others
    EXPECT_EQ(get(4), 28);
    EXPECT_EQ(made, 4);
    EXPECT_EQ(get(1), 7);
    EXPECT_EQ(made, 5);
}

TEST(KeptResults, HaveNothingThatCannotBeMade) {
    KeptResults<int, int> kept(2);
    EXPECT_THROW(kept.get(1, []() -> int { throw std::runtime_error("none"); }),
                 std::runtime_error);
    EXPECT_EQ(kept.get(1, [] { return 10; }), 10);
}

TEST(KeptResults, ServeSeveralThreads) {
    KeptResults<int, int> kept(5);
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&] {
            for (int i = 0; i < 2000; ++i)
                EXPECT_EQ(kept.get(i % 7, [&] { return 7 * (i % 7); }), 7 * (i % 7));
        });
}

}  // namespace
}  // namespace attnscope
