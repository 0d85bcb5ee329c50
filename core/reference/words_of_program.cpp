#include <array>

#include "core/reference/words.h"

namespace attnscope {
namespace {

constexpr auto program_words = std::to_array<Word>({
    {"scenario", "Scenario",
     "Everything that is chosen for a computation, together: the length n, the dimension d, the "
     "scaling rule, the score model, the mask and so on. Every number in the window is computed "
     "from the present Scenario.",
     R"((n, d, \lambda, \ldots))", "Attnscope", "", "",
     "fields presets words/freezing-scenario words/board"},
    {"board", "board",
     "The part of the window in which the views are: the plots, the tables and the matrix. Click "
     "the name of a view to choose another one for its place; double-click it to see that view "
     "alone.",
     R"(\text{views})", "Attnscope", "", "", "figures views shortcuts"},
    {"line-colors", "colours of lines",
     "Black (white on a dark ground) is exact, blue the annealed estimate, orange with dashes and "
     "dots the Laplace approximation, red-orange with dots the 0.24 line, green with dots the mean "
     "field, pink dots a simulation; grey is frozen. A rule that is compared has the colour that "
     "its name has beside the plot: on the first screen κ·log n/d is the red-orange dashed line. "
     "Drag a violet line to change n or λ.",
     R"(\text{colour} \to \text{curve})", "M. Okabe and K. Ito 2008, jfly.uni-koeln.de/color", "",
     "entropy-vs-scale",
     "words/exact words/annealed words/laplace words/linear words/mean-field words/simulation "
     "curves/compared curves/frozen"},
    {"freezing-scenario", "freeze (a Scenario)",
     "To keep the present Scenario for comparison (View ▸ Freeze what is shown): its curves stay "
     "in the figures while you change the settings. “Freezing” is something else: the weight of a "
     "row gathers on a few keys.",
     R"((n_0, d_0, \lambda_0, \ldots))", "Attnscope", "", "",
     "words/scenario words/freezing curves/frozen"},
});

}  // namespace

std::span<const Word> words_of_program() {
    return program_words;
}

}  // namespace attnscope
