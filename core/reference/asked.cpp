#include "core/reference/asked.h"

namespace attnscope {
namespace {

const AskedAs all_asked[] = {
    {"start/attnscope",
     {"what does the program show", "what does attnscope do", "what do i see",
      "what am i looking at", "what is this", "where do i start", "what should i do first"}},
    {"start/what-is-attention", {"how does attention work", "explain attention"}},
    {"start/read-matrix",
     {"read the matrix", "read the heatmap", "read the attention matrix", "read the picture",
      "what does the matrix show", "what do the colors mean", "what do the colours mean",
      "picture on the right", "image on the right", "square on the right", "green picture",
      "green square", "heatmap", "heat map", "bright cells", "yellow cells", "hatched half",
      "hatched triangle", "rows of the matrix", "columns of the matrix"}},
    {"start/why-scale",
     {"why does the scale matter", "why does lambda matter in attention", "what does lambda do",
      "what does the scale do", "why is the scale important", "why is lambda important"}},
    {"start/longer-texts",
     {"why does n matter", "what happens as n grows", "what happens when texts get longer",
      "why do long contexts fail", "why does the length matter", "long texts", "longer texts",
      "long context", "context length", "why does the entropy grow", "why does the entropy rise",
      "growing entropy", "rising entropy", "why does the curve rise", "why does the line rise"}},
    {"start/best-rule",
     {"which rule is best", "best rule", "best scaling rule", "which rule is the best one",
      "which rule should i use", "which rule should be used", "which scaling rule is best",
      "best scale", "best lambda"}},
    {"words/scale", {"lambda", "what is lambda", "what is the scale"}},
    {"words/line-colors",
     {"orange line", "red line", "green line", "blue line", "yellow line", "black line",
      "white line", "grey line", "gray line", "brown line", "pink line", "dotted line",
      "dashed line", "violet line", "purple line", "vertical line", "orange curve", "green curve",
      "blue curve", "colored lines", "coloured lines", "colors of the curves",
      "colours of the curves", "pink dots", "purple dots"}},
    {"rules/kappa-log-n", {"orange line", "orange curve"}},
    {"words/laplace", {"orange line", "yellow line", "orange curve"}},
    {"words/linear", {"orange line", "red line", "orange curve"}},
    {"words/annealed", {"blue line", "blue curve"}},
    {"words/mean-field", {"green line", "green curve"}},
    {"words/simulation", {"pink dots", "purple dots", "dots with bars", "error bars"}},
    {"words/shaded",
     {"grey area", "gray area", "grey part", "gray part", "grey background", "shaded area"}},
    {"words/induction",
     {"stripes", "bright stripes", "bright lines", "yellow lines", "diagonal lines",
      "slanted lines", "lines in the matrix", "stripes in the matrix", "repeats"}},
    {"words/sink",
     {"bright column", "yellow column", "first column", "first key", "left edge of the matrix"}},
    {"words/made-up-head", {"bright diagonal", "is this a real model", "which model is this"}},
    {"words/mask", {"white triangle", "empty half", "upper half of the matrix"}},
    {"words/entropy", {"what is h", "what does h mean"}},
    {"words/effective-keys", {"how many keys", "2x the keys", "times the keys"}},
    {"fields/n", {"what is n"}},
    {"fields/d", {"what is d", "what is dim"}},
    {"status/entropy", {"numbers at the bottom", "line at the bottom", "bottom line"}},
    {"words/freezing-scenario",
     {"compare two settings", "compare before and after", "keep the curves"}},
    {"query-sources/file",
     {"my own model", "my own heads", "own heads", "open my heads", "use my own data",
      "how do i open my files"}},
    {"shortcuts/export", {"save the picture", "save a figure", "export a plot"}},
};

}  // namespace

std::span<const AskedAs> asked_as() {
    return all_asked;
}

}  // namespace attnscope
