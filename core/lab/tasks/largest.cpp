#include "core/lab/tasks.h"

namespace attnscope::lab {
namespace {

constexpr std::int64_t largest_classes = 10;

/// Items have a class and a priority, uniform in (0, 1) and given with mean 0 and variance 1; the
/// query has neither.
void draw_largest(const Draw& draw, Example& example) {
    constexpr double root_12 = 3.4641016151377544;
    double most = -1;
    std::int32_t place = 0;
    for (std::int32_t i = 0; i < draw.n; ++i) {
        const double priority = draw.numbers.uniform();
        example.symbols.push_back(
            static_cast<std::int32_t>(whole_below(draw.numbers, largest_classes)));
        example.features.push_back(static_cast<float>(root_12 * (priority - 0.5)));
        if (priority > most) {
            most = priority;
            place = i;
        }
    }
    example.symbols.push_back(largest_classes);
    example.features.push_back(0);
    example.answers.push_back({draw.n, example.symbols[static_cast<std::size_t>(place)], {place}});
}

}  // namespace

extern const Task largest_task = {
    .key = "largest",
    .label = "largest of n",
    .help = "The class of the item with the largest priority among n items.",
    .meaning =
        "Each of n items has a class, one of ten, and a priority between 0 and 1; the answer is "
        "the class of the item with the largest priority. The more items there are, the closer the "
        "second largest comes, so a row has to be ever sharper, and a softmax whose scale does not "
        "grow spreads its weight.",
    .formula = R"(y = c_{j^*},\quad j^* = \operatorname*{argmax}_j p_j)",
    .source = "Veličković et al. 2024, arXiv 2410.01104",
    .symbols = largest_classes + 1,
    .features = 1,
    .classes = largest_classes,
    .shortest = 5,
    .longest = 48,
    .steps = 1500,
    .rate = 3e-3,
    .draw = draw_largest,
};

}  // namespace attnscope::lab
