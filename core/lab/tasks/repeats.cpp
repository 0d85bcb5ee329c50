#include <algorithm>

#include "core/lab/tasks.h"

namespace attnscope::lab {
namespace {

constexpr std::int64_t repeats_symbols = 64, followers = 8;
constexpr std::int64_t shortest_segment = 6, longest_segment = 12, farthest_repeat = 48;

/// One of the symbols that often follow a symbol in the Markov source with this seed.
std::int32_t follower(std::uint64_t seed, std::int32_t symbol, std::int64_t which) {
    const auto words =
        philox({static_cast<std::uint32_t>(symbol), static_cast<std::uint32_t>(which), 0, 'M'},
               {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
    return static_cast<std::int32_t>(words[0] % repeats_symbols);
}

std::int32_t next_symbol(const Draw& draw, const Example& example) {
    if (example.symbols.empty())
        return static_cast<std::int32_t>(whole_below(draw.numbers, repeats_symbols));
    return follower(draw.seed, example.symbols.back(), whole_below(draw.numbers, followers));
}

/// Appends a segment that stood up to farthest_repeat places before. Each of its symbols but the
/// first follows from the symbol before it and from the earlier segment.
void repeat_segment(const Draw& draw, std::int64_t length, Example& example) {
    const auto end = static_cast<std::int64_t>(example.symbols.size());
    const std::int64_t earliest = std::max<std::int64_t>(end - farthest_repeat, 0);
    const std::int64_t from = earliest + whole_below(draw.numbers, end - length - earliest + 1);
    for (std::int64_t i = 0; i < length && end + i < draw.n; ++i) {
        const auto place = static_cast<std::int32_t>(from + i);
        const std::int32_t symbol = example.symbols[static_cast<std::size_t>(place)];
        if (i > 0)
            example.answers.push_back({end + i - 1, symbol, {place}});
        example.symbols.push_back(symbol);
    }
}

void draw_repeats(const Draw& draw, Example& example) {
    bool repeats = false;
    while (static_cast<std::int64_t>(example.symbols.size()) < draw.n) {
        const std::int64_t length =
            shortest_segment + whole_below(draw.numbers, longest_segment - shortest_segment + 1);
        if (repeats && static_cast<std::int64_t>(example.symbols.size()) >= length)
            repeat_segment(draw, length, example);
        else
            for (std::int64_t i = 0;
                 i < length && static_cast<std::int64_t>(example.symbols.size()) < draw.n; ++i)
                example.symbols.push_back(next_symbol(draw, example));
        repeats = draw.numbers.uniform() < 0.6;
    }
}

}  // namespace

extern const Task repeats_task = {
    .key = "repeats",
    .label = "text with repeats",
    .help = "The next symbol of a random text in which segments come again.",
    .meaning =
        "The text comes from a random source in which a symbol is followed by one of eight, and "
        "segments of six to twelve symbols stand again up to 48 places later; the next symbol is "
        "asked for where it follows from the earlier segment. Two layers can learn it by an "
        "induction head: one looks at the symbol before, the other finds where that symbol stood "
        "and copies what came after.",
    .formula = R"(y_i = w_{i + 1} = w_{j},\quad w_{j - 1} = w_i)",
    .source = "Olsson et al. 2022, arXiv 2209.11895: induction heads; the source is Attnscope's",
    .symbols = repeats_symbols,
    .features = 0,
    .classes = repeats_symbols,
    .query_apart = false,
    .mask = "causal",
    .shortest = 64,
    .longest = 64,
    .layers = 2,
    .heads = 2,
    .steps = 2000,
    .batch = 32,
    .rate = 3e-3,
    .draw = draw_repeats,
};

}  // namespace attnscope::lab
