#include "core/vectors/layers.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "core/attention/vector_source.h"
#include "core/fields/fields.h"
#include "core/scenario/first_axis.h"
#include "core/text/ascii.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

/// A name with one of its numbers taken out.
struct NumberedName {
    std::string before, after;
    std::int64_t number;
};

/// Returns the number that a text is; nothing if it is none, or one of more than nine digits.
std::optional<std::int64_t> number_in(std::string_view digits) {
    constexpr std::size_t longest = 9;
    if (digits.empty() || digits.size() > longest || !std::ranges::all_of(digits, is_digit))
        return {};
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

/// Returns one element for each number in the name: the name without that number.
std::vector<NumberedName> numbered(const std::string& name) {
    std::vector<NumberedName> found;
    for (std::size_t begin = 0; begin < name.size();) {
        std::size_t end = begin;
        while (end < name.size() && is_digit(name[end]))
            ++end;
        if (const auto number = number_in(std::string_view(name).substr(begin, end - begin)))
            found.push_back({name.substr(0, begin), name.substr(end), *number});
        begin = end + 1;
    }
    return found;
}

/// The tensors of one side by their layer's number.
using Numbered = std::map<std::int64_t, std::string>;

/// Returns the tensors of the file whose names differ from this one in this number alone.
Numbered like(const NumberedName& name, const FileHead& side) {
    Numbered found{{name.number, side.tensor->name}};
    for (const Tensor& tensor : side.file.tensors()) {
        const std::string_view whole = tensor.name;
        if (whole.size() > name.before.size() + name.after.size() &&
            whole.starts_with(name.before) && whole.ends_with(name.after))
            if (const auto number = number_in(whole.substr(
                    name.before.size(), whole.size() - name.before.size() - name.after.size())))
                found.emplace(*number, tensor.name);
    }
    return found;
}

/// The tensors of both sides; those of a side that is drawn are empty.
struct BothSides {
    Numbered queries, keys;

    std::size_t common() const {
        if (queries.empty() || keys.empty())
            return std::max(queries.size(), keys.size());
        return static_cast<std::size_t>(std::ranges::count_if(
            queries, [&](const auto& one) { return keys.contains(one.first); }));
    }
};

/// Returns the sets of tensors whose names differ from the chosen ones in one number: a set for
/// each number that can be varied.
std::vector<BothSides> families(const FileHeads& files) {
    std::vector<BothSides> found;
    if (!files.queries || !files.keys) {
        const FileHead& side = files.queries ? *files.queries : *files.keys;
        for (const NumberedName& name : numbered(side.tensor->name))
            found.push_back(files.queries ? BothSides{like(name, side), {}}
                                          : BothSides{{}, like(name, side)});
        return found;
    }
    const auto of_keys = numbered(files.keys->tensor->name);
    for (const NumberedName& queries : numbered(files.queries->tensor->name))
        for (const NumberedName& keys : of_keys)
            if (keys.number == queries.number)
                found.push_back({like(queries, *files.queries), like(keys, *files.keys)});
    return found;
}

Layer layer_in(const BothSides& family, std::int64_t number, bool has_both) {
    const auto name = [&](const Numbered& side) {
        const auto found = side.find(number);
        return found == side.end() ? std::string() : found->second;
    };
    Layer layer{.number = number, .tensors = {name(family.queries), name(family.keys)}};
    if (has_both && layer.tensors.keys.empty())
        layer.fault = {"layers.no-keys",
                       "layer %1 has queries, but no keys whose name has the same number",
                       {number}};
    if (has_both && layer.tensors.queries.empty())
        layer.fault = {"layers.no-queries",
                       "layer %1 has keys, but no queries whose name has the same number",
                       {number}};
    return layer;
}

void state_calls(std::vector<Layer>& layers, const TensorFile& file) {
    const CapturedFile captured = captured_in(file);
    for (Layer& layer : layers)
        layer.stated = statement_in(captured, file.path(), layer.tensors);
}

/// Returns the layers that the names of tensors tell; none if they tell fewer than two.
std::vector<Layer> named_layers(const FileHeads& files, std::int64_t batch) {
    const std::vector<BothSides> all = families(files);
    const auto most = std::ranges::max_element(all, {}, &BothSides::common);
    if (most == all.end() || most->common() < 2)
        return {};
    std::set<std::int64_t> numbers;
    for (const Numbered* side : {&most->queries, &most->keys})
        for (const auto& [number, name] : *side)
            numbers.insert(number);
    std::vector<Layer> layers;
    for (const std::int64_t number : numbers) {
        layers.push_back(layer_in(*most, number, files.queries && files.keys));
        layers.back().batch = batch;
    }
    if (files.queries && files.keys && files.queries->file.path() == files.keys->file.path())
        state_calls(layers, files.queries->file);
    return layers;
}

}  // namespace

Scenario with_first_layer(const Scenario& scenario) {
    const bool of_one_file = is_file(scenario.queries) && is_file(scenario.keys) &&
                             scenario.query_file == scenario.key_file;
    if (!of_one_file || scenario.query_file.empty() || !scenario.query_tensor.empty() ||
        !scenario.key_tensor.empty())
        return scenario;
    const auto offers = tensor_offers(TensorFile(scenario.query_file));
    const auto pairs = tensor_pairs(offers);
    if (pairs.size() < 2 || paired_tensors(offers))
        return scenario;
    Scenario first = scenario;
    first.query_tensor = pairs.front().queries;
    first.key_tensor = pairs.front().keys;
    const std::vector<Layer> layers = named_layers(open_heads(first), scenario.batch);
    return layers.size() == pairs.size() ? at_layer(scenario, layers.front()) : scenario;
}

std::vector<Layer> layers_of(const Scenario& scenario) {
    Scenario first = with_first_layer(scenario);
    const bool by_axis = first_axis(scenario.first_axis).id == FirstAxis::layer;
    first.head = 0;
    if (by_axis)
        first.batch = 0;
    const FileHeads files = open_heads(first);
    if (!files.queries && !files.keys)
        return {{.batch = scenario.batch}};
    std::vector<Layer> layers;
    for (std::int64_t i = 0; by_axis && i < axes_of(files).batches; ++i)
        layers.push_back({.number = i, .batch = i});
    if (layers.empty())
        layers = named_layers(files, scenario.batch);
    return layers.size() < 2 ? std::vector<Layer>{{.batch = first.batch}} : layers;
}

Scenario at_layer(const Scenario& scenario, const Layer& layer) {
    Scenario there = scenario;
    if (!layer.tensors.queries.empty())
        there.query_tensor = layer.tensors.queries;
    if (!layer.tensors.keys.empty())
        there.key_tensor = layer.tensors.keys;
    there.batch = layer.batch;
    return there;
}

Scenario moved_to(const Scenario& scenario, std::span<const Layer> layers, const Layer& layer) {
    const Layer* const now = layer_at(layers, scenario);
    const Scenario there = at_layer(scenario, layer);
    return now ? following(there, now->stated, layer.stated) : there;
}

Message fault_of_mask(const Scenario& scenario, std::span<const Layer> layers, const Layer& layer) {
    const Layer* const now = layer_at(layers, scenario);
    const std::string_view mask = choice_field(&Scenario::mask).key;
    const bool is_followed = now && is_by_file(scenario, now->stated, mask);
    if (layer.stated.not_shown.empty() || !is_followed)
        return {};
    return mask_fault(layer.stated);
}

std::optional<std::int64_t> named_layer(const Scenario& scenario) {
    if (!has_own_vectors(scenario) || first_axis(scenario.first_axis).id == FirstAxis::layer)
        return {};
    const std::vector<Layer> layers = layers_of(scenario);
    const Layer* const layer = layer_at(layers, scenario);
    return layer && layers.size() > 1 ? std::optional(layer->number) : std::nullopt;
}

QueriesAndKeys load_named_head(const Scenario& scenario, const std::stop_token& stop) {
    QueriesAndKeys loaded = load_queries_and_keys(scenario, stop);
    loaded.axes.layer = named_layer(scenario);
    return loaded;
}

const Layer* layer_at(std::span<const Layer> layers, const Scenario& scenario) {
    if (layers.size() == 1)
        return &layers.front();
    const bool names_none = scenario.query_tensor.empty() && scenario.key_tensor.empty();
    const auto found = std::ranges::find_if(
        layers, [&](const Layer& layer) { return at_layer(scenario, layer) == scenario; });
    if (found != layers.end())
        return &*found;
    return names_none && !layers.empty() ? &layers.front() : nullptr;
}

}  // namespace attnscope
