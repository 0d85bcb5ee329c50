#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/engines/engines.h"
#include "core/heads/heads.h"
#include "core/text/errors.h"
#include "core/vectors/layers.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

struct NamedTensor {
    std::string name;
    std::vector<int> shape;
};

/// A safetensors file of such tensors, each with other numbers.
std::string file_of(const TemporaryFolder& folder, const std::vector<NamedTensor>& tensors,
                    const std::string& file = "a.safetensors") {
    std::string header, data;
    double phase = 0.4;
    for (const auto& [name, shape] : tensors) {
        std::string lengths;
        int count = 1;
        for (const int length : shape) {
            lengths += (lengths.empty() ? "" : ", ") + std::to_string(length);
            count *= length;
        }
        std::vector<float> values;
        for (int i = 0; i < count; ++i)
            values.push_back(static_cast<float>(2 * std::sin(phase += 1.7)));
        const std::string bytes = testing::little_endian_bytes(values);
        header += (header.empty() ? "" : ", ") +
                  testing::safetensors_entry(name, "F32", "[" + lengths + "]", data.size(),
                                             data.size() + bytes.size());
        data += bytes;
    }
    return folder.write(file, testing::safetensors_bytes("{" + header + "}", data));
}

Scenario of_file(const std::string& path, const std::string& q = {}, const std::string& k = {}) {
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path;
    scenario.query_tensor = q;
    scenario.key_tensor = k;
    return scenario;
}

/// The numbers of the layers, and their faults.
std::string numbers(const std::vector<Layer>& layers) {
    std::string text;
    for (const Layer& layer : layers)
        text += std::to_string(layer.number) + (layer.fault.empty() ? " " : "! ");
    return text;
}

std::vector<HeadSummary> heads_of(const Scenario& scenario) {
    std::vector<HeadSummary> heads;
    compute_heads(
        scenario, *make_cpu_engine(), 8, {}, [](double) {},
        [&](HeadSummary&& head) {
            if (!head.awaits_exact)
                heads.push_back(std::move(head));
        });
    return heads;
}

TEST(Layers, AreTensorsWhoseNamesDifferInOneNumber) {
    const TemporaryFolder folder;
    const std::string path = file_of(folder, {{"model.layers.10.self.q", {2, 6, 4}},
                                              {"model.layers.10.self.k", {2, 6, 4}},
                                              {"model.layers.2.self.q", {2, 6, 4}},
                                              {"model.layers.2.self.k", {2, 6, 4}},
                                              {"model.layers.2.cross.q", {2, 6, 4}},
                                              {"model.layers.2.cross.k", {2, 6, 4}}});
    const Scenario scenario = of_file(path, "model.layers.10.self.q", "model.layers.10.self.k");
    const auto layers = layers_of(scenario);
    ASSERT_EQ(numbers(layers), "2 10 ");
    EXPECT_EQ(layers[0].tensors, (TensorPair{"model.layers.2.self.q", "model.layers.2.self.k"}));
    EXPECT_EQ(layer_at(layers, scenario), &layers[1]);
    EXPECT_EQ(at_layer(scenario, layers[0]).query_tensor, "model.layers.2.self.q");
    EXPECT_EQ(numbers(layers_of(of_file(path, "model.layers.2.cross.q", "model.layers.2.cross.k"))),
              "0 ");
    // A pair of different layers was meant as it is.
    EXPECT_EQ(layers_of(of_file(path, "model.layers.10.self.q", "model.layers.2.self.k")).size(),
              1U);
}

TEST(Layers, OfSeveralNumbersAreTheOneThatVariesMost) {
    const TemporaryFolder folder;
    std::vector<NamedTensor> tensors;
    for (const std::string name : {"b0.l0.", "b0.l1.", "b0.l2.", "b1.l0."})
        for (const std::string side : {"q", "k"})
            tensors.push_back({name + side, {5, 4}});
    const auto layers = layers_of(of_file(file_of(folder, tensors), "b0.l0.q", "b0.l0.k"));
    EXPECT_EQ(numbers(layers), "0 1 2 ");
    EXPECT_EQ(layers[2].tensors.keys, "b0.l2.k");
}

TEST(Layers, NameTheirHeads) {
    const TemporaryFolder folder;
    const std::string path = file_of(folder, {{"layers.1.q", {2, 6, 4}},
                                              {"layers.1.k", {2, 6, 4}},
                                              {"layers.5.q", {2, 6, 4}},
                                              {"layers.5.k", {2, 6, 4}}});
    Scenario scenario = of_file(path, "layers.5.q", "layers.5.k");
    scenario.head = 1;
    EXPECT_EQ(text_of(head_name(scenario, load_named_head(scenario, {}).axes)),
              "layer 5, head 1 (0–1)");
    const std::string alone = file_of(folder, {{"q", {2, 6, 4}}, {"k", {2, 6, 4}}});
    const Scenario of_one = of_file(alone);
    EXPECT_EQ(text_of(head_name(of_one, load_named_head(of_one, {}).axes)), "head 0 (0–1)");
    const std::string plain = file_of(folder, {{"layers.1.q", {6, 4}},
                                               {"layers.1.k", {6, 4}},
                                               {"layers.5.q", {6, 4}},
                                               {"layers.5.k", {6, 4}}});
    const Scenario matrix = of_file(plain, "layers.1.q", "layers.1.k");
    EXPECT_EQ(text_of(head_name(matrix, load_named_head(matrix, {}).axes)), "layer 1");
}

TEST(Layers, NeedNoNameWhereAllPairsAreLayers) {
    const TemporaryFolder folder;
    const std::string path = file_of(
        folder, {{"q_0", {2, 6, 4}}, {"k_0", {2, 6, 4}}, {"q_1", {2, 6, 4}}, {"k_1", {2, 6, 4}}});
    EXPECT_EQ(numbers(layers_of(of_file(path))), "0 1 ");
    EXPECT_EQ(count_heads(of_file(path)), 4);
    const std::string mixed = file_of(
        folder, {{"q_0", {2, 6, 4}}, {"k_0", {2, 6, 4}}, {"x.q", {2, 6, 4}}, {"x.k", {2, 6, 4}}},
        "mixed.safetensors");
    EXPECT_THROW(layers_of(of_file(mixed)), FileError);
}

TEST(Layers, AreTheFirstOfFourAxesIfThatIsChosen) {
    const TemporaryFolder folder;
    Scenario scenario =
        of_file(file_of(folder, {{"q", {3, 2, 6, 4}}, {"k", {3, 2, 6, 4}}}), "q", "k");
    scenario.batch = 1;
    EXPECT_EQ(numbers(layers_of(scenario)), "0 ");
    EXPECT_EQ(count_heads(scenario), 2);
    const auto of_batch = heads_of(scenario);
    scenario.first_axis = "layer";
    EXPECT_EQ(numbers(layers_of(scenario)), "0 1 2 ");
    EXPECT_EQ(layer_at(layers_of(scenario), scenario)->number, 1);
    const auto all = heads_of(scenario);
    ASSERT_EQ(all.size(), 6U);
    for (const HeadSummary& head : all)
        if (head.layer == 1) {
            EXPECT_EQ(head.mean_entropy,
                      of_batch[static_cast<std::size_t>(head.head)].mean_entropy);
        }
    Scenario other = scenario;
    other.batch = 2;
    EXPECT_EQ(head_inputs(other), head_inputs(scenario));
    scenario.head_layers = "chosen";
    EXPECT_EQ(heads_of(scenario).size(), 2U);
}

TEST(Layers, HaveAColumnAtTheEnd) {
    const TemporaryFolder folder;
    Scenario scenario = of_file(
        file_of(folder,
                {{"q0", {2, 6, 4}}, {"k0", {1, 6, 4}}, {"q7", {3, 8, 4}}, {"k7", {3, 8, 4}}}),
        "q7", "k7");
    const auto all = heads_of(scenario);
    ASSERT_EQ(all.size(), 5U);
    const std::string csv = heads_csv(all);
    EXPECT_TRUE(csv.starts_with("head,mean_entropy,")) << csv;
    EXPECT_NE(csv.find(",diagonal,norm,layer\n0,"), std::string::npos) << csv;
    EXPECT_EQ(std::ranges::count(csv, '\n'), 6);
    EXPECT_TRUE(csv.ends_with(",7\n")) << csv;
    scenario.head_layers = "chosen";
    const auto alone = heads_of(scenario);
    EXPECT_EQ(heads_csv(alone).find("layer"), std::string::npos);
    for (std::size_t h = 0; h < alone.size(); ++h) {  // as if they were the file's only ones
        EXPECT_EQ(alone[h].mean_entropy, all[2 + h].mean_entropy);
        EXPECT_NEAR(alone[h].exact_entropy, all[2 + h].exact_entropy, 1e-6);
    }
}

TEST(Layers, AFaultCostsItsLayerAlone) {
    const TemporaryFolder folder;
    const Scenario scenario = of_file(file_of(folder, {{"q0", {2, 6, 4}},
                                                       {"k0", {2, 6, 4}},
                                                       {"q1", {2, 6, 4}},
                                                       {"k1", {2, 6, 5}},
                                                       {"q2", {2, 6, 4}},
                                                       {"k3", {2, 6, 4}},
                                                       {"q4", {2, 6, 4}},
                                                       {"k4", {2, 6, 4}}}),
                                      "q0", "k0");
    EXPECT_EQ(numbers(layers_of(scenario)), "0 1 2! 3! 4 ");
    std::vector<std::string> faults(5);
    for (const HeadSummary& head : heads_of(scenario))
        faults[static_cast<std::size_t>(head.layer)] = text_of(head.fault);
    EXPECT_EQ(faults[0] + faults[4], "");
    EXPECT_NE(faults[1].find("q1 has 4 columns but k1 has 5"), std::string::npos) << faults[1];
    EXPECT_EQ(faults[2], "layer 2 has queries, but no keys whose name has the same number");
    EXPECT_EQ(faults[3], "layer 3 has keys, but no queries whose name has the same number");
}

TEST(Layers, MoreHeadsThanAnOverviewShowsAreRefused) {
    const TemporaryFolder folder;
    const Scenario scenario = of_file(
        file_of(
            folder,
            {{"q0", {600, 1, 1}}, {"k0", {600, 1, 1}}, {"q1", {600, 1, 1}}, {"k1", {600, 1, 1}}}),
        "q0", "k0");
    try {
        count_heads(scenario);
        FAIL();
    } catch (const InvalidRequest& error) {
        EXPECT_STREQ(error.what(), "there are 1200 heads; an overview shows up to 1024");
    }
}

TEST(Layers, FirstHeadsComeAndThenTheirExactMeans) {
    const TemporaryFolder folder;
    const Scenario scenario = of_file(
        file_of(folder,
                {{"q0", {2, 6, 4}}, {"k0", {2, 6, 4}}, {"q1", {2, 6, 4}}, {"k1", {2, 6, 4}}}),
        "q0", "k0");
    std::string order;
    std::vector<double> parts;
    compute_heads(
        scenario, *make_cpu_engine(), 8, {}, [&](double part) { parts.push_back(part); },
        [&](HeadSummary&& head) {
            EXPECT_EQ(std::isnan(head.exact_entropy), head.awaits_exact);
            order += head.awaits_exact ? 'h' : 'H';
        });
    EXPECT_EQ(order, "hhhhHHHH");
    EXPECT_TRUE(std::ranges::is_sorted(parts));
    EXPECT_EQ(parts.back(), 1);
}

}  // namespace
}  // namespace attnscope
