#include <algorithm>
#include <array>

#include "core/lab/tasks.h"

namespace attnscope::lab {
namespace {

constexpr std::int64_t recall_classes = 10, recall_bits = 24;

constexpr Parameter recall_matches{
    .key = "matches",
    .label = "Matches",
    .unit = "",
    .help = "How many keys match the query, all with the same value.",
    .meaning =
        "The number of items that the query asks for: one has the key itself, and each further one "
        "a copy of it with noise of its own. With several matches a row may share its weight among "
        "them, so it need not be as sharp as for one.",
    .standard = 1,
    .min = 1,
    .max = 32,
    .slider_min = 1,
    .slider_max = 32,
    .whole = true,
};
constexpr Parameter recall_noise{
    .key = "key_noise",
    .label = "Noise of keys",
    .unit = "",
    .help = "The chance that a bit of the key comes out wrong in the query.",
    .meaning =
        "Each of the 24 bits that the query repeats is wrong with this probability, so that the "
        "matching key is only the nearest one. At 0 the query is an exact copy, and at 0.5 it says "
        "nothing of the key.",
    .standard = 0.1,
    .min = 0,
    .max = 0.5,
    .slider_min = 0.01,
    .slider_max = 0.5,
};
constexpr std::array recall_parameters = {&recall_matches, &recall_noise};

void draw_bits(RandomStream& numbers, float* to) {
    const std::int64_t bits = whole_below(numbers, std::int64_t{1} << recall_bits);
    for (std::int64_t i = 0; i < recall_bits; ++i)
        to[i] = static_cast<float>(2 * (bits >> i & 1) - 1);
}

/// Writes the bits of one vector, each wrong with this probability, over those of another.
void copy_with_noise(RandomStream& numbers, double noise, const float* from, float* to) {
    for (std::int64_t i = 0; i < recall_bits; ++i)
        to[i] = numbers.uniform() < noise ? -from[i] : from[i];
}

/// Returns different places below n, sorted.
std::vector<std::int32_t> draw_places(RandomStream& numbers, std::int64_t n, std::int64_t count) {
    std::vector<std::int32_t> places;
    while (static_cast<std::int64_t>(places.size()) < std::min(count, n)) {
        const auto place = static_cast<std::int32_t>(whole_below(numbers, n));
        if (std::ranges::find(places, place) == places.end())
            places.push_back(place);
    }
    std::ranges::sort(places);
    return places;
}

void draw_recall(const Draw& draw, Example& example) {
    RandomStream& numbers = draw.numbers;
    std::vector<float>& features = example.features;
    features.resize(static_cast<std::size_t>((draw.n + 1) * recall_bits));
    for (std::int64_t i = 0; i < draw.n; ++i) {
        example.symbols.push_back(static_cast<std::int32_t>(whole_below(numbers, recall_classes)));
        draw_bits(numbers, &features[static_cast<std::size_t>(i * recall_bits)]);
    }
    const double noise = draw.parameters[recall_noise];
    std::vector<std::int32_t> places =
        draw_places(numbers, draw.n, static_cast<std::int64_t>(draw.parameters[recall_matches]));
    const std::vector<float> asked(features.begin() + places.front() * recall_bits,
                                   features.begin() + (places.front() + 1) * recall_bits);
    const std::int32_t value = example.symbols[static_cast<std::size_t>(places.front())];
    for (std::size_t i = 1; i < places.size(); ++i) {
        copy_with_noise(numbers, noise, asked.data(), &features[places[i] * recall_bits]);
        example.symbols[static_cast<std::size_t>(places[i])] = value;
    }
    example.symbols.push_back(recall_classes);
    copy_with_noise(numbers, noise, asked.data(), &features[draw.n * recall_bits]);
    example.answers.push_back({draw.n, value, std::move(places)});
}

/// Row i asks for key i.
void ask_for_each_key(const Draw& draw, Example& example) {
    const double noise = draw.parameters[recall_noise];
    const auto keys = static_cast<std::size_t>(draw.n);
    example.symbols.resize(2 * keys, recall_classes);
    example.features.resize(2 * keys * recall_bits);
    example.answers.clear();
    for (std::size_t i = 0; i < keys; ++i) {
        example.symbols[keys + i] = recall_classes;
        copy_with_noise(draw.numbers, noise, &example.features[i * recall_bits],
                        &example.features[(keys + i) * recall_bits]);
        example.answers.push_back({static_cast<std::int64_t>(keys + i),
                                   example.symbols[i],
                                   {static_cast<std::int32_t>(i)}});
    }
}

}  // namespace

extern const Task recall_task = {
    .key = "recall",
    .label = "associative recall",
    .help = "The value of the item whose key the query repeats with noise.",
    .meaning =
        "Each of n items has a key of 24 random bits and a value, and the query is a noisy copy of "
        "one key; the answer is that item's value. The match stands out by a score that does not "
        "depend on n, while the other keys grow in number, which is what a scale with log n is "
        "meant for.",
    .formula = R"(y = v_{j^*},\quad q = k_{j^*} + \text{noise})",
    .source =
        "Graves et al. 2014, arXiv 1410.5401 (the task); keys of random bits as in Ramsauer et al. "
        "2020, arXiv 2008.02217",
    .parameters = recall_parameters,
    .symbols = recall_classes + 1,
    .features = recall_bits,
    .classes = recall_classes,
    .shortest = 64,
    .longest = 64,
    .steps = 1500,
    .rate = 3e-3,
    .draw = draw_recall,
    .ask_in_each_row = ask_for_each_key,
};

}  // namespace attnscope::lab
