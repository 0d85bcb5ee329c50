#include <gtest/gtest.h>

#include "core/io/tensor_file.h"
#include "core/vectors/tensor_offers.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::safetensors_bytes;
using testing::safetensors_entry;

TensorOffer offer(const std::string& name, std::vector<std::int64_t> shape = {4, 2}) {
    return {name, "F32", std::move(shape), {}};
}

std::vector<TensorOffer> offers(const std::vector<std::string>& names) {
    std::vector<TensorOffer> all;
    for (const std::string& name : names)
        all.push_back(offer(name));
    return all;
}

std::string pair_of(const std::vector<TensorOffer>& all) {
    const auto pair = paired_tensors(all);
    return pair ? pair->queries + " " + pair->keys : "";
}

TEST(TensorOffers, SayWhatCannotBeChosen) {
    const TemporaryFolder folder;
    const std::string path = folder.write(
        "a.safetensors",
        safetensors_bytes("{" + safetensors_entry("q", "F16", "[2, 3, 4]", 0, 48) + ", " +
                              safetensors_entry("bias", "F32", "[3]", 48, 60) + ", " +
                              safetensors_entry("odd", "F8_E4M3", "[2, 2]", 60, 64) + "}",
                          std::string(64, '\0')));
    const auto found = tensor_offers(TensorFile(path));
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].name, "q");
    EXPECT_EQ(found[0].type, "F16");
    EXPECT_EQ(found[0].shape, (std::vector<std::int64_t>{2, 3, 4}));
    EXPECT_TRUE(found[0].fault.empty());
    EXPECT_NE(text_of(found[1].fault).find("(3,)"), std::string::npos);
    EXPECT_NE(text_of(found[2].fault).find("F8_E4M3"), std::string::npos);
}

TEST(TensorOffers, NamesThatDifferInOneWordArePaired) {
    EXPECT_EQ(pair_of(offers({"layer5.k_proj", "v", "layer5.q_proj"})),
              "layer5.q_proj layer5.k_proj");
    EXPECT_EQ(pair_of(offers({"Query", "KEY"})), "Query KEY");
    EXPECT_EQ(pair_of(offers({"h0/query", "h0/key", "h0/value"})), "h0/query h0/key");
    EXPECT_EQ(pair_of(offers({"q0", "k0"})), "q0 k0");
    EXPECT_EQ(pair_of(offers({"q0", "k1"})), "");
    EXPECT_EQ(pair_of(offers({"quake", "knee"})), "");
}

TEST(TensorOffers, OfSeveralPairsTheWordsAloneAreMeant) {
    const auto several = offers({"l0.q", "l0.k", "q", "k", "l1.q", "l1.k"});
    EXPECT_EQ(pair_of(several), "q k");
    EXPECT_EQ(tensor_pairs(several).size(), 3U);
    EXPECT_EQ(pair_of(offers({"l0.q", "l0.k", "l1.q", "l1.k"})), "");
}

TEST(TensorOffers, WhatDoesNotGoTogetherIsNoPair) {
    EXPECT_EQ(pair_of({offer("q", {8, 4, 2}), offer("k", {2, 4, 2})}), "q k");  // grouped
    EXPECT_EQ(pair_of({offer("q", {4, 3}), offer("k", {4, 2})}), "");
    EXPECT_EQ(pair_of({offer("q", {1, 4, 2}), offer("k", {4, 2})}), "");
    TensorOffer unread = offer("k");
    unread.fault = "not read";
    EXPECT_EQ(pair_of({offer("q"), unread}), "");
}

TEST(TensorOffers, WhatIsMeantIsNamedOrSaidByNames) {
    const auto layers = offers({"l0.q", "l0.k", "l1.q", "l1.k"});
    const auto meant = [](const std::vector<TensorOffer>& all, const TensorPair& named) {
        const TensorPair pair = meant_tensors(all, named);
        return pair.queries + ' ' + pair.keys;
    };
    EXPECT_EQ(meant(layers, {}), " ");
    EXPECT_EQ(meant(layers, {"l1.q", ""}), "l1.q l1.k");
    EXPECT_EQ(meant(layers, {"", "l0.k"}), "l0.q l0.k");
    EXPECT_EQ(meant(layers, {"l0.q", "l1.k"}), "l0.q l1.k");
    EXPECT_EQ(meant(offers({"layer5.q_proj", "v", "layer5.k_proj"}), {}),
              "layer5.q_proj layer5.k_proj");
    EXPECT_EQ(meant({offer("q", {8, 64}), offer("k", {8, 32})}, {}), "q k");
    EXPECT_EQ(meant(offers({"a", "b"}), {"a", ""}), "a ");
}

TEST(TensorOffers, AChoiceBeginsWithTwoTensors) {
    const auto proposed = [](const std::vector<TensorOffer>& all) {
        const TensorPair pair = proposed_tensors(all);
        return pair.queries + ' ' + pair.keys;
    };
    EXPECT_EQ(proposed({offer("q", {8, 64}), offer("k", {8, 32})}), "q k");
    EXPECT_EQ(proposed(offers({"l0.k", "l0.q", "l1.k", "l1.q"})), "l0.q l0.k");
    EXPECT_EQ(proposed(offers({"a", "b", "c"})), "a b");
    EXPECT_EQ(proposed(offers({"q"})), "q ");
    EXPECT_EQ(proposed_tensor(offers({"l0.q", "l0.k", "l1.k"}), true), "l0.k");
    EXPECT_TRUE(misfit(offer("q", {8, 64}), offer("k", {9, 64})).empty());
    EXPECT_EQ(text_of(misfit(offer("q", {8, 64}), offer("k", {8, 32}))),
              "q has 64 columns but k has 32; queries and keys need the same dimension");
}

TEST(TensorOffers, OneSideIsFoundByItsName) {
    EXPECT_EQ(named_tensor(offers({"layer5.q_proj", "layer5.k_proj"}), true), "layer5.k_proj");
    EXPECT_EQ(named_tensor(offers({"l0.q", "l1.q", "q"}), false), "q");
    EXPECT_EQ(named_tensor(offers({"l0.q", "l1.q"}), false), "");
    EXPECT_EQ(named_tensor(offers({"a", "b"}), false), "");
}

TEST(TensorOffers, AHostileNumberOfPairsIsNotSoughtOut) {
    std::vector<TensorOffer> all;
    for (std::size_t i = 0; i < 20000; ++i) {
        all.push_back(offer(std::string("q").append(i % 7, '.') + std::to_string(i % 3)));
        all.push_back(offer(std::string("k").append(i % 5, '.') + std::to_string(i % 3)));
    }
    EXPECT_EQ(tensor_pairs(all).size(), 1000U);
    EXPECT_EQ(pair_of(all), "");
}

}  // namespace
}  // namespace attnscope
