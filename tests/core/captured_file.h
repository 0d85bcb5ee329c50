#pragma once

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"

namespace attnscope::testing {

/// A call of attention in a file: its layer, the lengths of its heads, and what is stated of it as
/// a JSON object, such as {"fields": {"mask": "causal"}}.
struct Call {
    std::string layer;
    std::string stated = R"({"fields": {}})";
    int heads = 2, queries = 12, keys = 12, d = 8;
};

/// Returns the text of "attnscope.calls".
inline std::string calls_text(const std::vector<Call>& calls) {
    nlohmann::json array = nlohmann::json::array();
    for (const Call& call : calls) {
        nlohmann::json object = nlohmann::json::parse(call.stated);
        object["layer"] = call.layer;
        object["q"] = call.layer + ".q";
        object["k"] = call.layer + ".k";
        array.push_back(object);
    }
    return array.dump();
}

/// Returns the bytes of a safetensors file of these calls with these metadata.
inline std::string file_of_calls(const std::vector<Call>& calls, const nlohmann::json& metadata) {
    nlohmann::json header{{"__metadata__", metadata}};
    std::string data;
    double phase = 0.3;
    const auto add = [&](const std::string& name, int heads, int rows, int d) {
        std::vector<float> values;
        for (int i = 0; i < heads * rows * d; ++i)
            values.push_back(static_cast<float>(2 * std::sin(phase += 1.7)));
        const std::string bytes = little_endian_bytes(values);
        header[name] = {{"dtype", "F32"},
                        {"shape", {1, heads, rows, d}},
                        {"data_offsets", {data.size(), data.size() + bytes.size()}}};
        data += bytes;
    };
    for (const Call& call : calls) {
        add(call.layer + ".q", call.heads, call.queries, call.d);
        add(call.layer + ".k", call.heads, call.keys, call.d);
    }
    return safetensors_bytes(header.dump(), data);
}

/// Returns the bytes of a captured file of the known form; `tokens` is a JSON array, or empty.
inline std::string captured_bytes(const std::vector<Call>& calls, const std::string& tokens = {}) {
    nlohmann::json metadata{{"attnscope.format", "1"}, {"attnscope.calls", calls_text(calls)}};
    if (!tokens.empty())
        metadata["attnscope.tokens"] = tokens;
    return file_of_calls(calls, metadata);
}

/// What a causal layer of a model states, whose λ is 0.25.
inline constexpr auto causal_layer =
    R"({"call": 0, "fields": {"rule": "constant", "lambda": 0.25, "mask": "causal"}})";
/// What a layer with a window of 4 keys states, whose λ is 0.5.
inline constexpr auto window_layer =
    R"({"fields": {"rule": "constant", "lambda": 0.5, "mask": "causal-window", "window": 4}})";
/// What is stated of a layer that was captured by hand.
inline constexpr auto layer_without_mask =
    R"({"fields": {"rule": "constant", "lambda": 0.25}, "not_said": ["mask", "position"]})";
/// What a layer states whose mask has no field.
inline constexpr auto hidden_layer =
    R"({"fields": {"rule": "constant", "lambda": 0.25}, "not_shown": "its mask hides padding.",
        "mask": "layers.0.mask"})";

}  // namespace attnscope::testing
