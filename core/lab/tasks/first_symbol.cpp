#include "core/lab/tasks.h"

namespace attnscope::lab {
namespace {

void draw_first_symbol(const Draw& draw, Example& example) {
    for (std::int64_t i = 0; i < draw.n; ++i) {
        example.symbols.push_back(static_cast<std::int32_t>(whole_below(draw.numbers, 2)));
        example.features.push_back(i == 0 ? 1.0F : 0.0F);
    }
    example.symbols.push_back(2);
    example.features.push_back(0);
    example.answers.push_back({draw.n, example.symbols.front(), {0}});
}

}  // namespace

extern const Task first_symbol_task = {
    .key = "first-symbol",
    .label = "first symbol",
    .help = "The first of n random bits, which alone carries a mark.",
    .meaning =
        "The text is n random bits, of which the first is marked, and the answer is that bit. "
        "A model that was trained on short texts gives the first bit a fixed lead over each "
        "other one. The more bits there are, the more the others weigh together, and they "
        "outweigh that lead unless the scale grows with log n.",
    .formula = R"(y = w_1)",
    .source = "Chiang and Cholak 2022, arXiv 2202.12172: FIRST, with the mark [i = 1] of section 3",
    .symbols = 3,
    .features = 1,
    .classes = 2,
    .shortest = 10,
    .longest = 10,
    .steps = 1500,
    .rate = 1e-3,
    .draw = draw_first_symbol,
};

}  // namespace attnscope::lab
