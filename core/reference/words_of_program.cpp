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
