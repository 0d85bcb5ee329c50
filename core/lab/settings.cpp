#include "core/lab/settings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/attention/normalizers.h"
#include "core/lab/kernels/kernels.h"
#include "core/parameters/allowed.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"

namespace attnscope::lab {
namespace {

constexpr auto all_own_numbers = std::to_array<OwnNumber>({
    {"d", &Settings::d, {lane_room, 256, true}},
    {"layers", &Settings::layers, {1, 2, true}},
    {"heads", &Settings::heads, {1, 4, true}},
    {"batch", &Settings::batch, {1, 4096, true}},
    {"rate", &Settings::rate, {1e-6, 1, false}},
    {"warm_up", &Settings::warm_up, {0, 1e6, true}},
});

constexpr std::array<std::string_view, 4> trained_variants = {"dot", "query-norm", "key-norm",
                                                              "cosine"};
constexpr std::array<std::string_view, 4> trained_masks = {"none", "causal", "window",
                                                           "causal-window"};

/// Numbers that a model decides by itself: it has its own heads, and learns its biases.
constexpr std::array<std::string_view, 3> decided_by_models = {"alibi_heads", "alibi_head",
                                                               "t5_spread"};

bool is_among(std::span<const std::string_view> keys, std::string_view key) {
    return std::ranges::find(keys, key) != keys.end();
}

void check_variant(const Variant& variant) {
    if (is_among(trained_variants, variant.key))
        return;
    throw InvalidRequest(
        Message("lab.attention",
                "attention = %1 cannot be trained yet; dot, query-norm, key-norm and cosine can",
                {std::string(variant.key)}));
}

bool is_trained(const PositionScheme& position, const Settings& settings) {
    if (position.pair_bias || position.row_change)
        return false;
    if (!position.rotation)
        return true;
    const Rotation rotation =
        position.rotation({settings.d / settings.heads, 64, settings.parameters});
    return rotation.fading.empty() && rotation.window == std::numeric_limits<std::int64_t>::max();
}

void check_position(const PositionScheme& position, const Settings& settings) {
    if (!is_trained(position, settings))
        throw InvalidRequest(Message("lab.position", "position = %1 cannot be trained yet",
                                     {std::string(position.key)}));
}

void check_mask(const AttentionMask& mask) {
    if (is_among(trained_masks, mask.key))
        return;
    throw InvalidRequest(Message(
        "lab.mask", "mask = %1 cannot be trained yet; none, causal, window and causal-window can",
        {std::string(mask.key)}));
}

void check_normalizer(const Normalizer& normalizer) {
    if (!normalizer.is_softmax())
        throw InvalidRequest(Message("lab.normalizer",
                                     "normalizer = %1 cannot be trained yet; the softmax can",
                                     {std::string(normalizer.key)}));
}

void check_numbers(const Settings& settings) {
    for (const OwnNumber& each : all_own_numbers)
        checked_number(each.key, each.of(settings), each.limits);
    if (settings.d % lane_room != 0)
        throw InvalidRequest(Message("lab.d", "d = %1 is not a multiple of %2",
                                     {settings.d, std::int64_t{lane_room}}));
    if (settings.d % (2 * settings.heads) != 0)
        throw InvalidRequest(Message("lab.heads", "d = %1 cannot be shared evenly by %2 heads",
                                     {settings.d, settings.heads}));
}

}  // namespace

double OwnNumber::of(const Settings& settings) const {
    return std::visit([&](const auto each) { return static_cast<double>(settings.*each); }, member);
}

std::span<const OwnNumber> own_numbers() {
    return all_own_numbers;
}

std::string name_of(const Settings& settings) {
    return settings.task + '-' + settings.attention + '-' + settings.position + '-' +
           settings.rule + '-' + std::to_string(settings.seed);
}

Settings usual_settings(const Task& task) {
    Settings settings;
    settings.task = task.key;
    settings.mask = task.mask;
    settings.d = task.d;
    settings.layers = task.layers;
    settings.heads = task.heads;
    settings.batch = task.batch;
    settings.rate = task.rate;
    return settings;
}

std::vector<const Parameter*> numbers_read(const Task& task) {
    std::vector<const Parameter*> all;
    const auto add = [&](std::span<const Parameter* const> some) {
        for (const Parameter* const each : some)
            if (!is_among(decided_by_models, each->key) &&
                std::ranges::find(all, each) == all.end())
                all.push_back(each);
    };
    add(task.parameters);
    for (const Rule* const each : rules())
        add(each->parameters);
    for (const PositionScheme* const each : positions())
        if (is_trained(*each, {}))
            add(each->parameters);
    for (const AttentionMask* const each : masks())
        if (is_among(trained_masks, each->key))
            add(each->parameters);
    return all;
}

ParameterValues only_read(const Task& task, const ParameterValues& values) {
    ParameterValues read;
    for (const Parameter* const each : numbers_read(task))
        read.set(*each, values[*each]);
    return read;
}

Chosen chosen(const Settings& settings) {
    const Chosen all{task(settings.task), record_of(variants(), "attention", settings.attention),
                     record_of(positions(), "position scheme", settings.position),
                     record_of(masks(), "mask", settings.mask), rule(settings.rule)};
    check_numbers(settings);
    check_variant(all.variant);
    check_position(all.position, settings);
    check_mask(all.mask);
    check_normalizer(record_of(normalizers(), "normalizer", settings.normalizer));
    return all;
}

}  // namespace attnscope::lab
