#include "core/lab/settings.h"

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

void check_variant(const Variant& variant) {
    constexpr std::array<std::string_view, 4> trained = {"dot", "query-norm", "key-norm", "cosine"};
    for (const std::string_view key : trained)
        if (variant.key == key)
            return;
    throw InvalidRequest(
        Message("lab.attention",
                "attention = %1 cannot be trained yet; dot, query-norm, key-norm and cosine can",
                {std::string(variant.key)}));
}

void check_position(const PositionScheme& position, const Settings& settings) {
    bool trains = !position.pair_bias && !position.row_change;
    if (trains && position.rotation) {
        const Rotation rotation =
            position.rotation({settings.d / settings.heads, 64, settings.parameters});
        trains =
            rotation.fading.empty() && rotation.window == std::numeric_limits<std::int64_t>::max();
    }
    if (!trains)
        throw InvalidRequest(Message("lab.position", "position = %1 cannot be trained yet",
                                     {std::string(position.key)}));
}

void check_mask(const AttentionMask& mask) {
    constexpr std::array<std::string_view, 4> trained = {"none", "causal", "window",
                                                         "causal-window"};
    for (const std::string_view key : trained)
        if (mask.key == key)
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
