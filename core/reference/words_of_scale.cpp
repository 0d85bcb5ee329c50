#include <array>

#include "core/reference/words.h"

namespace attnscope {
namespace {

constexpr std::string_view derrida = "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613";
constexpr std::string_view invariance = "J. Su 2021, kexue.fm/archives/8823";

constexpr auto scale_words = std::to_array<Word>({
    {"scale", "scale λ",
     "The number by which all scores are multiplied before the softmax. At small λ all keys get "
     "nearly equal weights; the larger λ is, the more the best keys take. The usual choice is "
     "1/√d, which is 0.125 for d = 64.",
     R"(p = \operatorname{softmax}(\lambda s))", "Vaswani et al. 2017, arXiv 1706.03762", "",
     "entropy-vs-scale", "fields/lambda fields/rule words/temperature"},
    {"temperature", "temperature",
     "The reciprocal of the scale, 1/λ, a word borrowed from physics. At a high temperature "
     "the weights are nearly equal; at a low one they settle on the best keys, as molecules "
     "settle in the states of least energy when a substance cools. Rules with “temperature” "
     "in their names mean the reverse: they give a factor on 1/√d, and a larger factor "
     "makes λ larger, so the temperature lower.",
     R"(T = 1/\lambda)", derrida, "", "entropy-vs-scale", "words/scale words/freezing"},
    {"scaling-rule", "scaling rule",
     "A formula that gives the scale λ, mostly from the number of keys n and the head dimension d. "
     "The usual rule, 1/√d, does not look at n; others let λ grow with log n, so that long rows "
     "stay as selective as short ones.",
     R"(\lambda = \lambda(n, d))", "Vaswani et al. 2017, arXiv 1706.03762", "",
     "rules-side-by-side", "fields/rule words/iso-entropy rules/inverse-sqrt-d rules/log-512"},
    {"kappa", "κ (kappa)",
     "A factor in the scaling rule λ = κ·log n/d that the user chooses: the larger κ, the fewer "
     "keys share the weight of a row. At the default, 1/0.24 = 4.17, the rule of thumb for the "
     "entropy of a row, log n − 0.24 λd, is 0 for every n. The exact mean at d = 64 is not 0 but "
     "nearly constant, between 2.4 and 3.1 nat from n = 64 to 4096; at d = 128 it still grows.",
     R"(\lambda = \kappa\cdot \frac{\log n}{d})", invariance, "rule=kappa-log-n",
     "entropy-vs-length", "fields/kappa rules/kappa-log-n words/linear"},
    {"iso-entropy", "iso-entropy",
     "A scaling rule is iso-entropic (Greek iso means equal) if the mean entropy of a row stays "
     "the same as its number of keys n grows. In the formula it stays what it is at a length n₀ "
     "with λ = 1/√d. For random scores the rule “exact iso-entropy” does this exactly: for random "
     "directions, n₀ = 512 and d = 64, its λ is 0.125 at n = 512, 0.30 at n = 4096 and 0.51 at n = "
     "131\u2009072.",
     R"(\mathbb{E}\,H(n, \lambda(n)) = \mathbb{E}\,H(n_0, 1/\sqrt{d}))", "Attnscope",
     "rule=exact-iso-entropy", "entropy-vs-length",
     "rules/exact-iso-entropy rules/iso-entropy curves/contour-phase-diagram"},
    {"entropy-invariance", "entropy invariance",
     "The wish that the mean entropy of a row stays the same however many keys n it has. "
     "For random scores the rule “exact iso-entropy” fulfils it. Under the rule κ·log n/d, "
     "at its default κ = 1/0.24, only an estimate stays the same: the rule of thumb log n − "
     "0.24 λd is 0 for every n. The exact mean is then nearly constant at d = 64, but not "
     "at d = 128.",
     R"(\mathbb{E}\,H(n, \lambda(n)) = \text{constant})", invariance, "rule=exact-iso-entropy",
     "rules-over-lengths", "words/iso-entropy published/entropy-invariance rules/kappa-log-n"},
    {"linear", "0.24 line",
     "A rule of thumb for the entropy, log n − 0.24 λd. It is close to the exact mean if λ "
     "is about 1 and log n is far above 0.24 d, which at d = 64 takes more than 10 billion "
     "keys. At the usual λ = 1/√d it is far too low: for n = 512 and d = 64 it gives 4.32 "
     "where the exact mean is 5.75, in nat, the unit of entropy with natural logarithms.",
     R"(\log n - 0.24 \lambda d)", invariance, "", "entropy-vs-scale",
     "approximations/linear-entropy words/kappa"},
    {"freezing", "freezing",
     "As λ grows, the weight of a row gathers on fewer keys; once a few of the best ones hold a "
     "large part of it, physics calls the row frozen. It comes gradually, about where D(λ), which "
     "λ takes off log n in the annealed estimate of the entropy, has grown to log n. That scale "
     "grows with the number of keys: for random directions and d = 64 it is 0.51 at n = 512 and "
     "0.62 at n = 4096.",
     R"(D(\lambda) = \log n)", derrida, "", "phase-diagram",
     "words/condensation words/entropy-loss quantities/freezing-scale "
     "curves/annealed-phase-diagram"},
    {"condensation", "condensation",
     "What the weight of a row does when it freezes: it gathers on a few keys, as vapour "
     "gathers in drops. If λ is, say, always twice the freezing scale λ_c(n), a few keys "
     "hold most of the weight however many keys n the row has, so that Σp² does not fall to "
     "0; at half of λ_c(n), the longer the row is, the more keys share it. Annealed "
     "estimates tell where this begins but fail beyond.",
     R"(\operatorname*{lim}_{n \to \infty} \mathbb{E}\sum p^2 > 0\text{ at a fixed }\lambda/\lambda_c(n) > 1)",
     derrida, "", "phase-diagram", "words/freezing words/collision words/annealed"},
    {"phase-diagram", "phase diagram",
     "A map with the length n across and the scale λ upwards, in which colours show the mean "
     "entropy. The name is from physics, where such maps show where a substance is solid or "
     "liquid: here rows are frozen on a few keys in one part, and spread over many in the other.",
     R"(\mathbb{E}\,H(n, \lambda))", derrida, "", "phase-diagram",
     "figures/phase-diagram words/freezing"},
    {"random-energy", "random energy model (REM)",
     "A model from physics that obeys the same formulas as a row of attention over random "
     "keys. In it a system can be in any of very many states, each with an energy drawn at "
     "random, and the colder it is, the more it keeps to the few lowest. A key is a state, "
     "its score the energy with the sign reversed, and a large λ a low temperature. "
     "Freezing was first understood there.",
     R"(p_i = \frac{e^{\lambda s_i}}{\sum e^{\lambda s_j}})", derrida, "model=gaussian",
     "phase-diagram", "words/freezing models/gaussian"},
});

}  // namespace

std::span<const Word> words_of_scale() {
    return scale_words;
}

}  // namespace attnscope
